# Castle Ravenloft: every word that a player reads.

## Worte am Tisch

name-heroes = Helden
    .the = die Helden
    .acc = die Helden
    .dat = den Helden
    .gender = pl
name-castle = Schloss Ravenloft
    .the = das Schloss Ravenloft
    .acc = das Schloss Ravenloft
    .dat = dem Schloss Ravenloft
    .gender = n
name-hero = Heldenphase
    .the = die Heldenphase
    .acc = die Heldenphase
    .dat = der Heldenphase
    .gender = f
name-explore = Erkundungsphase
    .the = die Erkundungsphase
    .acc = die Erkundungsphase
    .dat = der Erkundungsphase
    .gender = f
name-villain = Schurkenphase
    .the = die Schurkenphase
    .acc = die Schurkenphase
    .dat = der Schurkenphase
    .gender = f
name-start = Beginn des Zuges
    .the = der Beginn des Zuges
    .acc = den Beginn des Zuges
    .dat = dem Beginn des Zuges
    .gender = m
name-monster = Monsterstapel
    .the = der Monsterstapel
    .acc = den Monsterstapel
    .dat = dem Monsterstapel
    .gender = m
name-encounter = Begegnungsstapel
    .the = der Begegnungsstapel
    .acc = den Begegnungsstapel
    .dat = dem Begegnungsstapel
    .gender = m
name-treasure = Schatzstapel
    .the = der Schatzstapel
    .acc = den Schatzstapel
    .dat = dem Schatzstapel
    .gender = m
name-tile = Plättchenstapel
    .the = der Plättchenstapel
    .acc = den Plättchenstapel
    .dat = dem Plättchenstapel
    .gender = m
name-north = Norden
name-east = Osten
name-south = Süden
name-west = Westen
name-black = schwarz
name-white = weiß
name-slowed = Verlangsamt
name-immobilized = Bewegungsunfähig
name-experience = Erfahrung
    .the = die Erfahrung
    .acc = die Erfahrung
    .dat = der Erfahrung
    .gender = f
name-surge = Heilschub
    .the = der Heilschub
    .acc = den Heilschub
    .dat = dem Heilschub
    .gender = m
name-aid = Beistand
    .the = der Beistand
    .acc = den Beistand
    .dat = dem Beistand
    .gender = m
name-sun = Sonne
    .the = die Sonne
    .acc = die Sonne
    .dat = der Sonne
    .gender = f
name-mistform = Nebelgestalt
    .the = die Nebelgestalt
    .acc = die Nebelgestalt
    .dat = der Nebelgestalt
    .gender = f
name-kavan = Kavan
    .gender = m
text-kavan = Er ist kein Held, hat keine Trefferpunkte und teilt sein Feld mit anderen. Beginnst du deinen Zug auf oder neben seinem Feld, darfst du ihn führen: Er folgt dir am Ende deiner Heldenphase. Ist zu Beginn der Schurkenphase ein Monster auf seinem Plättchen oder kein Held, verwandelt er sich in den Jungvampir (CR-215).
name-coffin = Sarg
    .the = der Sarg
    .acc = den Sarg
    .dat = dem Sarg
    .gender = m
name-coffin-shut = Sarg
    .the = der Sarg
    .acc = den Sarg
    .dat = dem Sarg
    .gender = m
text-coffin-shut = Ungeöffnet. Beendest du deine Heldenphase darauf oder daneben, darfst du ihn öffnen: nichts, ein Schatz, Weihwasser, ein Pflock, eine Falle, ein Monster oder der Graf (CR-210).
name-item-back = Gegenstandsmarker
    .the = der Gegenstandsmarker
    .acc = den Gegenstandsmarker
    .dat = dem Gegenstandsmarker
    .gender = m
text-item-back = Verdeckt. Wer die eigene Heldenphase darauf oder daneben beendet, nimmt ihn und sieht, was es ist (CR-210).
name-monster-back = Monstermarker
    .the = der Monstermarker
    .acc = den Monstermarker
    .dat = dem Monstermarker
    .gender = m
text-monster-back = Verdeckt: 1 bis 3 Monster im Versteck. Dreht ihn um, wenn ein Held eine Bewegung im Umkreis von 1 Plättchen beendet (CR-210).
name-monsters-0 = niemand
name-monsters-1 = ein Monster
name-monsters-2 = zwei Monster
name-monsters-3 = drei Monster
name-calm = Ruhe
    .the = die Ruhe
    .acc = die Ruhe
    .dat = der Ruhe
    .gender = f
name-food = Essen
    .the = das Essen
    .acc = das Essen
    .dat = dem Essen
    .gender = n
name-mirror = Spiegel
    .the = der Spiegel
    .acc = den Spiegel
    .dat = dem Spiegel
    .gender = m
name-portrait = Porträt
    .the = das Porträt
    .acc = das Porträt
    .dat = dem Porträt
    .gender = n
name-coffin-empty = nichts
name-coffin-monster = ein Monster
name-coffin-trap = eine Falle
name-coffin-treasure = ein Schatz
name-coffin-strahd = der Graf
name-item-treasure = Schatz, der bessere von zweien
name-banked = Hinausgetragene Schatzkarten
name-cured = Schritte der Heilung
name-lairs = Eroberte Schlupfwinkel
name-ritual = Gebrochene Ritualschritte
name-kills = Vernichtete Monster
name-escaped = Entkommene Monster
name-crypt = Gruft
    .the = die Gruft
    .acc = die Gruft
    .dat = der Gruft
    .gender = f
name-skull = Schädel
    .the = der Schädel
    .acc = den Schädel
    .dat = dem Schädel
    .gender = m
name-bone-pile = Knochenhaufen
    .the = der Knochenhaufen
    .acc = den Knochenhaufen
    .dat = dem Knochenhaufen
    .gender = m
name-blessing = Segen
    .the = der Segen
    .acc = den Segen
    .dat = dem Segen
    .gender = m
name-fortune = Glücksfall
    .the = der Glücksfall
    .acc = den Glücksfall
    .dat = dem Glücksfall
    .gender = m
name-item = Gegenstand
    .the = der Gegenstand
    .acc = den Gegenstand
    .dat = dem Gegenstand
    .gender = m
name-adventure = Abenteuerschatz
    .the = der Abenteuerschatz
    .acc = den Abenteuerschatz
    .dat = dem Abenteuerschatz
    .gender = m
name-environment = Umgebung
    .the = die Umgebung
    .acc = die Umgebung
    .dat = der Umgebung
    .gender = f
name-event = Ereignis
    .the = das Ereignis
    .acc = das Ereignis
    .dat = dem Ereignis
    .gender = n
name-attack = Ereignisangriff
    .the = der Ereignisangriff
    .acc = den Ereignisangriff
    .dat = dem Ereignisangriff
    .gender = m
name-trap = Falle
    .the = die Falle
    .acc = die Falle
    .dat = der Falle
    .gender = f
name-at-will = Standardkraft
    .the = die Standardkraft
    .acc = die Standardkraft
    .dat = der Standardkraft
    .gender = f
name-daily = Tageskraft
    .the = die Tageskraft
    .acc = die Tageskraft
    .dat = der Tageskraft
    .gender = f
name-utility = Nutzkraft
    .the = die Nutzkraft
    .acc = die Nutzkraft
    .dat = der Nutzkraft
    .gender = f
name-undead = Untoter
    .the = der Untote
    .acc = den Untoten
    .dat = dem Untoten
    .gender = m
name-vampire = Vampir
    .the = der Vampir
    .acc = den Vampir
    .dat = dem Vampir
    .gender = m
name-animal = Tier
    .the = das Tier
    .acc = das Tier
    .dat = dem Tier
    .gender = n
name-vermin = Ungeziefer
    .the = das Ungeziefer
    .acc = das Ungeziefer
    .dat = dem Ungeziefer
    .gender = n
name-reptile = Reptil
    .the = das Reptil
    .acc = das Reptil
    .dat = dem Reptil
    .gender = n
name-elemental = Elementar
    .the = das Elementar
    .acc = das Elementar
    .dat = dem Elementar
    .gender = n
name-fey = Feenwesen
    .the = das Feenwesen
    .acc = das Feenwesen
    .dat = dem Feenwesen
    .gender = n

text-slowed = Tempo 2 bis zum Ende der eigenen Heldenphase.
text-immobilized = Tempo 0 bis zum Ende der eigenen Heldenphase. Wer bewegungsunfähig ist, kann trotzdem versetzt werden.
text-surge = Wer einen Zug mit 0 TP beginnt, muss einen einsetzen und steht mit so vielen TP auf, wie der eigene Heilschubwert angibt. Ist keiner mehr da, ist die Nacht verloren.
text-mistform = Bleibt auf Strahds Karte, bis er zu Nebel wird.
text-environment = Gilt für alle, bis eine andere Umgebung sie ablöst.
text-event = Geschieht sofort und ist vorbei.
text-attack = Greift sofort Helden an und ist vorbei.
text-trap = Ihr Marker liegt auf einem Plättchen. Sie schlägt in jeder Schurkenphase der Person zu, die sie gezogen hat. Ein Held auf ihrem Plättchen darf statt seines Angriffs versuchen, sie zu entschärfen: Wurf von 10 oder mehr.
text-blessing = Gilt für alle Helden bis zum Ende deiner nächsten Heldenphase.
text-fortune = Geschieht sofort und ist vorbei.
text-item = Gib ihn beim Ziehen einem beliebigen Helden; dort bleibt er.
text-at-will = In jedem Zug einsetzbar.
text-daily = Wird nach dem Einsatz umgedreht.
text-utility = Wird nach dem Einsatz umgedreht. Sie ist kein Angriff.

## Helden

name-allisa = Allisa
    .gender = f
title-allisa = Menschliche Waldläuferin
text-allisa = Kundschafterin. In deiner Erkundungsphase darfst du an einer beliebigen unerkundeten Kante deines Plättchens erkunden, egal wo du darauf stehst.
flavour-allisa = Sie hat schon Schlimmeres bei schlimmerem Wetter aufgespürt. Nicht oft.

name-arjhan = Arjhan
    .gender = m
title-arjhan = Drachenblütiger Kämpfer
text-arjhan = Verteidiger. Jeder andere Held auf deinem Plättchen hat +1 RK.
flavour-arjhan = Er füllt einen Türrahmen besser aus als die meisten Türen.

name-immeril = Immeril
    .gender = m
title-immeril = Eladrin-Magier
text-immeril = Wissen. Jeder andere Held auf deinem Plättchen hat +1 auf Angriffswürfe.
flavour-immeril = Er hat jedes Buch über dieses Schloss gelesen. Das Ende gefiel ihm nie.

name-kat = Kat
    .gender = f
title-kat = Menschliche Diebin
text-kat = Fallenexpertin. Du hast +5 auf Würfe zum Entschärfen von Fallen.
flavour-kat = Schlösser, Riegel, Stolperdrähte: Früher oder später geht bei ihr alles auf.

name-thorgrim = Thorgrim
    .gender = m
title-thorgrim = Zwergenkleriker
text-thorgrim = Beistand. Hast du in deiner Heldenphase nicht angegriffen, erhält an ihrem Ende ein anderer Held auf deinem Plättchen 1 TP zurück.
flavour-thorgrim = Sein Glaube ist wie sein Bart: lang, störrisch und leicht angesengt.

text-critical-hit = Kritischer Treffer (2. Stufe). Eine gewürfelte 20 bei deinem Angriff verursacht +1 Schaden.

## Kräfte von Thorgrim

name-healing-word = Heilendes Wort
text-healing-word = Kostenlos, in deiner Heldenphase: Ein Held in beliebiger Entfernung erhält so viele TP zurück wie sein Heilschubwert. Ein Held mit 0 TP steht auf.

name-divine-flare = Göttliches Lodern
text-divine-flare = Greife ein Monster auf deinem Plättchen an: +6, 1 Schaden. Bei einem Treffer beende einen Zustand eines Helden auf deinem Plättchen.

name-healing-strike = Heilender Schlag
text-healing-strike = Greife ein angrenzendes Monster an: +8, 1 Schaden. Bei einem Treffer erhält ein Held im Umkreis von 1 Plättchen 1 TP zurück; auch du selbst darfst es sein.

name-lance-of-faith = Lanze des Glaubens
text-lance-of-faith = Greife ein Monster im Umkreis von 1 Plättchen an: +6, 1 Schaden, gegen Untote 2 Schaden.

name-beacon-of-hope = Licht der Hoffnung
text-beacon-of-hope = Wähle ein Plättchen im Umkreis von 1 und greife jedes Monster darauf an: +6, 2 Schaden. Ob Treffer oder Fehlschlag: Jeder Held auf diesem Plättchen erhält 1 TP zurück.

name-flame-strike = Feuerschlag
text-flame-strike = Wähle ein Plättchen im Umkreis von 2 und greife jedes Monster darauf an: +6, 3 Schaden. Fehlschlag: 1 Schaden.

name-hallowed-advance = Geheiligter Vorstoß
text-hallowed-advance = Greife ein angrenzendes Monster an: +5, 3 Schaden. Fehlschlag: 1 Schaden. Ob Treffer oder Fehlschlag: Jeder andere Held darf sich danach bis zu 1 Plättchen weit bewegen.

name-bless = Segnen
text-bless = Kostenlos, in deiner Heldenphase: +2 auf Angriffswürfe bis zum Ende deiner nächsten Heldenphase, für dich und jeden Helden im Umkreis von 1 Plättchen.

name-consecrated-ground = Geweihter Boden
text-consecrated-ground = Kostet deinen Angriff: Wähle ein Plättchen im Umkreis von 1. Entferne einen Marker dort, bei einer Falle auch ihre Karte; lege dann den Marker dieser Karte dorthin. Der nächste Begegnungsmarker, der auf dieses Plättchen käme, bleibt aus: Seine Karte wird ersatzlos abgeworfen und dieser Marker entfernt.

name-shield-of-faith = Schild des Glaubens
text-shield-of-faith = Wenn ein Angriff dich oder einen anderen Helden auf deinem Plättchen trifft: Er geht stattdessen fehl. +2 RK bis zum Ende deiner nächsten Heldenphase, für dich und jeden Helden im Umkreis von 1 Plättchen.

## Kräfte von Arjhan

name-dragons-breath = Drachenodem
text-dragons-breath = Kostenlos, in deiner Heldenphase: Greife jedes Monster auf deinem Plättchen an: +4, 1 Schaden. Das zählt nicht als dein Angriff.

name-cleave = Spalten
text-cleave = Greife ein angrenzendes Monster an: +6, 1 Schaden. Bei einem Treffer darfst du ein weiteres Monster auf deinem Plättchen wählen: Bewege dich daneben, und es erleidet 1 Schaden.

name-trapping-strike = Fanghieb
text-trapping-strike = Wähle ein Monster im Umkreis von 1 Plättchen. Versetze es neben dich und greife es an: +8, 1 Schaden.

name-tide-of-iron = Eiserne Flut
text-tide-of-iron = Greife ein angrenzendes Monster an: +8, 1 Schaden. Überlebt es einen Treffer, versetze es auf ein Plättchen im Umkreis von 1; dann darfst du dich auf ein beliebiges Feld deines Plättchens bewegen.

name-brute-strike = Gewalthieb
text-brute-strike = Greife ein angrenzendes Monster an: +5, 4 Schaden. Bei einem Fehlschlag bleibt diese Karte aufgedeckt.

name-come-and-get-it = Kommt nur her
text-come-and-get-it = Wähle ein Plättchen im Umkreis von 1 und versetze so viele seiner Monster neben dich, wie Platz finden. Greife dann jedes angrenzende Monster an: +6, 1 Schaden.

name-precise-strike = Präziser Hieb
text-precise-strike = Greife ein angrenzendes Monster an: +11, 2 Schaden. Bei einem Fehlschlag bleibt diese Karte aufgedeckt.

name-bodyguard = Leibwache
text-bodyguard = Wenn ein Monster einen anderen Helden im Umkreis von 1 Plättchen trifft: Der Angriff geht stattdessen fehl, und du tauschst mit diesem Helden den Platz.

name-get-over-there = Nichts wie hin!
text-get-over-there = Kostet eine Bewegung: Wähle ein Monster im Umkreis von 2 Plättchen und versetze dich daneben.

name-unstoppable = Unaufhaltsam
text-unstoppable = Zu Beginn deiner Heldenphase: Du erhältst 2 TP zurück.

## Kräfte von Allisa

name-careful-attack = Bedachter Angriff
text-careful-attack = Ein angrenzendes Monster erleidet 1 Schaden. Es wird nicht gewürfelt; nichts trifft und nichts geht fehl.

name-hit-and-run = Zuschlagen und weg
text-hit-and-run = Greife ein angrenzendes Monster an: +6, 2 Schaden. Ob Treffer oder Fehlschlag: Danach darfst du dich auf ein beliebiges Feld deines Plättchens versetzen.

name-hunters-shot = Jägerschuss
text-hunters-shot = Greife ein Monster im Umkreis von 2 Plättchen an: +6, 1 Schaden. Verfehlst du ein Monster, das mehr als 1 Plättchen entfernt ist, versetze es 1 Plättchen näher zu dir.

name-twin-shot = Doppelschuss
text-twin-shot = Greife ein oder zwei verschiedene Monster im Umkreis von 1 Plättchen an: +4, je 1 Schaden.

name-attacks-on-the-run = Angriffe im Lauf
text-attacks-on-the-run = Bewege dich als Teil dieser Karte, so weit dein Tempo reicht. Greife dann ein oder zwei verschiedene Monster an, an denen du unterwegs vorbeigekommen bist: +4, 2 Schaden. Fehlschlag: 1 Schaden.

name-bounding-attack = Sprunghieb
text-bounding-attack = Versetze dich auf ein Plättchen im Umkreis von 1. Greife dann ein angrenzendes Monster an: +6, 3 Schaden. Fehlschlag: 1 Schaden.

name-split-the-tree = Baumspalter
text-split-the-tree = Greife ein oder zwei verschiedene Monster auf einem Plättchen im Umkreis von 2 an: +6, 2 Schaden. Fehlschlag: 1 Schaden.

name-crucial-aid = Hilfe in der Not
text-crucial-aid = Nachdem ein anderer Held gewürfelt hat: Addiere 4 zum Ergebnis.

