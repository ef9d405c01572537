/** Single steps of procedures: what is rolled for, who is asked, what is told. */
import { describe, expect, test } from 'vitest';
import { asking, doing, given, rolling } from '../../test/steps.ts';
import { newUnit } from '../fielding.ts';
import { optionId } from '../options.ts';
import { faces, table } from '../testing.ts';
import { aftermath } from './aftermath.ts';
import { refusedActions } from './declare.ts';
import { game } from './game.ts';
import { initiative } from './initiative.ts';
import { activationFrame, aftermathFrame, gameFrame, initiativeFrame, reactionFrame } from './make.ts';
import { wreckFrame } from './make-damage.ts';
import { mayReact, reaction } from './reaction.ts';
import { wreck } from './wreck.ts';

const rollInitiative = rolling(initiative, 'roll');
const escaping = rolling(wreck, 'escape');
const place = asking(wreck, 'place');
const cheat = rolling(aftermath, 'cheat');
const reserve = asking(game, 'reserve');
const reserves = doing(game, 'reserves');

describe('[dt14.init.most-f] [dt14.init.tie.most-t] initiative', () => {
  const rolled = (script: string) => {
    const { state } = table('unit 1a rosie at C3\nunit 2a hans at D4');
    const { cx, events } = given(state);
    const next = rollInitiative.take(cx, initiativeFrame('turn'), faces(script));
    return [next, events];
  };
  const told = (winner: number, rule: string) => [
    { type: 'initiative', winner, reason: 'turn', dice: [3, 3], rule },
  ];

  test('most faction symbols, then most targets, then again', () => {
    expect(rolled('FFT FTS')[1]).toEqual(told(0, 'dt14.init.most-f'));
    expect(rolled('TTS FSS')[1]).toEqual(told(1, 'dt14.init.most-f'));
    expect(rolled('FTT FTS')[1]).toEqual(told(0, 'dt14.init.tie.most-t'));
    expect(rolled('FSS FTS')[1]).toEqual(told(1, 'dt14.init.tie.most-t'));
    expect(rolled('FTS FTS')).toEqual(['roll', []]);
  });
  test('the dice of both sides', () => {
    const { state } = table('unit 1a bazooka-joe at C3\nunit 2a hans at D4');
    expect(rollInitiative.roll(state, initiativeFrame('turn'))).toMatchObject({
      ...{ count: 7, reason: 'turn' },
    });
  });
});

