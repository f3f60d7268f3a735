"""The table: controller, scene and painter."""
