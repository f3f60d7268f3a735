"""What is printed on the cards, card by card: the figures that the tables have to agree with."""

import re

DREAD = """
D1-01 A Tough Bargain | charm guile tech | 4 3 ;; D1-02 Bruiser | strength courage impact | 3 3
D1-03 Digging up the Past | strength lore tech | 4 4 ;; D1-04 The Whispering Medium | spirit lore spellcraft | 4 3
D1-05 Bodies in the Fog | courage lore tech | 5 4 ;; D1-06 The Resurrection Men | strength guile courage | 5 4
D1-07 Blackmail at the Savoy | charm guile lore | 4 3 ;; D1-08 The Weeping Nursery | charm spirit spellcraft | 4 3
D1-09 Dockside Press Gang | strength guile courage | 4 3 ;; D1-10 The Locked Carriage | guile lore tech | 3 3
D1-11 A Duel at Dawn | charm courage impact | 3 3 ;; D1-12 Rats in the Rookery | strength guile impact | 3 3
D1-13 The Anarchist's Parcel | guile courage tech | 5 4 ;; D1-14 Crooked Constable | charm guile courage | 4 3
D1-15 The Drowned Bride | spirit courage spellcraft | 5 4 ;; D1-16 The Locked Ward | charm spirit tech | 4 4
D1-17 Fever House | spirit lore tech | 5 4 ;; D1-18 Pale Hounds | strength spirit impact | 4 3
D1-19 The Séance Room | charm lore spellcraft | 4 3 ;; D1-20 The Ratcatcher's Cellar | strength lore spellcraft | 4 4
D1-21 The Stolen Reliquary | guile spirit lore | 5 4 ;; D1-22 Runaway Hansom | strength courage tech | 3 3
D1-23 Unclean Tongues | charm spirit lore | 3 3 ;; D1-24 The Hanging Judge | charm spirit courage | 5 4
D2-01 Carollers Without Breath | spirit courage spellcraft | 4 4 ;; D2-02 Dynamite Under Parliament | guile lore tech | 6 5
D2-03 The Butcher of Smithfield | strength courage impact | 4 3 ;; D2-04 A Countess in Ashes | charm lore spirit | 4 3
D2-05 The Clockwork Beadle | strength lore tech | 4 3 ;; D2-06 The Sleeping Fleet | guile courage charm | 4 3
D2-07 The Man Who Bled Ink | lore spirit spellcraft | 5 4 ;; D2-08 Riot at Trafalgar Square | strength charm courage | 5 4
D2-09 Gallows Birds | strength guile spirit | 4 3 ;; D2-10 The Ambassador's Shadow | charm guile lore | 4 3
D2-11 Ghouls of Kensal Green | strength courage impact | 5 4 ;; D2-12 The Poisoned Pump | lore charm tech | 4 3
D2-13 Hypnotist at Large | charm spirit guile | 4 3 ;; D2-14 The Wicker Doctor | spirit lore spellcraft | 4 4
D2-15 Night of the Locomotive | strength courage tech | 5 4 ;; D2-16 Bought and Paid For | charm guile impact | 3 3
D2-17 The Inverted Church | spirit courage lore | 5 5 ;; D2-18 Vampyre of Belgrave Square | charm spirit courage | 5 4
D2-19 The Tattooed Cargo | strength guile lore | 4 3 ;; D2-20 Black Mass at St Sepulchre | spirit guile spellcraft | 5 4
D2-21 The Twin Assassins | guile courage impact | 5 3 ;; D2-22 Galvanic Beast | strength tech impact | 5 4
D2-23 The Vanishing Regiment | charm lore courage | 4 3 ;; D2-24 Mother Midnight | charm guile spellcraft | 3 3
"""

