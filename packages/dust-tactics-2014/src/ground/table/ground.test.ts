import { describe, expect, test } from 'vitest';
import { inReach } from '../../exceptions/reach.ts';
import { parsePosition } from '../../notation/parse.ts';
import type { TacticsState } from '../../state.ts';
import { unitNamed } from '../../units.ts';
import { groundOf } from '../index.ts';

function position(...lines: string[]): TacticsState {
  const state = parsePosition(['table 900 900', ...lines].join('\n'));
  if (!('stack' in state)) throw new Error(JSON.stringify(state));
  return state;
}

const unit = (state: TacticsState, name: string) => unitNamed(state, name)!;

describe('a table as ground', () => {
  test('[dt14.table.works] a unit is in works with half of its miniatures, by their centres', () => {
    const state = position(
      'strongpoint redoubt 400,400@0',
      'unit 1a sturmgrenadier-assault-squad at 320,400 320,430 280,400 280,430 soldiers 0,1,2,3',
      'unit 1b ranger-attack-squad at 320,340 280,340 280,300 soldiers 0,1,2',
    );
    expect(groundOf(state).worksOf(state, unit(state, '1a'))?.kind).toBe('strongpoint');
    expect(groundOf(state).worksOf(state, unit(state, '1b'))).toBeNull();
  });

  test('[dt14.table.shelter] against blows it is what one stands in that covers, for half of the miniatures', () => {
    const state = position(
      'rubble barn 300,300 500,300 500,500 300,500',
      'unit 1a ranger-attack-squad at 320,320 320,360 280,320 280,360 soldiers 0,1,2,3',
      'unit 1b ranger-attack-squad at 320,420 280,420 280,460 soldiers 0,1,2',
    );
    expect(groundOf(state).shelters(state, unit(state, '1a'))).toBe(true);
    expect(groundOf(state).shelters(state, unit(state, '1b'))).toBe(false);
  });

  test('[dt14.table.adjacent] what reaches one square reaches ten centimetres', () => {
    const state = position(
      'unit 1a rosie at 100,300',
      'unit 1b wildfire at 254,300',
      'unit 1c wildfire at 100,445@0',
    );
    expect(groundOf(state).apart(state, unit(state, '1a'), unit(state, '1b'))).toBe(1);
    expect(inReach(state, unit(state, '1a'), unit(state, '1b'), 1)).toBe(true);
    expect(groundOf(state).apart(state, unit(state, '1a'), unit(state, '1c'))).toBe(1.01);
    expect(inReach(state, unit(state, '1a'), unit(state, '1c'), 1)).toBe(false);
  });

  test('[dt14.table.gap] what is near, and how near at least, agree with the distance, heroes and hulls too', () => {
    const state = position(
      'unit 1a ranger-attack-squad at 120,120 160,120 200,140 130,190 soldiers 0,1,2,3',
      'unit 1b wildfire at 300,180@11',
      'unit 1c rosie at 230,160 joined 1a',
      'unit 2a sturmgrenadier-assault-squad at 520,400 560,430 520,460 soldiers 0,1,2',
      'unit 2b luther at 420,640@37',
    );
    const ground = groundOf(state);
    for (const a of state.units)
      for (const b of state.units) {
        const apart = ground.apart(state, a, b);
        expect(ground.leastApartFrom(state, a)(b)).toBeLessThanOrEqual(apart);
        expect(ground.within(state, a, b, apart)).toBe(true);
        if (apart > 0) expect(ground.within(state, a, b, apart - 0.01)).toBe(false);
      }
  });
});
