import { type Choice, dustTactics2014 as game, type TacticsState } from '@dustfront/dust-tactics-2014';
import { spotAt, unitNamed } from '@dustfront/dust-tactics-2014/query';
import { isProblems, type Message, Play, questionFor, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { words } from '../../words/en.ts';
import { Scene } from '../scene.ts';
import { sergeant } from '../sergeant.ts';
import { placeInWords } from './in-words.ts';

function position(lines: string, scenario = 'free-for-all'): TacticsState {
  const state = game.notation!.parsePosition(
    `reactions off\ntable 1200 1200\nscenario ${scenario}\n${lines}`,
  );
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  return state;
}

/** What the Sergeant answers until the other side is asked. */
function activation(state: TacticsState): { said: string[]; state: TacticsState } {
  const play = new Play(game, state, seededDice('x'));
  const { seat } = play;
  const said: string[] = [];
  while (!play.over && play.seat === seat && (play.question !== 'activate' || said.length === 0)) {
    const question = questionFor(game, play.state, seat)!;
    const view = game.view(play.state, seat);
    const task = { game: game as never, view, seat, question, budget: { iterations: 12 }, seed: 's' };
    const option = sergeant.answer(task).option as Choice;
    said.push(game.optionId(option));
    play.answer(seat, option);
  }
  return { said, state: play.state };
}

const say = ({ key, params = {} }: Message): string =>
  words[key]!.replace(/\{(\w+)\}/g, (_, name: string) => {
    const param = params[name]!;
    return typeof param === 'object' && 'key' in param ? say(param) : String(param);
  });

describe('whole activations on a table', () => {
  test('goes where its weapons reach, and fires from there', () => {
    const { said } = activation(
      position(`unit 1a ranger-assault-squad at 300,600 330,600 360,600 300,630 330,630
unit 2a stefan at 760,600`),
    );
    expect(said).toContain('move');
    expect(said.some((id) => id.startsWith('go '))).toBe(true);
    expect(said.some((id) => id.endsWith('at 2a'))).toBe(true);
  });

  test('turns a machine so that its guns bear', () => {
    const { said } = activation(
      position(`unit 1a hans at 500,600@32
unit 2a ranger-assault-squad at 800,600 soldiers 0`),
    );
    expect(said.some((id) => id.endsWith('at 2a'))).toBe(true);
  });

  test('thinks of cover, the edge of its range and the flanks, of nothing that it cannot reach', () => {
    const state = position(`rubble heap 380,400 480,400 480,480 380,480
unit 1a ranger-assault-squad at 300,600 330,600 360,600 300,630 330,630
unit 2a stefan at 900,600`);
    const scene = new Scene(state, 0);
    const unit = unitNamed(state, '1a')!;
    const points = scene.places
      .ends(state, unit, false, scene.interest(unit), true)
      .map((spot) => [spot % 4096, Math.floor(spot / 4096)] as const);
    expect(points.some(([x, y]) => x >= 380 && x <= 480 && y >= 400 && y <= 480)).toBe(true);
    expect(points.every(([x, y]) => Math.hypot(x - 300, y - 600) <= 300)).toBe(true);
    expect(new Set(points.map(([, y]) => Math.sign(y - 600))).size).toBeGreaterThan(1);
  });

  test('fears whoever has yet to come onto the table, as far as he can come', () => {
    const state = position(`edges N S
unit 1a stefan at 600,900
unit 2a ranger-attack-squad`);
    const scene = new Scene(state, 0);
    const unit = unitNamed(state, '1a')!;
    expect(scene.reply(unit, unit.at)).toMatchObject({ answerer: 1 });
    expect(scene.reply(unit, spotAt([600, 100]))).toEqual({ cost: 0, answerer: -1 });
  });

  test('is as good from one edge as from the other', () => {
    const drawn = (mine: number, edges: string): TacticsState =>
      position(`edges ${edges}\nunit 1a ranger-attack-squad\nunit 2a stefan at 600,${mine}`);
    const replies = [drawn(350, 'N S'), drawn(850, 'S N')].map((state) => {
      const scene = new Scene(state, 1);
      return scene.reply(unitNamed(state, '2a')!, unitNamed(state, '2a')!.at).cost;
    });
    expect(replies[0]).toBeGreaterThan(1);
    expect(replies[0]).toBeCloseTo(replies[1]!, 6);
  });
});

describe('places in words', () => {
  const drawn = `wood copse 100,100 300,100 300,300 100,300
low-wall hedge 850,600 1000,600
marker pump 900,650
unit 1a stefan at 600,200
unit 2a stefan at 920,200`;
  const reload = position(drawn, 'reload');
  const told = (x: number, y: number, state = reload): string => {
    const { where, part } = placeInWords(state, spotAt([x, y]), spotAt([920, 200]));
    return `${say(where)} ${say(part)}`;
  };

  test('say what one stands in or behind, and where that is', () => {
    expect(told(200, 200)).toBe('into the wood in the north-west');
    expect(told(920, 640)).toBe('behind the low wall by the objective in the east');
    expect(told(1010, 690)).toBe('to the objective in the east');
    expect(told(600, 1100)).toBe('onto open ground in the south');
  });

  test('are silent about markers that do not count', () => {
    const forPoints = position(drawn);
    expect(told(920, 640, forPoints)).toBe('behind the low wall in the east');
    expect(told(1010, 690, forPoints)).toBe('onto open ground in the east');
  });
});
