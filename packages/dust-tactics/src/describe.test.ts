import { type Json, sayIn } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { describe } from './describe.ts';
import { parsePosition } from './notation/parse.ts';
import type { CoreOption } from './options.ts';
import { words } from './words/en.ts';

const say = sayIn(words);
const view = parsePosition(`
map
  ......
  ......
allies recon-rangers A1
allies recon-rangers A2
allies leathernecks B1
allies 13-foxtrot B2
allies pounder C1
allies hot-dog C2 name=tin-can
axis recon-grenadiers F1
`) as unknown as Json;

const option = (given: object): string => say(describe.option(given as CoreOption, view));
const event = (given: object): string => say(describe.event(given as never, view));

test.each<[object, string]>([
  [{ do: 'activate', unit: 'pounder', alone: false }, 'Activate M2-C Pounder'],
  [
    { do: 'activate', unit: 'pounder', alone: true },
    'Activate M2-C Pounder alone (hero and squad part for good)',
  ],
  [{ do: 'activate', unit: 'recon-rangers-2', alone: false }, 'Activate Recon Rangers 2'],
  [{ do: 'activate', unit: '13-foxtrot', alone: false }, 'Activate 13 Foxtrot'],
  [{ do: 'activate', unit: 'a ghost', alone: false }, 'Activate a ghost'],
  [{ do: 'activate', unit: 'tin-can', alone: false }, 'Activate M2-B Hot Dog'],
  [{ do: 'begin', side: 'axis' }, 'The Axis begins'],
  [{ do: 'yield', seat: 2 }, 'Let player 3 act'],
  [{ do: 'use', skill: 'berserk' }, 'Call Berserk (re-roll misses this round, once a game)'],
  [{ do: 'enter', to: 'A1' }, 'Enter at A1'],
  [{ do: 'step', to: 'B1' }, 'Step to B1'],
  [{ do: 'charge-to', to: 'B2' }, 'Charge to B2'],
  [{ do: 'terrain', to: 'C2' }, 'Terrain on C2'],
  [{ do: 'cover', piece: 'trap', to: 'C2' }, 'Tank trap on C2'],
  [{ do: 'react', unit: 'recon-grenadiers' }, 'Reactive fire with Recon Grenadiers'],
  [{ do: 'choose', unit: 'recon-grenadiers' }, 'Recon Grenadiers'],
  [{ do: 'strike', gun: 'leathernecks', at: 'recon-grenadiers' }, 'Leathernecks fires at Recon Grenadiers'],
  [{ do: 'ground', ground: 'indoors' }, 'Indoors'],
  [{ do: 'density', density: 'heavy' }, 'Heavy terrain'],
  [{ do: 'open-fire' }, 'Open fire'],
])('option %j', (given, text) => {
  expect(option(given)).toBe(text);
});

test.each<[first: string, second: string, string]>([
  ['move', 'shoot', 'Move, then shoot'],
  ['shoot', 'shoot', 'Sustained attack (re-roll misses)'],
  ['nothing', 'nothing', 'Do nothing'],
  ['move', 'reload', 'First move, then reload'],
  ['reload', 'move', 'Reload, then move'],
])('actions: %s and %s', (first, second, text) => {
  expect(option({ do: 'actions', first, second })).toBe(text);
});

test.each<[object, number, string]>([
  [{ unit: 'recon-grenadiers' }, 0, 'Recon Rangers 2: UGL at Recon Grenadiers'],
  [{ unit: 'recon-grenadiers' }, 2, 'Recon Rangers 2: UGL ×2 at Recon Grenadiers'],
  [{ piece: 'C2' }, 0, 'Recon Rangers 2: UGL at the cover in C2'],
  [{ piece: 'C2' }, 1, 'Recon Rangers 2: UGL ×1 at the cover in C2'],
  [{ squares: ['B2', 'C2'] }, 0, 'Recon Rangers 2: UGL over B2–C2'],
])('fire at %j, %i shots', (at, shots, text) => {
  expect(option({ do: 'fire', unit: 'recon-rangers-2', line: 'ugl', at, shots })).toBe(text);
});

test('a line that no card of the table has goes by its id', () => {
  const unknown = {
    do: 'fire',
    unit: 'pounder',
    line: 'slingshot',
    at: { unit: 'recon-grenadiers' },
    shots: 0,
  };
  expect(option(unknown)).toBe('M2-C Pounder: slingshot at Recon Grenadiers');
  expect(option({ ...unknown, unit: 'a ghost' })).toBe('a ghost: slingshot at Recon Grenadiers');
});

