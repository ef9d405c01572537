import type { GameEvent } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { KILL } from '../cards/card.ts';
import type { Choice } from '../choice.ts';
import { describe as telling } from '../describe.ts';
import { damageFrame, plainPool } from '../frames/make-damage.ts';
import { spotAt } from '../ground/table/spot.ts';
import { table } from '../testing.ts';
import { eventMessage } from './event.ts';
import { placeWord, printedName, sideTitle, titleOf } from './names.ts';
import { optionMessage } from './option.ts';

const { state } = table(`
  unit 1a ranger-combat-squad at C3
  unit 1b rosie at C3
  unit 1c ranger-command-squad at D4
  unit 2a hans at K2
  unit 2b hans at K4
`);

const told = ({ key, params }: { key: string; params?: object | undefined }): string =>
  [key, ...Object.entries(params ?? {}).map(([name, value]) => `${name}=${value}`)].join(' | ');

describe('names', () => {
  test('a unit has the name of its card, with its own where there are several', () => {
    expect(['1a', '2a', '2b', '9z'].map((name) => titleOf(state, name))).toEqual([
      'Ranger Combat Squad',
      'Hans (2a)',
      'Hans (2b)',
      '9z',
    ]);
  });

  test.each([
    ['ranger-combat-squad', 'hans', ['Allies', 'Axis']],
    ['koshka', 'zombie-squad', ['SSU', 'Blutkreuz']],
    ['luisa', 'hans', ['Mercenaries', 'Axis']],
    ['hans', 'hans', ['Axis 1', 'Axis 2']],
  ])('the sides of %s and %s', (one, other, titles) => {
    const two = table(`unit 1a ${one} at A1\nunit 2a ${other} at C3`).state;
    expect([sideTitle(two, 0), sideTitle(two, 1)]).toEqual(titles);
  });

  test('whoever hires mercenaries keeps his name', () => {
    const hired = table('unit 1a luisa at A1\nunit 1b hans at B2\nunit 2a rosie at C3').state;
    expect(sideTitle(hired, 0)).toBe('Axis');
  });

  test('skills as they stand on a card', () => {
    expect(['fighting-spirit', 'lucky', ''].map(printedName)).toEqual(['Fighting Spirit', 'Lucky', '']);
  });

  test('places by their square or in centimetres', () => {
    expect(placeWord(state, 13)).toBe('B2');
    const measured = { ...state, table: { width: 900, height: 900, features: [] } };
    expect(placeWord(measured, spotAt([304, 446]))).toBe('30 | 45 cm');
  });
});

