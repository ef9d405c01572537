import type { Choice } from '@dustfront/dust-tactics-2014';
import { costTo, marchTo, NOBODY, onBoard, pointAt, unitOf } from '@dustfront/dust-tactics-2014/query';
import type { Act, Plan } from './plan.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/** Points that a salvo must bring before it is spent. */
const SALVO = 0.5;

/** The plan's act for an action of the activation. */
const actAt = (plan: Plan, at: number): Act | undefined => plan.acts[at - plan.base];

/** The answer that a plan gives to the question at hand, or null if it has none. */
export function follow(scene: Scene, plan: Plan, stage: Stage, options: readonly Choice[]): Choice | null {
  switch (stage.at) {
    case 'activate':
      return options.find((option) => option.do === 'activate' && option.unit === plan.unit) ?? null;
    case 'declare':
      return announce(plan, stage.activation.actions.length, options);
    case 'move':
      return walk(scene, plan, stage, options);
    case 'march':
      return march(scene, plan, stage, options);
    case 'attack':
      return aim(scene, plan, stage, options);
    default:
      return null;
  }
}

/** The next announcement: plans made under way have only those still to come. */
function announce(plan: Plan, named: number, options: readonly Choice[]): Choice | null {
  const sizes = plan.words.map((word) => word.split(' and ').length);
  let before = plan.acts.length - sizes.reduce((sum, size) => sum + size, 0);
  for (let i = 0; i < sizes.length; i++) {
    if (before === named)
      return options.find((option) => option.do === 'action' && option.word === plan.words[i]) ?? null;
    before += sizes[i]!;
  }
  return null;
}

/** By the shortest way, step by step. */
function walk(
  scene: Scene,
  plan: Plan,
  stage: Extract<Stage, { at: 'move' }>,
  options: readonly Choice[],
): Choice | null {
  const act = actAt(plan, stage.activation.at);
  if (act === undefined || act.to < 0) return null;
  const { state } = scene;
  const { move } = stage;
  const unit = unitOf(state, move.unit);
  if (onBoard(unit) && unit.at === act.to)
    return options.find((one) => one.do === 'stop' || (one.do === 'face' && one.n === act.facing)) ?? null;
  let best: Choice | null = null;
  let most = -1;
  for (const option of options) {
    if (option.do !== 'step' && option.do !== 'enter') continue;
    const left = move.left - (option.do === 'enter' ? 1 : option.n);
    const diagonal = move.diagonal || (option.do === 'step' && option.m === 1);
    const rest = option.at === act.to ? 0 : costTo(state, unit, option.at, left, diagonal, act.to);
    if (rest === null || left - rest <= most) continue;
    best = option;
    most = left - rest;
  }
  return best;
}

/** The whole movement on a table in one answer. */
function march(
  { state, places }: Scene,
  plan: Plan,
  stage: Extract<Stage, { at: 'march' }>,
  options: readonly Choice[],
): Choice | null {
  const act = actAt(plan, stage.activation.at);
  const stop = options.find((option) => option.do === 'stop') ?? null;
  if (act === undefined || act.to < 0) return stop;
  const unit = unitOf(state, stage.march.unit);
  if (onBoard(unit) && unit.at === act.to && act.facing === places.facingOf(unit) && stop !== null)
    return stop;
  return marchTo(state, pointAt(act.to), act.facing) ?? stop;
}

/** Every row at the plan's target that can be; what cannot, at whom it hurts most. */
function aim(
  scene: Scene,
  plan: Plan,
  stage: Extract<Stage, { at: 'attack' }>,
  options: readonly Choice[],
): Choice | null {
  const { attack, activation } = stage;
  const act = actAt(plan, activation?.at ?? plan.base);
  const { state } = scene;
  const hold = options.find((option) => option.do === 'hold') ?? null;
  const row = attack.rows[attack.row];
  if (row === undefined) return hold;
  const sustained = attack.sustained;
  const target = act?.target ?? NOBODY;
  const shot = options.find((option) => option.do === 'fire' && option.target === target);
  if (shot !== undefined) {
    const salvo = options.find((option) => option.do === 'salvo' && option.target === target);
    if (salvo === undefined) return shot;
    const plain = scene.strike(state, attack.unit, target, { sustained })?.net ?? 0;
    const doubled = scene.strike(state, attack.unit, target, { sustained, salvo: true })?.net ?? 0;
    return doubled - plain >= SALVO ? salvo : shot;
  }
  let best: Choice | null = hold;
  let most = 0.02;
  const seen = new Set<number>();
  for (const option of options) {
    if (option.do !== 'fire' || seen.has(option.target)) continue;
    seen.add(option.target);
    const net = scene.strike(state, attack.unit, option.target, { sustained, lines: [row] })?.net ?? 0;
    if (net <= most) continue;
    most = net;
    best = option;
  }
  return best;
}