name-unbalancing-parry = Aushebelnde Parade
text-unbalancing-parry = Wenn ein angrenzendes Monster dich trifft: Der Angriff geht stattdessen fehl, und du versetzt das Monster auf ein Plättchen im Umkreis von 1.

name-yield-ground = Rückzug
text-yield-ground = Wenn ein Monster dir Schaden zufügt: Bewege dich, so weit dein Tempo reicht.

## Kräfte von Kat

name-sneak-attack = Hinterhalt
text-sneak-attack = Zu Beginn deiner Heldenphase: Bis zum Ende deiner nächsten Heldenphase hast du +4 auf Angriffswürfe und +1 Schaden.

name-backstab = Meuchelstich
text-backstab = Greife ein angrenzendes Monster an: +7, 1 Schaden, oder 2 Schaden, wenn es neben einem anderen Helden steht.

name-deft-strike = Gewandter Hieb
text-deft-strike = Du darfst dich bis zu 2 Felder weit bewegen. Greife dann ein angrenzendes Monster an: +7, 1 Schaden.

name-snipe-shot = Scharfschuss
text-snipe-shot = Greife ein Monster im Umkreis von 1 Plättchen an: +7, oder +9, wenn es genau 1 Plättchen entfernt ist; 1 Schaden.

name-dagger-barrage = Dolchhagel
text-dagger-barrage = Wähle ein Plättchen im Umkreis von 1 und greife jedes Monster darauf an: +7, 2 Schaden. Fehlschlag: 1 Schaden.

name-deep-cut = Tiefer Schnitt
text-deep-cut = Greife ein angrenzendes Monster an: +7, 2 Schaden. Ob Treffer oder Fehlschlag: +2 Schaden, wenn es neben einem anderen Helden steht.

name-riposte-strike = Riposte
text-riposte-strike = Gleich nachdem ein angrenzendes Monster dich angegriffen hat, in jeder Phase: Greife dieses Monster an: +7, 1 Schaden. Bei einem Fehlschlag bleibt diese Karte aufgedeckt.

name-great-leap = Gewaltiger Sprung
text-great-leap = Kostet eine Bewegung: Versetze dich auf ein Plättchen im Umkreis von 2.

name-spring-away = Wegspringen
text-spring-away = Wenn ein anderer Held eine Begegnungskarte zieht: Bevor sie wirkt, versetze dich auf ein Plättchen in Entfernung 2.

name-stealth = Heimlichkeit
text-stealth = Wenn du eine Monsterkarte ziehst: Wirf sie ab. Es erscheint kein Monster.

## Kräfte von Immeril

name-fey-step = Feenschritt
text-fey-step = Kostenlos, in deiner Heldenphase: Teleportiere dich auf ein Plättchen im Umkreis von 1. Das geht auch, wenn du bewegungsunfähig bist.

name-magic-missile = Magisches Geschoss
text-magic-missile = Greife ein Monster im Umkreis von 3 Plättchen an: +8, 1 Schaden. Verfehlst du ein Monster, das mehr als 1 Plättchen entfernt ist, versetze es 1 Plättchen näher zu dir.

name-thunderwave = Donnerwoge
text-thunderwave = Greife jedes Monster auf deinem Plättchen an: +7, 1 Schaden. Wähle dann ein Plättchen im Umkreis von 1 und versetze alle überlebenden Monster dorthin.

name-scorching-burst = Sengende Explosion
text-scorching-burst = Wähle ein Plättchen in Entfernung 1 und greife jedes Monster darauf an: +7, 1 Schaden.

name-fireball = Feuerball
text-fireball = Wähle ein Plättchen in Entfernung 1 und greife jedes Monster darauf an: +7, 3 Schaden. Fehlschlag: 1 Schaden.

name-lightning-bolt = Blitzstrahl
text-lightning-bolt = Greife bis zu drei verschiedene Monster im Umkreis von 1 Plättchen an: +7, 2 Schaden. Fehlschlag: 1 Schaden.

name-freezing-cloud = Frostwolke
text-freezing-cloud = Wähle ein Plättchen ohne Marker in Entfernung 1 und lege den Marker dieser Karte mit 3 Zählmarkern darauf. Nimm am Ende jeder deiner Heldenphasen, auch dieser, 1 Zählmarker weg; dann erleidet jedes Monster auf dem Plättchen 1 Schaden. Mit dem letzten Zählmarker verschwindet die Wolke. Es wird nicht gewürfelt.

name-dispel-magic = Magie bannen
text-dispel-magic = Wenn du eine Begegnungskarte ziehst: Sie wird abgewendet, ohne Erfahrung zu kosten.

name-illusionary-crowd = Trugbilder
text-illusionary-crowd = Kostenlos, in deiner Heldenphase: Lege den Marker dieser Karte (RK 14, 1 TP) auf ein beliebiges Plättchen ohne Marker und versetze dann alle Monster außer Schurken auf Plättchen in Entfernung 1 davon. Monster halten den Marker bei der Zielwahl für einen Helden. Er verschwindet, sobald er Schaden erleidet.

name-shield = Schild
text-shield = Wenn ein Monster dich trifft: Der Angriff geht stattdessen fehl, und du hast bis zum Ende deiner nächsten Heldenphase +2 RK.

## Monster und Schurken

name-blazing-skeleton = Flammenskelett
    .gender = n
text-blazing-skeleton =
    1) Ein Held ist im Umkreis von 1 Plättchen: Feuerkugel auf jeden Helden auf dem Plättchen des nächstgelegenen Helden: +7, 2 Schaden, Fehlschlag 1 Schaden.
    2) Sonst rückt es 1 Plättchen auf den nächstgelegenen Helden zu.
flavour-blazing-skeleton = Es brennt seit hundert Jahren und ist noch lange nicht fertig.

name-gargoyle = Gargyl
    .gender = m
text-gargoyle =
    1) Ein Held ist im Umkreis von 1 Plättchen: Der Gargyl rückt auf das Plättchen des nächstgelegenen Helden vor. Krallenwirbel auf jeden Helden dort: +8, 2 Schaden und verlangsamt, Fehlschlag 1 Schaden.
    2) Sonst rührt er sich nicht.
flavour-gargoyle = Eine Statue, sagst du. Statuen folgen einem selten mit den Augen.

name-ghoul = Ghul
    .gender = m
text-ghoul =
    1) Er steht neben einem Helden: Reißender Biss: +9, 3 Schaden.
    2) Ein Held ist im Umkreis von 1 Plättchen: Der Ghul rückt neben den nächstgelegenen Helden. Lähmende Klaue: +7, 1 Schaden und bewegungsunfähig.
    3) Sonst rückt er 1 Plättchen auf den nächstgelegenen Helden zu.
flavour-ghoul = Immer hungrig, nie wählerisch.

name-kobold-skirmisher = Kobold-Plänkler
    .gender = m
text-kobold-skirmisher =
    1) Ein Held ist im Umkreis von 1 Plättchen: Wurfspeer auf den nächstgelegenen Helden: +9, 1 Schaden.
    2) Sonst rückt er 1 Plättchen auf den nächstgelegenen Helden zu.
flavour-kobold-skirmisher = Klein, schuppig und ein besserer Werfer, als ihm zusteht.

name-rat-swarm = Rattenschwarm
    .gender = m
text-rat-swarm =
    1) Ein Held ist im Umkreis von 1 Plättchen: Der Rattenschwarm rückt auf das Plättchen des nächstgelegenen Helden vor. Bisse gegen jeden Helden dort: +7, 1 Schaden.
    2) Sonst rückt er 1 Plättchen auf den nächstgelegenen Helden zu.
flavour-rat-swarm = Eine Ratte ist lästig. Das hier ist nicht eine Ratte.

name-skeleton = Skelett
    .gender = n
text-skeleton =
    1) Es steht neben einem Helden: Krummsäbel: +7, 1 Schaden.
    2) Ein Held ist im Umkreis von 1 Plättchen: Es rückt neben den nächstgelegenen Helden. Sturmhieb: +9, 2 Schaden.
    3) Sonst rückt es 1 Plättchen auf den nächstgelegenen Helden zu.
flavour-skeleton = Im Krieg hat es alles verloren, nur den Schwertarm nicht.

name-spider = Spinne
    .gender = f
text-spider =
    1) Sie sitzt neben einem Helden: Giftbiss: +6, 2 Schaden, Fehlschlag 1 Schaden.
    2) Ein Held ist im Umkreis von 1 Plättchen: Säurenetz auf den nächstgelegenen Helden: +11, 1 Schaden und verlangsamt; bei einem Treffer wird die Spinne neben diesen Helden versetzt.
    3) Sonst rückt sie 2 Plättchen auf den nächstgelegenen Helden zu.
flavour-spider = Acht Beine, acht Augen, kein Benehmen.

name-wolf = Wolf
    .gender = m
text-wolf =
    1) Er steht neben einem Helden: Biss: +9, 2 Schaden.
    2) Ein Held ist im Umkreis von 2 Plättchen: Der Wolf rückt neben den nächstgelegenen Helden. Ansprung: +7, 1 Schaden und verlangsamt.
    3) Sonst rückt er 2 Plättchen auf den nächstgelegenen Helden zu.
flavour-wolf = Wenn der Graf pfeift, kommen sie.

name-wraith = Todesalb
    .gender = m
text-wraith =
    1) Ein Held ist im Umkreis von 1 Plättchen: Der Todesalb rückt neben den nächstgelegenen Helden. Lebenszehrende Klaue: +6, 3 Schaden, Fehlschlag 1 Schaden.
    2) Sonst rückt er 1 Plättchen auf den nächstgelegenen Helden zu.
    Todesschrei: Wird er vernichtet, erleidet jeder Held auf demselben Plättchen 1 Schaden.
flavour-wraith = Erst kommt die Kälte. Dann die Klaue.

name-zombie = Zombie
    .gender = m
text-zombie =
    1) Ein Held ist im Umkreis von 1 Plättchen: Der Zombie rückt neben den nächstgelegenen Helden. Faulige Faust: +5, 1 Schaden für jedes Monster auf dem Plättchen des Zombies, ihn selbst eingeschlossen.
    2) Sonst rückt er 1 Plättchen auf den nächstgelegenen Helden zu.
flavour-zombie = Langsam. Aber das ist die Flut auch.

name-count-strahd = Graf Strahd
    .gender = m
name-count-strahd-1 = Graf Strahd
    .gender = m
text-count-strahd =
    1) Er hat höchstens 5 TP und seinen Nebelgestalt-Marker, und seine Gruft ist gefunden: Er gibt den Marker aus und wird auf den Knochenhaufen von Strahds Gruft versetzt.
    2) Er steht neben einem Helden: Biss gegen den angrenzenden Helden mit den meisten TP: +8, 2 Schaden. Bei einem Treffer erhält er 1 TP zurück.
    3) Der Held mit den meisten TP ist im Umkreis von 1 Plättchen: Der Graf rückt neben diesen Helden. Biss wie oben.
    4) Ein Held ist im Umkreis von 1 Plättchen: Feuerkugel auf jeden Helden auf dem Plättchen des nächstgelegenen Helden: +8, 2 Schaden, Fehlschlag 1 Schaden.
    5) Er hat höchstens 5 TP: Der Held mit den wenigsten Monstern stellt ein neues Monster auf das Plättchen des Grafen.
    6) Sonst rückt er 2 Plättchen auf den nächstgelegenen Helden zu.
flavour-count-strahd = Herr des Schlosses, Herr des Landes und hellwach.

name-gravestorm = Gravestorm
    .gender = m
name-gravestorm-1 = Gravestorm
    .gender = m
text-gravestorm =
    1) Sein Drachenodem-Marker ist bereit, und auf einem Plättchen im Umkreis von 1 sind mindestens zwei Helden: Gravestorm gibt den Marker aus. Blitzsturm auf jeden Helden auf dem Plättchen mit den meisten Helden: +8, 3 Schaden, Fehlschlag 1 Schaden.
    2) Ein Held ist im Umkreis von 1 Plättchen: Gravestorm rückt neben den nächstgelegenen Helden. Biss: +8, 2 Schaden.
    3) Ein Held ist im Umkreis von 3 Plättchen: Blitzentladung auf den nächstgelegenen Helden: +8, 1 Schaden. Dann rückt er 1 Plättchen auf diesen Helden zu.
    4) Sonst rückt er 2 Plättchen auf den nächstgelegenen Helden zu und erhält seinen Drachenodem-Marker zurück.
    Er bedeckt drei mal drei Felder.
flavour-gravestorm = Er starb, bevor das Schloss gebaut wurde, und hat seither schlechte Laune.

name-klak = Klak
    .gender = m
name-klak-1 = Klak
    .gender = m
text-klak =
    1) Ein Held ist auf seinem Plättchen: Feuerstoß gegen jeden Helden dort: +8, 1 Schaden. Dann wird Klak auf das nächstgelegene Plättchen ohne Helden versetzt.
    2) Es sind weniger Monster im Spiel als Helden: Wer am Zug ist, stellt ein neues Monster auf Klaks Plättchen.
    3) Ein Held ist im Umkreis von 2 Plättchen: Chaosblitz auf den nächstgelegenen Helden: +8, 1 Schaden, Fehlschlag 1 Schaden.
    4) Sonst rückt er 1 Plättchen auf den nächstgelegenen Helden zu.
flavour-klak = Er hat schon zwei Labore in die Luft gejagt. Dies ist das dritte.

name-flesh-golem = Fleischgolem
    .the = der Fleischgolem
    .acc = den Fleischgolem
    .dat = dem Fleischgolem
    .gender = m
name-flesh-golem-1 = Fleischgolem
    .the = der Fleischgolem
    .acc = den Fleischgolem
    .dat = dem Fleischgolem
    .gender = m
text-flesh-golem =
    1) Er steht neben einem Helden: Wuchtschlag gegen jeden angrenzenden Helden: +8, 2 Schaden.
    2) Ein Held ist im Umkreis von 1 Plättchen: Der Fleischgolem rückt neben den nächstgelegenen Helden. Wuchtschlag: +8, 2 Schaden und verlangsamt.
    3) Sonst rückt er 1 Plättchen auf den nächstgelegenen Helden zu.
    Seine Treffer verursachen 1 Schaden mehr für jeden Wutmarker auf ihm. Er bedeckt zwei mal zwei Felder.
flavour-flesh-golem = Jedes Stück an ihm gehörte einmal jemand Netterem.

name-howling-hag = Heulende Vettel
    .the = die Heulende Vettel
    .acc = die Heulende Vettel
    .dat = der Heulenden Vettel
    .gender = f
name-howling-hag-1 = Heulende Vettel
    .the = die Heulende Vettel
    .acc = die Heulende Vettel
    .dat = der Heulenden Vettel
    .gender = f
text-howling-hag =
    1) Mindestens zwei Helden sind im Umkreis von 1 Plättchen: Geheul gegen jeden von ihnen: +7, 1 Schaden.
    2) Ein Held ist im Umkreis von 1 Plättchen: Sie rückt neben diesen Helden. Klaue: +8, 2 Schaden; bei einem Treffer wird der Held auf das Plättchen versetzt, das am weitesten von ihr entfernt ist.
    3) Sonst wird sie neben den nächstgelegenen Helden versetzt, egal wo er ist.
flavour-howling-hag = Halt dir die Ohren zu. Es hilft nicht, vertreibt aber die Zeit.

name-werewolf = Werwolf
    .the = der Werwolf
    .acc = den Werwolf
    .dat = dem Werwolf
    .gender = m
name-werewolf-1 = Werwolf
    .the = der Werwolf
    .acc = den Werwolf
    .dat = dem Werwolf
    .gender = m
text-werewolf =
    Er erhält zu Beginn jeder Aktivierung 1 TP zurück, solange kein Held neben ihm steht und bis ihn Silber berührt.
    1) Er steht neben einem Helden: Krallenhieb: +9, 2 Schaden.
    2) Ein Held ist im Umkreis von 2 Plättchen: Der Werwolf rückt neben den nächstgelegenen Helden. Biss: +8, 2 Schaden.
    3) Sonst rückt er 2 Plättchen auf den nächstgelegenen Helden zu.
flavour-werewolf = Bei Tag war er ein recht guter Schneider.

name-young-vampire = Jungvampir
    .the = der Jungvampir
    .acc = den Jungvampir
    .dat = dem Jungvampir
    .gender = m
name-young-vampire-1 = Jungvampir
    .the = der Jungvampir
    .acc = den Jungvampir
    .dat = dem Jungvampir
    .gender = m
text-young-vampire =
    1) Er steht neben einem Helden: Krallen und Fänge: +8, 2 Schaden. Bei einem Treffer erhält er 1 TP zurück.
    2) Ein Held ist im Umkreis von 1 Plättchen: Hypnotischer Blick auf den nächstgelegenen Helden: +8, 1 Schaden und bewegungsunfähig. Bei einem Treffer wird dieser Held neben den Jungvampir versetzt.
    3) Sonst rückt er 1 Plättchen auf den nächstgelegenen Helden zu.
flavour-young-vampire = Neu in der Nacht und schon zu spät zum Essen.

name-zombie-dragon = Zombiedrache
    .the = der Zombiedrache
    .acc = den Zombiedrachen
    .dat = dem Zombiedrachen
    .gender = m
name-zombie-dragon-1 = Zombiedrache
    .the = der Zombiedrache
    .acc = den Zombiedrachen
    .dat = dem Zombiedrachen
    .gender = m
text-zombie-dragon =
    1) Ein Held ist im Umkreis von 1 Plättchen: Der Zombiedrache rückt auf das Plättchen des nächstgelegenen Helden vor. Fegende Klaue gegen jeden Helden dort: +7, 2 Schaden; jeder getroffene Held wird auf ein Plättchen in Entfernung 1 versetzt.
    2) Sonst rückt er 1 Plättchen auf den nächstgelegenen Helden zu.
    Er bedeckt zwei mal zwei Felder.
flavour-zombie-dragon = Das Feuer ist längst erloschen. Der Appetit nicht.

name-klaks-artifact = Klaks Artefakt
    .gender = n
name-klaks-artifact-1 = Klaks Artefakt
    .gender = n
text-klaks-artifact = Ein Objekt auf seinem Feld, das sich mit jedem Angriff wie ein Monster treffen lässt. Es handelt nie und wird nie bewegt; seine Zerstörung bringt weder Erfahrung noch einen Schatz.
flavour-klaks-artifact = Es summt, und das Summen hat Zähne.

