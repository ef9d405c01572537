import type { Json } from '@dustfront/kernel';

const CORE_FIELDS = ['open-ice', 'crevasses', 'base-corridors', 'outpost'] as const;

/** The starter forces of Allies and Axis in the six scenarios in turn. */
const LATER_SCENARIOS = [
  'firefight',
  'reload',
  'fuel-run',
  'radio-free-babylon',
  'the-oasis',
  'the-lost-palace',
] as const;

const units = (...cards: readonly string[]): Json =>
  cards.map((text) => {
    const [card, hero] = text.split('+');
    return hero === undefined ? { card: card! } : { card: card!, hero };
  });

/** The boxed armies, 16 points each, on the four battlefields of nine tiles in turn. */
const CORE_FORCES: Json = {
  allies: units('hot-dog', 'pounder', 'recon-rangers', 'assault-rangers+joe-brown', 'combat-rangers'),
  axis: units('luther', 'ludwig', 'recon-grenadiers', 'battle-grenadiers', 'laser-grenadiers+sigrid'),
};

/** What the arena plays when nothing else is asked for: the set-up of the n-th pair. */
export function arenaSetup(game: string, pair: number, players = 2): Json {
  switch (game) {
    case 'dust-tactics':
      return { forces: CORE_FORCES, battlefield: CORE_FIELDS[pair % CORE_FIELDS.length]! };
    case 'dust-tactics-2014':
      return { scenario: LATER_SCENARIOS[pair % LATER_SCENARIOS.length]! };
    case 'dust':
      return { players };
    default:
      return {};
  }
}
