import '../games/dust-tactics-2014/outside.ts';
import { expect, test } from 'vitest';
import type { Act, Deed } from '../acts/act.ts';
import type { LogLine } from '../session/table.ts';
import { blocksOf } from './thrown.ts';

const face = {
  story: (log: readonly LogLine[]) => log,
  isNobodys: () => false,
  roll: ({ event }: LogLine) =>
    event.type === 'rolled' ? { title: String(event.reason), faces: [], result: '' } : null,
};

const fires = (weapon: string, target: string): Act => ({
  ...({ kind: 'fires', after: 3, piece: '2a', name: '2a', shot: 'tracer', from: 'F4', to: 'F6' } as const),
  ...{ weapon, target, targetName: target, hits: 1, saved: 0, back: false },
});

const line = (event: LogLine['event']): LogLine => ({ after: 3, event, message: { key: event.type } });
const rolled = line({ type: 'rolled', reason: 'hits' });
const saves = line({ type: 'rolled', reason: 'saves' });
const result = (target: string): LogLine => line({ type: 'line-rolled', by: '2a', target, hits: 1 });

const titles = (acts: readonly Act[], log: readonly LogLine[]): string[][] => {
  const deed: Deed = { piece: '2a', name: '2a', sign: 'axis', reacting: false, first: 3, last: 3, acts };
  const blocks = blocksOf(face, log, deed, ({ key }) => key);
  return blocks.map(({ rolls }) => rolls.map(({ roll }) => roll.title));
};

test('dice of several weapons at one target stand under the weapon that threw them', () => {
  const acts = [fires('Assault Rifle', '1a'), fires('Bazooka', '1a')];
  expect(titles(acts, [rolled, saves, result('1a'), rolled, result('1a')])).toEqual([
    ['Assault Rifle', 'saves'],
    ['Bazooka'],
  ]);
});

test('a weapon without dice takes the name of none that had some', () => {
  const acts = [fires('Flamethrower', '1a'), fires('Bazooka', '1a')];
  expect(titles(acts, [result('1a'), rolled, result('1a')])).toEqual([['Bazooka']]);
});

test('dice that belong to the deed of somebody else are not shown', () => {
  expect(titles([fires('Bazooka', '1a')], [rolled, result('1b'), rolled, result('1a')])).toEqual([
    ['Bazooka'],
  ]);
});