name-gravestorms-phylactery = Gravestorms Phylakterium
    .gender = n
name-gravestorms-phylactery-1 = Gravestorms Phylakterium
    .gender = n
text-gravestorms-phylactery = Ein Objekt auf seinem Feld. Ein Held auf diesem Feld oder daneben kann es mit jedem Angriff treffen. Es handelt nie und wird nie bewegt; seine Zerstörung bringt weder Erfahrung noch einen Schatz.
flavour-gravestorms-phylactery = Eine Seele passt in eine sehr kleine Schachtel, wenn man sie faltet.

name-blast-of-lightning = Blitzsturm
name-burst-of-lightning = Blitzentladung
name-fire-burst = Feuerstoß
name-chaos-bolt = Chaosblitz
name-slam = Wuchtschlag
name-howl = Geheul
name-claw = Klaue
name-rake = Krallenhieb
name-claws-and-fangs = Krallen und Fänge
name-hypnotic-gaze = Hypnotischer Blick
name-sweeping-claw = Fegende Klaue
name-regenerate = Regeneration
name-enrage = Wut
    .the = die Wut
    .acc = die Wut
    .dat = der Wut
    .gender = f
name-silvered = Silber
    .the = das Silber
    .acc = das Silber
    .dat = dem Silber
    .gender = n
name-shackled = Fesseln
    .the = die Fesseln
    .acc = die Fesseln
    .dat = den Fesseln
    .gender = pl
name-staked = Pflock
    .the = der Pflock
    .acc = den Pflock
    .dat = dem Pflock
    .gender = m

name-ball-of-fire = Feuerkugel
name-whirlwind-of-claws = Krallenwirbel
name-rending-bite = Reißender Biss
name-paralyzing-claw = Lähmende Klaue
name-javelin = Wurfspeer
name-bites = Bisse
name-scimitar = Krummsäbel
name-charging-slice = Sturmhieb
name-venomous-bite = Giftbiss
name-acidic-web = Säurenetz
name-bite = Biss
name-pounce = Ansprung
name-life-draining-claw = Lebenszehrende Klaue
name-rotting-fist = Faulige Faust
name-death-shriek = Todesschrei
name-drink = Blut

## Umgebungen

name-bat-swarm = Fledermausschwarm
text-bat-swarm = Greift ein Held ein Monster auf einem anderen Plättchen an, würfelt er zweimal und nimmt das niedrigere Ergebnis.
flavour-bat-swarm = Die Decke entfaltet sich und fliegt.

name-blood-fog = Blutnebel
text-blood-fog = Greift ein Held oder ein Monster an und zeigt der Würfel 17 oder mehr, erleidet das Ziel 1 Schaden mehr, sofern der Angriff trifft oder Schaden verursacht.
flavour-blood-fog = Er riecht nach Eisen und perlt auf der Klinge.

name-cackling-skull = Kichernder Schädel
text-cackling-skull = Ein Held, der eine Tages- oder Nutzkraft eingesetzt hat, erleidet 1 Schaden.
flavour-cackling-skull = Deine besten Tricks findet er zum Totlachen.

name-crippling-miasma = Lähmender Brodem
text-crippling-miasma = Jeder Held, der nicht verlangsamt ist, hat −1 Tempo.
flavour-crippling-miasma = Jeder Schritt ist ein Schritt durch nasse Wolle.

name-deadly-shadows = Tödliche Schatten
text-deadly-shadows = Ein Held, der seinen Zug auf einem Plättchen mit einem anderen Helden beendet, erleidet 1 Schaden.
flavour-deadly-shadows = Zwei Laternen, vier Schatten. Zähl noch einmal.

name-haunted-mists = Geisternebel
text-haunted-mists = Untote Monster haben +2 auf Angriffswürfe.
flavour-haunted-mists = Die Toten sehen darin gut.

name-music-of-the-damned = Musik der Verdammten
text-music-of-the-damned = Wer ein neues Monster ins Spiel bringen müsste, zieht zwei Monsterkarten, nimmt die mit mehr Erfahrung (bei Gleichstand nach Wahl) und wirft die andere ab.
flavour-music-of-the-damned = Eine Orgel, tief unten. Da spielt jemand mit allen zehn Knochen.

name-spirit-of-doom-environment = Geist des Verderbens
text-spirit-of-doom-environment = Ein Held, der eine Schatzkarte abwirft, durch Verbrauch oder anderswie, erleidet 1 Schaden.
flavour-spirit-of-doom-environment = Er führt Buch über alles, was du verschwendest.

## Ereignisse

name-bubbling-cauldron = Brodelnder Kessel
text-bubbling-cauldron = Versetze jedes Monster 1 Plättchen näher zum aktiven Helden.
flavour-bubbling-cauldron = Was auch immer darin ist: Das ganze Schloss kann es riechen.

name-corner-of-your-eye = Aus dem Augenwinkel
text-corner-of-your-eye = Versetze den aktiven Helden auf ein angrenzendes Plättchen deiner Wahl und würfle. 1 bis 15: ein neues Monster auf dem Plättchen des Helden. 16 bis 20: Decke eine deiner umgedrehten Kraftkarten wieder auf.
flavour-corner-of-your-eye = Da hat sich etwas bewegt. Nein, dort. Nein, dort.

name-cowardly-flight = Feige Flucht
text-cowardly-flight = Ist ein Monster im Spiel: Lege das unterste Plättchen des Stapels an die unerkundete Kante, die dem aktiven Helden am nächsten liegt. Versetze das Monster, das diesem Helden am nächsten ist, darauf und stelle ein neues daneben. Das Plättchen bringt keine Begegnungskarte.
flavour-cowardly-flight = Es rennt nicht weg. Es holt Freunde.

name-cyrus-belview = Cyrus Belview
text-cyrus-belview = Lege das unterste Plättchen des Stapels an eine beliebige unerkundete Kante, mit zwei neuen Monstern darauf. Versetze den aktiven Helden dorthin; jeder andere Held darf mitkommen.
flavour-cyrus-belview = „Hier entlang, werte Gäste. Die Haustiere des Herrn brennen darauf, euch kennenzulernen.“

name-frenzy = Blutrausch
text-frenzy = In dieser Schurkenphase wird jedes deiner Monster zweimal aktiviert.
flavour-frenzy = Das Blut auf den Steinen macht sie rasend.

name-ghost-of-prince-aurel = Geist des Prinzen Aurel
text-ghost-of-prince-aurel = Drehe eine deiner noch offenen Tages- oder Nutzkräfte um. Hast du keine, erleidet der aktive Held 1 Schaden.
flavour-ghost-of-prince-aurel = Er will sich nur deinen Mut borgen.

name-howl-of-the-wolf = Wolfsgeheul
text-howl-of-the-wolf = Wähle ein Monster auf einem Plättchen mit einem Helden: Es wird sofort aktiviert.
flavour-howl-of-the-wolf = Irgendwo antwortet etwas.

name-illusionary-trick = Trugspiel
text-illusionary-trick = Der aktive Held tauscht den Platz mit dem Monster, das am weitesten von ihm entfernt ist.
flavour-illusionary-trick = Eben warst du noch hier. Jetzt nicht mehr.

name-lief-lipsiege = Lief Lipsiege
text-lief-lipsiege = Würfle. 1 bis 10: ein neues Monster auf dem Plättchen des aktiven Helden. 11 bis 20: Ziehe eine Schatzkarte.
flavour-lief-lipsiege = Der Buchhalter des Grafen blickt auf, leckt an der Feder und überlegt, in welche Spalte du gehörst.

name-mists-of-terror = Nebel des Schreckens
text-mists-of-terror = Würfle für jeden Helden. 1 bis 5: Er erleidet 1 Schaden und ist bewegungsunfähig.
flavour-mists-of-terror = Der Nebel hat Hände.

name-neglected-passage = Vergessener Gang
text-neglected-passage = Ist das Startplättchen im Spiel: Lege das unterste Plättchen des Stapels an die unerkundete Kante, die ihm am nächsten liegt, mit einem neuen Monster darauf. Das Plättchen bringt keine Begegnungskarte. Ohne Startplättchen ziehe stattdessen eine weitere Begegnungskarte.
flavour-neglected-passage = Hier hat seit den letzten Helden niemand mehr Staub gewischt.

name-overrun = Überrannt
text-overrun = Jeder Held erleidet 1 Schaden für jedes seiner Monster. Fallen und Schurken zählen nicht.
flavour-overrun = Sie kommen durch alle Türen zugleich.

name-overwhelming-terror = Blankes Entsetzen
text-overwhelming-terror = Ist das Startplättchen im Spiel: Versetze jeden Helden 2 Plättchen näher dorthin. Ein Held, der dann ein Plättchen mit einem Monster teilt, ist verlangsamt. Ohne Startplättchen ziehe stattdessen eine weitere Begegnungskarte.
flavour-overwhelming-terror = Deine Beine entscheiden, bevor du es tust.

name-passage-of-time = Lauf der Zeit
text-passage-of-time = Jeder Held erleidet 1 Schaden.
flavour-passage-of-time = Die Kerze flackert. War sie schon immer so kurz?

name-prowling-spirits = Umherstreifende Geister
text-prowling-spirits = Der aktive Held wirft eine seiner Schatzkarten ab, nach eigener Wahl.
flavour-prowling-spirits = Kalte Finger in deinen Taschen.

name-reinforcements = Verstärkung
text-reinforcements = Der Held mit den wenigsten Monstern stellt ein neues Monster auf ein beliebiges Plättchen mit einer unerkundeten Kante.
flavour-reinforcements = Frische Füße auf alten Stufen.

name-secret-door = Geheimtür
text-secret-door = Lege das unterste Plättchen des Stapels an die unerkundete Kante, die dem aktiven Helden am nächsten liegt, mit einem neuen Monster darauf. Das Plättchen bringt keine Begegnungskarte.
flavour-secret-door = Das Bücherregal war eine Tür. Die Tür wurde bewacht.

name-spirit-of-doom-event = Geist des Verderbens
text-spirit-of-doom-event = Jeder Held darf sich bewegen, so weit sein Tempo reicht. Dann erleidet jeder Held auf einem Plättchen ohne Monster 1 Schaden.
flavour-spirit-of-doom-event = Er berührt nur, wer sich sicher fühlt.

name-strahds-hunger = Strahds Hunger
text-strahds-hunger = Der Held mit den meisten TP erleidet 1 Schaden und ist bewegungsunfähig.
flavour-strahds-hunger = Er nimmt immer die Gesündesten zuerst.

name-strahds-minions = Strahds Diener
text-strahds-minions = Versetze den aktiven Helden und die zwei Monster, die ihm am nächsten sind, auf das Plättchen, das am weitesten von ihm entfernt ist. Gab es weniger als zwei Monster, stelle ein neues neben den Helden.
flavour-strahds-minions = Sie tragen dich fort, und zwar recht behutsam.

name-strahds-trick = Strahds Finte
text-strahds-trick = Versetze den aktiven Helden auf das Plättchen im Umkreis von 1, auf dem die meisten Monster sind. Gibt es dort nirgends Monster, erleidet er 1 Schaden.
flavour-strahds-trick = Der Boden neigt sich zu den Zähnen hin.

name-strahds-whispers = Strahds Flüstern
text-strahds-whispers = Versetze den aktiven Helden neben den nächstgelegenen anderen Helden. Der aktive Held greift diesen mit einer seiner eigenen Standardkräfte an.
flavour-strahds-whispers = „Sieh dir an, wer neben dir steht. Sieh genau hin. Und jetzt schlag zu.“

name-summoning-circle = Beschwörungskreis
text-summoning-circle = Stelle ein neues Monster neben den aktiven Helden.
flavour-summoning-circle = Vorsicht, Kreide. Zu spät.

name-teleport-glyph = Teleportglyphe
text-teleport-glyph = Versetze den aktiven Helden und alle Monster auf seinem Plättchen auf das Plättchen, das am weitesten von ihm entfernt ist.
flavour-teleport-glyph = Ein Blitz, ein Ruck und ein völlig anderer Geruch.

name-treasure-chest = Schatztruhe
text-treasure-chest = Würfle. 1 bis 10: Der aktive Held erleidet 2 Schaden. 11 bis 15: Er erleidet 1 Schaden und zieht eine Schatzkarte. 16 bis 20: Er zieht eine Schatzkarte.
flavour-treasure-chest = Verschlossen, vergoldet und sehr leise atmend.

name-voice-of-the-master = Stimme des Herrn
text-voice-of-the-master = Links von dir beginnend, aktiviert jeder Held der Reihe nach eines seiner Monster. Der erste Held ohne Monster stellt stattdessen ein neues auf ein beliebiges Plättchen, und die Stimme verstummt.
flavour-voice-of-the-master = Sie muss nicht laut werden.

## Ereignisangriffe

name-ambush = Hinterhalt!
    .the = der Hinterhalt
    .acc = den Hinterhalt
    .dat = dem Hinterhalt
    .gender = m
name-blades-from-the-dark = Klingen aus dem Dunkel
text-ambush = Greift jeden Helden auf dem Plättchen des aktiven Helden an: +8. Treffer: verlangsamt. Stelle dann ein neues Monster auf dieses Plättchen.
flavour-ambush = Die du gehört hast, waren die laute Hälfte.

name-animated-armor = Belebte Rüstung
    .the = die Belebte Rüstung
    .acc = die Belebte Rüstung
    .dat = der Belebten Rüstung
    .gender = f
name-iron-gauntlets = Eiserne Handschuhe
text-animated-armor = Greift jeden Helden auf dem Plättchen des aktiven Helden an: +7, 3 Schaden, Fehlschlag 1 Schaden.
flavour-animated-armor = Es steckt niemand drin. Du hast nachgesehen. Es hat nichts genützt.

name-choking-fog = Würgender Nebel
    .the = der Würgende Nebel
    .acc = den Würgenden Nebel
    .dat = dem Würgenden Nebel
    .gender = m
name-smothering-breath = Erstickender Hauch
text-choking-fog = Greift jeden Helden auf dem Plättchen des aktiven Helden an: +8, 2 Schaden, Fehlschlag 1 Schaden.
flavour-choking-fog = Ausatmen. Nicht einatmen.

name-circle-of-death = Kreis des Todes
    .the = der Kreis des Todes
    .acc = den Kreis des Todes
    .dat = dem Kreis des Todes
    .gender = m
name-withering-light = Zehrendes Licht
text-circle-of-death = Greift jeden Helden auf dem Plättchen des aktiven Helden an: +8, 2 Schaden, Fehlschlag 1 Schaden. Dann erhält jedes untote Monster auf diesem Plättchen 1 TP zurück.
flavour-circle-of-death = Das Leben fließt hier bergab, zu den Toten.

name-gray-ooze = Grauer Schleim
    .the = der Graue Schleim
    .acc = den Grauen Schleim
    .dat = dem Grauen Schleim
    .gender = m
name-acid-touch = Säureberührung
text-gray-ooze = Greift den aktiven Helden an: +8, 3 Schaden, Fehlschlag 1 Schaden. Bei einem Treffer wirft er eine zufällige Schatzkarte ab.
flavour-gray-ooze = Das ist keine Pfütze.

name-green-slime = Grüner Schleim
    .the = der Grüne Schleim
    .acc = den Grünen Schleim
    .dat = dem Grünen Schleim
    .gender = m
name-burning-slime = Brennender Schleim
text-green-slime = Greift jeden Helden auf dem Plättchen des aktiven Helden an: +6, 2 Schaden, Fehlschlag 1 Schaden. Wird der aktive Held getroffen, wirft er eine zufällige Schatzkarte ab.
flavour-green-slime = Es tropft von oben, und es bleibt nie bei einem Tropfen.

name-hands-of-the-dead = Hände der Toten
    .the = die Hände der Toten
    .acc = die Hände der Toten
    .dat = den Händen der Toten
    .gender = pl
name-grasping-hands = Greifende Hände
text-hands-of-the-dead = Greift jeden Helden auf dem Plättchen des aktiven Helden an: +6, 2 Schaden und verlangsamt, Fehlschlag 1 Schaden.
flavour-hands-of-the-dead = Die Steinplatten heben sich und greifen zu.

name-howling-ghost = Heulender Geist
    .the = der Heulende Geist
    .acc = den Heulenden Geist
    .dat = dem Heulenden Geist
    .gender = m
name-howl-from-the-grave = Geheul aus dem Grab
text-howling-ghost = Greift jeden Helden auf dem Plättchen des aktiven Helden an: +9, 2 Schaden. Ein getroffener Held darf eine noch offene Tageskraft umdrehen, um keinen Schaden zu erleiden.
flavour-howling-ghost = Er hat nur eines zu sagen und sagt es bis in alle Ewigkeit.

name-icy-corridor = Vereister Korridor
    .the = der Vereiste Korridor
    .acc = den Vereisten Korridor
    .dat = dem Vereisten Korridor
    .gender = m
name-killing-frost = Mörderischer Frost
text-icy-corridor = Greift jeden Helden auf dem Plättchen des aktiven Helden an: +8, 2 Schaden, Fehlschlag 1 Schaden. Dann wird jeder Held dieses Plättchens auf ein Plättchen im Umkreis von 1 versetzt, nach eigener Wahl.
flavour-icy-corridor = Hier fällt niemand mit Würde.

name-king-tomescus-portal = König Tomescus Portal
    .gender = n
name-pull-of-the-portal = Sog des Portals
text-king-tomescus-portal = Greift den aktiven Helden dreimal an: +8, je 1 Schaden. Dann kommt er vom Spielplan; zu Beginn seiner nächsten Heldenphase kehrt er auf einem beliebigen Plättchen zurück.
flavour-king-tomescus-portal = Für ungeliebte Gäste hatte der König eine eigene Tür.

name-patrina-velikovna = Patrina Velikovna
    .gender = f
name-banshee-wail = Klage der Todesfee
text-patrina-velikovna = Greift jeden Helden an: +7, 2 Schaden, Fehlschlag 1 Schaden. Dann wird jedes Monster, das kein Plättchen mit einem Helden teilt, 1 Plättchen näher zum nächstgelegenen Helden versetzt.
flavour-patrina-velikovna = Man hatte ihr eine Hochzeit versprochen. Du hörst, wie es ausging.

