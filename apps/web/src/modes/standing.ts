import type { GameFace, Prospect, Reaction } from '../games/face.ts';
import type { Moment, OpenQuestion, Table } from '../session/table.ts';
import type { Settings } from '../settings.ts';

/** The reaction of one unit, weighed exactly. Null where it could do nothing. */
export async function weighReaction(
  table: Pick<Table, 'advise'>,
  at: number,
  unit: string,
  from: string,
  intruder: string,
): Promise<Prospect | null> {
  const aims = await table.advise({ ask: 'aims', unit, from }, at);
  const aim = aims.find(({ target }) => target === intruder);
  if (aim === undefined) return null;
  const lines = aim.lines
    .filter((line) => line.most === 0)
    .map((line) => ({ unit: line.unit, line: line.line, shots: 0 }));
  if (lines.length === 0) return null;
  const odds = await table.advise({ ask: 'odds', unit, from, target: intruder, lines, sustained: false }, at);
  return { unit, from, aim, odds };
}

async function weighOnSquares(
  table: Pick<Table, 'advise'>,
  face: Pick<GameFace, 'scene'>,
  { at, view }: Pick<Moment, 'at' | 'view'>,
  { intruder, units }: Reaction,
): Promise<readonly Prospect[]> {
  const scene = face.scene(view);
  if (intruder === null || scene.kind !== 'grid') return [];
  const found: Prospect[] = [];
  for (const unit of units) {
    const from = scene.pieces.find((piece) => piece.key === unit)?.square;
    const prospect = from === undefined ? null : await weighReaction(table, at, unit, from, intruder);
    if (prospect !== null) found.push(prospect);
  }
  return found;
}

/** Every reaction that is offered, the best first: what it may come to, if it is in time. */
export async function weighReactions(
  table: Pick<Table, 'advise'>,
  face: Pick<GameFace, 'scene'>,
  moment: Pick<Moment, 'at' | 'view'>,
  reaction: Reaction,
): Promise<readonly Prospect[]> {
  const found = (await reaction.prospects?.()) ?? (await weighOnSquares(table, face, moment, reaction));
  const worth = ({ unit, odds }: Prospect): number => (reaction.inTime?.(unit) ?? 1) * odds.total.mean;
  return [...found].sort((a, b) => worth(b) - worth(a));
}

/**
 * The answer that a standing order gives to a question: never react, or only when at least one casualty is to be
 * expected. Null where the player is asked.
 */
export async function standingAnswer(
  order: Settings['reactions'],
  table: Pick<Table, 'advise'>,
  face: Pick<GameFace, 'scene' | 'reaction'>,
  moment: Pick<Moment, 'at' | 'view'>,
  question: OpenQuestion,
): Promise<string | null> {
  const reaction = order === 'ask' ? null : face.reaction(question, moment.view);
  if (reaction === null) return null;
  if (order === 'never') return reaction.pass;
  // Who walked into sight cannot be told: better ask.
  if (reaction.intruder === null) return null;
  const [best] = await weighReactions(table, face, moment, reaction);
  return best !== undefined && best.odds.total.mean >= 1 ? null : reaction.pass;
}

/** A question with one option answers itself, unless the answer makes dice fall. */
export function onlyAnswer(
  face: Pick<GameFace, 'target'>,
  question: OpenQuestion,
  view: Moment['view'],
): string | null {
  const [only, ...more] = question.options;
  if (question.free || only === undefined || more.length > 0) return null;
  const target = face.target(only, view);
  return target.on === 'button' && target.weight === 'commit' ? null : only.id;
}