describe('a wreck', () => {
  const sinking = (rules: string, squares: number[], now: number) => {
    const { state } = table(`rules ${rules}\nunit 1a hanomag at C3\nunit 1b stefan\nunit 2a hans at D4`);
    return { state, frame: { ...wreckFrame(0, squares, []), now } };
  };
  test('its survivors are placed by their owner, where it stood', () => {
    const { state, frame } = sinking('full', [26], 1);
    state.units[0]!.place = 'gone';
    expect(place.seat(state, frame)).toBe(0);
    expect(place.options(state, frame)).toMatchObject([{ do: 'place', who: '1b', at: 26 }]);
    expect(place.seat(state, { ...frame, now: 2 })).toBe(1);
  });
  test('whoever finds no room on all the board is lost', () => {
    const { state } = table(
      'map\n. .\nunit 1a hanomag at A1\nunit 1b luther\nunit 1c hans at B1\nunit 2a hans',
    );
    state.units[0]!.at = 0;
    const frame = { ...wreckFrame(0, [0], []), now: 1 };
    const options = place.options(state, frame);
    expect(options.map(optionId)).toEqual(['lost 1b']);
    const { cx, events } = given(state);
    expect(place.take(cx, frame, options[0]!)).toBe('next');
    expect([state.units[1]!.place, events[0]]).toMatchObject(['gone', { type: 'eliminated', unit: '1b' }]);
  });
  test('[dt14.pilot.escape.hurt] a pilot escapes, or dies where he was', () => {
    const { state, frame } = sinking('full', [26], 1);
    const { cx, events } = given(state);
    const stefan = state.units[1]!;
    expect(escaping.take(cx, frame, faces('F'))).toBe('place');
    stefan.marks = 3;
    expect(escaping.take(cx, frame, faces('T'))).toBe('next');
    expect(events.at(-1)).toMatchObject({ type: 'eliminated', unit: '1b' });
  });
  test('[dt14.pass.wreck.loss] passengers stand in the wreck while losses are chosen', () => {
    const { state, frame } = sinking('full', [26], 1);
    const roll = rolling(wreck, 'passengers');
    expect(roll.roll(state, frame)).toMatchObject({
      count: 1,
      reason: 'wreck',
      rule: 'dt14.pass.wreck.dice',
    });
    expect(roll.take(given(state).cx, frame, faces('F'))).toBe('place');
    expect(state.units[1]!.at).toBe(-1);
    const next = roll.take(given(state).cx, frame, faces('T'));
    expect(next).toMatchObject({ call: { target: 1, pools: [{ hits: 1, points: 1, bare: true }] } });
    expect(next).toHaveProperty('then', 'losses');
    expect(state.units[1]!.at).toBe(26);
  });
  test('[dt14.skill.cheat.when] who may cheat death is remembered where he fell', () => {
    const { state, frame } = sinking('full', [26], 1);
    state.units[1] = newUnit(1, '1b', 'sergeant-victory', 0);
    state.units[1]!.marks = 5;
    const { cx } = given(state);
    escaping.take(cx, frame, faces('T'));
    expect([state.units[1]!.at, state.fallen]).toEqual([26, [1]]);
  });
  test('[dt14.sea.sunk.water] what sinks with a vessel takes along whom it carries', () => {
    const { state } = table(`
      map
      w w w
      w w w
      unit 1a lcm-46 gone left B1
      unit 1b hanomag aboard 1a:cargo
      unit 1c stefan aboard 1b:passenger
      unit 2a hans
    `);
    const { cx, events } = given(state);
    const frame = wreckFrame(0, [1], [1]);
    const next = doing(wreck, 'next')(cx, frame);
    expect(events).toMatchObject([{ type: 'eliminated', unit: '1b' }]);
    expect(next).toMatchObject({ call: { kind: 'wreck', machine: 1, squares: [1], left: [2] } });
    expect(next).toHaveProperty('then', 'next');
  });
});

describe('reactions', () => {
  test('are asked of the side that reacts', () => {
    const frame = reactionFrame(0, 1);
    const { state } = table('unit 1a rosie at C3\nunit 2a hans at D4');
    expect([
      asking(reaction, 'offer').seat(state, frame),
      asking(reaction, 'hero').seat(state, frame),
    ]).toEqual([1, 1]);
  });
  test.each([
    ['on the board', 'unit 2b hans at D3', true],
    ['activated', 'unit 2b hans at D3 activated', false],
    ['abandoned', 'unit 2b hans at D3 idle', false],
    ['too far', 'unit 2b hans at I3', false],
    ['a passenger', 'unit 2b sturmgrenadier-assault-squad aboard 2a:passenger', true],
    ['a pilot', 'unit 2b stefan aboard 2a:pilot', false],
    ['waiting', 'unit 2b hans', false],
  ])('%s: %s', (_, unit, may) => {
    const t = table(`unit 1a ranger-combat-squad at C3\nunit 2a hanomag at E3\n${unit}`);
    expect(mayReact(t.state, t.unit('1a'), t.unit('2b'))).toBe(may);
  });
  test('nobody fires out of a hold', () => {
    const t = table(
      'map\n. w w .\nunit 1a rosie at A1\nunit 2a lcm-46 at B1\nunit 2b stefan aboard 2a:passenger',
    );
    expect(mayReact(t.state, t.unit('1a'), t.unit('2b'))).toBe(false);
  });
});

describe('[dt14.skill.cheat.die] the fallen', () => {
  test('roll a die to live on', () => {
    const { state } = table('unit 1a sergeant-victory gone left C3\nunit 2a hans at D4');
    const frame = { ...aftermathFrame(), now: 0 };
    expect(cheat.roll(state, frame)).toMatchObject({ count: 1, reason: 'cheat-death' });
    const other = { ...aftermathFrame(), now: 1 };
    expect(() => cheat.roll(state, other)).toThrow('nobody to live on');
  });
});