CONFIDENCE = """
CF-01 A Steady Hand | strength charm ;; CF-02 Old Friends in Low Places | strength guile
CF-03 The Psalm Comes Back | strength spirit ;; CF-04 It Was in the Almanac | strength lore
CF-05 Heads Up, Lads | strength courage ;; CF-06 A Smile and a Knife | charm guile ;; CF-07 The Chaplain's Blessing | charm spirit
CF-08 Drawing-Room Science | charm lore ;; CF-09 Gallantry | charm courage ;; CF-10 The Thief on the Cross | guile spirit
CF-11 Cipher and Key | guile lore ;; CF-12 Cool Nerve | guile courage ;; CF-13 A Dream That Came True | spirit lore
CF-14 Into the Lion's Den | spirit courage ;; CF-15 The Scholar Stands His Ground | lore courage
CF-16 We Have Come This Far | wild ;; CF-17 By God, It Worked | wild ;; CF-18 Not Tonight | wild
CF-19 The Battering Ram | impact strength ;; CF-20 Fix Bayonets | impact courage ;; CF-21 The Patent Lantern | tech lore
CF-22 A Bent Hairpin | tech guile ;; CF-23 Chalk and Candle | spellcraft spirit
CF-24 A Charm Against the Eye | spellcraft charm
"""

PERSONALITIES = """
Basil Sterling | Peer of the Realm | trait | charm charm ;; Basil Sterling | Eton and Oxford | trait | lore
Basil Sterling | Crack Shot | trait | impact courage ;; Basil Sterling | Cardsharp | trait | guile
Basil Sterling | Noblesse Oblige | talent | wild ;; Basil Sterling | The Empty Nursery | trauma | -
Jacqueline Degas | Star of the Moulin | trait | charm ;; Jacqueline Degas | Light Fingers | trait | guile tech
Jacqueline Degas | Knife in the Garter | trait | courage ;; Jacqueline Degas | A Hundred Admirers | trait | charm lore
Jacqueline Degas | Encore! | talent | wild ;; Jacqueline Degas | The Man in Box Five | trauma | -
Jack Murphy | Bare-Knuckle Champion | trait | strength impact ;; Jack Murphy | Docker | trait | strength
Jack Murphy | Strike Committee | trait | guile tech ;; Jack Murphy | Devil's Own Luck | trait | wild
Jack Murphy | Never Stays Down | talent | strength ;; Jack Murphy | The Ring at Belfast | trauma | -
Maria | Sister of Mercy | trait | spirit charm ;; Maria | Litany | trait | spirit ;; Maria | Fever Ship | trait | courage lore
Maria | Unbending | trait | courage ;; Maria | Absolution | talent | spirit ;; Maria | The Silent Convent | trauma | -
Howard Milton | Student of Vodou | trait | spellcraft spirit ;; Howard Milton | Museum Archivist | trait | lore
Howard Milton | Egyptologist | trait | lore tech ;; Howard Milton | Second Sight | trait | spirit
Howard Milton | Forbidden Marginalia | talent | spellcraft lore ;; Howard Milton | The Drum That Was Not for Sale | trauma | -
Freidrich Stürmer | Musician | trait | courage ;; Freidrich Stürmer | Prussian Drill | trait | strength courage
Freidrich Stürmer | Siege Engineer | trait | tech impact ;; Freidrich Stürmer | Duelling Scar | trait | courage
Freidrich Stürmer | Marching Song | talent | strength ;; Freidrich Stürmer | The Trench at Metz | trauma | -
"""