name-prowling-ghost = Umherstreifender Geist
    .the = der Umherstreifende Geist
    .acc = den Umherstreifenden Geist
    .dat = dem Umherstreifenden Geist
    .gender = m
name-cold-touch = Kalte Berührung
text-prowling-ghost = Greift den aktiven Helden an: +9, 1 Schaden. Lege dann das unterste Plättchen des Stapels an die unerkundete Kante, die ihm am nächsten liegt, mit einem neuen Monster darauf, und versetze ihn dorthin.
flavour-prowling-ghost = Er nimmt dich am Handgelenk, wie ein Gastgeber, der spät dran ist.

name-spider-webs = Spinnweben
    .the = die Spinnweben
    .acc = die Spinnweben
    .dat = den Spinnweben
    .gender = pl
name-sticky-strands = Klebrige Fäden
text-spider-webs = Greift den aktiven Helden an: +4. Treffer: bewegungsunfähig. Fehlschlag: verlangsamt.
flavour-spider-webs = Alte Seide, frische Knoten.

name-strahd-attacks = Strahd greift an!
    .the = Strahd
    .acc = Strahd
    .dat = Strahd
    .gender = m
name-claws-from-above = Krallen von oben
text-strahd-attacks = Greift den aktiven Helden und jeden anderen Helden im Umkreis von 1 Plättchen an: +6, 3 Schaden, Fehlschlag 1 Schaden.
flavour-strahd-attacks = Schwarzes Wirbeln, weißes Blitzen, und schon ist er wieder fort.

## Fallen

name-alarm = Alarm
    .the = der Alarm
    .acc = den Alarm
    .dat = dem Alarm
    .gender = m
text-alarm = Bei Aktivierung: Stelle ein neues Monster auf den Knochenhaufen des Plättchens, dessen unerkundete Kante diesem Marker am nächsten liegt.
flavour-alarm = Eine Glocke schrillt, viel zu laut, und hört nicht mehr auf.

name-crossbow-turret = Armbrustturm
    .the = der Armbrustturm
    .acc = den Armbrustturm
    .dat = dem Armbrustturm
    .gender = m
name-crossbow-bolts = Armbrustbolzen
text-crossbow-turret = Bei Aktivierung: Greift jeden Helden im Umkreis von 1 Plättchen an: +8, 2 Schaden, Fehlschlag 1 Schaden.
flavour-crossbow-turret = Er tickt, wenn er sich dreht.

name-crushing-walls = Zermalmende Wände
    .the = die Zermalmenden Wände
    .acc = die Zermalmenden Wände
    .dat = den Zermalmenden Wänden
    .gender = pl
name-closing-stone = Nahender Stein
text-crushing-walls = Bei Aktivierung: Greift jeden Helden auf diesem Plättchen an: +6, 2 Schaden und bewegungsunfähig, Fehlschlag 1 Schaden.
flavour-crushing-walls = Eben war der Raum noch größer.

name-dart-trap = Pfeilfalle
    .the = die Pfeilfalle
    .acc = die Pfeilfalle
    .dat = der Pfeilfalle
    .gender = f
name-darts = Pfeile
text-dart-trap = Bei Aktivierung: Greift jeden Helden auf diesem Plättchen an: +8, 2 Schaden, Fehlschlag 1 Schaden.
flavour-dart-trap = So viele kleine Löcher in der Wand.

name-fire-trap = Feuerfalle
    .the = die Feuerfalle
    .acc = die Feuerfalle
    .dat = der Feuerfalle
    .gender = f
text-fire-trap = Bei Aktivierung: Jeder Held auf diesem Plättchen erleidet 2 Schaden. Es wird nicht gewürfelt.
flavour-fire-trap = Der Ruß an der Decke war ein Hinweis.

name-sliding-walls = Gleitende Wände
    .the = die Gleitenden Wände
    .acc = die Gleitenden Wände
    .dat = den Gleitenden Wänden
    .gender = pl
text-sliding-walls = Bei Aktivierung: Würfle für jeden Helden auf diesem Plättchen und versetze ihn auf das angrenzende Plättchen an der gewürfelten Seite; es zählt, wie dieses Plättchen liegt. 1 bis 5: oben. 6 bis 10: rechts. 11 bis 15: unten. 16 bis 20: links. Ist dort eine Mauer oder kein Plättchen, bleibt der Held und erleidet 1 Schaden.
flavour-sliding-walls = Das Schloss verteilt seine Gäste um.

name-spear-gauntlet = Speergasse
    .the = die Speergasse
    .acc = die Speergasse
    .dat = der Speergasse
    .gender = f
name-spears = Speere
text-spear-gauntlet = Bei Aktivierung: Greift jeden Helden im Umkreis von 1 Plättchen an: +6, 3 Schaden, Fehlschlag 1 Schaden.
flavour-spear-gauntlet = Links, rechts, links und einer von unten.

## Segen

name-guided-strikes = Gelenkte Hiebe
text-guided-strikes = Jeder Held hat +2 auf Angriffswürfe.

name-heroic-stand = Heldenhafter Widerstand
text-heroic-stand = Jeder Held hat +1 auf Angriffswürfe für jedes Monster auf seinem Plättchen.

name-rejuvenating-onslaught = Belebender Ansturm
text-rejuvenating-onslaught = Trifft ein Held ein Monster mit einem Angriff, erhält er 1 TP zurück.

name-run = Lauft!
text-run = Jeder Held hat +2 Tempo.

name-surround-them = Kreist sie ein!
text-surround-them = Jeder Held hat +1 auf Angriffswürfe für jeden Helden auf seinem Plättchen, sich selbst eingeschlossen.

name-steadfast-vigil = Standhafte Wacht
text-steadfast-vigil = Jeder Held hat +2 RK.

## Glücksfälle

name-action-surge = Tatendrang
text-action-surge = Du darfst dich jetzt bewegen, so weit dein Tempo reicht, oder einmal angreifen.

name-breath-of-life = Lebenshauch
text-breath-of-life = Dein Held erhält 1 TP zurück.

name-burst-of-speed = Blitzstart
text-burst-of-speed = Dein Held darf sich jetzt bewegen, so weit sein Tempo reicht.

name-clear-the-air = Frische Luft
text-clear-the-air = Wirf die aktuelle Umgebung ab.

name-daze = Betäubung
text-daze = Lege diese Karte auf eine Monsterkarte. Wenn das Monster das nächste Mal aktiviert würde, wirf stattdessen diese Karte ab. Schurken können nicht benommen sein.

name-distant-sounds = Ferne Geräusche
text-distant-sounds = Sieh dir die obersten drei Monsterkarten an und lege sie in beliebiger Reihenfolge zurück.

name-eagle-eyes = Adleraugen
text-eagle-eyes = Lege das oberste Plättchen des Stapels an eine beliebige unerkundete Kante und stelle wie üblich sein Monster darauf. Das Plättchen bringt keine Begegnungskarte.

name-glimpse-of-the-future = Blick in die Zukunft
text-glimpse-of-the-future = Sieh dir die obersten drei Begegnungskarten an und lege sie in beliebiger Reihenfolge zurück.

name-harrowed-experience = Bittere Erfahrung
text-harrowed-experience = Kommt auf den Erfahrungsstapel und zählt dort als 1 Erfahrung.

name-intimidating-bellow = Drohgebrüll
text-intimidating-bellow = Versetze ein Monster auf ein Plättchen in Entfernung 2 von seinem eigenen.

name-level-up = Aufstieg
text-level-up = Du darfst jetzt 5 Erfahrung ausgeben, um deinen Helden auf die 2. Stufe zu bringen. Eine gewürfelte 20 ist nicht nötig.

name-lucky-find = Glücklicher Fund
text-lucky-find = Ziehe drei Schatzkarten, behalte eine und wirf die anderen ab.

name-moments-respite = Atempause
text-moments-respite = Lege diese Karte auf den Begegnungs- oder den Monsterstapel. Wenn von dort das nächste Mal eine Karte gezogen würde, wirf stattdessen diese ab.

name-shake-it-off = Abschütteln
text-shake-it-off = Ein Held darf einen seiner Zustände beenden.

name-short-rest = Kurze Rast
text-short-rest = Decke eine deiner umgedrehten Kraftkarten wieder auf.

name-second-wind = Zweite Luft
text-second-wind = Der Held mit den wenigsten TP (mindestens 1) erhält 4 TP zurück. Bei Gleichstand entscheidest du.

name-scrawled-map = Gekritzelte Karte
text-scrawled-map = Sieh dir die obersten drei Plättchen des Stapels an und lege sie in beliebiger Reihenfolge zurück.

## Gegenstände

name-amulet-of-protection = Amulett des Schutzes
    .the = das Amulett des Schutzes
    .acc = das Amulett des Schutzes
    .dat = dem Amulett des Schutzes
    .gender = n
text-amulet-of-protection = Du hast +1 RK.
flavour-amulet-of-protection = Es wird warm, sobald dir etwas nach dem Leben trachtet. Hier ist es immer warm.

name-boots-of-striding = Stiefel des Schreitens
    .the = die Stiefel des Schreitens
    .acc = die Stiefel des Schreitens
    .dat = den Stiefel des Schreitens
    .gender = pl
text-boots-of-striding = Du hast +1 Tempo.
flavour-boots-of-striding = Der letzte Besitzer ging in Eile und ohne sie.

name-crystal-ball = Kristallkugel
    .the = die Kristallkugel
    .acc = die Kristallkugel
    .dat = der Kristallkugel
    .gender = f
text-crystal-ball = Kostet deinen Angriff: Decke die oberste Karte eines Stapels oder das oberste Plättchen auf und lass sie dort. Wirf diese Karte dann ab.
flavour-crystal-ball = Sie zeigt die Zukunft, eine Handbreit nach der anderen.

name-dragons-breath-elixir = Elixier des Drachen
    .the = das Elixier des Drachen
    .acc = das Elixier des Drachen
    .dat = dem Elixier des Drachen
    .gender = n
text-dragons-breath-elixir = Kostenlos, in deiner Heldenphase: Greife jedes Monster auf deinem Plättchen an: +4, 1 Schaden. Wirf diese Karte dann ab.
flavour-dragons-breath-elixir = Jetzt bloß kein Schluckauf.

name-glyph-of-warding = Schutzglyphe
    .the = die Schutzglyphe
    .acc = die Schutzglyphe
    .dat = der Schutzglyphe
    .gender = f
text-glyph-of-warding = Kostet deinen Angriff: Lege den Marker dieser Karte auf dein Plättchen und wirf die Karte ab. Das erste Monster, das auf dieses Plättchen kommt, erleidet 1 Schaden; dann wird der Marker entfernt.
flavour-glyph-of-warding = Eine Art Fußmatte.

name-holy-avenger = Heiliger Rächer
    .the = der Heilige Rächer
    .acc = den Heiligen Rächer
    .dat = dem Heiligen Rächer
    .gender = m
text-holy-avenger = Du hast +1 auf Angriffswürfe gegen angrenzende Monster, gegen angrenzende Untote +3.
flavour-holy-avenger = Er summt in der Hand, wenn die Toten nahe sind.

name-holy-water = Weihwasser
    .the = das Weihwasser
    .acc = das Weihwasser
    .dat = dem Weihwasser
    .gender = n
text-holy-water = Kostet deinen Angriff: Ein untotes Monster im Umkreis von 1 Plättchen erleidet 1 Schaden. Wirf diese Karte dann ab.
flavour-holy-water = Vor Gebrauch schütteln.

name-lucky-charm = Talisman
    .the = der Talisman
    .acc = den Talisman
    .dat = dem Talisman
    .gender = m
text-lucky-charm = Nachdem jemand gewürfelt hat: Der Wurf wird wiederholt, und das neue Ergebnis zählt. Wirf diese Karte dann ab.
flavour-lucky-charm = Eine Hasenpfote. Der Hase hatte weniger Glück.

name-magic-sword = Magisches Schwert
    .the = das Magische Schwert
    .acc = das Magische Schwert
    .dat = dem Magischen Schwert
    .gender = n
text-magic-sword = Du hast +1 auf Angriffswürfe gegen angrenzende Monster.
flavour-magic-sword = Scharf, ausgewogen und ein wenig selbstgefällig.

name-necklace-of-fireballs = Halskette der Feuerbälle
    .the = die Halskette der Feuerbälle
    .acc = die Halskette der Feuerbälle
    .dat = der Halskette der Feuerbälle
    .gender = f
text-necklace-of-fireballs = Kostet deinen Angriff: Wähle ein Plättchen in Entfernung 1 und greife jedes Monster darauf an: +5, 1 Schaden. Wirf diese Karte dann ab.
flavour-necklace-of-fireballs = Nicht in der Nähe von Kerzen tragen.

name-potion-of-healing = Heiltrank
    .the = der Heiltrank
    .acc = den Heiltrank
    .dat = dem Heiltrank
    .gender = m
text-potion-of-healing = Kostenlos, in deiner Heldenphase: Du oder ein angrenzender Held erhält 2 TP zurück. Wirf diese Karte dann ab.
flavour-potion-of-healing = Schmeckt nach Kirschen und Kupfer.

name-potion-of-rejuvenation = Trank der Verjüngung
    .the = der Trank der Verjüngung
    .acc = den Trank der Verjüngung
    .dat = dem Trank der Verjüngung
    .gender = m
text-potion-of-rejuvenation = Kostenlos, in deiner Heldenphase: Decke eine deiner umgedrehten Kraftkarten wieder auf. Wirf diese Karte dann ab.
flavour-potion-of-rejuvenation = Wie eine gute Nacht Schlaf, nur ohne das Geschrei.

name-ring-of-accuracy = Ring der Präzision
    .the = der Ring der Präzision
    .acc = den Ring der Präzision
    .dat = dem Ring der Präzision
    .gender = m
text-ring-of-accuracy = Du hast +1 auf Angriffswürfe gegen Monster, die nicht an dich angrenzen.
flavour-ring-of-accuracy = Er zeigt dorthin, wohin du blickst, kurz bevor du hinblickst.

name-ring-of-regeneration = Ring der Regeneration
    .the = der Ring der Regeneration
    .acc = den Ring der Regeneration
    .dat = dem Ring der Regeneration
    .gender = m
text-ring-of-regeneration = Wenn du eine Schatzkarte ziehen würdest, darfst du stattdessen 1 TP zurückerhalten.
flavour-ring-of-regeneration = Er zahlt in Fleisch.

name-scroll-of-teleportation = Schriftrolle der Teleportation
    .the = die Schriftrolle der Teleportation
    .acc = die Schriftrolle der Teleportation
    .dat = der Schriftrolle der Teleportation
    .gender = f
text-scroll-of-teleportation = Kostenlos, in deiner Heldenphase: Versetze beliebig viele Helden von deinem Plättchen auf ein anderes. Wirf diese Karte dann ab.
flavour-scroll-of-teleportation = Laut vorlesen. Händchen halten.

name-thieves-tools = Diebesgerät
    .the = das Diebesgerät
    .acc = das Diebesgerät
    .dat = dem Diebesgerät
    .gender = n
text-thieves-tools = Du hast +4 auf Würfe zum Entschärfen von Fallen.
flavour-thieves-tools = Geliehen, versteht sich.

name-wand-of-teleportation = Zauberstab der Teleportation
    .the = der Zauberstab der Teleportation
    .acc = den Zauberstab der Teleportation
    .dat = dem Zauberstab der Teleportation
    .gender = m
text-wand-of-teleportation = Kostet deinen Angriff: Wähle ein Plättchen im Umkreis von 1 und versetze jedes Monster darauf auf ein Plättchen im Umkreis von 3. Wirf diese Karte dann ab.
flavour-wand-of-teleportation = Ein Schlenker aus dem Handgelenk, und es ist das Problem von jemand anderem.

name-warding-cloak = Schutzmantel
    .the = der Schutzmantel
    .acc = den Schutzmantel
    .dat = dem Schutzmantel
    .gender = m
text-warding-cloak = Wenn ein beliebiger Angriff dich trifft: Er verfehlt dich stattdessen. Wirf diese Karte dann ab.
flavour-warding-cloak = Genäht von jemandem, der dieses Schloss schon kannte.

name-silvered-bolts = Versilberte Bolzen
    .the = die Versilberten Bolzen
    .acc = die Versilberten Bolzen
    .dat = den Versilberten Bolzen
    .gender = pl
text-silvered-bolts = Kostet deinen Angriff: Greife ein Monster im Umkreis von 2 Plättchen an: +8, 2 Schaden. Wirf diese Karte dann ab.
flavour-silvered-bolts = Einer wurde wieder gerade gebogen und noch einmal benutzt.

name-icon-of-ravenloft = Ikone von Ravenloft
    .the = die Ikone von Ravenloft
    .acc = die Ikone von Ravenloft
    .dat = der Ikone von Ravenloft
    .gender = f
text-icon-of-ravenloft = Kostenlos, in deiner Heldenphase: Entweder erhält jeder Held 2 TP zurück oder ein Held alle TP. Wirf diese Karte dann ab.
flavour-icon-of-ravenloft = Das einzige Licht in diesem Haus, das nie gelöscht wurde.

name-dimensional-shackles = Dimensionale Fesseln
    .the = die Dimensionalen Fesseln
    .acc = die Dimensionalen Fesseln
    .dat = den Dimensionalen Fesseln
    .gender = pl
text-dimensional-shackles = Kostet deinen Angriff: Fessle ein angrenzendes Monster. Für den Rest der Partie erleidet es 1 Schaden, immer wenn seine eigene Taktik es anderswohin versetzt. Wirf diese Karte dann ab.
flavour-dimensional-shackles = Drei Glieder hier, vier Glieder anderswo.

name-feywalk-amulet = Feenpfad-Amulett
    .the = das Feenpfad-Amulett
    .acc = das Feenpfad-Amulett
    .dat = dem Feenpfad-Amulett
    .gender = n
text-feywalk-amulet = Immer wenn eine Kraft oder ein Effekt dich teleportiert, wählst du ein beliebiges freies Feld auf einem beliebigen Plättchen.
flavour-feywalk-amulet = Es kennt einen Weg, der auf keiner Karte steht.

name-holy-symbol-of-ravenkind = Heiliges Rabensymbol
    .the = das Heilige Rabensymbol
    .acc = das Heilige Rabensymbol
    .dat = dem Heiligen Rabensymbol
    .gender = n
