import { type DustView, dust } from '@dustfront/dust';
import { isProblems } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { viewOf } from '../model.ts';
import { advise } from './battle.ts';

function startView(): DustView {
  const made = dust.setup({ players: 2 });
  if (isProblems(made)) throw new Error('no set-up');
  return viewOf(dust.view(made, null));
}

const stand = (view: DustView, units: DustView['areas'][number]['units'], area = 'france'): DustView => ({
  ...view,
  areas: view.areas.map((one) => (one.id === area ? { ...one, holder: 'neutral', units } : one)),
});

describe('exact odds at the table', () => {
  test('chances of an attack add up to one and grow with the force', () => {
    const view = stand(startView(), { tank: 1, mech: 1 });
    const weigh = (tank: number) => {
      const advice = advise({
        ask: 'attack',
        view,
        kind: 'land',
        seat: 0,
        target: 'france',
        units: { tank },
      });
      if (advice === null || advice === 'too large') throw new Error('not weighed');
      return advice.now;
    };
    const few = weigh(2);
    const many = weigh(5);
    for (const { takes, holds, both, truce, leaves } of [few, many])
      expect(takes + holds + both + truce + leaves).toBeCloseTo(1, 9);
    expect(many.takes).toBeGreaterThan(few.takes);
  });

  test('an empty area or an empty force is no battle', () => {
    const view = startView();
    expect(
      advise({ ask: 'attack', view, kind: 'land', seat: 0, target: 'france', units: { tank: 1 } }),
    ).toBeNull();
    expect(
      advise({
        ask: 'attack',
        view: stand(view, { tank: 1 }),
        kind: 'land',
        seat: 0,
        target: 'france',
        units: {},
      }),
    ).toBeNull();
    expect(advise({ ask: 'battle', view, question: null })).toBeNull();
  });
});
