import { deflateRawSync } from 'node:zlib';
import { loadPlayer } from '@dustfront/ai';
import { dustTactics2014, type TacticsView } from '@dustfront/dust-tactics-2014';
import { marchAsked, onBoard } from '@dustfront/dust-tactics-2014/query';
import { type AnyGame, Match, printRecord, seededDice } from '@dustfront/kernel';

const game: AnyGame = dustTactics2014;
const setup = { scenario: 'free-for-all', table: 'quarry', forces: ['ssu-100', 'axis-100'] };

const isSquadAsked = (view: TacticsView): boolean => {
  const unit = view.units[marchAsked(view)?.unit ?? -1];
  return unit !== undefined && onBoard(unit) && (unit.bases?.length ?? 0) >= 4;
};

/** A battle of 100 points a side where, so many answers on, a squad is asked where to go: a record as a link. */
export async function crowded(answers: number): Promise<string> {
  const recruit = await loadPlayer('dust-tactics-2014', 'recruit');
  if (recruit === null) throw new Error('no computer player is called recruit');
  const match = Match.begin(game, setup, ['Anna', 'Bruno'], seededDice('crowded'), 'seed crowded');
  const budget = { iterations: 1 };
  for (let n = 0; ; n++) {
    const seat = match.asked[0]!;
    const view = match.view(seat);
    const question = match.question(seat)!;
    if (n > answers && isSquadAsked(view as unknown as TacticsView)) break;
    const { option } = recruit.answer({ game, view, seat, question, budget, seed: `${n}` });
    match.submit(seat, question.number, game.optionId(option));
  }
  const text = printRecord(match.record());
  return `record@${match.entries.length}#${deflateRawSync(Buffer.from(text)).toString('base64url')}`;
}