describe('[dt14.ruling.scen.reserves] reserves between turns', () => {
  const back = (word: string) => {
    const { state } = table(`
      unit 1a ranger-combat-squad gone
      unit 1b hans gone
      unit 1c rosie gone
      unit 1d grenadier-mortar-squad gone
      unit 1e hans at C3
      unit 2a hans gone
    `);
    state.reserves = [[word, word], []];
    const frame = { ...gameFrame(), waiting: [0, 1] };
    return reserve.options(state, frame).map(optionId);
  };
  test.each([
    ['infantry', ['choose 1a', 'choose 1d', 'nobody']],
    ['vehicle', ['choose 1b', 'nobody']],
    ['any', ['choose 1a', 'choose 1b', 'choose 1c', 'choose 1d', 'nobody']],
  ])('%s', (word, options) => {
    expect(back(word)).toEqual(options);
  });
  test('are asked for when a turn is over and nobody has won', () => {
    const { state } = table('turn 2 of 8\nunit 1a rosie at C3\nunit 2a hans at D4');
    const frame = gameFrame();
    expect(doing(game, 'after-turn')(given(state).cx, frame)).toBe('reserves');
    expect([frame.waiting, state.turn]).toEqual([[0, 1], 3]);
  });
  test('each side in turn', () => {
    const { state } = table('unit 1a hans gone\nunit 2a hans gone');
    state.reserves = [[], ['vehicle']];
    const frame = { ...gameFrame(), waiting: [0, 1] };
    expect(reserves(given(state).cx, frame)).toBe('reserve');
    expect(frame.waiting).toEqual([1]);
    expect(reserve.seat(state, frame)).toBe(1);
    const { cx, events } = given(state);
    reserve.take(cx, frame, { do: 'choose', unit: 1, who: '2a', word: 'vehicle' });
    expect([state.units[1]!.place, state.reserves, events.length]).toEqual(['off', [[], []], 1]);
    expect(reserves(given(state).cx, frame)).toBe('turn');
  });
});

describe('why an action cannot be announced', () => {
  const refused = (units: string, change: object = {}) => {
    const t = table(`${units}\nunit 2a hans at L9`);
    const frame = { ...activationFrame(0), ...change };
    return refusedActions(t.state, frame).map(({ id, refusal }) => `${id}: ${refusal.code}`);
  };
  const all = (code: string) => ['move', 'march', 'attack', 'sustained'].map((id) => `${id}: ${code}`);
  const action = (id: string, cost = 1) => ({ actions: [{ id, cost, worth: cost }] });

  test.each<[string, string, object, readonly string[]]>([
    ['nobody in reach', 'unit 1a rosie at C3', {}, ['attack: no-target', 'sustained: no-target']],
    ['abandoned', 'unit 1a hans at C3 idle', {}, all('abandoned')],
    ['stunned', 'unit 1a rosie at C3 stuns -', {}, all('stunned')],
    ['suppressed', 'unit 1a rosie at C3 suppressed', {}, all('suppressed')],
    ['nothing left', 'unit 1a rosie at C3', action('march', 2), all('no-actions')],
    [
      'moved already',
      'unit 1a rosie at C3',
      action('move'),
      ['move: twice', 'march: no-actions', 'sustained: no-actions'],
    ],
    [
      'attacked already',
      'unit 1a rosie at C3',
      action('attack'),
      ['march: no-actions', 'attack: twice', 'sustained: no-actions'],
    ],
    [
      'one point of worth left',
      'unit 1a rosie at C3',
      { actions: [{ id: 'attack', cost: 1, worth: 2 }] },
      ['march: no-actions', 'attack: twice', 'sustained: no-actions'],
    ],
    ['waiting outside', 'unit 1a rosie', {}, ['attack: must-enter', 'sustained: must-enter']],
    ['a plane', 'unit 1a thunder at C3', {}, ['attack: must-move', 'sustained: must-move']],
  ])('%s', (_, units, change, told) => {
    expect(refused(units, change)).toEqual(told);
  });
});