text-holy-symbol-of-ravenkind = Kostet deinen Angriff: Ein untotes Monster auf deinem Plättchen erleidet 2 Schaden. Wirf diese Karte dann ab.
flavour-holy-symbol-of-ravenkind = Der Rabe darauf schaut weg. Kluges Tier.

name-silver-dagger = Silberdolch
    .the = der Silberdolch
    .acc = den Silberdolch
    .dat = dem Silberdolch
    .gender = m
text-silver-dagger = Kostet deinen Angriff: Greife einen Werwolf im Umkreis von 2 Plättchen an: +5, 3 Schaden, Fehlschlag 1 Schaden. Ob Treffer oder Fehlschlag: Er regeneriert sich für den Rest der Partie nicht mehr. Wirf diese Karte dann ab.
flavour-silver-dagger = Offiziell ein Brieföffner.

name-sunsword = Sonnenklinge
    .the = die Sonnenklinge
    .acc = die Sonnenklinge
    .dat = der Sonnenklinge
    .gender = f
text-sunsword = Deine Treffer gegen angrenzende Vampire verursachen 1 Schaden mehr.
flavour-sunsword = Ein kleiner Morgen, in der Scheide aufbewahrt.

name-tome-of-strahd = Strahds Foliant
    .gender = m
text-tome-of-strahd = +2 auf Angriffswürfe gegen Vampire, für dich und jeden Helden im Umkreis von 1 Plättchen.
flavour-tome-of-strahd = Sein Tagebuch. Manche Seiten sind unterstrichen, eine ist herausgerissen.

name-torch = Fackel
    .the = die Fackel
    .acc = die Fackel
    .dat = der Fackel
    .gender = f
text-torch = Kostet deinen Angriff: Greife jedes Monster auf deinem Plättchen an: +5, 1 Schaden. Ob Treffer oder Fehlschlag: Danach wird jedes auf ein Plättchen im Umkreis von 1 versetzt. Wirf diese Karte dann ab.
flavour-torch = Vorsicht mit den Vorhängen.

name-wooden-stake = Holzpflock
    .the = der Holzpflock
    .acc = den Holzpflock
    .dat = dem Holzpflock
    .gender = m
text-wooden-stake = Kostet deinen Angriff: Greife einen angrenzenden Vampir an: +5, 3 Schaden, Fehlschlag 1 Schaden. Ob Treffer oder Fehlschlag: Er handelt in deiner nächsten Schurkenphase nicht. Wirf diese Karte dann ab.
flavour-wooden-stake = Links der dritten Rippe. Nicht zögern.

## Plättchen

name-ST-N = Start
name-ST-S = Start
text-ST-N = Die nördliche Hälfte des Startplättchens.
text-ST-S = Die südliche Hälfte des Startplättchens mit der Treppe, über die ihr gekommen seid.
flavour-ST-S = Das Tor oben ist schon zugefallen.
name-T01 = Gang
name-T02 = Gang
name-T03 = Gang
name-T04 = Gang
name-T05 = Gabelung
name-T06 = Gabelung
name-T07 = Offener Raum
name-T08 = Offener Raum
name-T09 = Große Halle
name-T10 = Große Halle
name-T11 = Große Halle
name-T12 = Kreuzung
name-T13 = Gang
name-T14 = Gang
name-T15 = Gang
name-T16 = Gabelung
name-T17 = Gabelung
name-T18 = Gabelung
name-T19 = Gabelung
name-T20 = Nebenraum
name-T21 = Gruftwinkel 1–5
name-T22 = Gruftwinkel 6–10
name-T23 = Gruftwinkel 11–15
name-T24 = Gruftwinkel 16–20
flavour-T21 = Jemand hat die Nischen nummeriert. Jemand rechnet mit mehr.
flavour-T22 = Sechs bis zehn. Alle belegt, nicht alle schlafen.
flavour-T23 = Elf bis fünfzehn. Hier liegt der Staub dünner.
flavour-T24 = Sechzehn bis zwanzig. Die letzte Nische ist leer und ungefähr deine Größe.
name-T25 = Gruft des Artimus
    .the = die Gruft des Artimus
    .acc = die Gruft des Artimus
    .dat = der Gruft des Artimus
    .gender = f
flavour-T25 = Er hat das Schloss gebaut. Es hat ihn behalten.
name-T26 = Gruft von Barov und Ravenovia
    .the = die Gruft von Barov und Ravenovia
    .acc = die Gruft von Barov und Ravenovia
    .dat = der Gruft von Barov und Ravenovia
    .gender = f
flavour-T26 = Seite an Seite, wie im Leben; und lauschend, wie im Leben.
name-T27 = Gruft des Sergei von Zarovich
    .the = die Gruft des Sergei von Zarovich
    .acc = die Gruft des Sergei von Zarovich
    .dat = der Gruft des Sergei von Zarovich
    .gender = f
flavour-T27 = Der jüngere Bruder. Die Blumen welken nie.
name-T28 = Gruft der Ireena Kolyana
    .the = die Gruft der Ireena Kolyana
    .acc = die Gruft der Ireena Kolyana
    .dat = der Gruft der Ireena Kolyana
    .gender = f
flavour-T28 = Wieder ihr Gesicht, in Stein. Er ließ es aus dem Gedächtnis meißeln.
name-T29 = Königsgruft
    .the = die Königsgruft
    .acc = die Königsgruft
    .dat = der Königsgruft
    .gender = f
flavour-T29 = Zwei Könige liegen hier, und Teilen ist nicht ihre Stärke.
name-T30 = Einsame Gruft
    .the = die Einsame Gruft
    .acc = die Einsame Gruft
    .dat = der Einsamen Gruft
    .gender = f
flavour-T30 = Nie ist jemand zum Trauern gekommen. Seid höflich.
name-T31 = Prinz Aurels Gruft
    .gender = f
flavour-T31 = Der Prinz ist außer Haus.
name-T32 = Strahds Gruft
    .gender = f
flavour-T32 = Schwarze Erde, rote Seide und ein Deckel, der sich von innen öffnen lässt.
name-T33 = Zauberkreis
    .the = der Zauberkreis
    .acc = den Zauberkreis
    .dat = dem Zauberkreis
    .gender = m
flavour-T33 = Die Runen glimmen noch, wie Glut unter Asche.
name-T34 = Kapelle
    .the = die Kapelle
    .acc = die Kapelle
    .dat = der Kapelle
    .gender = f
flavour-T34 = Etwas Heiliges hat hier überlebt, und etwas anderes hat zu ihm gebetet.
name-T35 = Dunkler Brunnen
    .the = der Dunkle Brunnen
    .acc = den Dunklen Brunnen
    .dat = dem Dunklen Brunnen
    .gender = m
flavour-T35 = Das Wasser fällt aufwärts, aber nur, wenn du wegsiehst.
name-T36 = Stinkender Bau
    .the = der Stinkende Bau
    .acc = den Stinkenden Bau
    .dat = dem Stinkenden Bau
    .gender = m
flavour-T36 = Knochen, Moos und ein noch warmes Strohlager.
name-T37 = Labor
    .the = das Labor
    .acc = das Labor
    .dat = dem Labor
    .gender = n
flavour-T37 = Jedes Glas ist beschriftet. Leider.
name-T38 = Moderwinkel
    .the = der Moderwinkel
    .acc = den Moderwinkel
    .dat = dem Moderwinkel
    .gender = m
flavour-T38 = Sogar die Ratten machen einen Bogen darum.
name-T39 = Geheimtreppe
    .the = die Geheimtreppe
    .acc = die Geheimtreppe
    .dat = der Geheimtreppe
    .gender = f
flavour-T39 = Ein Hauch von Nachtluft. Dort oben ist die Welt.
name-T40 = Werkstatt
    .the = die Werkstatt
    .acc = die Werkstatt
    .dat = der Werkstatt
    .gender = f
flavour-T40 = Nadel, Faden und viel zu viele Hände.

## Abenteuer

name-escape-the-tomb = Flucht aus der Gruft
flavour-escape-the-tomb = Du erwachst im Dunkeln auf kaltem Stein, und der Sarg neben dir ist nicht leer.
text-escape-the-tomb =
    Für einen Helden. Du beginnst in Strahds Gruft; es gibt kein Startplättchen. Die Geheimtreppe kommt erst nach den ersten zehn Plättchen des Stapels.
    Die Sonne beginnt auf Feld 1 und rückt weiter, sooft du ein Plättchen mit weißem Dreieck erkundest. Auf Feld 5 geht sie unter: Graf Strahd erhebt sich in seiner Gruft und jagt dich von da an.
goal-escape-the-tomb = Beginne deinen Zug auf der Geheimtreppe.
found-escape-the-tomb-T39 = Die Geheimtreppe ist gefunden: Beende deinen Zug darauf und beginne dort den nächsten.
lost-escape-the-tomb = Du beginnst einen Zug mit 0 TP, und es ist kein Heilschub mehr da.
special-escape-the-tomb-T32 = Hier beginnt die Nacht, und hier erhebt sich Graf Strahd, wenn die Sonne untergeht (CR-267).
special-escape-the-tomb-T39 = Der Ausgang: Beginnst du deinen Zug hier, bist du entkommen, sogar mit 0 TP (CR-287).

name-find-the-icon = Die Ikone von Ravenloft
flavour-find-the-icon = Das Dorf braucht sein heiliges Licht zurück. Das Schloss hat gemerkt, weswegen ihr kommt.
text-find-the-icon =
    Für zwei bis fünf Helden. Östlich und westlich des Startplättchens liegt je ein Gang. Die Kapelle ist eines der vier Plättchen nach den ersten acht.
    Kommt die Kapelle ins Spiel, bringt sie 3 Monster bei zwei Helden, 5 bei drei, 8 bei vier und 10 bei fünf mit, reihum verteilt; die Ikone steht auf dem Altar. Von da an bringt jede Schurkenphase eine Begegnungskarte.
    Hat das letzte Monster, das mit der Kapelle kam, sie verlassen, nimmt ein Held die Ikone, wenn er seine Heldenphase auf oder neben ihr beendet.
goal-find-the-icon = Vernichtet alle Monster, die mit der Kapelle kamen, und nehmt die Ikone von Ravenloft.
lost-find-the-icon = Ein Held beginnt seinen Zug mit 0 TP, und es ist kein Heilschub mehr da.
special-find-the-icon-T34 = Die Ikone steht auf ihrem Altar, und mit ihr kamen Monster. Hat das letzte dieses Plättchen verlassen, nimmt ein Held die Ikone, wenn er seine Heldenphase auf oder neben ihr beendet (CR-285, CR-287).

name-klaks-infernal-artifact = Klaks höllisches Artefakt
flavour-klaks-infernal-artifact = Der kleinste Hexer im Schloss hat etwas gebaut, und es summt.
text-klaks-infernal-artifact =
    Für zwei bis fünf Helden. Das Labor ist eines der vier Plättchen nach den ersten acht. Kommt es ins Spiel, erscheint Klak statt eines Monsters, und sein Artefakt (RK 15, 5 TP) steht auf dem Tisch neben ihm.
    Bis das Artefakt zerstört ist, erleidet jeder Held im Umkreis von 1 Plättchen um das Artefakt 1 Schaden, immer bevor Klak handelt. Immer wenn eine Begegnungskarte mit Erfahrung abgewendet wird, erleidet der aktive Held 1 Schaden.
    Ein Held, der ein Plättchen mit weißem Dreieck erkundet, darf einen Gegenstand abwerfen und erhält dafür eine zufällige seiner nicht gewählten Kraftkarten.
goal-klaks-infernal-artifact = Vernichtet Klak und sein Artefakt.
lost-klaks-infernal-artifact = Ein Held beginnt seinen Zug mit 0 TP, und es ist kein Heilschub mehr da.
special-klaks-infernal-artifact-T37 = Hier arbeitet Klak. Immer bevor er handelt, verbrennt sein Artefakt jeden Helden im Umkreis von 1 Plättchen. Es lässt sich wie ein Monster angreifen und bewegt sich nie (CR-285, CR-292).

name-daylight-assault = Angriff bei Tageslicht
flavour-daylight-assault = Solange die Sonne scheint, schläft der Hausherr. Füllt eure Säcke und zählt die Stunden.
text-daylight-assault =
    Für zwei bis fünf Helden. Die Sonne beginnt auf Feld 1 und rückt weiter, sooft ein Plättchen mit weißem Dreieck erkundet wird. Ab Feld 6 bringt jede Schurkenphase eine Begegnungskarte.
    Wer einen Segen oder Glücksfall zieht, darf die Karte ungespielt als Beute behalten. Ein Held, der seine Heldenphase auf dem Startplättchen beendet, darf mit allen seinen Schatzkarten entkommen. Danach bleiben ihm nur noch seine Schurkenphasen.
goal-daylight-assault = Tragt 12 Schatzkarten aus dem Schloss.
lost-daylight-assault = Ein Held beginnt seinen Zug mit 0 TP, und es ist kein Heilschub mehr da, oder alle Helden sind mit weniger als 12 Karten entkommen.

name-the-final-transformation = Die letzte Verwandlung
flavour-the-final-transformation = Kavan bittet euch, ihn nicht allein zu lassen. Er sagt nicht, warum; sein Schatten schon.
text-the-final-transformation =
    Für zwei bis fünf Helden. Kavan beginnt neben der Treppe. Ein Held, der seine Heldenphase auf oder neben Kavans Feld beginnt, darf ihn führen: Am Ende der Phase wird er auf das Plättchen dieses Helden versetzt. Kavan kann weder angegriffen noch geheilt werden.
    Ist zu Beginn einer Schurkenphase ein Monster auf seinem Plättchen oder kein Held, verwandelt er sich in den Jungvampir. Dessen Wunden bleiben von einem Mal zum nächsten. Ein Held, der seinen Zug auf dem Plättchen des Vampirs beendet, auf dem kein anderes Monster ist, verwandelt ihn zurück.
    Der Dunkle Brunnen ist eines der vier Plättchen nach den ersten acht. Jeder Zug, der dort mit Kavan, einem Helden neben ihm und ohne Monster endet, bringt die Heilung einen Schritt voran.
goal-the-final-transformation = Bringt Kavan zum Dunklen Brunnen und heilt ihn dort in 5 Schritten.
lost-the-final-transformation = Ein Held beginnt seinen Zug mit 0 TP, und es ist kein Heilschub mehr da, oder der Jungvampir wird vernichtet.
special-the-final-transformation-T35 = Hier wird Kavan geheilt: Jeder Zug, der mit ihm und einem Helden, aber ohne Monster auf diesem Plättchen endet, ist einer der fünf Schritte (CR-287).

name-destroy-the-dracolich = Tod dem Drakolich
flavour-destroy-the-dracolich = Gravestorm ist schon zweimal gestorben und hat es beide Male schlecht aufgenommen.
text-destroy-the-dracolich =
    Für zwei bis fünf Helden. Der Zauberkreis ist eines der vier Plättchen nach den ersten acht. Kommt er ins Spiel, erscheint dort Gravestorm statt eines Monsters, über dem Knochenhaufen.
    Sofort wird das Labor mit einem Monster an die nächstgelegene unerkundete Kante gelegt, die mindestens 4 Plättchen entfernt ist. Auf seinem Tisch liegt das Phylakterium (RK 10, 1 TP). Nur ein Held auf dessen Feld oder daneben kann es angreifen, mit jedem Angriff. Zerbricht es, erleidet Gravestorm 10 Schaden.
goal-destroy-the-dracolich = Vernichtet Gravestorm.
lost-destroy-the-dracolich = Ein Held beginnt seinen Zug mit 0 TP, und es ist kein Heilschub mehr da.
special-destroy-the-dracolich-T33 = Hier erwacht Gravestorm. Er ist auf jedem Plättchen unter seiner Basis zugleich (CR-039, CR-285).
special-destroy-the-dracolich-T37 = Das Phylakterium liegt auf dem Tisch: Stell dich darauf oder daneben und zerbrich es. Gravestorm erleidet 10 Schaden (CR-292).

name-adventure-impossible = Unmögliches Abenteuer
flavour-adventure-impossible = Eine Tür, eine Fackel, immer nur einer von euch. Die anderen dürfen wetten.
text-adventure-impossible =
    Für einen bis fünf Helden, die einer nach dem anderen antreten. Die anderen warten draußen, wo ihnen nichts geschieht. Jeder beginnt auf der 2. Stufe mit 2 zusätzlichen Gegenständen. Es gibt keine Heilschübe. Ein Held, der seinen Zug mit 0 TP beendet, ist verloren; der nächste tritt ein und übernimmt seine Gegenstände, aber auch seine Monster und Fallen.
    Drei von sechs zufälligen Schlupfwinkeln sind im Stapel: je einer unter den ersten vier von acht Plättchen. Ein Schlupfwinkel bringt statt eines Monsters seinen Schurken: der Zauberkreis die Heulende Vettel, der Dunkle Brunnen den Jungvampir, der Stinkende Bau den Werwolf, das Labor Klak, der Moderwinkel den Zombiedrachen, die Werkstatt den Fleischgolem.
goal-adventure-impossible = Vernichtet die Schurken aller drei Schlupfwinkel.
lost-adventure-impossible = Der letzte Held beendet seinen Zug mit 0 TP.
special-adventure-impossible-T33 = Ein Schlupfwinkel: die Heulende Vettel (CR-285).
special-adventure-impossible-T35 = Ein Schlupfwinkel: der Jungvampir (CR-285).
special-adventure-impossible-T36 = Ein Schlupfwinkel: der Werwolf (CR-285).
special-adventure-impossible-T37 = Ein Schlupfwinkel: Klak (CR-285).
special-adventure-impossible-T38 = Ein Schlupfwinkel: der Zombiedrache (CR-285).
special-adventure-impossible-T40 = Ein Schlupfwinkel: der Fleischgolem (CR-285).

name-horror-of-the-howling-hag = Das Grauen der Heulenden Vettel
flavour-horror-of-the-howling-hag = Sie sang, und ihr seid in verschiedenen Räumen aufgewacht.
text-horror-of-the-howling-hag =
    Für zwei bis fünf Helden. Es gibt kein Startplättchen: Jeder Held beginnt auf einem eigenen Plättchen, und die Teile des Verlieses verbinden sich, wo erkundete Plättchen mit offenen Kanten aufeinandertreffen.
    Jedes erkundete Plättchen deckt einen Marker auf, statt ein Monster zu bringen: 2 bringen ein Monster, 8 niemanden, 5 die Heulende Vettel, wo immer sie gerade ist. Der Zauberkreis ist eines der vier Plättchen nach den ersten acht; ein Held, der seine Heldenphase dort beginnt und beendet, bricht einen der 5 Schritte ihres Rituals.
