import type { Reviewed } from '@dustfront/ai';
import type { DustView } from '@dustfront/dust';
import { expect, test } from 'vitest';
import type { MapScene } from '../../../board/world.ts';
import { advisedAt, fromAnnouncement } from './advised.ts';

const way = (option: string, area: unknown) => ({
  option,
  value: 0,
  words: [{ key: 'ai.conquer', params: { area, chance: 40, points: 3 } }],
});
const decision = (taken: object, best: object) => ({
  mistake: { answer: 7, seat: 1, taken, best } as unknown as Reviewed,
  deed: null,
});
const view = { players: [{ colour: 'blue' }, { colour: 'red' }] } as unknown as DustView;
const scene = { areas: [{ key: 'canton', name: 'Canton' }] } as unknown as MapScene;
const hold = { option: 'end', value: 0, words: [{ key: 'ai.dust.hold' }] };

test('what was done and what was better are arrows on the map of that moment', () => {
  const found = [
    decision(way('attack land peking', { key: 'area.mongolia' }), way('attack land india', 'Canton')),
  ];
  expect(advisedAt(found, 7, { view, scene })).toMatchObject([
    { kind: 'shot', from: 'peking', to: 'mongolia', number: 1 },
    { kind: 'shot', from: 'india', to: 'canton', number: 2 },
  ]);
  expect(advisedAt(found, 6, { view, scene })).toEqual([]);
});

test('an attack begins with the answer that announces it', () => {
  const deed = { piece: '', name: '', sign: 'neutral', reacting: false, acts: [] } as const;
  const entries = ['buy tank', 'place tank berlin', 'attack land berlin', 'to rome', 'take 2 tank', 'stand'];
  const [built, attack] = fromAnnouncement(
    [
      { ...deed, first: 0, last: 1 },
      { ...deed, first: 4, last: 5 },
    ],
    entries.map((option) => ({ option })),
  );
  expect([built?.first, attack?.first]).toEqual([0, 2]);
});

test('no attack has no arrow', () => {
  const found = [decision(way('attack sea bering-sea', { key: 'area.arctic-ocean' }), hold)];
  expect(advisedAt(found, 7, { view, scene })).toMatchObject([{ from: 'bering-sea', number: 1 }]);
});