PLOTS = """
PL1-A Mr. Reynaud's Residence | morning 4 | courage lore guile | 0 all unhinged | 2 - | 3 1 random item
PL1-B A Pawnshop | morning 3 | charm guile tech | 0 owner discards, dread +1 | 2 1 item | 4 2 item
PL1-C Opium Den | day 4 | spirit guile courage | 0 one injured, dread +1 | 2 2 confidence | 4 2 virtue
PL1-D The Chapel Under Wych Street | day 4 | lore spirit spellcraft | 0 one unhinged, dread +2 | 2 1 item | 4 2 item, 1 confidence
PL1-E The Unsealed Door | night 5 | courage strength spellcraft | 0 dread +3 | 2 - | 5 1 virtue, dread -2
PL2-A The Flower Seller of Bow | morning 3 | charm spirit courage | 0 dread +2 | 2 2 confidence | 3 1 item, 1 confidence
PL2-B Inspector Hale's Ledger | morning 3 | lore guile charm | 0 owner discards, dread +1 | 2 1 item | 4 2 item
PL2-C The Hatter of Jermyn Street | day 4 | charm guile tech | 0 one unhinged, dread +1 | 2 1 virtue | 4 2 virtue
PL2-D Rooftops over Whitechapel | night 4 | strength courage impact | 0 all injured | 2 1 item | 4 1 virtue, dread -2
PL2-E An Invitation in Red Ink | morning 4 | charm lore guile | 0 dread +2 | 2 1 item | 4 2 item
PL2-F The Anatomist's Theatre | morning 4 | lore tech courage | 0 one unhinged | 2 2 confidence | 4 1 item, 1 virtue
PL2-G The House With No Mirrors | day 4 | spirit guile spellcraft | 0 all unhinged | 2 1 virtue | 4 2 virtue, 1 confidence
PL2-H The Last Train to Abney Park | day 4 | strength courage tech | 0 one injured, dread +1 | 2 1 item | 4 2 item, dread -2
PL2-I Midnight at Cleopatra's Needle | night 5 | courage spirit strength | 0 dread +3 | 3 - | 5 2 virtue, dread -2
PL3-A The Siren Music Hall | morning 3 | charm guile spirit | 0 dread +2 | 2 1 item | 3 1 item, 1 virtue
PL3-B A Debt in Limehouse | morning 4 | guile strength courage | 0 one injured | 2 2 confidence | 4 2 item
PL3-C The Counterfeiters' Press | day 4 | tech lore guile | 0 owner discards, dread +2 | 2 1 item | 4 2 item, 1 confidence
PL3-D The Blind Beggar's Court | night 4 | charm lore spirit | 0 one unhinged, dread +2 | 2 1 virtue | 4 1 secret
PL3-E The River Toll | morning 4 | strength courage tech | 0 one injured | 2 1 item | 4 2 item
PL3-F Safe Number Nine | morning 4 | guile tech lore | 0 dread +2 | 2 2 confidence | 4 1 secret
PL3-G The Pleasure Barge | day 4 | charm guile spirit | 0 all unhinged | 2 1 virtue | 4 2 virtue, 1 confidence
PL3-H Calypso's Dressing Room | day 5 | charm lore spellcraft | 0 one unhinged, dread +1 | 2 1 item | 4 1 secret, dread -2
PL3-I The Throne Under Smithfield | night 5 | strength guile courage | 0 dread +3 | 3 - | 5 2 virtue, dread -2
PL4-A Thirteen Strikes | morning 4 | lore tech courage | 0 one unhinged, dread +1 | 2 2 confidence | 3 1 item, 1 confidence
PL4-B The Cartographer's Madness | morning 4 | lore spirit guile | 0 all unhinged | 2 1 item | 4 2 item
PL4-C The Asylum Choir | day 4 | spirit charm spellcraft | 0 one unhinged, dread +2 | 2 1 virtue | 4 2 virtue
PL4-D Beneath the Monument | night 5 | strength courage impact | 0 all injured | 2 1 item | 5 2 item, dread -2
PL4-E The Lamplighters' Strike | morning 4 | charm courage tech | 0 dread +2 | 2 1 item | 4 2 item
PL4-F Three Chairs, One Empty | morning 4 | lore spirit spellcraft | 0 one unhinged | 2 1 virtue | 4 2 virtue
PL4-G The Name in the Fog | day 4 | charm lore spirit | 0 dread +2 | 2 2 confidence | 5 3 confidence, dread -3
PL4-H The Queen's Physician | day 5 | guile charm courage | 0 one injured, dread +1 | 2 1 item | 4 2 item, 1 virtue
PL4-I London Stone | night 6 | strength courage lore | 0 dread +4 | 3 - | 5 2 virtue, dread -3
"""