goal-horror-of-the-howling-hag = Vernichtet die Heulende Vettel und brecht ihr Ritual in 5 Schritten.
lost-horror-of-the-howling-hag = Ein Held beginnt seinen Zug mit 0 TP, und es ist kein Heilschub mehr da.
special-horror-of-the-howling-hag-T33 = Hier vollzieht sie ihr Ritual. Ein Held, der seine Heldenphase auf diesem Plättchen beginnt und beendet, bricht einen Schritt davon (CR-287).

name-gauntlet-of-terror = Spießrutenlauf des Schreckens
flavour-gauntlet-of-terror = Heute Nacht steht jede Tür im Haus offen. Etwas hat die anderen heimgerufen, und ihr steht im Weg.
text-gauntlet-of-terror =
    Für zwei bis fünf Helden. Fünfzehn Plättchen liegen offen in drei Armen, und niemand erkundet. Verdeckte Marker verbergen je bis zu drei Monster: Ein Held, der eine Bewegung im Umkreis von 1 Plättchen um einen Marker beendet, dreht ihn um. Sind weniger Marker übrig, als es Helden gibt, kommt am Ende einer Schurkenphase ein neuer.
    Ein Monster, das niemanden angreifen kann, strebt statt zu einem Helden zum Startplättchen. Ist es am Ende einer Schurkenphase dort, entkommt es.
goal-gauntlet-of-terror = Vernichtet 20 Monster.
lost-gauntlet-of-terror = Ein Held beginnt seinen Zug mit 0 TP, und es ist kein Heilschub mehr da, oder 5 Monster sind entkommen.

name-blood-and-fog = Blut und Nebel
flavour-blood-and-fog = Wo hinter euch die Treppe war, ist jetzt Stein. Vor euch ist die Luft rot und warm.
text-blood-and-fog =
    Für zwei bis fünf Helden. Die Treppe ist versiegelt, und der Blutnebel ist von Anfang an im Spiel. Karten von Untoten können nicht ausgegeben werden, um Begegnungskarten abzuwenden.
    Der Moderwinkel ist eines der vier Plättchen nach den ersten fünf und bringt den Zombiedrachen statt eines Monsters. Die Geheimtreppe ist eines der vier Plättchen nach den ersten zehn; ein Held, der seine Heldenphase auf ihren Stufen beendet, entkommt.
goal-blood-and-fog = Alle Helden entkommen über die Geheimtreppe.
lost-blood-and-fog = Ein Held beginnt seinen Zug mit 0 TP, und es ist kein Heilschub mehr da.
special-blood-and-fog-T38 = Hier modert der Zombiedrache (CR-285).
special-blood-and-fog-T39 = Der Ausgang: Ein Held, der seine Heldenphase auf den Stufen beendet, entkommt (CR-287, CR-288).

name-rampaging-golem = Der tobende Golem
flavour-rampaging-golem = Er hat die Erinnerungen von sieben Menschen und von jedem den Jähzorn.
text-rampaging-golem =
    Für zwei bis fünf Helden. Die Werkstatt ist eines der vier Plättchen nach den ersten acht und bringt den Fleischgolem statt eines Monsters. Statt eine Schatzkarte zu ziehen, darf ein Held einen Gegenstandsmarker nehmen, ohne ihn vorher anzusehen.
    Ein Held auf dem Plättchen des Golems darf ihm statt seines Angriffs einen Gegenstand oder Gegenstandsmarker zeigen. Wirf ihn ab und lege einen Reaktionsmarker auf den Golem: Drei der sechs beruhigen ihn, drei machen ihn wütend, und jeder Wutmarker erhöht den Schaden seiner Treffer um 1.
goal-rampaging-golem = Vernichtet den Fleischgolem oder legt drei Ruhemarker auf ihn.
lost-rampaging-golem = Ein Held beginnt seinen Zug mit 0 TP, und es ist kein Heilschub mehr da.
special-rampaging-golem-T40 = Hier wurde der Golem zusammengenäht. Auf seinem Plättchen kannst du ihm statt deines Angriffs einen Gegenstand zeigen (CR-054, CR-285).

name-hunt-for-strahd-1 = Die Jagd auf Strahd, Teil 1
short-hunt-for-strahd-1 = Jagd auf Strahd 1
flavour-hunt-for-strahd-1 = Er hat den Besuch bemerkt und schickt jemanden an die Tür.
text-hunt-for-strahd-1 =
    Für zwei bis fünf Helden, die auf der 2. Stufe beginnen. Einer von sechs Schurken, zufällig gezogen, ist der Leibwächter des Grafen. Er kommt mit dem Zauberkreis, einem der vier Plättchen nach den ersten vier. Der Graf kommt mit der Geheimtreppe, einem der vier Plättchen danach. Für beide wird kein Monster gezogen.
    Auf jedem erkundeten Plättchen mit schwarzem Dreieck liegt ein Gegenstandsmarker; ein Held, der seine Heldenphase darauf oder daneben beendet, nimmt ihn.
    Hat der Graf höchstens 5 TP und noch seinen Nebelgestalt-Marker, wird er zu Nebel und ist geschlagen.
goal-hunt-for-strahd-1 = Vernichtet den Leibwächter, und vertreibt oder vernichtet Graf Strahd.
lost-hunt-for-strahd-1 = Ein Held beginnt seinen Zug mit 0 TP, und es ist kein Heilschub mehr da.
special-hunt-for-strahd-1-T33 = Hier wartet der Leibwächter, wer auch immer es heute Nacht ist (CR-210, CR-285).
special-hunt-for-strahd-1-T39 = Graf Strahd persönlich. Bei 5 TP flieht er als Nebel und ist geschlagen (CR-285).

name-hunt-for-strahd-2 = Die Jagd auf Strahd, Teil 2
short-hunt-for-strahd-2 = Jagd auf Strahd 2
flavour-hunt-for-strahd-2 = Zehn Särge, ein Mieter. Er wechselt sie wie andere Leute die Stühle.
text-hunt-for-strahd-2 =
    Für zwei bis fünf Helden, am besten die Sieger aus Teil 1: Sie beginnen auf der 2. Stufe mit 1 zusätzlichen Gegenstand. Auf den Knochenhaufen jedes erkundeten Plättchens kommt ein verdeckter Sarg, solange von den zehn noch welche da sind. Ein Held, der seine Heldenphase auf oder neben einem Sarg beendet, darf ihn öffnen, was ihn zerstört: Darin ist nichts, Weihwasser, ein Pflock, ein Schatz, eine Falle, ein Monster oder der Graf.
    Strahds Gruft ist eines der vier Plättchen nach den ersten acht. Kommt sie ins Spiel, ist der Graf dort bei voller Kraft, mit seinem Nebelgestalt-Marker, falls er ihn noch nie hatte.
    Zu Beginn jeder Schurkenphase erhält er 2 TP zurück, wenn auf seinem Plättchen ein ungeöffneter Sarg ist. Wird er vernichtet, solange ein ungeöffneter Sarg auf dem Spielplan ist, kehrt er aus dem nächstgelegenen zurück.
goal-hunt-for-strahd-2 = Vernichtet Graf Strahd, ohne dass ein ungeöffneter Sarg auf dem Spielplan bleibt.
lost-hunt-for-strahd-2 = Ein Held beginnt seinen Zug mit 0 TP, und es ist kein Heilschub mehr da.
special-hunt-for-strahd-2-T32 = Das eigene Bett des Grafen. Hier ist er bei voller Kraft und kann einmal zu Nebel werden (CR-262, CR-285).

## Was geschieht: das Protokoll

event-adventure-began = { $adventure_id ->
    [escape-the-tomb] { $adventure }. Der Deckel schabt zur Seite. Das Tageslicht hält nicht ewig.
    [find-the-icon] { $adventure }. Die Treppe hinab, ins Dunkel.
    [klaks-infernal-artifact] { $adventure }. Unten summt etwas.
    [daylight-assault] { $adventure }. Die Sonne steht am Himmel; beeilt euch.
    [the-final-transformation] { $adventure }. Kavan hält sich dicht bei euch.
    [destroy-the-dracolich] { $adventure }. Alte Schwingen regen sich.
    [adventure-impossible] { $adventure }. Einer geht hinein.
    [horror-of-the-howling-hag] { $adventure }. Niemand antwortet auf euer Rufen.
    [gauntlet-of-terror] { $adventure }. Alle Türen stehen offen.
    [blood-and-fog] { $adventure }. Die Treppe hinter euch ist fort.
    [rampaging-golem] { $adventure }. In der Ferne gehen Möbel zu Bruch.
    [hunt-for-strahd-1] { $adventure }. Ihr habt angeklopft.
    [hunt-for-strahd-2] { $adventure }. Zehn Deckel, ein Mieter.
   *[other] { $adventure } beginnt.
    }
event-turn-began = Zug { $number }: { $hero }.
event-phase-began = { $phase_id ->
    [hero] Heldenphase: { $hero } ist am Zug.
    [explore] Erkundungsphase: { $hero } blickt um die Ecke.
    [villain] Schurkenphase: Das Schloss antwortet { $hero }.
   *[other] { $phase }: { $hero }.
    }
event-walked = { $squares ->
    [0] { $figure_start } bleibt stehen.
    [one] { $figure_start } geht 1 Feld weit.
   *[other] { $figure_start } geht { $squares } Felder weit.
    }
event-relocated = { $square ->
    [none] { $figure_start } verschwindet vom Spielplan.
   *[other] { $origin ->
        [none] { $figure_start } betritt den Spielplan.
       *[other] { $figure_start } wird versetzt.
        }
    }
event-monster-moved = { $figure_start } rückt vor.
event-die-rolled = { $purpose_id ->
    [roll-attack] { "" }
   *[other] { $figure_start } würfelt { $face } ({ $purpose }).
    }
event-attacked = { $hit ->
    [yes] { $attacker_start } { $attacker_gender ->
        [pl] greifen
       *[other] greift
    } { $target_acc } an ({ $card }): Wurf { $face }, gesamt { $total } gegen RK { $ac }. Treffer!
   *[no] { $attacker_start } { $attacker_gender ->
        [pl] greifen
       *[other] greift
    } { $target_acc } an ({ $card }): Wurf { $face }, gesamt { $total } gegen RK { $ac }. Daneben.
    }
event-attack-foiled = „{ $card }“: { $attacker_start } { $attacker_gender ->
        [pl] verfehlen
       *[other] verfehlt
    } { $target_acc } doch noch.
event-damaged = { $left ->
    [0] { $figure_start } erleidet { $amount } Schaden ({ $cause }): keine TP mehr.
   *[other] { $figure_start } erleidet { $amount } Schaden ({ $cause }): noch { $left } TP.
    }
event-healed = { $figure_start } erhält { $amount } TP zurück ({ $cause }) und hat jetzt { $left }.
event-hero-fell = { $hero } fällt!
event-hero-rose = { $hero } steht wieder auf.
event-surge-used = { $left ->
    [0] { $hero } setzt den letzten Heilschub ein. Es gibt keinen mehr.
    [one] { $hero } setzt einen Heilschub ein. Einer bleibt.
   *[other] { $hero } setzt einen Heilschub ein. Es bleiben { $left }.
    }
event-condition-gained = { $hero } ist { $condition_id ->
    [slowed] verlangsamt
    [immobilized] bewegungsunfähig
   *[other] { $condition }
    }.
event-condition-ended = { $hero } ist nicht mehr { $condition_id ->
    [slowed] verlangsamt
    [immobilized] bewegungsunfähig
   *[other] { $condition }
    }.
event-card-used = { $hero } setzt „{ $card }“ ein.
event-card-turned = { $up ->
    [yes] { $hero } kann „{ $card }“ wieder einsetzen.
   *[no] { $hero } dreht „{ $card }“ um.
    }
event-bonus-gained = „{ $card }“ gilt jetzt für { $heroes_acc }.
event-bonus-ended = „{ $card }“ gilt nicht mehr.
event-tile-laid = { $triangle_id ->
    [black] Ein Plättchen wird gelegt: { $tile }, schwarzes Dreieck.
    [white] Ein Plättchen wird gelegt: { $tile }, weißes Dreieck.
   *[none] Ein Plättchen wird gelegt: { $tile }.
    }
event-tile-returned = Unter den Stapel, weil sonst das Verlies geschlossen wäre: { $tile }.
event-monster-drawn = { $hero } zieht eine Monsterkarte: { $card }.
event-monster-discarded = Monsterkarte abgeworfen: { $card }.
event-monster-placed = { $hero_id ->
    [allisa] { event-monster-placed.for }
    [arjhan] { event-monster-placed.for }
    [immeril] { event-monster-placed.for }
    [kat] { event-monster-placed.for }
    [thorgrim] { event-monster-placed.for }
   *[nobody] { $figure_start } betritt das Verlies!
    }
    .for = { $figure_start } betritt das Verlies und handelt in den Schurkenphasen von { $hero }.
event-monster-activated = { $line ->
    [0] { $figure_start } { $figure_gender ->
        [pl] handeln
       *[other] handelt
    }.
   *[other] { $figure_start } handelt nach Zeile { $line } der Karte.
    }
event-monster-idle = { $figure_start } tut nichts.
event-monster-slept = „{ $card }“: { $figure_start } setzt diesmal aus.
event-monster-destroyed = { $by_id ->
    [allisa] { event-monster-destroyed.hero }
    [arjhan] { event-monster-destroyed.hero }
    [immeril] { event-monster-destroyed.hero }
    [kat] { event-monster-destroyed.hero }
    [thorgrim] { event-monster-destroyed.hero }
   *[nobody] { $figure_start } wird vernichtet ({ $xp } EP).
    }
    .hero = { $by } vernichtet { $figure_acc } ({ $xp } EP).
event-encounter-drawn = { $hero } zieht eine Begegnungskarte: { $card }.
event-encounter-cancelled = Abgewendet durch { $by }: { $card }.
event-encounter-discarded = „{ $card }“ hat keine Wirkung und wird abgeworfen.
event-environment-changed = { $card_id ->
    [bat-swarm] { $card }: Flügel erfüllen die Luft.
    [blood-fog] { $card }: Roter Nebel wälzt sich durch die Hallen.
    [cackling-skull] { $card }: Irgendwo beginnt ein Schädel zu lachen.
    [crippling-miasma] { $card }: Die Luft wird dick wie Suppe.
    [deadly-shadows] { $card }: Den Schatten wachsen Zähne.
    [haunted-mists] { $card }: Blasse Gestalten treiben zwischen den Säulen.
    [music-of-the-damned] { $card }: In der Tiefe spielt eine Orgel.
    [spirit-of-doom-environment] { $card }: Etwas zählt eure Habseligkeiten.
   *[none] Die Luft klart auf: „{ $old }“ ist vorbei.
    }
event-marker-placed = Marker gelegt: { $card }.
event-marker-removed = Marker entfernt: { $card }.
event-trap-disabled = { $success ->
    [yes] { $hero } entschärft { $card_acc } (gesamt { $total }).
   *[no] { $hero } kann { $card_acc } nicht entschärfen (gesamt { $total }).
    }
event-treasure-drawn = { $hero } findet einen Schatz: { $card }.
event-item-gained = { $hero } nimmt „{ $card }“.
event-treasure-discarded = { $hero_id ->
    [allisa] { event-treasure-discarded.hero }
    [arjhan] { event-treasure-discarded.hero }
    [immeril] { event-treasure-discarded.hero }
    [kat] { event-treasure-discarded.hero }
    [thorgrim] { event-treasure-discarded.hero }
   *[nobody] { $vain ->
        [yes] „{ $card }“ hat keine Wirkung und wird abgeworfen.
       *[no] „{ $card }“ wird abgeworfen.
        }
    }
    .hero = { $hero } wirft „{ $card }“ ab.
event-experience-gained = Auf den Erfahrungsstapel: { $card } ({ $xp } EP).
event-experience-spent = Vom Erfahrungsstapel ausgegeben: { $cards } ({ $xp } EP).
event-level-gained = { $card_id ->
    [none] { $hero } steigt auf die 2. Stufe auf!
   *[other] { $hero } steigt auf die 2. Stufe auf und lernt „{ $card }“!
    }
event-cards-seen = { $deck_id ->
    [tile] { $cards_count ->
        [one] { $hero } sieht sich das oberste Plättchen an: { $cards }.
       *[other] { $hero } sieht sich die obersten { $cards_count } Plättchen an: { $cards }.
        }
   *[other] { $cards_count ->
        [one] { $hero } sieht sich die oberste Karte vom { $deck } an: { $cards }.
       *[other] { $hero } sieht sich die obersten { $cards_count } Karten vom { $deck } an: { $cards }.
        }
    }
event-cards-arranged = { $deck_id ->
    [tile] { $hero } legt die Plättchen auf den { $deck } zurück.
   *[other] { $hero } legt die Karten auf den { $deck } zurück.
    }
event-draw-replaced = Statt vom { $deck } zu ziehen, wird „{ $card }“ abgeworfen.
event-deck-shuffled = Der { $deck } wird neu gemischt.
event-deck-empty = Der { $deck } ist erschöpft: Es gibt nichts mehr zu ziehen.
event-sun-moved = { $space ->
    [1] Die Sonne steht am Morgenhimmel: Feld { $space } von { $last }.
   *[other] Die Sonne sinkt auf Feld { $space } von { $last }.
    }
event-thing-laid = { $figure_start } ist im Spiel und kann angegriffen werden.
event-thing-destroyed = { $figure_start } zerbricht!
event-token-placed = { $token_id ->
    [kavan] Kavan wartet darauf, dass jemand vorangeht.
   *[other] In Sicht: { $token }.
    }
event-token-taken = { $hero_id ->
    [none] Übergeben: { $token }.
   *[other] { $hero } nimmt { $token_acc }!
    }
event-token-turned = { $token_start } wird aufgedeckt: { $face }.
event-token-moved = { $token_start } kommt mit.
event-token-removed = { $token_id ->
    [kavan] Kavan krümmt sich. Was sich wieder aufrichtet, ist nicht Kavan.
   *[other] { $token_start } ist fort.
    }
