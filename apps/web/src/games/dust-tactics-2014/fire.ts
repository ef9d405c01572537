import type { ChoiceParts, TacticsView } from '@dustfront/dust-tactics-2014';
import type { Json } from '@dustfront/kernel';
import type { Policy } from '../../modes/answer-queue.ts';
import type { Aim } from '../../modes/controller.ts';
import type { OpenQuestion, OptionRow } from '../../session/table.ts';
import { viewOf } from './model.ts';
import { rowKey } from './options.ts';

interface Wish {
  readonly key: string;
  /** Copies or rounds; 0 for all there are. */
  readonly shots: number;
}

const shotsOf = (row: OptionRow): number => {
  const { n = 1, m = 1 } = row.option as unknown as ChoiceParts;
  return Math.max(n, m);
};

/** The option that fires a row as it was wished, or as near to it as there is. */
function chosen(rows: readonly OptionRow[], wish: Wish): OptionRow | undefined {
  if (wish.shots === 0) return rows[0];
  return (
    rows.find((row) => shotsOf(row) === wish.shots) ??
    rows.find((row) => shotsOf(row) < wish.shots) ??
    rows[0]
  );
}

/** Questions on the way that are answered when they leave no choice. */
const onTheWay = new Set([
  'join-activation',
  'join-reaction',
  'reload-before',
  'name-miniature',
  'flame-way',
  'sustain-half',
  'use-skill',
]);

/** Answers from a list of orders, each when its question comes. */
function inOrder(orders: readonly string[]): (question: OpenQuestion) => string | undefined {
  const left = [...orders];
  return (question) => {
    const offered = (id: string | undefined): string | undefined =>
      question.options.find((row) => row.id === id)?.id;
    const wanted = left.shift();
    return offered(wanted) ?? (wanted === 'sustained' ? offered('attack') : undefined);
  };
}

/**
 * Declares an aimed attack: the game asks weapon by weapon, in its own order. What was ticked is fired, what was not is
 * held where the aimed target is the only one, and left to the player where it could still be aimed at another.
 */
export function tacticsFire(aim: Aim, view: () => Json | null): Policy {
  const before = aim.before.filter((wanted): wanted is string => typeof wanted === 'string');
  const order = inOrder(before.filter((wanted) => !wanted.startsWith('activate ')));
  let activate = before.find((wanted) => wanted.startsWith('activate ')) ?? null;
  const wishes = aim.lines
    .filter((line) => line.on)
    .map((line): Wish => ({ key: `${line.unit}/${line.line}`, shots: line.shots }));
  const settled = new Set<string>();
  // Pressed while a weapon is being asked about that was not ticked: it is held.
  let pressed = before.length === 0;

  const declare = (question: OpenQuestion, now: TacticsView): string | undefined => {
    const key = rowKey(now);
    const shots = question.options.filter(({ option }) => option.do === 'fire' || option.do === 'salvo');
    const at = shots.filter(({ option }) => option.whom === aim.target);
    const hold = question.options.find(({ option }) => option.do === 'hold')?.id;
    const skips = pressed;
    pressed = false;
    if (settled.has(key)) return hold;
    for (const salvo of [true, false]) {
      const wish = wishes.find((one) => one.key === `${key}${salvo ? '*' : ''}`);
      const rows = at.filter(({ option }) => (option.do === 'salvo') === salvo);
      if (wish === undefined || rows.length === 0) continue;
      settled.add(key);
      return chosen(rows, wish)?.id;
    }
    return shots.length > at.length && !skips ? undefined : hold;
  };

  return {
    answer(question) {
      const now = view();
      if (now === null) return null;
      const [only, ...more] = question.options;
      const single = more.length === 0 ? only?.id : undefined;
      switch (question.name) {
        case 'activate': {
          const first = activate;
          activate = null;
          return question.options.some((row) => row.id === first) ? first : null;
        }
        case 'declare-action':
          return order(question) ?? single;
        case 'observer':
          return 'own-weapons';
        case 'declare-target':
          return declare(question, viewOf(now));
        case 'lay-template':
          return single;
        default:
          return onTheWay.has(question.name) ? single : null;
      }
    },
  };
}
