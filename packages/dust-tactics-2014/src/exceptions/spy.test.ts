import { describe, expect, test } from 'vitest';
import { asking, given, rolling } from '../../test/steps.ts';
import { activationFrame } from '../frames/make.ts';
import { PLAIN_GAIT } from '../ground/gait.ts';
import { optionId } from '../options.ts';
import { faces, table } from '../testing.ts';
import { spy, spySteps } from './spy.ts';

const procedure = { steps: spySteps(() => PLAIN_GAIT) };

describe('[dt14.skill.spy.off-board] a spy who is nowhere', () => {
  const at = (more: string) => ({
    t: table(`map\n. . .\nunit 1a the-chef\n${more}`),
    frame: activationFrame(0),
  });

  test('comes from nowhere in the full rules, and enters by no edge', () => {
    const { t } = at('unit 2a hans at B1');
    expect(spy.entry).toBe('never');
    expect(spy.infiltrates!(t.state, t.unit('1a'))).toBe(true);
    t.state.rules = 'starter';
    expect(spy.infiltrates!(t.state, t.unit('1a'))).toBe(false);
  });

  test('waits where there is no enemy to be beside', () => {
    const ask = asking(procedure, 'spy');
    const alone = at('unit 2a hans');
    expect(ask.options(alone.t.state, alone.frame).map(optionId)).toEqual(['wait']);
    const { t, frame } = at('unit 2a hans at B1');
    expect(ask.options(t.state, frame).map(optionId)).toEqual(['infiltrate', 'wait']);
    expect(ask.seat(t.state, frame)).toBe(0);
    expect(ask.take(given(t.state).cx, frame, { do: 'wait' })).toBe('close');
    expect(ask.take(given(t.state).cx, frame, { do: 'infiltrate' })).toBe('spy-roll');
  });

  test('[dt14.skill.spy.roll] has as many actions as he rolls', () => {
    const { t, frame } = at('unit 2a hans at B1');
    const roll = rolling(procedure, 'spy-roll');
    expect(roll.roll(t.state, frame)).toMatchObject({ count: 2, reason: 'spy', rule: 'dt14.skill.spy.roll' });
    expect([roll.take(given(t.state).cx, frame, faces('TS')), frame.budget]).toEqual(['close', 0]);
    expect([roll.take(given(t.state).cx, frame, faces('FF')), frame.budget]).toEqual(['spy-place', 2]);
  });

  test('[dt14.skill.spy.place] is put beside an enemy, and acts alone', () => {
    const { t, frame } = at('unit 2a hans at B1');
    const place = asking(procedure, 'spy-place');
    const options = place.options(t.state, frame);
    expect(options.map(optionId)).toEqual(['place A1', 'place C1']);
    const { cx, events } = given(t.state);
    expect(place.take(cx, frame, options[1]!)).toBe('declaring');
    expect([t.at('1a'), frame.members, events]).toEqual([
      'C1',
      [0],
      [{ type: 'placed', unit: '1a', at: 2, rule: 'dt14.skill.spy.place' }],
    ]);
  });
});