CHALLENGES = """
CH1-1 Endure the Pain! | courage spirit strength | 5 | die | you injured
CH1-2 The Mirror Answers | lore charm spellcraft | 5 | die | you unhinged
CH1-3 Read It Backwards | lore guile spellcraft | 4 | die | dread +1
CH1-4 Hands Beneath the Floor | strength courage impact | 5 | die | you injured
CH1-5 Burn the Envelope | spirit tech guile | 5 | die 1 confidence | dread +2
CH1-6 Your Own Handwriting | charm spirit courage | 6 | die 1 confidence | you unhinged
CH2-1 The Leap | strength courage impact | 6 | die | you injured
CH2-2 A Voice You Loved | charm spirit courage | 6 | die | you unhinged
CH2-3 Blades in the Cape | strength guile courage | 7 | die 1 confidence | you injured
CH2-4 Count the Steps | lore guile tech | 6 | die | dread +2
CH2-5 Hold the Light | courage tech spirit | 7 | die 1 confidence | dread +2
CH2-6 He Doffs His Hat | charm lore spirit | 6 | die | you unhinged
CH3-1 The King's Guard | strength courage guile | 8 | die 1 confidence | you injured
CH3-2 Every Man Has a Price | charm guile spirit | 7 | die | you discard
CH3-3 Tallow and Flame | courage tech impact | 7 | die | you injured
CH3-4 The Sewer Rises | strength courage lore | 7 | die | dread +2
CH3-5 The Ledger of Sins | lore spirit guile | 7 | die 1 confidence | you unhinged
CH3-6 Sing for Your Supper | charm lore spellcraft | 7 | die | you unhinged
CH4-1 The Fog Has Teeth | strength courage spirit | 7 | die 1 confidence | you injured
CH4-2 All the Clocks Stop | lore tech courage | 7 | die | dread +2
CH4-3 The Dead of Four Plagues | spirit lore strength | 7 | die 1 confidence | you unhinged
CH4-4 Your Name on the Stone | charm spirit courage | 7 | die | you unhinged
CH4-5 The City Turns Its Head | guile charm lore | 7 | die | dread +3
CH4-6 Nothing Below the Stairs | guile courage impact | 7 | die 1 confidence | you injured
"""

GOONS = """
GN-1 Knuckle-Duster Ned | strength courage | 4 ;; GN-2 The Widow Scrimshaw | guile charm | 4
GN-3 Jeremiah Knell | lore spirit | 4 ;; GN-4 The Tin Bishop | spirit tech | 5 ;; GN-5 Sal Nightingale | charm courage | 4
GN-6 Brother Marrow | strength spellcraft | 5
"""

BOARD = """
North Streets | Camden High Street ;; North 1 | Highgate Cemetery ;; North 2 | King's Cross Terminus
North 3 | Regent's Canal Lock ;; North 4 | Clerkenwell Clockworks ;; North 5 | Alexandra Palace ;; North 6 | Holloway Gaol
South Streets | Borough Road ;; South 1 | Southwark Cathedral Close ;; South 2 | Bethlem Hospital ;; South 3 | Lambeth Wharf
South 4 | Crystal Palace ;; South 5 | Bermondsey Tannery ;; South 6 | Vauxhall Gardens ;; East Streets | Commercial Road
East 1 | Whitechapel Rookery ;; East 2 | Limehouse Basin ;; East 3 | Spitalfields Market ;; East 4 | Wapping Old Stairs
East 5 | The London Hospital ;; East 6 | Bethnal Green Workhouse ;; West Streets | Piccadilly ;; West 1 | Mayfair Townhouse
West 2 | Kensal Green Vaults ;; West 3 | British Museum ;; West 4 | Half Moon Street ;; West 5 | Haymarket Arcade
West 6 | Hyde Park Serpentine
"""

