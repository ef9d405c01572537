import { CoreLuck } from '@dustfront/advice/dust-tactics';
import { ARMY_PAIRS, BATTLEFIELDS, CARDS, SCENARIOS } from '@dustfront/dust-tactics';
import type { Json } from '@dustfront/kernel';
import type { Practised } from '../arena/practised.ts';
import { anyOf, type Pick, someOf } from '../picking.ts';

function coreForce(bloc: 'allies' | 'axis', pick: Pick): Json {
  const units = CARDS.filter((card) => card.bloc === bloc && card.kind !== 'hero');
  return someOf(units, 2 + pick(4), pick).map(({ id }) => ({ card: id }));
}

/**
 * Scenarios, ready-made armies on every battlefield, armies drawn from the cards, battlefields built by dice or
 * players, teams.
 */
function coreVaried(n: number, pick: Pick): Json {
  if (n % 3 === 0) return { scenario: anyOf(SCENARIOS, pick).id };
  const [allies, axis] = anyOf(ARMY_PAIRS, pick);
  const forces =
    n % 3 === 1
      ? ({ allies: allies.units, axis: axis.units } as unknown as Json)
      : { allies: coreForce('allies', pick), axis: coreForce('axis', pick) };
  const built = { tiles: [3, 3], crates: 2, traps: 2, trapsIndoors: false };
  const battlefield: Json =
    n % 7 === 0 ? { by: anyOf(['players', 'dice'], pick), ...built } : anyOf(BATTLEFIELDS, pick).id;
  return {
    forces,
    battlefield,
    rounds: 3 + pick(6),
    points: 'open',
    options: { reactiveFire: pick(5) > 0 },
    ...(n % 5 === 0 ? { seats: ['allies', 'axis', 'allies', 'axis'] } : {}),
  };
}

const CORE_FIELDS = ['open-ice', 'crevasses', 'base-corridors', 'outpost'] as const;

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

/** What the arena plays when nothing else is asked for. */
const coreArena = (pair: number): Json => ({
  forces: CORE_FORCES,
  battlefield: CORE_FIELDS[pair % CORE_FIELDS.length]!,
});

export const corePractice: Practised<'dust-tactics'> = {
  id: 'dust-tactics',
  arena: coreArena,
  varied: coreVaried,
  luck: () => new CoreLuck(),
};
