import {
  done,
  type Frame,
  frameRules,
  frameTable,
  freshState,
  type Game,
  type OptionSpace,
  type Refusal,
  type State,
} from '@dustfront/kernel';

/**
 * The smallest game whose options cannot be listed: two seats in turn lay pebbles on a cloth of 100 by 100. They must
 * lie on it wholly and on no other. Whoever passes lays no more; the one whose pebble lies nearest to the middle wins.
 */
export interface Pebbles extends State {
  laid: { by: number; x: number; y: number }[];
  passed: boolean[];
}

export type Lay = { readonly do: 'lay'; readonly x: number; readonly y: number } | { readonly do: 'pass' };

type Turns = Frame<'turns', 'next' | 'lay'>;

const CLOTH = 100;
const RADIUS = 8;
const EACH = 4;

const squareApart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

function refusalOf(state: Pebbles, { x, y }: { x: number; y: number }): Refusal | null {
  const isOn = [x, y].every((n) => n >= RADIUS && n <= CLOTH - RADIUS);
  if (!isOn) return { code: 'off-cloth', rule: 'pebbles.cloth', about: [`${x},${y}`] };
  const other = state.laid.find((one) => squareApart(one, { x, y }) < (2 * RADIUS) ** 2);
  return other === undefined
    ? null
    : { code: 'overlaps', rule: 'pebbles.apart', about: [`${other.x},${other.y}`] };
}

const lay = (x: number, y: number): Lay => ({ do: 'lay', x, y });

/** The acceptable place nearest to a point, of all that there are. */
function nearestPlace(state: Pebbles, point: { x: number; y: number }): Lay | null {
  let best: { x: number; y: number } | null = null;
  for (let x = RADIUS; x <= CLOTH - RADIUS; x++)
    for (let y = RADIUS; y <= CLOTH - RADIUS; y++) {
      if (best !== null && squareApart(point, { x, y }) >= squareApart(point, best)) continue;
      if (refusalOf(state, { x, y }) === null) best = { x, y };
    }
  return best === null ? null : lay(best.x, best.y);
}

const space = (state: Pebbles): OptionSpace<Lay> => ({
  refuses: (option) => (option.do === 'lay' ? refusalOf(state, option) : null),
  parse: (id) => {
    const found = /^lay (\d{1,3}), *(\d{1,3})$/.exec(id);
    return found === null ? null : lay(Number(found[1]), Number(found[2]));
  },
  propose: (pick, most = 4) => {
    const drawn = Array.from({ length: most }, () => ({ x: pick(CLOTH), y: pick(CLOTH) }));
    const kept: Lay[] = [];
    for (const point of drawn) {
      const near = nearestPlace(state, point);
      if (near === null || near.do !== 'lay') continue;
      if (!kept.some((one) => one.do === 'lay' && one.x === near.x && one.y === near.y)) kept.push(near);
    }
    return kept;
  },
  nearest: (option) => (option.do === 'lay' ? nearestPlace(state, option) : option),
});

const isDone = (state: Pebbles, seat: number): boolean =>
  state.passed[seat] === true || state.laid.filter(({ by }) => by === seat).length === EACH;

/** Seats lay in turn; one who is done is left out. */
function seatOf(state: Pebbles): number {
  const next = state.laid.length === 0 ? 0 : 1 - state.laid.at(-1)!.by;
  return isDone(state, next) ? 1 - next : next;
}

const turns = frameRules<Pebbles, Turns, Lay>({
  kind: 'turns',
  cites: ['pebbles.turns'],
  steps: {
    next: ({ state }) => (isDone(state, 0) && isDone(state, 1) ? done() : 'lay'),
    lay: {
      type: 'ask',
      question: 'lay',
      seat: seatOf,
      options: (): readonly Lay[] => [{ do: 'pass' }],
      space,
      take: ({ state }, _frame, option) => {
        const by = seatOf(state);
        if (option.do === 'pass') state.passed[by] = true;
        else state.laid.push({ by, x: option.x, y: option.y });
        return 'next';
      },
    },
  },
});

const nearestOf = (state: Pebbles, seat: number): number =>
  Math.min(
    CLOTH ** 2,
    ...state.laid
      .filter(({ by }) => by === seat)
      .map((one) => squareApart(one, { x: CLOTH / 2, y: CLOTH / 2 })),
  );

const words = (key: string) => ({ key });

export const pebbles: Game<Pebbles, Lay> = {
  id: 'pebbles',
  title: 'Pebbles',
  version: '1',
  seats: () => 2,
  setup: () => ({
    ...freshState({ kind: 'turns', step: 'next' }),
    laid: [],
    passed: [false, false],
  }),
  frames: frameTable(turns),
  optionId: (option) => (option.do === 'lay' ? `lay ${option.x},${option.y}` : option.do),
  passive: ({ options }) => options.at(0) ?? null,
  view: ({ stack, question, laid, passed }) => ({
    stack: stack.map(({ kind, step }) => ({ kind, step })),
    question,
    held: null,
    laid: laid.map(({ by, x, y }) => ({ by, x, y })),
    passed: [...passed],
  }),
  clone: (state) => JSON.parse(JSON.stringify(state)) as Pebbles,
  outcome: (state) => {
    if (state.stack.length > 0) return null;
    const [a, b] = [nearestOf(state, 0), nearestOf(state, 1)];
    const places = a === b ? [0, 0] : a < b ? [0, 1] : [1, 0];
    return { places, scores: [-a, -b], reason: 'nearest' };
  },
  describe: {
    question: () => words('lay'),
    option: (option) => words(option.do === 'lay' ? 'a-place' : 'pass'),
    event: () => words('lay'),
    refusal: ({ code }) => words(code),
  },
  catalogue: {
    lay: 'Where?',
    'a-place': 'There',
    pass: 'Enough',
    'off-cloth': 'Not wholly on the cloth',
    overlaps: 'Another lies there',
    'not-an-option': 'No such place',
  },
};