describe('what happened, in words', () => {
  const event = (type: string, more: object): string =>
    told(eventMessage({ type, ...more } as GameEvent & Record<string, unknown>, state)).replace(`event.`, '');
  const key = (type: string, more: object): string => event(type, more).split(' | ')[0]!;

  test('whom, where and which side it is about', () => {
    expect(event('moved', { unit: '2a', at: 13, with: ['1a', 3], far: true })).toBe(
      'moved | type=moved | unit=Hans (2a) | at=13 | with=Ranger Combat Squad, 3 | square=B2',
    );
    expect(event('won', { side: 1 })).toBe('won | type=won | side=Axis');
    expect(event('won', { winner: 0 })).toBe('won | type=won | winner=0 | side=Allies');
    expect(event('drawn', { winner: -1 })).toBe('drawn | type=drawn | winner=-1');
    expect(event('rolled', { faces: [0, 2, 4] })).toBe('rolled | type=rolled | faces=0, 2, 4 | count=3');
    expect(event('skill-used', { skill: 'fighting-spirit' })).toBe(
      'skill-used | type=skill-used | skill=Fighting Spirit',
    );
  });

  test('whoever several weapons are fired at is named once, equal dice are all told', () => {
    expect(event('attack', { targets: ['2a', '1a', '2a'] })).toContain(
      'targets=Hans (2a), Ranger Combat Squad',
    );
    expect(event('initiative', { dice: [3, 3] })).toContain('dice=3, 3');
  });

  test.each([
    ['line-rolled', { hits: 0 }, 'line-rolled.miss'],
    ['line-rolled', { hits: 1, saved: 0 }, 'line-rolled.one'],
    ['line-rolled', { hits: 2, saved: 0 }, 'line-rolled.many'],
    ['line-rolled', { hits: 1, saved: 1 }, 'line-rolled.one.saved'],
    ['line-rolled', { hits: 2, saved: 2 }, 'line-rolled.many.saved'],
    ['line-rolled', { hits: 2, saved: 1 }, 'line-rolled'],
    ['damaged', { marks: 0 }, 'damaged.none'],
    ['damaged', { marks: 1 }, 'damaged'],
    ['reaction', {}, 'reaction.0'],
    ['reaction', { successes: 1 }, 'reaction.1'],
    ['reaction', { successes: 3 }, 'reaction.2'],
    ['special', { rolled: false }, 'special.done'],
    ['special', { successes: 0 }, 'special.failed'],
    ['special', { successes: 1 }, 'special.one'],
    ['special', { successes: 2 }, 'special.many'],
    ['initiative', { reason: 'edge' }, 'initiative.edge'],
    ['initiative', { reason: 'turn' }, 'initiative'],
    ['ended', { reason: 'points' }, 'ended.points'],
    ['pinned', { what: 'suppressed' }, 'pinned.suppressed'],
    ['rode', { what: 'pilot' }, 'rode.pilot'],
    ['terrain', { what: 'grove' }, 'terrain.grove'],
    ['works', { what: 'bunker' }, 'works.bunker'],
  ])('%s %j', (type, more, sentence) => {
    expect(key(type, more)).toBe(sentence);
  });
});

