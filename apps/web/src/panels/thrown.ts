import type { Say } from '@dustfront/kernel';
import type { Act, Deed } from '../acts/act.ts';
import type { GameFace, RollModel } from '../games/face.ts';
import { t } from '../i18n/index.ts';
import type { LogLine } from '../session/table.ts';

/** Throws that came to one result, and that result in words; each knows how many dice of its answer fell before it. */
export interface Block {
  readonly rolls: { roll: RollModel; readonly from: number }[];
  readonly after: number;
  told: string;
}

type Fire = Extract<Act, { kind: 'fires' }>;

/**
 * The fire of a deed that a line tells of, each weapon's in its turn; null where it is that of another deed, undefined
 * for all other lines.
 */
function fireIn(left: Fire[], { after, event }: LogLine): Fire | null | undefined {
  if (event.target === undefined || event.hits === undefined) return undefined;
  const by = String(event.by ?? event.unit);
  const at = left.findIndex(
    (fire) => fire.after === after && fire.piece === by && fire.target === String(event.target),
  );
  return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
}

/** Whether it goes without saying who fired at whom. */
function isPlain(deed: Deed, { piece, target, back }: Fire): boolean {
  const first = deed.acts.find((act) => act.kind === 'fires');
  return !back && piece === deed.piece && target === first?.target;
}

/** The dice of a deed by what they came to: one block for each weapon, thrown again or in a chain included. */
export function blocksOf(
  face: Pick<GameFace, 'story' | 'isNobodys' | 'roll'>,
  log: readonly LogLine[],
  deed: Deed,
  say: Say,
): readonly Block[] {
  const told = face.story(log.filter(({ after }) => after >= deed.first && after <= deed.last));
  // What the answer after which it was over led to besides, such as a throw for the initiative, is not its doing.
  const end = told.findIndex((line, i) => i > 0 && face.isNobodys(line));
  const lines = end < 0 ? told : told.slice(0, end);
  const left = deed.acts.filter((act) => act.kind === 'fires');
  const blocks: Block[] = [];
  let from = 0;
  let at = -1;
  let open: Block | null = null;
  for (const line of lines) {
    const roll = face.roll(line);
    const fire = fireIn(left, line);
    if (roll !== null) {
      // Dice of an answer fall together, whatever lay there before.
      if (line.after !== at) from = 0;
      at = line.after;
      if (open === null) {
        open = { rolls: [], after: line.after, told: '' };
        blocks.push(open);
      }
      const again = open.rolls[0]?.roll.title === roll.title;
      open.rolls.push({ roll: again ? { ...roll, title: t('roll.again') } : roll, from });
      from += roll.faces.length;
    } else if (open !== null) {
      const [first] = open.rolls;
      if (fire === null) blocks.pop();
      else if (fire !== undefined && first !== undefined) first.roll = { ...first.roll, title: fire.weapon };
      if (fire == null || !isPlain(deed, fire)) open.told = say(line.message);
      open = null;
    }
  }
  return blocks;
}
