import { type Choice, dustTactics2014, type TacticsState } from '@dustfront/dust-tactics-2014';
import { cloneState, planAttack, unitNamed } from '@dustfront/dust-tactics-2014/query';
import { type Options, Play, questionFor, seededDice } from '@dustfront/kernel';
import { attackOdds } from '@dustfront/odds';
import { describe, expect, test } from 'vitest';
import { playGame } from '../arena/game.ts';
import { playersFor } from '../levels.ts';
import { listOf } from '../open/officer.ts';
import type { Player } from '../player.ts';
import { corporal } from './corporal.ts';
import { follow } from './follow.ts';
import { facingTo, placed } from './place.ts';
import type { Plan } from './plan.ts';
import { Scene } from './scene.ts';
import { sergeant } from './sergeant.ts';
import { stageOf } from './stage.ts';

const OPEN = `map\n${Array.from({ length: 9 }, () => `  ${'. '.repeat(12).trim()}`).join('\n')}\n`;

function position(lines: string, map = OPEN): TacticsState {
  const text = map + lines.replace(/^\s+/gm, '');
  const state = dustTactics2014.notation!.parsePosition(text);
  if (!('stack' in state)) throw new Error(JSON.stringify(state));
  return state as TacticsState;
}

/** Everything a player answers until its activation is over and the other side is asked. */
function activation(from: TacticsState, player: Player = sergeant): { said: string[]; keys: string[] } {
  const play = new Play(dustTactics2014, cloneState(from), seededDice('activation'));
  const { seat } = play;
  const said: string[] = [];
  const keys: string[] = [];
  while (!play.over && play.seat === seat && (play.question !== 'activate' || said.length === 0)) {
    const question = questionFor(dustTactics2014, play.state, seat)!;
    const view = dustTactics2014.view(play.state, seat);
    const task = {
      game: dustTactics2014 as never,
      view,
      seat,
      question,
      budget: { iterations: 12 },
      seed: 's',
    };
    const { option, why } = player.answer(task);
    said.push(dustTactics2014.optionId(option as Choice));
    keys.push(...why.words.map(({ key }) => key));
    play.answer(seat, option as Choice);
  }
  return { said, keys };
}

describe('the Sergeant of the 2013/14 edition', () => {
  test('fires everything that reaches at what it has in its sights, and says the odds', () => {
    const { said, keys } = activation(
      position(`reactions off
        unit 1a pounder at C5 facing E
        unit 2a sturmgrenadier-assault-squad at F5`),
    );
    expect(said).toContain('1a Heavy Machinegun x1 at 2a');
    expect(said).toContain('1a Antitank Gun x1 at 2a');
    expect(keys).toContain('ai.attack');
  });

  test('goes to where its weapons reach, and aims from there', () => {
    const { said } = activation(
      position(`reactions off
        unit 1a ranger-assault-squad at C5
        unit 2a stefan at H5`),
    );
    expect(said).toContain('move');
    expect(said).toContain('attack');
    expect(said.some((id) => id.endsWith('at 2a'))).toBe(true);
  });

  test('goes by the shortest way, wherever it is going', () => {
    const from = position(`reactions off
      unit 1a ranger-assault-squad at D4
      unit 2a stefan at L9`);
    const [x, y] = [3, 3];
    for (const [dx, dy] of [
      [1, 0],
      [0, -1],
      [1, 1],
      [-1, 1],
      [2, 1],
      [0, 2],
    ] as const) {
      const play = new Play(dustTactics2014, cloneState(from), seededDice('way'));
      for (const id of ['activate 1a', 'move', 'nothing'])
        for (const option of listOf(questionFor(dustTactics2014, play.state, 0)!.options as Options<Choice>))
          if (dustTactics2014.optionId(option) === id) play.answer(0, option);
      let steps = 0;
      for (let stage = stageOf(play.state); stage?.at === 'move' && steps < 9; stage = stageOf(play.state)) {
        const act = { op: 'move', to: (y + dy) * 12 + x + dx, facing: 0, target: -1 } as const;
        const plan = { unit: 0, words: [], acts: [act], base: stage.activation.at } as unknown as Plan;
        const options = listOf(questionFor(dustTactics2014, play.state, 0)!.options as Options<Choice>);
        const option = follow(new Scene(play.state, 0), plan, stage, options)!;
        if (option.do === 'step') steps++;
        play.answer(0, option);
        if (option.do === 'stop') break;
      }
      expect([dx, dy, steps]).toEqual([dx, dy, Math.max(Math.abs(dx), Math.abs(dy))]);
    }
  });

  test('turns a machine towards its target', () => {
    const { said } = activation(
      position(`reactions off
        unit 1a hans at F5 facing W
        unit 2a ranger-assault-squad at I5 soldiers 0`),
    );
    expect(said.some((id) => id.startsWith('face ') && id !== 'face W')).toBe(true);
    expect(said.some((id) => id.endsWith('at 2a'))).toBe(true);
  });

  test('reloads once, not twice in one activation', () => {
    const state = position(`reactions off
      unit 1a hans at A1 facing E
      unit 2a stefan at L9`);
    unitNamed(state, '1a')!.loaded = false;
    const { said } = activation(state);
    expect(said.filter((id) => id === 'reload').length).toBeLessThan(2);
  });

  test('values an attack by the exact odds of the plan that the engine would roll', () => {
    const state = position(`reactions off
      unit 1a pounder at C5 facing E
      unit 2a sturmgrenadier-assault-squad at F5`);
    const [by, at] = [unitNamed(state, '1a')!, unitNamed(state, '2a')!];
    const { destroyed } = attackOdds(planAttack(state, by, at, { sustained: true })).target;
    const strike = new Scene(state, 0).strike(state, by.id, at.id, { sustained: true });
    expect(strike?.kill).toBe(destroyed);
  });

  test('thinks of a unit elsewhere without moving it', () => {
    const state = position(`reactions off
      unit 1a pounder at C5 facing E
      unit 2a stefan at L9`);
    const before = JSON.stringify(state);
    const there = placed(state, unitNamed(state, '1a')!, 7, 2);
    expect(JSON.stringify(state)).toBe(before);
    expect(unitNamed(there, '1a')).toMatchObject({ at: 7, facing: 2 });
    expect([facingTo(12, 52, 56), facingTo(12, 52, 48), facingTo(12, 52, 4), facingTo(12, 52, 100)]).toEqual([
      1, 3, 0, 2,
    ]);
  });
});

describe('the order of the levels', () => {
  const share = (a: Player, b: Player, iterations: number, scenarios: readonly string[]): number => {
    let points = 0;
    for (const scenario of scenarios)
      for (const seat of [0, 1]) {
        const { outcome, fallbacks } = playGame({
          game: dustTactics2014 as never,
          setup: { scenario },
          players: seat === 0 ? [a, b] : [b, a],
          budgets: [{ iterations }],
          seed: scenario,
        });
        expect(fallbacks).toBe(0);
        const [mine, theirs] = [outcome!.places[seat]!, outcome!.places[1 - seat]!];
        points += mine < theirs ? 1 : mine > theirs ? 0 : 0.5;
      }
    return points / (2 * scenarios.length);
  };

  test('the Sergeant beats the Corporal', () => {
    expect(share(sergeant, corporal, 20, ['fuel-run', 'the-oasis', 'the-lost-palace'])).toBeGreaterThan(0.7);
  });

  test('all four are on offer', async () => {
    const players = await playersFor('dust-tactics-2014');
    expect(players.map(({ id }) => id)).toEqual(['recruit', 'corporal', 'sergeant', 'captain']);
  });
});