describe('answers, in words', () => {
  const option = (choice: object, view = state): string =>
    told(optionMessage(choice as Choice, view)).replace('option.', '');

  const fire = { do: 'fire', who: '1a', whom: '2a', word: 'Rifle', n: 1, m: 1 };
  test.each([
    [fire, 'fire.one | unit=Ranger Combat Squad | target=Hans (2a) | count=1 | rounds=1 | what=Rifle'],
    [
      { ...fire, n: 2, mark: 'front' },
      'fire | unit=Ranger Combat Squad | target=Hans (2a) | count=2 | rounds=1 | what=Rifle (front)',
    ],
    [
      { ...fire, do: 'salvo', n: 2 },
      'salvo | unit=Ranger Combat Squad | target=Hans (2a) | count=2 | rounds=1 | what=Rifle',
    ],
    [
      { ...fire, m: 3 },
      'fire.rounds | unit=Ranger Combat Squad | target=Hans (2a) | count=1 | rounds=3 | what=Rifle',
    ],
    [{ do: 'first', n: 1 }, 'first | side=Axis'],
    [{ do: 'edge', n: 1 }, 'edge | edge=east'],
    [{ do: 'face', n: 3 }, 'face | edge=west'],
    [{ do: 'fortify', at: 13, n: 2 }, 'fortify | square=B2 | count=2 | edge=south'],
    [
      { do: 'lay', word: 'wood', at: 13, m: 160 },
      'lay.wood | square=B2 | rounds=160 | what=wood | across=16',
    ],
    [{ do: 'site', word: 'crate', at: 13 }, 'site.crate | square=B2 | what=crate'],
    [{ do: 'token', word: 'reload' }, 'token.reload | what=reload'],
    [{ do: 'board', word: 'rider', who: '1b' }, 'board.rider | unit=Rosie | what=rider'],
    [{ do: 'ride', word: 'pilot', who: '1b' }, 'ride.pilot | unit=Rosie | what=pilot'],
    [{ do: 'use', word: 'at-the-double' }, 'use | what=At the Double'],
    [{ do: 'keep', word: 'lucky' }, 'keep | what=Lucky'],
    [{ do: 'mark', who: '1a', n: -1 }, 'mark | unit=Ranger Combat Squad | count=-1'],
    [{ do: 'mark', who: '1a', n: 0 }, 'mark.man | unit=Ranger Combat Squad | count=1'],
    [{ do: 'mark', who: '1a', n: 0, by: 3 }, 'mark.man.by | unit=Ranger Combat Squad | count=1 | by=4'],
    [{ do: 'mark', who: '2a', n: -1, by: 3 }, 'mark.by | unit=Hans (2a) | count=0 | by=4'],
    [{ do: 'with', who: '1a', men: [0, 2], n: 1, m: 4 }, 'with.cover | men=1, 3 | seen=4'],
    [{ do: 'with', who: '1a', men: [1], n: 0, m: 4 }, 'with.open | men=2 | seen=4'],
    [
      { do: 'name', unit: 2, n: 1, word: 'x' },
      'name | count=1 | what=Ranger Command Squad: radio, Automatic Rifle',
    ],
    [{ do: 'return', unit: 1, n: 0, word: 'x' }, 'return | count=0 | what=Rosie'],
    [{ do: 'return', unit: 9, n: 0, word: 'x' }, 'return | count=0 | what=x'],
    [
      {
        do: 'go',
        parts: [
          {
            way: [
              [1, 2],
              [30, 40],
            ],
          },
        ],
      },
      'go | place=30,40',
    ],
    [{ do: 'stand', parts: [] }, 'stand | place='],
    [{ do: 'way', squares: [13, 14], w: 12 }, 'way | squares=B2, C2'],
    [{ do: 'way', squares: [], w: 12 }, 'way.straight'],
    [{ do: 'activate', who: '2b' }, 'activate | unit=Hans (2b)'],
  ])('%j', (choice, words) => {
    expect(option(choice)).toBe(words);
  });

  test('hits on a track tell their damage, those on soldiers do not', () => {
    const pools = [plainPool(1, 2), plainPool(1, KILL)];
    const view = { ...state, stack: [damageFrame(3, pools)] };
    const hit = (m: number, n: number) => option({ do: 'hit', unit: 3, n, m, word: 'x' }, view);
    expect([hit(0, -1), hit(1, -1), hit(0, 0), hit(5, -1)]).toEqual([
      'hit.track | what=Hans (2a) | damage=2',
      'hit.kill | what=Hans (2a)',
      'hit | what=Hans (2a)',
      'hit | what=Hans (2a)',
    ]);
  });

  test('[dt14.table.losses.order] hits on one man are told apart by whom those who fired see', () => {
    const pools = [
      plainPool(1, 1),
      { ...plainPool(1, 1), seen: [[0, 1] as const], by: 0, weapon: 1 },
      { ...plainPool(0, 1), seen: [] },
    ];
    const hit = (m: number, from: typeof pools) =>
      option({ do: 'hit', unit: 0, n: 1, m, word: 'x' }, { ...state, stack: [damageFrame(0, from)] });
    const what = 'what=Ranger Combat Squad: Automatic Rifle, Under-Barrel Grenade Launcher';
    expect([hit(0, pools), hit(1, pools), hit(1, pools.slice(1))]).toEqual([
      `hit.all | ${what}`,
      `hit.seen | ${what} | weapon=Bazooka`,
      `hit | ${what}`,
    ]);
  });

  test('a refusal tells lengths in centimetres', () => {
    expect(
      told(telling.refusal({ code: 'too-far', rule: 'x', params: { most: 125, unit: '1a' } } as never, null)),
    ).toBe('refusal.too-far | most=12.5 | unit=1a');
    expect(telling.refusal({ code: 'no', rule: 'x' } as never, null)).toEqual({ key: 'refusal.no' });
  });
});