event-token-drawn = { $hero_id ->
    [none] Ein Marker wird gezogen: { $token }.
   *[other] { $hero } zieht einen Marker: { $token }.
    }
event-counted = { $goal ->
    [0] { $counter }: { $value }.
   *[other] { $counter }: { $value } von { $goal }.
    }
event-hero-left = { $way_id ->
    [escaped] { $hero } ist draußen und in Sicherheit.
   *[other] { $hero } ist verloren.
    }
event-figure-left = { $way_id ->
    [escaped] { $figure_start } ist entkommen.
    [mist] { $figure_start } treibt als Nebel davon und wird heute Nacht nicht mehr gesehen.
    [sank] { $figure_start } zerfällt zu Staub. Irgendwo bewegt sich ein Deckel.
    [turned] { $figure_start } sinkt nieder und ist wieder Kavan.
   *[other] { $figure_start } ist fort.
    }
event-loot-kept = { $hero } behält „{ $card }“ als Beute.
event-power-gained = { $hero } lernt „{ $card }“.
event-marker-gained = { $marker_id ->
    [dragons-breath] { $figure_start } holt Atem: Neue Blitze sammeln sich.
    [silvered] Silber hat { $figure_acc } berührt: Die Regeneration ist vorbei.
    [shackled] { $figure_start } ist gefesselt: Jedes Teleportieren wird wehtun.
    [staked] Ein Pflock nagelt { $figure_acc } fest.
   *[other] { $figure_start } erhält einen Marker: { $marker }.
    }
event-marker-spent = { $marker_id ->
    [mistform] { $figure_start } löst sich in Nebel auf.
    [dragons-breath] { $figure_start } verbraucht seinen Atem.
    [staked] { $figure_start } zieht den Pflock heraus.
   *[other] { $figure_start } gibt einen Marker aus: { $marker }.
    }
event-turn-ended = { $hero } beendet den Zug.
event-won = { $reason_id ->
    [won-escape-the-tomb] { won-escape-the-tomb }
    [won-find-the-icon] { won-find-the-icon }
    [won-klaks-infernal-artifact] { won-klaks-infernal-artifact }
    [won-daylight-assault] { won-daylight-assault }
    [won-the-final-transformation] { won-the-final-transformation }
    [won-destroy-the-dracolich] { won-destroy-the-dracolich }
    [won-adventure-impossible] { won-adventure-impossible }
    [won-horror-of-the-howling-hag] { won-horror-of-the-howling-hag }
    [won-gauntlet-of-terror] { won-gauntlet-of-terror }
    [won-blood-and-fog] { won-blood-and-fog }
    [won-rampaging-golem] { won-rampaging-golem }
    [won-hunt-for-strahd-1] { won-hunt-for-strahd-1 }
    [won-hunt-for-strahd-2] { won-hunt-for-strahd-2 }
   *[other] Die Helden haben gewonnen.
    }
event-lost = { $reason_id ->
    [lost-no-surge] { lost-no-surge }
    [failed-daylight-assault] { failed-daylight-assault }
    [failed-the-final-transformation] { failed-the-final-transformation }
    [failed-adventure-impossible] { failed-adventure-impossible }
    [failed-gauntlet-of-terror] { failed-gauntlet-of-terror }
   *[other] Das Schloss hat gewonnen.
    }

won-escape-the-tomb = Die Treppe hinauf, ins Freie: Du bist draußen. Hinter dir hält das Schloss den Atem an.
won-find-the-icon = Die Kapelle ist still, und die Ikone von Ravenloft leuchtet in euren Händen. Die Helden haben gewonnen.
won-klaks-infernal-artifact = Das Summen hört auf. Klak hätte eine Erklärung gehabt.
won-daylight-assault = Zwölf, und noch ist es hell. Seht euch nicht um.
won-the-final-transformation = Kavan blickt ins Wasser, und jemand blickt zurück: Kavan.
won-destroy-the-dracolich = Gravestorm stürzt in Stücken herab, und diesmal rührt sich keines davon.
won-adventure-impossible = Drei Schlupfwinkel, dreimal Stille. Heute Morgen hieß das Abenteuer noch anders.
won-horror-of-the-howling-hag = Kein Gesang mehr. Zum ersten Mal in dieser Nacht hört ihr einander.
won-gauntlet-of-terror = Das zwanzigste Monster fällt, und die Gänge leeren sich von selbst.
won-blood-and-fog = Einer nach dem anderen tretet ihr aus dem Rot in schlichten, grauen, wunderschönen Nieselregen.
won-rampaging-golem = Die großen Hände öffnen sich und bleiben offen. Es ist vorbei.
won-hunt-for-strahd-1 = Die Tür steht unbewacht, und was dahinter lebte, ist verflogen wie Rauch.
won-hunt-for-strahd-2 = Es bleibt kein Deckel mehr zu heben. Der Graf ist ein Name an einer Wand, und die Wand hat Risse.
failed-daylight-assault = Alle sind draußen, und die Säcke sind zu leicht. Darüber ist die Sonne untergegangen.
failed-the-final-transformation = Der Vampir fällt und mit ihm alles, was Kavan war.
failed-adventure-impossible = Draußen ist niemand mehr. Die Fackel erlischt.
failed-gauntlet-of-terror = Zu viele sind hinausgelangt. Sie kennen den Weg ins Dorf.
lost-no-surge = Kein Heilschub war übrig. Das Schloss behält seine Gäste.

## Würfe

name-roll-attack = Angriff
    .the = der Angriff
    .acc = den Angriff
    .dat = dem Angriff
    .gender = m
name-roll-disable = Falle entschärfen
name-roll-event = Ereignis
    .the = das Ereignis
    .acc = das Ereignis
    .dat = dem Ereignis
    .gender = n
name-roll-trap = Falle
    .the = die Falle
    .acc = die Falle
    .dat = der Falle
    .gender = f
roll-corner-of-your-eye-1 = 1 bis 15: ein neues Monster
roll-corner-of-your-eye-16 = 16 bis 20: Karte wieder aufdecken
roll-lief-lipsiege-1 = 1 bis 10: ein neues Monster
roll-lief-lipsiege-11 = 11 bis 20: eine Schatzkarte
roll-mists-of-terror-1 = 1 bis 5: 1 Schaden, bewegungsunfähig
roll-mists-of-terror-6 = 6 bis 20: Nichts geschieht
roll-treasure-chest-1 = 1 bis 10: 2 Schaden
roll-treasure-chest-11 = 11 bis 15: 1 Schaden und eine Schatzkarte
roll-treasure-chest-16 = 16 bis 20: eine Schatzkarte
roll-sliding-walls-1 = 1 bis 5: zur oberen Seite
roll-sliding-walls-6 = 6 bis 10: zur rechten Seite
roll-sliding-walls-11 = 11 bis 15: zur unteren Seite
roll-sliding-walls-16 = 16 bis 20: zur linken Seite

## Antworten

choice-walk = Auf Feld { NUMBER($square, useGrouping: 0) } gehen
choice-step = Auf Feld { NUMBER($square, useGrouping: 0) } treten
choice-use = Einsetzen: { $card }
choice-deed = { $do_id ->
    [show-item] Vorzeigen: { $what }
   *[other] { $what }
    }
choice-disable = Entschärfen: { $card }
choice-react = { $card }
choice-target = { $figure }
choice-spot = Feld { NUMBER($square, useGrouping: 0) }
choice-pick-tile = { $tile }
map-tile = { $tile }: Spalte { $column }, Zeile { $row }
choice-pick-edge = { $tile }, Kante im { $side }
choice-pick-card = { $card }
choice-pick-deck = { $deck }
choice-pick-condition = { $figure }: { $condition }
choice-spend = Ausgeben: { $cards }
choice-accept = Ja

## Fragen

prompt-power-utility = Wähle eine Nutzkraft für { $hero }.
prompt-power-at-will = Wähle eine Standardkraft für { $hero }.
prompt-power-daily = Wähle eine Tageskraft für { $hero }.
prompt-escape = Mit { $hero } und { $cards ->
    [0] ohne Schatzkarten
    [one] 1 Schatzkarte
   *[other] { $cards } Schatzkarten
    } das Schloss verlassen?
prompt-escape-accept = Verlassen
prompt-escape-done = Bleiben
prompt-loot = { $card }: für { $hero } ungespielt als Beute behalten?
prompt-loot-accept = Als Beute behalten
prompt-loot-done = Ausspielen
prompt-trade = Wähle, welchen Gegenstand { $hero } gegen eine zufällige neue Kraftkarte tauscht.
prompt-trade-done = Alle behalten
prompt-lead = Kavan in diesem Zug mit { $hero } führen?
prompt-lead-accept = Führen
prompt-lead-done = Hierlassen
prompt-kavan-square = Wähle ein Feld für { $figure_acc }.
prompt-open-coffin = Wähle einen Sarg, den { $hero } öffnet.
prompt-open-coffin-done = Geschlossen lassen
prompt-item-token = { $hero }: Gegenstandsmarker statt Schatzkarte nehmen?
prompt-item-token-accept = Gegenstandsmarker nehmen
prompt-item-token-done = Schatzkarte ziehen
prompt-enter = Wähle das Startfeld für { $hero }.
prompt-return = Wähle, wo { $hero } zurückkehrt.
prompt-start = { $hero } beginnt den Zug. Vorher eine Karte einsetzen?
prompt-start-done = Zug beginnen
prompt-hero-phase = { $left_id ->
    [both] Bewege { $hero } und greif an, oder bewege { $hero } zweimal.
    [again] Bewege { $hero } noch einmal oder greif an.
    [move] { $hero } kann sich noch bewegen.
    [attack] { $hero } kann angreifen, sich aber nicht bewegen.
   *[rest] { $hero } kann jetzt nur noch kostenlose Karten einsetzen.
    }
prompt-hero-phase-done = Heldenphase beenden
prompt-aid = Wähle, wem { $hero } beisteht.
prompt-aid-done = Niemandem
prompt-explore = Wähle eine Kante, an der { $hero } erkundet.
prompt-explore-done = Nicht erkunden
prompt-villain = Wähle, welcher Schurke zuerst handelt.

prompt-react-die = { $card_id ->
    [roll-attack] { $figure_start } { $figure_gender ->
        [pl] greifen
       *[other] greift
    } { $target_acc } an: Wurf { $face }, gesamt { $total } gegen RK { $needs }, { prompt-react-die.hits }. Reagieren?
    [roll-disable] { $figure_start } will eine Falle entschärfen: Wurf { $face }, gesamt { $total }, { prompt-react-die.enough }. Reagieren?
   *[other] { $needs ->
        [0] { $figure_start } würfelt { $face }. Reagieren?
       *[other] { $figure_start } würfelt { $total }, { prompt-react-die.enough }. Reagieren?
    }
    }
    .hits = { $reached ->
        [1] Treffer
       *[other] daneben
    }
    .enough = { $reached ->
        [1] { $needs } genügt
       *[other] { $needs } ist nötig
    }
prompt-react-die-adds = { $card }: gesamt { $total }, { $well ->
    [yes] ein Treffer
   *[no] noch immer daneben
    }
prompt-react-die-reroll = { $card }: neu würfeln, { $percent } % Chance auf eine Wende
prompt-react-die-done = Wurf behalten
prompt-react-hit = { $figure_start } { $figure_gender ->
        [pl] treffen
       *[other] trifft
    } { $target_acc }. Reagieren?
prompt-react-hit-done = Treffer hinnehmen
prompt-react-damaged = { $figure_start } hat { $target_dat } Schaden zugefügt. Reagieren?
prompt-react-damaged-done = Weiter
prompt-react-attacked = { $figure_start } hat { $target_acc } angegriffen. Reagieren?
prompt-react-attacked-done = Weiter
prompt-react-encounter = { $figure_start } zieht „{ $card }“. Reagieren?
prompt-react-encounter-done = Geschehen lassen
prompt-react-monster = { $figure_start } zieht: { $card }. Reagieren?
prompt-react-monster-done = Kommen lassen
prompt-react-treasure = { $figure_start } zieht gleich eine Schatzkarte. Reagieren?
prompt-react-treasure-done = Karte ziehen

prompt-target = Wähle ein Ziel für „{ $card }“.
prompt-another-target = Wähle ein weiteres Ziel für „{ $card }“ oder greif an.
prompt-another-target-done = Angreifen
prompt-next-target = Wähle, wen „{ $card }“ als Nächstes trifft.
prompt-attack-tile = Wähle ein Plättchen für „{ $card }“.
prompt-attack-order = { $figure_start } { $figure_gender ->
        [pl] greifen
       *[other] greift
    } mehrere Helden an. Wähle, wer als Nächstes drankommt.
prompt-cleave = Wähle ein weiteres Monster für { $hero }.
prompt-cleave-done = Verzichten
prompt-flip-daily = „{ $card }“ trifft { $hero }. Eine Tageskraft umdrehen, um keinen Schaden zu erleiden?
prompt-flip-daily-done = Schaden hinnehmen
prompt-heal = { $card }: Wähle, wer TP zurückerhält.
prompt-end-condition = { $card }: Wähle einen Zustand, der endet.
prompt-refresh = { $card }: Wähle eine leuchtende Karte. Du deckst sie wieder auf und kannst sie erneut einsetzen.
prompt-lose-power = { $card }: Wähle eine Karte, die du umdrehst.
prompt-lose-item = { $card }: Wähle einen Schatz, den du abgibst.

prompt-walk = Wähle, wohin { $hero } geht.
prompt-walk-done = Stehen bleiben
prompt-run = Wähle, wohin { $hero } weiterläuft, oder bleib stehen und greif an.
prompt-run-done = Hier anhalten
prompt-step = Wähle, wohin { $hero } tritt.
prompt-step-done = Stehen bleiben
prompt-leap = Wähle, wo { $hero } auftaucht.
prompt-reposition = Wähle ein anderes Feld des Plättchens für { $hero } oder bleib stehen.
prompt-reposition-done = Stehen bleiben
prompt-advance = Bewege { $hero } bis zu 1 Plättchen weit oder bleib stehen.
prompt-advance-done = Stehen bleiben
prompt-icy-corridor = Das Eis trägt { $hero } fort. Wähle, wohin.
prompt-follow = Mit { $hero } auf das neue Plättchen folgen?
prompt-follow-accept = Folgen
prompt-follow-done = Bleiben
prompt-teleport-who = { $card }: Wähle alle, die reisen, auch dich selbst.
prompt-teleport-who-done = Niemand mehr
prompt-action-surge = Bewege { $hero } jetzt oder greif an.
prompt-action-surge-spot = Auf Feld { NUMBER($square, useGrouping: 0) } gehen
prompt-action-surge-done = Keins von beiden

prompt-place = Wähle ein Feld für { $figure_acc }.
prompt-place-adjacent = Wähle ein angrenzendes Feld für { $figure_acc }.
prompt-place-which = { $card }: Wähle, wer als Nächstes versetzt wird.
prompt-push-tile = { $figure_id ->
    [none] { $card }: Wähle ein Plättchen, auf das alle versetzt werden.
   *[other] { $card }: Wähle ein Plättchen für { $figure_acc }.
    }
prompt-tile = { $figure_id ->
    [none] { $card }: Wähle ein Plättchen.
   *[other] { $card }: Wähle ein Plättchen für { $figure_acc }.
    }
prompt-edge = { $card_id ->
    [destroy-the-dracolich] Wähle eine unerkundete Kante für das Labor.
   *[other] { $card }: Wähle eine unerkundete Kante.
    }
prompt-monster-square = { $figure_start } kommt. Wähle ein Feld.
prompt-monster-target = Wähle, auf wen { $figure_the } losgeht.
prompt-which-monster = Wähle das Monster, das zu { $hero } kommt.
prompt-which-monster-figure = { $card }: Wähle ein Monster.
prompt-activate = { $card }: Wähle ein Monster, das handelt.
prompt-daze = { $card }: Wähle ein Monster, das aussetzt.
prompt-hero = { $card }: Wähle einen Helden.
prompt-whispers = Die Stimme in deinem Kopf gehört Strahd. Wähle, womit { $hero } angreift. Ziel: { $target }.

prompt-item = Wähle, wer „{ $card }“ bekommt.
prompt-lucky-find = Wähle den Schatz, den { $hero } behält.
prompt-crystal-ball = { $card }: Wähle, was du dir ansiehst.
prompt-respite = Wähle einen Stapel für „{ $card }“.
prompt-arrange = Wähle, was im { $deck } zuoberst liegt.
prompt-icon = Wähle, was die Ikone bewirkt.
prompt-icon-accept = Jeder Held erhält 2 TP zurück
prompt-icon-target = { $figure } erhält alle TP zurück
prompt-cancel = { $card }: Mit Erfahrung abwenden?
prompt-cancel-spend = Abwenden mit { $cards }
prompt-cancel-done = Geschehen lassen
prompt-level = { $hero } kann die 2. Stufe erreichen.
prompt-level-spend = Aufsteigen mit { $cards }
prompt-level-done = Jetzt nicht
prompt-level-daily = Wähle eine Tageskraft, die { $hero } lernt.

## Ablehnungen

refused-used = „{ $card }“ ist verdeckt: schon eingesetzt.
refused-attack-spent = Du hast in dieser Heldenphase keinen Angriff mehr.
refused-move-spent = Du hast in dieser Heldenphase keine Bewegung mehr.
refused-start-only = Du kannst „{ $card }“ nur zu Beginn deiner Heldenphase einsetzen.
refused-passive = „{ $card }“ wirkt immer. Du musst nichts einsetzen.
refused-no-target = „{ $card }“ hätte hier keine Wirkung.
refused-unhurt-self = Du hast alle deine TP. „{ $card }“ würde nichts heilen.
refused-unhurt-near = Weder dir noch einem Helden neben dir fehlen TP. „{ $card }“ würde nichts heilen.
refused-unhurt-all = Keinem Helden fehlen TP. „{ $card }“ würde nichts heilen.
refused-wait-die = Du kannst „{ $card }“ nur nach einem Wurf einsetzen.
refused-wait-hit = Du kannst „{ $card }“ nur einsetzen, wenn ein Angriff trifft.
refused-wait-damaged = Du kannst „{ $card }“ nur einsetzen, wenn ein Monster dir Schaden zufügt.
refused-wait-attacked = Du kannst „{ $card }“ nur einsetzen, wenn ein Monster dich gerade angegriffen hat.
refused-wait-encounter = Du kannst „{ $card }“ nur einsetzen, wenn eine Begegnungskarte gezogen wird.
refused-wait-monster = Du kannst „{ $card }“ nur einsetzen, wenn du eine Monsterkarte ziehst.
refused-wait-treasure = Du kannst „{ $card }“ nur einsetzen, wenn du gleich eine Schatzkarte ziehen würdest.
refused-wait-drawn = „{ $card }“ wirkt beim Ziehen. Jetzt kannst du die Karte nicht einsetzen.
refused-no-trap = Auf deinem Plättchen ist keine Falle.
refused-not-yours = „{ $card }“ gehört nicht zu deinen Karten.
refused-immobilized = Du bist bewegungsunfähig.
refused-wall = Dieses Feld hat keinen Boden. Wähle ein anderes.
refused-monster-there = Da steht ein Monster. Wähle ein anderes Feld.
refused-hero-there = Da steht ein Held: Hindurch darfst du, anhalten nicht.
refused-too-far = Das ist zu weit: Dein Tempo ist { $speed }.

