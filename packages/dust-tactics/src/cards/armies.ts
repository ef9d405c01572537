/** Ready-made armies, in pairs of equal army points on both scales (dt1.ap.equal). */
import type { Army, ForceUnit } from './army.ts';

const units = (...texts: readonly string[]): readonly ForceUnit[] =>
  texts.map((text) => {
    const [card = '', joined] = text.split('+');
    return joined === undefined ? { card } : { card, hero: joined };
  });

/** dt1.box.army, dt1.ap.box: 16 AP a side, 158 on the later scale. */
export const BOXED_ALLIES: Army = {
  id: 'boxed-allies',
  title: 'Allied company of the Core Set',
  bloc: 'allies',
  units: units('hot-dog', 'pounder', 'recon-rangers', 'assault-rangers+joe-brown', 'combat-rangers'),
};
export const BOXED_AXIS: Army = {
  id: 'boxed-axis',
  title: 'Axis company of the Core Set',
  bloc: 'axis',
  units: units('luther', 'ludwig', 'recon-grenadiers', 'battle-grenadiers', 'laser-grenadiers+sigrid'),
};

/** 10 and 101 AP. */
export const PATROL_ALLIES: Army = {
  id: 'patrol-allies',
  title: 'Ranger patrol',
  bloc: 'allies',
  units: units('hot-dog', 'recon-rangers', 'assault-rangers', 'death-dealers'),
};
export const PATROL_AXIS: Army = {
  id: 'patrol-axis',
  title: 'Flame patrol',
  bloc: 'axis',
  units: units('flammluther', 'laser-grenadiers+angela', 'recon-grenadiers'),
};

/** 22 and 200 AP. */
export const BATTERY_ALLIES: Army = {
  id: 'battery-allies',
  title: 'Steel Rain battery',
  bloc: 'allies',
  units: units(
    'the-boss',
    'steel-rain',
    '13-foxtrot',
    'ranger-snipers',
    'combat-rangers+joe-brown',
    'hot-dog',
    'pounder',
  ),
};
export const BATTERY_AXIS: Army = {
  id: 'battery-axis',
  title: 'Lothar battery',
  bloc: 'axis',
  units: units(
    'kommandotrupp',
    'lothar',
    'beobachter',
    'sniper-grenadiers',
    'battle-grenadiers+sigrid',
    'jagdluther',
    'hermann',
  ),
};

/** 22 and 220 AP. */
export const HEAVY_ALLIES: Army = {
  id: 'heavy-allies',
  title: 'Heavy rangers',
  bloc: 'allies',
  units: units(
    'the-hammers+rhino',
    'grim-reapers+action-jackson',
    'hell-boys',
    'mickey',
    'wildfire',
    'snow-foxes',
  ),
};
export const HEAVY_AXIS: Army = {
  id: 'heavy-axis',
  title: 'Heavy grenadiers',
  bloc: 'axis',
  units: units(
    'heavy-laser-grenadiers+lara',
    'heavy-flak-grenadiers',
    'raketentruppe',
    'laser-grenadiers+greta-falk',
    'hermann',
    'heinrich',
    'sniper-grenadiers',
  ),
};

/** 26 and 260 AP. */
export const BRASS_ALLIES: Army = {
  id: 'brass-allies',
  title: 'Iron Brass brigade',
  bloc: 'allies',
  units: units(
    'iron-brass+action-jackson',
    'choppers',
    'leathernecks',
    'snow-foxes',
    'hot-dog',
    'mickey',
    'assault-rangers',
    'assault-rangers',
    'ozz-117',
  ),
};
export const KOENIG_AXIS: Army = {
  id: 'koenig-axis',
  title: 'Sturm-König group',
  bloc: 'axis',
  units: units(
    'schwerer-kommandotrupp+stefan',
    'sturm-koenig',
    'jaeger',
    'heavy-mg-team',
    'ludwig',
    'beobachter',
    'lara',
  ),
};

/** 28 and 300 AP. */
export const REGIMENT_ALLIES: Army = {
  id: 'regiment-allies',
  title: 'Ranger regiment',
  bloc: 'allies',
  units: units(
    'the-boss+ellen-ward',
    'hell-boys',
    'death-dealers+rosie',
    'bot-hunters',
    'grim-reapers',
    'tank-busters',
    'honey',
    'blackhawk',
    'pounder',
  ),
};
export const BLUTKREUZ_AXIS: Army = {
  id: 'blutkreuz-axis',
  title: 'Blutkreuz corps',
  bloc: 'axis',
  units: units(
    'kommandotrupp+manfred',
    'axis-zombies+totenmeister',
    'axis-gorillas+markus',
    'tank-killers',
    'sniper-grenadiers',
    'battle-grenadiers',
    'laser-grenadiers',
    'laser-grenadiers',
    'hans',
    'luther',
  ),
};

/** Pairs that may meet: Allies first. */
export const ARMY_PAIRS: readonly (readonly [Army, Army])[] = [
  [BOXED_ALLIES, BOXED_AXIS],
  [PATROL_ALLIES, PATROL_AXIS],
  [BATTERY_ALLIES, BATTERY_AXIS],
  [HEAVY_ALLIES, HEAVY_AXIS],
  [BRASS_ALLIES, KOENIG_AXIS],
  [REGIMENT_ALLIES, BLUTKREUZ_AXIS],
];

export const ARMIES: readonly Army[] = ARMY_PAIRS.flat();
