import type { Choice, Side, TacticsState } from '@dustfront/dust-tactics-2014';
import { reactionChance, unitOf } from '@dustfront/dust-tactics-2014/query';
import { Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { WEIGHTS } from './weights.ts';

/** Whether to fire back, and with whom: what the shot is worth now against what the unit could do in its own turn. */
export function react(
  scene: Scene,
  stage: Extract<Stage, { at: 'react' }>,
  options: readonly Choice[],
): Choice {
  const { state } = scene;
  const trigger = unitOf(state, stage.reaction.trigger);
  let best = options.find((option) => option.do === 'hold-fire') ?? options[0]!;
  let most = 0;
  for (const option of options) {
    if (option.do !== 'react') continue;
    const unit = unitOf(state, option.unit);
    const strike = scene.strike(state, unit.id, trigger.id, {});
    if (strike === null) continue;
    const worth = strike.net + strike.kill * scene.menace(trigger);
    const otherwise = scene.bestStrike(unit, null, { sustained: true })?.gain ?? 0;
    const gain = reactionChance(state, unit) * worth - WEIGHTS.turn * Math.max(0, otherwise - worth);
    if (gain <= most) continue;
    most = gain;
    best = option;
  }
  return best;
}

/** Whoever can strike acts first; who cannot lets the other come. */
export function firstSide(state: TacticsState, seat: number, options: readonly Choice[]): Choice {
  const side = seat as Side;
  const scene = new Scene(state, side);
  const strikes = state.units.some(
    (unit) =>
      unit.side === side &&
      unit.joined < 0 &&
      unit.place === 'board' &&
      (scene.bestStrike(unit, null, { sustained: true })?.gain ?? 0) > 0,
  );
  const wanted = strikes ? seat : 1 - seat;
  return options.find((option) => option.do === 'first' && option.n === wanted) ?? options[0]!;
}
