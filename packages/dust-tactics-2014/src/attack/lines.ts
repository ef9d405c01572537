/** From a blow to a dice line, through all exceptions in their declared order. */
import { plainLine, type Reason, rerollMisses } from '@dustfront/wargame';
import { type Cell, KILL } from '../cards/card.ts';
import { airAlertHits } from '../exceptions/air-alert.ts';
import { cutting } from '../exceptions/cutting.ts';
import { expert } from '../exceptions/expert.ts';
import { DICE_SKILLS } from '../exceptions/index.ts';
import { laser } from '../exceptions/laser.ts';
import { salvo } from '../exceptions/salvo.ts';
import { volley } from '../exceptions/volley.ts';
import { wireGuided } from '../exceptions/wire-guided.ts';
import { F } from '../faces.ts';
import type { Blow, DiceMoment, LineException } from '../hooks.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { TacticsLine } from './shots.ts';

/** dt14.sustained.reroll, dt14.sustained.rest-same: misses are rolled once more. */
export const sustained: LineException = {
  id: 'sustained',
  cites: ['dt14.sustained.reroll', 'dt14.sustained.rest-same'],
  applies: (blow) => blow.sustained && !blow.back,
  line: (line) => rerollMisses(line, 'dt14.sustained.reroll'),
};

const ofWeapons: Readonly<Record<DiceMoment, readonly LineException[]>> = {
  count: [volley, salvo],
  hits: [expert, airAlertHits],
  again: [sustained, wireGuided],
  chain: [laser, cutting],
};

const ofSkills = (moment: DiceMoment): LineException[] =>
  DICE_SKILLS.flatMap(({ id, cites, dice }) =>
    dice?.when === moment ? [{ id, cites, applies: dice.applies, line: dice.line }] : [],
  );

/**
 * The order: number of dice, faces that hit, re-rolls, chains; within a moment it does not matter. Two chain rules give
 * one chain.
 */
const LINE_ORDER: readonly LineException[] = (['count', 'hits', 'again', 'chain'] as const).flatMap(
  (moment) => [...ofWeapons[moment], ...ofSkills(moment)],
);

const BY_CELL: readonly Reason<RuleId>[] = [
  { rule: 'dt14.hit.cell', what: 'count' },
  { rule: 'dt14.hit.f', what: 'hits' },
];
const BY_MINIATURES: readonly Reason<RuleId>[] = [
  { rule: 'dt14.hit.blast', what: 'count' },
  { rule: 'dt14.hit.f', what: 'hits' },
];

/** dt14.hit.cell, dt14.hit.per-weapon, dt14.hit.blast, dt14.hit.f, dt14.damage.track, dt14.damage.kill.amount */
export function buildLine(blow: Blow, cell: Cell, weapons: number): TacticsLine {
  const blast = cell.blast > 0;
  const dice = { each: blast ? cell.blast : cell.dice, weapons, perFigure: blast };
  const damage = { blows: 1, points: cell.damage >= KILL ? 'kill' : cell.damage } as const;
  let line: TacticsLine = plainLine(dice, F, damage, blast ? BY_MINIATURES : BY_CELL);
  for (const exception of LINE_ORDER) if (exception.applies(blow)) line = exception.line(line, blow);
  return line;
}
