/** Random set-ups of the Core Set: every scenario, free battles, scenarios of one's own; armies of all cards, teams. */
import { isProblems, type Json, seededPick } from '@dustfront/kernel';
import type { Card } from '../../src/cards/card.ts';
import { CARDS } from '../../src/cards/index.ts';
import { dustTactics } from '../../src/game.ts';
import { BATTLEFIELDS, SCENARIOS } from '../../src/scenarios/index.ts';
import type { Square } from '../../src/scenarios/scenario.ts';

type Pick = (n: number) => number;

const BLOCS = ['allies', 'axis'] as const;

function seatsOf(pick: Pick): { seats?: string[] } {
  const each = 1 + (pick(3) === 0 ? 1 + pick(2) : 0);
  return each === 1 ? {} : { seats: Array.from({ length: 2 * each }, (_, i) => BLOCS[i % 2]!) };
}

function optionsOf(pick: Pick): Json {
  return {
    scale: pick(2) === 0 ? 'original' : 'later',
    reactiveFire: pick(4) > 0,
    fullEntry: pick(4) === 0,
    oneReaction: pick(4) === 0,
    getUpWithoutAmmo: pick(4) === 0,
  };
}

/** Every vehicle once more, on two by two squares. */
const HUGE = CARDS.filter((card) => card.kind === 'vehicle').map(
  (card): Card => ({ ...card, id: `huge-${card.id}`, size: 2 }),
);

/** Some cards of a bloc; heroes join a squad that they may join, or walk alone. */
function force(pick: Pick, bloc: string, cards: readonly Card[]): { card: string; hero?: string }[] {
  const of = (isWanted: (card: Card) => boolean) =>
    cards.filter((card) => card.bloc === bloc && isWanted(card));
  const units = of((card) => card.kind !== 'hero');
  const heroes = of((card) => card.kind === 'hero');
  return Array.from({ length: 2 + pick(4) }, () => {
    const card = units[pick(units.length)]!;
    if (pick(6) === 0) return { card: takeOne(pick, heroes)?.id ?? card.id };
    const able = heroes.filter(
      (hero) => hero.armour.level === card.armour.level && card.kind === 'squad' && mayLead(hero, card),
    );
    const hero = pick(2) === 0 ? able[pick(Math.max(1, able.length))] : undefined;
    if (hero) heroes.splice(heroes.indexOf(hero), 1);
    return hero ? { card: card.id, hero: hero.id } : { card: card.id };
  });
}

const mayLead = (hero: Card, squad: Card): boolean =>
  !squad.skills.includes('command-squad') || hero.skills.includes('commander');

function takeOne(pick: Pick, cards: Card[]): Card | undefined {
  return cards.length === 0 ? undefined : cards.splice(pick(cards.length), 1)[0];
}

/** The cards of a match: in one of three the vehicles are huge. */
const poolOf = (pick: Pick): readonly Card[] =>
  pick(3) > 0 ? CARDS : [...CARDS.filter((card) => card.kind !== 'vehicle'), ...HUGE];

function ownScenario(pick: Pick): Json {
  const pool = poolOf(pick);
  const [width, height] = [4 + pick(8), 4 + pick(8)];
  const signs = ['............##ct', '..........####cctt', '.....bbbe..#ct', '...............'][pick(4)]!;
  const map = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => signs[pick(signs.length)]!).join(''),
  );
  const open = map.flatMap((line, y) =>
    [...line].flatMap((sign, x): Square[] => (sign === '#' ? [] : [[x, y]])),
  );
  const square = (): Square => open[pick(open.length)]!;
  const row = (y: number): Square[] => open.filter((at) => at[1] === y);
  const walls = Array.from({ length: pick(2) * pick(12) }, () => {
    const [x, y] = [pick(width - 1), pick(height - 1)];
    const other = pick(2) === 0 ? [x + 1, y] : [x, y + 1];
    return { between: [[x, y], other], kind: pick(5) === 0 ? 'door' : 'wall' };
  });
  const side = (bloc: string) => ({
    role: 'even',
    task: '',
    force: force(pick, bloc, pool).map((unit) => ({ ...unit, ...(pick(3) > 0 ? { at: square() } : {}) })),
  });
  return {
    scenario: {
      id: 'own',
      number: 0,
      title: 'Own',
      note: '',
      origin: 'ours',
      briefing: '',
      map,
      ...(walls.length > 0 ? { walls } : {}),
      entry: { allies: row(height - 1), axis: row(0) },
      sides: { allies: side('allies'), axis: side('axis') },
      rounds: 2 + pick(5),
      firstPlayer: null,
      bonuses: [],
    },
    cards: pool.filter((card) => HUGE.includes(card)),
    options: optionsOf(pick),
  } as unknown as Json;
}

function candidate(pick: Pick): Json {
  const way = pick(10);
  if (way === 0) {
    const scenario = SCENARIOS[pick(SCENARIOS.length)]!.id;
    return { scenario, options: optionsOf(pick), ...seatsOf(pick) };
  }
  if (way < 6) return ownScenario(pick);
  const pool = poolOf(pick);
  const fields = BATTLEFIELDS.map((field) => (field as unknown as { id: string }).id);
  const built = {
    by: pick(2) === 0 ? 'players' : 'dice',
    tiles: [2 + pick(2), 2 + pick(3)],
    crates: pick(4),
    traps: pick(4),
    trapsIndoors: pick(2) === 0,
    density: ['light', 'medium', 'heavy'][pick(3)]!,
    ground: pick(2) === 0 ? 'indoors' : 'outdoors',
  };
  return {
    battlefield: pick(2) === 0 ? fields[pick(fields.length)]! : built,
    forces: { allies: force(pick, 'allies', pool), axis: force(pick, 'axis', pool) },
    cards: pool.filter((card) => HUGE.includes(card)),
    points: 'open',
    rounds: 2 + pick(6),
    options: optionsOf(pick),
    ...seatsOf(pick),
  } as unknown as Json;
}

/** The set-up of a seed: the first of its candidates that can be played. */
export function randomSetup(seed: string): Json {
  const pick = seededPick(seed);
  for (;;) {
    const setup = candidate(pick);
    if (!isProblems(dustTactics.setup(setup))) return setup;
  }
}
