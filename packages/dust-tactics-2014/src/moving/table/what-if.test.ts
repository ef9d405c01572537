import { describe, expect, test } from 'vitest';
import { asked, measured } from '../../../test/tabletop.ts';
import { optionId } from '../../options.ts';
import { NOBODY, type TacticsState } from '../../state.ts';
import { unitNamed } from '../../units.ts';
import { marchFrame } from './frame.ts';
import { spaceOf } from './members.ts';
import { reachAsked } from './reach.ts';
import { reaching } from './reaching.ts';
import { marchAsked, marchOf, marchTo, standingAfter, withOneAt } from './what-if.ts';

const POSITION = [
  'block barn 500,500 700,500 700,600 500,600',
  'unit 1a ranger-sniper-squad at 200,300 240,300',
  'unit 1b wildfire at 600,300@0',
  'unit 1c rosie',
  'unit 1d bazooka-joe aboard 1b:rider',
  'unit 2a hans',
];
const state = measured(...POSITION);
const unit = (name: string, at: TacticsState = state) => unitNamed(at, name)!;
const written = (choice: ReturnType<typeof marchTo>) => (choice === null ? null : optionId(choice));

describe('a movement that is asked for', () => {
  test('is that on top, while it asks where to', () => {
    expect(marchAsked(state)).toBeNull();
    expect(marchAsked(asked(state, '1a', 200))).toMatchObject({ unit: 0, length: 200 });
    expect(marchAsked({ ...state, stack: [marchFrame(0, 200, 0, false)] })).toBeNull();
  });

  test('of so many points is a hundred millimetres each', () => {
    expect(marchOf(unit('1b'), 3, true)).toEqual(marchFrame(1, 300, 0, true));
  });
});

describe('the answer that a hand means', () => {
  test('takes the others along as they stand', () => {
    expect(written(marchTo(asked(state, '1a', 200), [210, 400]))).toBe('go 210,400 250,400');
  });

  test('goes by the corners that are named', () => {
    expect(written(marchTo(asked(state, '1b', 400), [600, 400], undefined, undefined, [[550, 350]]))).toBe(
      'go 550,350>600,400',
    );
  });

  test('turns a hull, and no man', () => {
    expect(written(marchTo(asked(state, '1b', 200), [600, 400], 16))).toBe('go 600,400@16');
    expect(written(marchTo(asked(state, '1a', 200), [210, 400], 16))).toBe('go 210,400 250,400');
  });

  test('comes in from the edge straight to where it is meant', () => {
    expect(written(marchTo(asked(state, '1c', 200), [450, 100]))).toBe('come 450,14>450,100');
    expect(written(marchTo(asked(state, '2a', 300), [450, 800], 40))).toBe('come 450,860>450,800@40');
  });

  test('[dt14.table.storeys] climbs to the storey that is named, and comes down before it goes out', () => {
    const farm = 'house farm 300,300 500,300 500,500 300,500 storeys 2 opening 0-1 huge';
    const at = (place: string) =>
      asked(measured(farm, `unit 1a bazooka-joe at ${place}`, 'unit 2a hans'), '1a', 300);
    const to = (place: string, point: readonly [number, number], storey: number) =>
      written(marchTo(at(place), point, undefined, undefined, undefined, storey));
    expect(to('400,400', [400, 450], 1)).toBe('go 400,450^1');
    expect(to('400,400', [400, 450], 0)).toBe('go 400,450');
    expect(to('400,400^1', [400, 250], 0)).toBe('go 400,250~0');
    expect(to('400,400^1', [400, 450], 1)).toBe('go 400,450');
  });

  test('gets off beside what carries it', () => {
    expect(written(marchTo(asked(state, '1d', 0), [600, 380]))).toBe('stand 600,380');
  });

  test('is none where nobody is asked', () => {
    expect(marchTo(state, [450, 100])).toBeNull();
  });
});

describe('who stands where after an answer', () => {
  const bases = (name: string, length: number, at: readonly [number, number]) => {
    const before = asked(state, name, length);
    return standingAfter(before, marchTo(before, at)!).units.find((one) => one.name === name)!;
  };

  test('goes, comes and gets off', () => {
    expect(bases('1a', 200, [210, 400]).bases).toEqual([
      [210, 400, 0, 0],
      [250, 400, 0, 0],
    ]);
    expect(bases('1c', 200, [450, 100])).toMatchObject({ place: 'board', bases: [[450, 100, 0, 0]] });
    expect(bases('1d', 0, [600, 380])).toMatchObject({
      place: 'board',
      carrier: NOBODY,
      carriage: '',
      bases: [[600, 380, 0, 0]],
    });
  });

  test('stays as it is where nobody is asked, or the answer is another', () => {
    const before = asked(state, '1a', 200);
    expect(standingAfter(state, marchTo(before, [210, 400])!)).toBe(state);
    expect(standingAfter(before, { do: 'stop' })).toBe(before);
  });

  test('the match itself is not changed', () => {
    bases('1c', 200, [450, 100]);
    expect(unit('1c').place).toBe('off');
  });
});