test.each<[unit: string, figure: number, string]>([
  ['recon-rangers', 0, 'Recon Rangers: soldier with M1 Assault Rifle + UGL'],
  ['recon-rangers', 3, 'Recon Rangers: soldier with M1 Assault Rifle'],
  ['leathernecks', 1, 'Leathernecks: soldier with spotter'],
  ['leathernecks', 2, 'Leathernecks: soldier with .45 Pistol'],
  ['pounder', -1, 'M2-C Pounder takes it'],
])('%s loses figure %i', (unit, figure, text) => {
  expect(option({ do: 'lose', unit, figure })).toBe(text);
});

test('who is brought back, and who is healed', () => {
  expect(option({ do: 'revive', unit: 'recon-rangers', figure: 3 })).toBe(
    'Recon Rangers: soldier with M1 Assault Rifle',
  );
  expect(option({ do: 'revive', unit: 'pounder', figure: -1 })).toBe('Heal M2-C Pounder');
});

test.each<[object, string]>([
  [{ type: 'round', round: 3 }, 'Round 3'],
  [{ type: 'activated', unit: 'recon-rangers-2' }, 'Activated: Recon Rangers 2'],
  [{ type: 'begins', side: 'allies' }, 'The Allies begin'],
  [
    { type: 'declared', unit: 'pounder', line: '50cal', at: { unit: 'recon-grenadiers' }, shots: 0 },
    'M2-C Pounder aimed .50 cal MG at Recon Grenadiers',
  ],
  [
    { type: 'declared', unit: 'recon-rangers', line: 'ugl', at: { piece: 'C2' }, shots: 2 },
    'Recon Rangers aimed UGL ×2 at C2',
  ],
  [{ type: 'rolled', reason: 'attack', faces: [0, 1, 2] }, 'Attack roll: 3 dice'],
  [
    { type: 'actions', unit: 'recon-grenadiers', actions: ['move', 'shoot'] },
    'Recon Grenadiers: Move, then shoot',
  ],
  [
    { type: 'actions', unit: 'recon-grenadiers', actions: ['get-up', 'move'] },
    'Recon Grenadiers: Get a soldier back up, then move',
  ],
  [{ type: 'actions', unit: 'recon-grenadiers', actions: ['charge'] }, 'Recon Grenadiers: Charge'],
  [
    { type: 'hits', unit: 'pounder', line: '30cal', target: 'recon-grenadiers', hits: 1, back: false },
    'M2-C Pounder, .30 cal MG: 1 hit on Recon Grenadiers',
  ],
  [
    {
      type: 'hits',
      unit: 'recon-rangers',
      line: 'knife-grenade',
      target: 'recon-grenadiers',
      hits: 2,
      back: true,
    },
    'Recon Rangers struck back with Knife & Grenade: 2 hits on Recon Grenadiers',
  ],
  [
    { type: 'soldier-lost', unit: 'recon-rangers', figure: 4, left: 4 },
    'Recon Rangers lost a soldier (M1 Assault Rifle), 4 left',
  ],
  [{ type: 'revived', unit: 'leathernecks', figure: 2 }, 'Leathernecks got a soldier back (spotter)'],
  [{ type: 'skill-used', unit: 'recon-grenadiers', skill: 'berserk' }, 'Recon Grenadiers went berserk'],
  [{ type: 'special-action', unit: 'recon-grenadiers', action: 'reload' }, 'Recon Grenadiers: Reload'],
  [{ type: 'order-failed', unit: 'pounder', action: 'get-up' }, 'M2-C Pounder: Get Up failed'],
  [
    { type: 'returns', unit: 'recon-grenadiers', by: 'pounder' },
    'Recon Grenadiers brought back by M2-C Pounder',
  ],
  [
    { type: 'strike-called', unit: 'pounder', gun: 'leathernecks', target: 'recon-grenadiers' },
    'M2-C Pounder called Leathernecks on Recon Grenadiers',
  ],
  [{ type: 'cover-destroyed', piece: 'crate', at: 'C2' }, 'The crate on C2 is gone'],
  [{ type: 'over', reason: 'rounds', allies: 4, axis: 6 }, 'The last round is over. Allies 4, Axis 6'],
])('event %j', (given, text) => {
  expect(event(given)).toBe(text);
});

test('a refusal takes what it speaks of along, if there is anything', () => {
  expect(describe.refusal({ code: 'no-target' } as never, view)).toEqual({ key: 'refusal.no-target' });
  expect(
    describe.refusal({ code: 'no-target', params: { unit: 'recon-grenadiers' } } as never, view),
  ).toEqual({
    key: 'refusal.no-target',
    params: { unit: 'recon-grenadiers' },
  });
  expect(describe.question('gait', view)).toEqual({ key: 'question.gait' });
});
