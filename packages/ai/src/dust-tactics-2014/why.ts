import { dustTactics2014 } from '@dustfront/dust-tactics-2014';
import { pointAt, squareWord, titleOf } from '@dustfront/dust-tactics-2014/query';
import type { Message } from '@dustfront/kernel';
import { because, type Why } from '../player.ts';
import { attackInWords, whyOfPlans, wordsAfter } from '../search/plans.ts';
import type { Begun, Plan } from './plan.ts';
import type { Scene } from './scene.ts';
import { placeInWords } from './table/in-words.ts';

/** Where it goes: a square by its name, a place on a table by what is there, with its point and heading to draw it. */
function goes(scene: Scene, unit: string, to: number, heading: number): Message {
  const { state } = scene;
  if (state.table === undefined) return because('ai.move', { unit, to: squareWord(to, state.board.width) });
  const [x, y] = pointAt(to);
  return because('ai.march', { unit, x, y, heading, ...placeInWords(state, to, scene.nearestFoe(to)) });
}

/** A plan in words and numbers. */
export function wordsOf(scene: Scene, { unit, acts, account }: Plan): Message[] {
  const { state } = scene;
  const name = (id: number): string => titleOf(state, state.units[id]!.name);
  const words: Message[] = [];
  const { kill, loss, target, final } = account;
  if (target >= 0) words.push(attackInWords(kill, name(target), loss));
  const last = acts.findLast((act) => act.to >= 0);
  if (last !== undefined) words.push(goes(scene, name(unit), final, last.facing));
  return [...words, ...wordsAfter(account, name)];
}

/** Ways that are told beside the best one. */
const TOLD = 8;

export const whyOf = (scene: Scene, begun: readonly Begun[]): Why =>
  whyOfPlans(begun, dustTactics2014.optionId, (plan) => wordsOf(scene, plan), TOLD);
