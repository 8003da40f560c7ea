/** The pictures of gains, landmarks and buildings that have no shape of their own. */
const GAINS: Record<string, string> = {
  card_in_range: "gi:card-pick",
  snapping: "gi:grab",
  search: "gi:magnifying-glass",
  person_sponsor: "gi:character",
  scavenging: "gi:bone-gnawer",
  hunter: "gi:binoculars",
  clever: "gi:light-bulb",
  extra_action: "gi:fast-forward-button",
  free_special_enclosure: "gi:bird-cage",
  free_kiosk: "gi:shop",
  free_pavilion: "gi:greek-temple",
  free_kiosk_or_pavilion: "gi:shop",
  worker: "gi:meeple",
  returned_worker: "gi:return-arrow",
  upgrade: "gi:upgrade",
  partner_zoo: "gi:shaking-hands",
  university: "gi:graduate-cap",
  sponsor: "gi:megaphone",
  animal: "gi:paw-print",
  multiplier: "gi:cycle",
  pouch: "gi:swap-bag",
  sunbathing: "gi:sun",
  digging: "gi:dig-dug",
  rescue: "gi:dig-dug",
  adapt: "gi:card-exchange",
  wave: "own:wave",
  cut_down: "gi:axe-in-stump",
  shark_attack: "gi:shark-jaws",
  stored_card: "gi:box-unpacking",
  mark: "lu:pin",
  covered_strength: "gi:blindfold",
  animal_magnet: "gi:magnet",
  continent_marker: "gi:world",
  bonus_tile: "gi:present",
  donation: "gi:pay-money",
  hand_limit: "gi:poker-hand",
  choice: "lu:split",
  ignored_conditions: "gi:apple-core",
  any_icon: "lu:asterisk",
  reef: "gi:coral",
  unique_building: "gi:family-house",
  rebuilding: "gi:expand",
  player_token: "gi:token",
  break_token: "gi:coffee-cup",
  placement_bonus: "gi:convergence-target",
  trade: "gi:trade",
};

/** The picture of a gain that is neither a resource nor a free enclosure. */
export const gainPicture = (glyph: string): string => GAINS[glyph] ?? "lu:sparkles";

const LANDMARKS: Record<string, string> = {
  tower: "gi:watchtower",
  gate: "gi:gate",
  restaurant: "gi:fork-knife-spoon",
  harbour: "gi:harbor-dock",
  institute: "gi:microscope",
  north: "lu:arrow-up",
  east: "lu:arrow-right",
  south: "lu:arrow-down",
  west: "lu:arrow-left",
};

/** The picture of a landmark; some are drawn otherwise. */
export const landmarkPicture = (kind: string): string | undefined => LANDMARKS[kind];

/** Landmarks that stand beside the map, below their cell. */
export const isOutside = (kind: string): boolean => kind === "harbour" || kind === "institute";

const BUILDINGS: Record<string, string> = {
  kiosk: "gi:shop",
  pavilion: "gi:greek-temple",
  petting_zoo: "gi:barn",
  reptile_house: "gi:sand-snake",
  large_bird_aviary: "gi:bird-cage",
  small_aquarium: "gi:aquarium",
  large_aquarium: "gi:aquarium",
  meerkat_den: "gi:ermine",
  penguin_pool: "gi:penguin",
  aquarium: "gi:aquarium",
  cable_car: "gi:cable-stayed-bridge",
  baboon_rock: "gi:mandrill-head",
  rhesus_monkey_park: "gi:monkey",
  barred_owl_hut: "gi:owl",
  sea_turtle_tank: "gi:sea-turtle",
  polar_bear_exhibit: "gi:polar-bear",
  spotted_hyena_compound: "gi:hyena-head",
  okapi_stable: "fl:zebra",
  zoo_school: "gi:teacher",
  adventure_playground: "gi:treehouse",
  water_playground: "gi:water-splash",
  side_entrance: "gi:entry-door",
  excavation_site: "gi:fossil",
  mascot_statue: "gi:colombian-statue",
  amazon_house: "gi:jungle",
  underwater_tunnel: "gi:aquarium",
};

/** The picture of a building. */
export const buildingPicture = (building: string): string => BUILDINGS[building] ?? "gi:family-house";