# Agents' reasons: what a hint says, and what a companion was thinking of

reason-arrange = Lege „{ $card }“ nach oben: Das schadet von allen am wenigsten.
reason-attack-tile = Dort erreichst du am meisten: { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
    } auf einmal.
reason-bear-it = { $hero } kann es am ehesten verkraften.
reason-better-ground = { $hero } ist dort sicherer oder näher am Ziel.
reason-cancel = Wende „{ $card }“ ab: Die Wirkung käme teurer als die Erfahrung.
reason-cleave = Als zweites Ziel lohnt sich { $target_the } am meisten.
reason-deck = Der { $deck } ist jetzt am wichtigsten.
reason-die = Setz „{ $card }“ ein: Eine { $face } reicht nicht, und so stehen die Chancen besser.
reason-disable = Entschärfe „{ $card }“: Die Falle würde immer wieder zuschlagen.
reason-draw = Eine Schatzkarte ist mehr wert als der Trefferpunkt.
reason-end = Weiterzumachen bringt { $hero } nichts.
reason-end-condition = { $condition } zu sein, trifft { $hero } am härtesten.
reason-end-explore = { $hero } steht an einer unerkundeten Kante: Beende die Phase und leg ein Plättchen. { $left ->
    [0] Das gesuchte Plättchen könnte das nächste sein.
    [one] Das gesuchte Plättchen kommt nach etwa einem weiteren.
   *[other] Das gesuchte Plättchen kommt nach etwa { $left } weiteren.
    }
reason-enough = { $hero } hat hier genug getan.
reason-enter = { $hero } beginnt nahe einer unerkundeten Kante: Ein Zug ohne neues Plättchen bringt eine Begegnungskarte.
reason-explore = Erkunde hier: Das führt ins Freie und weg von den Monstern. { $left ->
    [0] Das gesuchte Plättchen liegt schon auf dem Tisch.
    [one] Das gesuchte Plättchen kommt nach etwa einem weiteren.
   *[other] Das gesuchte Plättchen kommt nach etwa { $left } weiteren.
    }
reason-flip-daily = Dreh „{ $card }“ um und verhindere den Schaden. TP sind jetzt wichtiger.
reason-foil = Setz „{ $card }“ ein: Dieser Treffer gegen { $target_acc } käme teurer als die Karte.
reason-free-attack = Greif mit „{ $card }“ an: Das kostet nichts.
reason-gently = „{ $card }“ tut Verbündeten am wenigsten weh.
reason-heal = { $hero } hat es mit { $hp } TP am nötigsten.
reason-heal-card = Setz „{ $card }“ jetzt ein, bevor jemand fällt.
reason-icon = Setz die Ikone dort ein, wo sie am meisten hilft.
reason-item = { $hero } kann mit „{ $card }“ am meisten anfangen.
reason-keep = „{ $card }“ ist die beste davon.
reason-keep-experience = Lass „{ $card }“ geschehen: Mit der Erfahrung lässt sich Schlimmeres abwenden.
reason-leap = Setz „{ $card }“ ein: Damit kommst du an einen besseren Platz als zu Fuß.
reason-least-harm = { $target_start } richtet am wenigsten Schaden an.
reason-level = Die 2. Stufe lohnt sich: mehr TP, bessere RK, eine weitere Tageskraft.
reason-lose = „{ $card }“ wirst du am wenigsten vermissen.
reason-monster-square = Dort ist das Monster am weitesten von den Helden und ihren Zielen entfernt.
reason-most-harm = { $target_start } ist am gefährlichsten.
reason-no-explore = Erkunden brächte ein Monster und nichts, was { $hero } braucht.
reason-power = „{ $card }“ hilft in den meisten Partien am meisten.
reason-push = Weit weg von den Helden ist { $target_the } eine Weile harmlos.
reason-refresh = „{ $card }“ noch einmal zu haben, lohnt sich am meisten.
reason-run = Unterwegs kommst du an Monstern vorbei, die du treffen kannst.
reason-save-card = { $hero } hebt die Karte für einen schlimmeren Moment auf.
reason-send-away = Schick das Monster weg, bevor es zuschlägt: { $card }.
reason-stay = { $hero } steht schon gut.
reason-step-away = Setz „{ $card }“ ein: Die Monster schlagen noch einmal zu, und anderswo stehst du besser.
reason-strike = Greif { $target_acc } mit „{ $card }“ an: { $percent } % Trefferchance.
reason-strike-back = Schlag mit „{ $card }“ gegen { $target_acc } zurück: Ein Fehlschlag kostet nichts.
reason-strike-many = Setz „{ $card }“ jetzt ein: Das trifft { $count } Ziele.
reason-target = { $target_start } ist das beste Ziel: { $percent } % Trefferchance.
reason-tile = Dieses Plättchen passt am besten.
reason-together = Gemeinsam sind die Helden stärker.
reason-use = „{ $card }“ ist jetzt mehr wert als später.
reason-usual = Hier macht es kaum einen Unterschied.
reason-walk-explore = Geh zu einer unerkundeten Kante: Ein Zug ohne neues Plättchen bringt eine Begegnungskarte. { $left ->
    [0] Das gesuchte Plättchen könnte das nächste sein.
    [one] Das gesuchte Plättchen kommt nach etwa einem weiteren.
   *[other] Das gesuchte Plättchen kommt nach etwa { $left } weiteren.
    }
reason-walk-icon = Geh zur Ikone: { $hero } kann sie am Ende der Heldenphase nehmen, sobald kein Wächter mehr in der Kapelle ist.
reason-escape = Geh: { $hero } trägt genug hinaus.
reason-stay-inside = Bleib: Hier gibt es noch mehr zu holen.
reason-loot = Jede Karte zählt: „{ $card }“ ist als Beute mehr wert.
reason-play = Ihr habt genug Beute: Spiel „{ $card }“ aus.
reason-deed = Zeig ihm etwas: Was ihn beruhigt, kann die Nacht ohne einen Hieb gewinnen.
reason-trade = Eine Kraftkarte ist mehr wert als „{ $card }“.
reason-lead = Nimm Kavan mit: Allein verwandelt er sich.
reason-coffin = Jeder offene Sarg ist ein Bett weniger für den Grafen.
reason-token = Etwas zum Vorzeigen für den Golem ist vielleicht mehr wert als eine Karte.
reason-walk-nearer = Geh weiter: So ist { $hero } bald dort, wo es darauf ankommt.
reason-walk-safer = Geh dorthin: Da erreichen weniger Monster { $hero }.
reason-walk-stairs = Zur Treppe! Beginnt { $hero } dort den nächsten Zug, bist du entkommen.
reason-walk-strike = Geh hin und greif { $target_acc } an: { $percent } % Trefferchance.
reason-weaker = „{ $card }“ ist die schwächere.

## Was zu hören ist: Untertitel der Klänge

caption-step = Schritte auf Stein
caption-swept-away = Luft rauscht jemandem hinterher
caption-gone = Die Luft schließt sich hinter jemandem
caption-tile = Stein knirscht, ein Raum rastet ein
caption-tile-black = Stein knirscht, und etwas wartet
caption-tile-away = Ein Raum versinkt in den Mauern
caption-hit-blade = Stahl beißt zu
caption-hit-blunt = Ein schwerer Schlag sitzt
caption-hit-arrow = Ein Pfeil trifft
caption-hit-claw = Krallen reißen
caption-hit-spell = Magie schlägt ein
caption-hit-fire = Flammen schlagen über jemandem zusammen
caption-miss-swing = Ein Hieb geht ins Leere
caption-miss-arrow = Ein Pfeil zerbricht an der Wand
caption-miss-spell = Magie verglüht auf den Steinen
caption-critical = Ein gewaltiger Hieb, darunter eine Glocke
caption-foiled = Ein Schild fängt den Schlag
caption-hurt-low = Eine tiefe Stimme schreit auf
caption-hurt-high = Eine hohe Stimme schreit auf
caption-hurt-foe = Ein dumpfer Schlag
caption-heal = Warme Töne
caption-surge = Ein Herz schlägt wieder
caption-hero-falls = Rüstung schlägt auf Stein, eine Glocke läutet
caption-hero-rises = Ein Akkord steigt auf
caption-slowed = Ketten schleifen
caption-held = Eine Fessel schnappt zu
caption-freed = Eine Kette fällt ab
caption-nightfall = Ein großes Tor schließt sich, eine Glocke läutet
caption-turn = Eine tiefe Saite
caption-turn-over = Ein leises Klopfen
caption-phase-hero = Eine Klinge wird gezogen
caption-phase-explore = Eine Fackel wird gehoben
caption-phase-villain = Eine ferne Trommel
caption-sun = Ein Gong: Die Sonne sinkt
caption-sunset = Drei Glocken: Die Sonne ist untergegangen
caption-victory = Morgenglocken
caption-defeat = Eine letzte Glocke, dann Stein
caption-level-up = Aufsteigendes Glockenspiel
caption-omen = Eine Saite klingt im Dunkeln
caption-foe-drawn = Eine Karte, und etwas atmet
caption-treasure = Eine Truhe knarrt, Münzen rutschen
caption-item = Etwas glitzert
caption-item-lost = Etwas rollt davon
caption-experience = Zwei kleine Glockentöne
caption-experience-spent = Absteigendes Glockenspiel
caption-glimpse = Flüstern hinter Papier
caption-hollow = Ein hohles Klopfen
caption-trap-set = Ein Mechanismus wird gespannt
caption-trap-disabled = Ein Schloss gibt nach
caption-trap-holds = Ein Dietrich zerbricht
caption-skeleton = Knochen klappern
caption-blazing-skeleton = Brennende Knochen knistern
caption-gargoyle = Steinerne Schwingen öffnen sich
caption-ghoul = Ein hungriges Röcheln
caption-kobold = Etwas kläfft
caption-rats = Ratten fiepen
caption-spider = Kiefer klicken
caption-wolf = Ein Wolf knurrt
caption-wolf-howl = Ein Wolf heult
caption-wraith = Ein Geist klagt
caption-zombie = Etwas stöhnt
caption-strahd = Ein tiefer Atemzug, ein Umhang
caption-gravestorm = Donner rollt durch einen leeren Brustkorb
caption-klak = Etwas Kleines lacht, und Funken stieben
caption-flesh-golem = Schwere Füße, knarrende Nähte
caption-howling-hag = Ein Heulen, das durch Wände geht
caption-werewolf = Ein Knurren, das einmal eine Stimme war
caption-young-vampire = Ein Fauchen, ganz nah
caption-zombie-dragon = Etwas Riesiges holt feucht Atem
caption-strahd-rises = Stein bewegt sich, und jemand lacht
caption-sniffing = Etwas schnüffelt
caption-stupor = Die Töne schlafen ein
caption-move-bones = Knochige Füße
caption-move-paws = Pfoten im Trab
caption-move-drag = Ein Fuß schleift nach
caption-move-scurry = Viele kleine Füße
caption-move-wings = Schwere Schwingen
caption-move-ghost = Kalte Luft regt sich
caption-move-mist = Nebel kriecht
caption-end-bones = Knochen fallen auseinander
caption-end-stone = Stein zerbricht
caption-end-flesh = Ein Körper fällt
caption-end-beast = Ein Aufjaulen
caption-end-kobold = Ein kleiner Schrei bricht ab
caption-end-rats = Ratten stieben davon
caption-end-spider = Ein Panzer wird zerquetscht
caption-end-spirit = Ein Geist wird fortgerissen
caption-end-strahd = Ein großer Schrei, und Staub
caption-trap-bolts = Armbrustbolzen schnellen los
caption-trap-darts = Pfeile zischen
caption-trap-spears = Speere schießen hoch
caption-trap-walls = Wände mahlen aufeinander
caption-trap-fire = Eine Stichflamme
caption-trap-alarm = Eine Alarmglocke
caption-ghost-wail = Ein Geist schreit auf
caption-slime = Etwas Nasses tropft
caption-cauldron = Ein Kessel brodelt
caption-damned-music = Eine Orgel spielt von selbst
caption-whispers = Eine Stimme flüstert
caption-hours = Eine Uhr tickt, eine Glocke
caption-hidden-door = Eine verborgene Tür knarrt
caption-armour = Eine leere Rüstung geht um
caption-cast-fire = Ein Feuerball platzt
caption-cast-breath = Ein Drache speit Feuer
caption-cast-frost = Eis splittert
caption-cast-lightning = Blitze krachen
caption-cast-thunder = Donner rollt
caption-cast-force = Magische Pfeile sirren
caption-cast-holy = Eine klare Glocke, ein heller Akkord
caption-cast-flare = Eine Lanze aus Licht
caption-cast-ward = Ein unsichtbarer Schild summt
caption-cast-step = Ein Schritt durchs Nirgendwo
caption-cast-illusion = Töne verbiegen sich
caption-dispelled = Ein Zauber zerfällt
caption-blessing = Ein Segen senkt sich herab
caption-fading = Ein Akkord verklingt
caption-ready = Eine Karte, ein Glockenton
caption-blade = Eine Klinge saust
caption-heavy-blow = Ein mächtiger Schwung
caption-shout = Ein Kriegsschrei
caption-bow = Eine Bogensehne
caption-daggers = Messer fliegen
caption-cloak = Ein Umhang schließt sich
caption-leap = Ein Sprung
caption-potion = Ein Trank wird geleert
caption-scroll = Eine Schriftrolle öffnet sich
caption-ball = Ein Kristall summt
caption-charm = Kleine Glocken
caption-mist = Die Luft wird schwer
caption-mist-lifts = Die Luft klart auf
caption-castle-wind = Wind in den Türmen
caption-castle-drips = Wasser tropft
caption-torches = Fackeln knistern
caption-music-calm = Langsame, leise Musik
caption-music-danger = Musik mit Trommel
caption-music-strahd = Dunkle Stimmen singen

## Wer einen Helden spielt

holder-home = Heute Nacht nicht dabei.
holder-easy = Verschätzt sich um ein, zwei Trefferpunkte und vergisst oft, dass eine Karte noch helfen könnte.
holder-normal = Wägt jeden Zug mit klarem Kopf ab, ohne ihn vorher durchzuspielen.
holder-hard = Erprobt die besten Pläne in Gedanken, bevor es ernst wird, und spart Karten für den richtigen Moment auf.

## Die Chronik der Kampagne

ui-campaign-title = Kampagnenchronik
ui-end-ledger = Kampagne
ui-end-ledger-note = was als Nächstes kommt
ui-campaign-missing = { $title } (die Datei fehlt)
ui-campaign-damaged = { $count ->
    [one] 1 Zeile aus { $file } war nicht lesbar.
   *[other] { $count } Zeilen aus { $file } waren nicht lesbar.
} Alle anderen sind hier.
ui-campaign-none = Die Chronik ist leer. Partien erscheinen hier, wenn sie enden, gewonnen oder verloren.
ui-campaign-nobody = Zu dieser Gruppe passt kein Abenteuer.
ui-campaign-all-won = Diese Helden haben jedes Abenteuer mit nur einem Heilschub gewonnen. Das Schloss gehört ihnen.
ui-campaign-advice = { $kind ->
    [harder] Alles gewonnen. Als Nächstes, schwerer: { $adventure }
    [again] Als Nächstes noch einmal: { $adventure }
   *[new] Als Nächstes: { $adventure }
}, { $surges ->
    [0] ohne Heilschübe
    [one] mit 1 Heilschub
   *[other] mit { $surges } Heilschüben
}.
ui-campaign-next = als Nächstes
ui-campaign-set-up = Vorbereiten
ui-campaign-played = { $played ->
    [0] noch nicht gespielt
    [one] { $won ->
        [0] verloren
       *[other] gewonnen
    }
   *[other] { $won ->
        [0] { $played }-mal verloren
       *[other] { $won } von { $played } gewonnen
    }
}
ui-campaign-best = { $played }; Rekord: { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $surges ->
    [0] ohne Heilschübe
    [one] { $left } von 1 Heilschub übrig
   *[other] { $left } von { $surges } Heilschüben übrig
}, { $standing } auf den Beinen
ui-campaign-game = { $when }, { $minutes } Min., Startwert { $seed }: { $won ->
    [yes] gewonnen
   *[no] verloren
} in { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $surges ->
    [0] ohne Heilschübe
    [one] { $left } von 1 Heilschub übrig
   *[other] { $left } von { $surges } Heilschüben übrig
}, { $standing ->
    [0] niemand
   *[other] { $standing }
} auf den Beinen{ $powers ->
    [free] , Kräfte frei gewählt
    [random] , Kräfte zufällig
   *[suggested] {""}
}{ $treasures ->
    [45] , 45 Schätze
   *[other] {""}
}
ui-campaign-games = { $adventure }: alle Partien
ui-campaign-no-games = Diese Helden waren noch nicht hier.
ui-campaign-line = { $title }: { $standing }
ui-campaign-party = { $heroes }

# Titles of great moments

climax-hero-fell = { $hero } fällt
climax-monster-destroyed = { $figure_start } ist vernichtet
climax-surge-used = Der letzte Heilschub

## Rekorde

record-by-subject = Abenteuer
record-by-figure = Held
record-difficulty-surges = { $number ->
    [one] { $number } Heilschub
   *[other] { $number } Heilschübe
    }
