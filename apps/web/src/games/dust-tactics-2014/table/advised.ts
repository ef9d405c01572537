import { dustTactics2014, type TacticsView, type Unit } from '@dustfront/dust-tactics-2014';
import {
  type Choice,
  leaderOf,
  marchAsked,
  marchOf,
  marchTo,
  speedOf,
  tableOf,
} from '@dustfront/dust-tactics-2014/query';
import { questionFor } from '@dustfront/kernel';
import type { Spot } from '../../../board/tabletop.ts';
import type { SideSign } from '../../../drawings/emblems.tsx';
import { type AdvisedWay, said } from '../../../modes/advised.ts';
import type { Controller } from '../../../modes/controller.ts';
import { hintOf } from '../../../modes/hinting.ts';
import { actingUnit, signOf, titleOf, unitNamed, viewOf } from '../model.ts';
import { type Ghost, ghostOf } from './ghost.ts';

/** A way that is advised, as it is drawn: where the formation would land, and at whom it would fire from there. */
export interface Advised {
  readonly sign: SideSign;
  readonly ghost: Ghost | null;
  readonly shot: readonly [from: Spot, to: Spot] | null;
  readonly number: number;
}

const firstOf = (view: TacticsView, unit: Unit | undefined): Spot | undefined =>
  unit === undefined ? undefined : tableOf(view).pieces.find((piece) => piece.unit === unit.name)?.at;

/** The formation at a place that its words name: as if it were asked now for all the way that it can go. */
function landing(view: TacticsView, unit: Unit, words: AdvisedWay['words']): Ghost | null {
  const [x, y, heading] = ['x', 'y', 'heading'].map((param) => said(words, 'ai.march', param));
  if (x === undefined || y === undefined) return null;
  const { move, march } = speedOf(view, unit);
  const frame = { ...marchOf(unit, Math.max(2 * move, march), true), step: 'go' as const };
  const asked: TacticsView = { ...view, stack: [...view.stack, frame] };
  const choice = marchTo(asked, [Number(x), Number(y)], Math.max(0, Number(heading)));
  return choice === null ? null : ghostOf(asked, choice);
}

function drawn(view: TacticsView, { piece, words, number }: AdvisedWay, given: Ghost | null): Advised | null {
  const found = unitNamed(view, piece);
  if (found === null) return null;
  const unit = leaderOf(view, found);
  const ghost = given ?? landing(view, unit, words);
  const name = said(words, 'ai.attack', 'target');
  const target = view.units.find((one) => one.side !== unit.side && titleOf(view, one) === name);
  const from = ghost?.minis[0]?.at ?? firstOf(view, unit);
  const to = name === undefined ? undefined : firstOf(view, target);
  if (ghost === null && to === undefined) return null;
  const shot = from === undefined || to === undefined ? null : ([from, to] as const);
  return { sign: signOf(view, unit), ghost, shot, number };
}

/** What a review says of a moment: what was done, and what was better. */
export const reviewedOn = (view: TacticsView, ways: readonly AdvisedWay[]): readonly Advised[] =>
  ways.flatMap((way) => drawn(view, way, null) ?? []);

/** The movement that the hint would answer with, where one is asked for. */
function answered(view: TacticsView, seat: number, option: string): Ghost | null {
  if (marchAsked(view) === null) return null;
  const choice = questionFor(dustTactics2014, view, seat)?.space?.parse(option) as Choice | null | undefined;
  return choice == null ? null : ghostOf(view, choice);
}

/** What the hint means, if one was asked for. */
export function hintedOn(c: Controller): Advised | null {
  const hint = hintOf(c);
  const json = c.table.state.value?.view ?? null;
  if (hint === null || json === null || typeof hint.choice === 'string') return null;
  const { option, words } = hint.choice;
  const view = viewOf(json);
  const row = hint.question.options.find(({ id }) => id === option);
  const target = row === undefined ? null : c.face.target(row, json);
  const named = target?.on === 'piece' ? target.piece : (view.units[actingUnit(view)]?.name ?? null);
  const given = answered(view, hint.question.seat, option);
  return named === null ? null : drawn(view, { piece: named, words, number: 0 }, given);
}