describe('one miniature elsewhere', () => {
  const moved = (name: string, length: number, at: readonly [number, number]) => {
    const before = asked(state, name, length);
    const whole = marchTo(before, name === '1c' ? [450, 100] : [210, 320])!;
    return withOneAt(before, whole, name === '1c' ? '1c' : '1a.2', at);
  };

  test('at the end of its own way', () => {
    const found = moved('1a', 200, [300, 380]);
    expect(found !== null && 'choice' in found && optionId(found.choice)).toBe('go 210,320 300,380');
  });

  test('comes by a gate of its own', () => {
    const found = moved('1c', 200, [300, 120]);
    expect(found !== null && 'choice' in found && optionId(found.choice)).toBe('come 300,14>300,120');
  });

  test('not beside the table, nor where the way is too long', () => {
    expect(moved('1a', 200, [300, 600])).toMatchObject({ refusal: { rule: 'dt14.table.length' } });
    expect(moved('1c', 200, [5, 100])).toMatchObject({ refusal: { rule: 'dt14.table.stand' } });
  });

  test('goes around what bars its way', () => {
    const walled = asked(
      measured('wall fence 150,200 250,200', 'unit 1a rosie at 200,230', 'unit 2a hans'),
      '1a',
      300,
    );
    const found = withOneAt(walled, marchTo(walled, [210, 250])!, '1a', [200, 160]);
    const choice = found !== null && 'choice' in found ? found.choice : null;
    expect(choice !== null && 'parts' in choice && choice.parts[0]!.way.length).toBe(2);
  });
});

describe('how far a unit comes', () => {
  test('straight in from its edge, as deep as the way is long', () => {
    const { step, places, corners } = reachAsked(asked(state, '1c', 100))!;
    expect([step, corners.every((by) => by.length === 0)]).toEqual([20, true]);
    expect(places).toContainEqual([440, 100]);
    expect(places.every(([, y]) => y <= 114)).toBe(true);
    expect(places.every(([x]) => x >= 14 && x <= 886)).toBe(true);
    expect(places.length).toBe(44 * 5);
  });

  test('nowhere for those who are carried', () => {
    expect(reachAsked(asked(state, '1d', 100))).toBeNull();
    expect(reaching(state, marchOf(unit('1d'), 1, false))([600, 380])).toBe(false);
  });

  test('not onto others, out of reach or off the table', () => {
    const may = reaching(state, marchOf(unit('1a'), 2, false));
    expect(
      [
        [210, 400],
        [200, 500],
      ].map((at) => may(at as [number, number])),
    ).toEqual([true, true]);
    expect(
      [
        [200, 501],
        [5, 300],
      ].map((at) => may(at as [number, number])),
    ).toEqual([false, false]);
    const hull = reaching(state, marchOf(unit('1b'), 3, false));
    expect(
      [
        [600, 420],
        [600, 520],
      ].map((at) => hull(at as [number, number])),
    ).toEqual([true, false]);
  });

  test('nowhere for those who are lost', () => {
    const lost = measured('unit 1a rosie gone', 'unit 2a hans');
    expect(reaching(lost, marchOf(lost.units[0]!, 2, false))([100, 100])).toBe(false);
  });

  test('from the edge only so far', () => {
    const may = reaching(state, marchOf(unit('1c'), 1, false));
    expect([may([450, 114]), may([450, 115])]).toEqual([true, false]);
  });

  test('at the border of the table, around a corner that lies on it', () => {
    const corner = measured('wall fence 0,60 60,60', 'unit 1a rosie at 14,30', 'unit 2a hans');
    expect(reaching(corner, marchOf(corner.units[0]!, 3, false))([14, 90])).toBe(true);
  });
});

describe('where a movement may lead', () => {
  const state = measured(
    'marker well 450,800',
    'place yard 800,400 840,400 840,440 800,440',
    'block b 400,20 500,20 500,60 400,60',
    'unit 1a rosie at 450,420',
    'unit 1b wildfire at 100,800@0',
    'unit 1c rosie aboard 1b:rider',
    'unit 1d rosie',
    'unit 2a ranger-sniper-squad at 450,200 480,200',
    'unit 2b hans',
  );

  test('goals are enemies, markers and places, each once', () => {
    const towards = (index: number) => {
      const many: number[] = [];
      const told = [0, index, 50];
      const before = asked(state, '1a', 200);
      const [choice] = spaceOf(before, marchAsked(before)!)!.propose((n) => {
        many.push(n);
        return told.shift() ?? 0;
      }, 1);
      return [many[1], choice !== undefined && 'parts' in choice ? choice.parts[0]!.way : null];
    };
    expect(towards(0)).toEqual([3, [[450, 370]]]);
    expect(towards(1)).toEqual([3, [[450, 470]]]);
    expect(towards(2)).toEqual([3, [[500, 420]]]);
  });

  test('not behind what bars the way in', () => {
    const { places } = reachAsked(asked(state, '1d', 100))!;
    expect(places).toContainEqual([300, 100]);
    expect(places).not.toContainEqual([440, 100]);
  });

  test('nowhere for those who are carried, wherever they would begin', () => {
    const march = marchOf(state.units[2]!, 3, false);
    expect(reaching(state, march)([60, 60])).toBe(false);
  });
});