ITEMS = """
IT-01 Brandy | +1 courage | confidence 2 ;; IT-02 Holy Water | +1 spirit | +3 spirit
IT-03 Gambler's Dice | +1 guile | roll: reroll any ;; IT-04 Tonic | +1 strength | add condition: discard-condition one-here
IT-05 Service Revolver | roll: reroll 1 | roll: fist 1 ;; IT-06 Sword Cane | +1 guile or +1 courage | roll: fist 1
IT-07 Bull's-Eye Lantern | +1 lore | +2 lore +1 tech ;; IT-08 Opera Glasses | +1 charm | virtue 1
IT-09 Police Whistle | +1 courage | gather chapter: move-here streets ;; IT-10 Skeleton Keys | +1 guile | +2 guile +1 tech
IT-11 Galvanic Battery | +1 tech +1 impact | +2 tech +2 impact ;; IT-12 Dynamite | +1 impact | roll: fist 2, condition injured
IT-13 Grimoire Leaf | +1 spellcraft | +2 spellcraft +1 lore ;; IT-14 Chalk Circle | +1 spellcraft | trauma-die: ignore-die
IT-15 Silver Crucifix | +1 spirit | condition: ignore-condition
IT-16 Laudanum | +1 charm | add condition: discard-condition unhinged, spill
IT-17 Field Surgeon's Kit | +1 tech | add condition: discard-condition injured one-here, confidence 1
IT-18 Elephant Gun | +1 impact | roll: fist 1, reroll 2 ;; IT-19 Forged Papers | +1 charm | +2 charm +1 guile
IT-20 Bribe Money | +1 guile | +2 guile +1 charm ;; IT-21 Clasp Knife | +1 strength | roll: reroll any
IT-22 Iron Knuckles | +1 strength | +3 strength ;; IT-23 Crowbar | +1 strength | +2 strength +1 impact
IT-24 Lucky Sovereign | roll: reroll 1 | roll: fist 1 ;; IT-25 Saint's Knucklebone | +1 spirit | add showdown: dread -2
IT-26 Museum Pass | +1 lore | +3 lore ;; IT-27 Baedeker of the Underworld | +1 lore | take-discarded
IT-28 Campaign Medal | +1 courage | +3 courage ;; IT-29 Evening Dress | +1 charm | +3 charm
IT-30 Phonograph | +1 tech | add showdown: dread -1, confidence 1 ;; IT-31 Fortune-Teller's Charm | roll: reroll 1 | +2 wild
IT-32 Witch Bottle | +1 spellcraft | roll: turn-fist 1
"""

ALLIES = """
AL-1 Wiggins, Newsboy | guile courage | story: show-card or confidence 1
AL-2 Constable Thorne | strength courage | roll: fist 1 one-here
AL-3 Dr Lavinia Crane | lore tech | add condition: discard-condition all-here
AL-4 Father Aloysius | spirit charm | trauma: cancel-trauma one-here ;; AL-5 Madame Oriel | spirit spellcraft | story: dread -2
AL-6 Big Tam Docherty | strength impact | +4 strength ;; AL-7 Lord Pelham Voss | charm lore | item 1
AL-8 The Ferret | guile tech | roll: reroll any one-here ;; AL-9 Nurse Hester Quill | courage lore | confidence 2
"""

VIRTUES = """
Basil Sterling | wild charm lore | add roll showdown: ready-item one-here ;; Jacqueline Degas | wild charm guile | +1 wild
Jack Murphy | wild strength guile | +2 strength or roll: reroll any
Sister Maria Velasco | wild spirit courage | add condition: discard-condition one-here or +1 spirit
Howard Milton | wild lore spirit | add chapter: peek-add 3 or add endgame: confidence 1
Freidrich Stürmer | wild strength courage | roll: turn-fist 1 or +1 courage
"""

TALENTS = """
Noblesse Oblige | flip: ready-item one-here ;; Encore! | roll chapter: reroll any or flip endgame: +1 wild
Never Stays Down | flip must: discard-condition injured else +1 strength
Absolution | flip must: discard-condition unhinged one-here ;; Forbidden Marginalia | flip: glimpse
Marching Song | flip must: confidence 1
"""

SECRETS = """
CS-1 The King's True Name | first-die endgame: lower-target 2
CS-2 The Song That Stops Clocks | condition endgame: ignore-condition anyone or penalty endgame: ignore-penalty anyone
CS-3 The Door Behind the Mirror | pass endgame: pass
"""

ANTAGONISTS = """
AN-1 The Correspondent | the-letter | trauma-bleeds 1 ;; AN-2 The Gentleman Caller | the-gentleman-caller | first-meets-harder 1
AN-3 The Tallow King | calypsos-bargain | secret-or-farther 1 ;; AN-4 The Pale Sovereign | london-dread | conditions-weigh 1
AN-5 The Engine Beneath | london-dread | few-readied 2 ;; AN-6 The Hollow Choir | london-dread | absence-bleeds 1
"""


def lines(table: str) -> list[list[str]]:
    """The cells of each card; as many cards stand in a line as have room, parted by ";;"."""
    return [[cell.strip() for cell in line.split("|")] for line in re.split(r"\n| ;; ", table.strip())]
