//! The 32 animals of Marine Worlds, 529-560.

use super::{Animal, SpecialHome, animal};
use crate::catalogue::{Action, Icon::*, Requirement::*, Resource};
use crate::effects::{
    Ability::*, Amount, Amount::N, CardFilter, Counter, Effect, Effect::Gain, Effect::Take, TakenFrom, per,
};

/// Scuba Dive on animals looks at as many cards as the zoo has sea animal and reptile icons.
const SCUBA: Amount = per(Counter::EitherIcon(SeaAnimal, Reptile), 1);

#[rustfmt::skip]
pub(super) static ANIMALS: [Animal; 32] = [
    animal(529, "Magnificent Sea Anemone", "Heteractis magnifica").marine().size(1).only_special().lives_in(&[(SpecialHome::Aquarium, 1)]).cost(6).icons(&[SeaAnimal, Australia]).appeal(3).reef(&[Effect::Ability(Mark)]).wave(),
    animal(530, "Orange Clownfish", "Amphiprion percula").marine().size(1).only_special().lives_in(&[(SpecialHome::Aquarium, 1)]).cost(10).icons(&[SeaAnimal, Australia]).appeal(3).reef(&[Gain(Resource::Appeal, N(2))]).wave(),
    animal(531, "Palette Surgeonfish", "Paracanthurus hepatus").marine().size(1).only_special().lives_in(&[(SpecialHome::Aquarium, 1)]).cost(9).icons(&[SeaAnimal, Asia]).appeal(4).reef(&[Effect::Ability(Trade)]).wave(),
    animal(532, "Zooplankton", "").marine().size(1).only_special().lives_in(&[(SpecialHome::Aquarium, 0)]).cost(4).icons(&[SeaAnimal]).appeal(1).does(&[SeaAnimalMagnet]).wave(),
    animal(533, "Blackside Hawkfish", "Paracirrhites forsteri").marine().size(2).only_special().lives_in(&[(SpecialHome::Aquarium, 1)]).cost(11).icons(&[SeaAnimal, Australia]).appeal(4).reef(&[Effect::Ability(Posturing(1))]).wave(),
    animal(534, "Southern Blue-ringed Octopus", "Hapalochlaena maculosa").marine().size(2).only_special().lives_in(&[(SpecialHome::Aquarium, 1)]).cost(12).icons(&[SeaAnimal, Australia]).appeal(4).does(&[Venom(1)]).solo(&[Inventive(1)]).reef(&[Gain(Resource::Money, N(3))]).wave(),
    animal(535, "Sharknose Goby", "Elacatinus evelynae").marine().size(1).only_special().lives_in(&[(SpecialHome::Aquarium, 1)]).cost(7).icons(&[SeaAnimal, Americas]).appeal(2).does(&[Symbiosis]).reef(&[]).wave(),
    animal(536, "Longhorn Cowfish", "Lactoria cornuta").marine().size(2).only_special().lives_in(&[(SpecialHome::Aquarium, 1)]).cost(9).icons(&[SeaAnimal, Africa]).appeal(4).reef(&[Effect::Ability(Boost(Action::Sponsors))]).wave(),
    animal(537, "Blackbar Triggerfish", "Rhinecanthus aculeatus").marine().size(2).only_special().lives_in(&[(SpecialHome::Aquarium, 1)]).cost(14).needs(&[University]).icons(&[SeaAnimal, Africa]).appeal(5).does(&[Constriction]).solo(&[Clever]).reef(&[Take { n: 1, from: TakenFrom::DeckOrRange, filter: CardFilter::Any }]).wave(),
    animal(538, "Devil Firefish", "Pterois miles").marine().size(2).only_special().lives_in(&[(SpecialHome::Aquarium, 1)]).cost(16).needs(&[Icons(Science, 1)]).icons(&[SeaAnimal, Asia]).appeal(6).does(&[Venom(1)]).solo(&[Inventive(1)]).reef(&[Effect::Ability(Inventive(1))]).wave(),
    animal(539, "American Whitespotted Filefish", "Cantherhines macrocerus").marine().size(1).only_special().lives_in(&[(SpecialHome::Aquarium, 1)]).cost(12).icons(&[SeaAnimal, Americas]).appeal(5).reef(&[Effect::Ability(Clever)]).wave(),
    animal(540, "Guineafowl Puffer", "Arothron meleagris").marine().size(2).only_special().lives_in(&[(SpecialHome::Aquarium, 2)]).cost(15).icons(&[SeaAnimal, Asia]).appeal(5).does(&[Venom(1)]).solo(&[Inventive(1)]).reef(&[Gain(Resource::Reputation, N(1))]).wave(),
    animal(541, "Bluespotted Ribbontail Ray", "Taeniura lymma").marine().size(2).only_special().lives_in(&[(SpecialHome::Aquarium, 1)]).cost(16).icons(&[SeaAnimal, Asia]).appeal(7).reef(&[Effect::Ability(Digging(1))]).wave(),
    animal(542, "Humphead Wrasse", "Cheilinus undulatus").marine().size(3).only_special().lives_in(&[(SpecialHome::Aquarium, 2)]).cost(22).needs(&[University]).icons(&[SeaAnimal, Africa]).appeal(6).conservation(1).reef(&[Effect::Ability(ExtraShift)]).wave(),
    animal(543, "Coastal Manta Ray", "Mobula alfredi").marine().size(5).only_special().lives_in(&[(SpecialHome::Aquarium, 4)]).cost(23).needs(&[Upgraded(Action::Animals)]).icons(&[SeaAnimal, Asia]).appeal(8).reputation(1).does(&[Glide(3)]).reef(&[Gain(Resource::Conservation, N(1))]).wave(),
    animal(544, "Caribbean Reef Shark", "Carcharhinus perezii").marine().size(4).only_special().lives_in(&[(SpecialHome::Aquarium, 3)]).cost(20).icons(&[SeaAnimal, Predator, Americas]).appeal(5).reputation(1).reef(&[Effect::Ability(SharkAttack(1))]).wave(),
    animal(545, "Longcomb Sawfish", "Pristis zijsron").marine().size(4).only_special().lives_in(&[(SpecialHome::Aquarium, 3)]).cost(21).needs(&[Icons(SeaAnimal, 1)]).icons(&[SeaAnimal, SeaAnimal, Africa]).appeal(9).conservation(1).does(&[CutDown]).wave(),
    animal(546, "Sand Tiger Shark", "Carcharias taurus").marine().size(5).only_special().lives_in(&[(SpecialHome::Aquarium, 4)]).rock(1).cost(32).needs(&[Upgraded(Action::Animals)]).icons(&[SeaAnimal, Predator, Australia]).appeal(8).conservation(1).does(&[SharkAttack(2)]).wave(),
    animal(547, "Mediterranean Rainbow Wrasse", "Coris julis").marine().size(1).only_special().lives_in(&[(SpecialHome::Aquarium, 0)]).rock(1).cost(8).icons(&[SeaAnimal, Europe]).appeal(3).does(&[Symbiosis]).wave(),
    animal(548, "Lined Seahorse", "Hippocampus erectus").marine().size(1).only_special().lives_in(&[(SpecialHome::Aquarium, 1)]).rock(1).cost(7).icons(&[SeaAnimal, Europe]).appeal(2).does(&[Camouflage, Pouch(1)]).wave(),
    animal(549, "Common Octopus", "Octopus vulgaris").marine().size(3).only_special().lives_in(&[(SpecialHome::Aquarium, 2)]).rock(1).cost(9).needs(&[Icons(Science, 1)]).icons(&[SeaAnimal, Europe]).appeal(5).does(&[Camouflage]).wave(),
    animal(550, "Compass Jellyfish", "Chrysaora hysoscella").marine().size(3).only_special().lives_in(&[(SpecialHome::Aquarium, 2)]).cost(10).needs(&[Reputation(3)]).icons(&[SeaAnimal, Europe]).appeal(6).does(&[Glide(2)]).wave(),
    animal(551, "Loggerhead Sea Turtle", "Caretta caretta").marine().size(4).only_special().lives_in(&[(SpecialHome::Aquarium, 3), (SpecialHome::ReptileHouse, 3)]).cost(23).icons(&[SeaAnimal, Reptile, Europe]).appeal(8).does(&[ScubaDive(SCUBA), Marketing]).wave(),
    animal(552, "Green Sea Turtle", "Chelonia mydas").marine().size(3).only_special().lives_in(&[(SpecialHome::Aquarium, 2), (SpecialHome::ReptileHouse, 2)]).cost(17).icons(&[SeaAnimal, Reptile, Americas]).appeal(6).does(&[ScubaDive(SCUBA)]).wave(),
    animal(553, "Tambaqui", "Colossoma macropomum").marine().size(1).only_special().lives_in(&[(SpecialHome::Aquarium, 1)]).cost(15).icons(&[SeaAnimal, Herbivore, Americas]).appeal(5).does(&[Adapt(1)]).wave(),
    animal(554, "African Penguin", "Spheniscus demersus").marine().size(3).lives_in(&[(SpecialHome::Aquarium, 2)]).rock(1).water(1).cost(18).needs(&[Upgraded(Action::Animals)]).icons(&[SeaAnimal, Bird, Africa]).appeal(6).reputation(1).does(&[Adapt(2)]).wave(),
    animal(555, "Golden Snub-nosed Monkey", "Rhinopithecus roxellana").marine().size(3).rock(1).cost(18).needs(&[Icons(Science, 1)]).icons(&[Primate, Asia]).appeal(6).conservation(1).does(&[Pilfering(1)]).solo(&[Sprint(1)]),
    animal(556, "Wolverine", "Gulo gulo").marine().size(3).rock(1).cost(15).icons(&[Bear, Predator, Europe]).appeal(5).reputation(1).does(&[Boost(Action::Association)]),
    animal(557, "Vietnamese Pot-bellied Pig", "Sus scrofa f. domestica").marine().size(1).only_special().lives_in(&[(SpecialHome::PettingZoo, 1)]).cost(7).icons(&[PettingZoo]).does(&[PettingZooAnimal]),
    animal(558, "Northern Muriqui", "Brachyteles hypoxanthus").marine().size(4).rock(1).cost(16).needs(&[University]).icons(&[Primate, Americas]).appeal(6).conservation(1).does(&[MonkeyGang]),
    animal(559, "Coquerel's Sifaka", "Propithecus coquereli").marine().size(3).rock(1).cost(17).icons(&[Primate, Africa]).appeal(7).does(&[MonkeyGang, Jumping(2)]),
    animal(560, "Brahminy Kite", "Haliastur indus").marine().size(3).lives_in(&[(SpecialHome::LargeBirdAviary, 1)]).rock(1).water(1).cost(12).icons(&[Bird, Australia]).appeal(6).does(&[Hunter(N(2))]),
];
