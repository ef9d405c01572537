import { type Battle, SCENARIOS } from '@dustfront/dust-tactics';
import { describe, expect, test } from 'vitest';
import { beginCampaign, type KeptCampaign, medalOf, readCampaign } from './store.ts';

const battle = (i: number, allies: number, axis: number, winner: Battle['winner'] = 'allies'): Battle => ({
  scenario: SCENARIOS[i]!.id,
  points: { allies, axis },
  winner,
  reason: 'rounds',
});

const fought = (...battles: readonly Battle[]): KeptCampaign => {
  const begun = beginCampaign('allies', 'sergeant');
  return { ...begun, campaign: { ...begun.campaign, battles } };
};

describe('a campaign in a file', () => {
  test('is read back as it was written', () => {
    const kept = fought(battle(0, 10, 4), battle(1, 3, 8, 'axis'));
    expect(readCampaign(JSON.stringify(kept))).toEqual(kept);
  });

  test.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['another format', JSON.stringify({ ...fought(), format: 2 })],
    ['another side', JSON.stringify({ ...fought(), side: 'ssu' })],
    ['battles out of order', JSON.stringify(fought(battle(1, 1, 0)))],
    [
      'points that are none',
      JSON.stringify(fought({ ...battle(0, 1, 0), points: { allies: 'x' } } as never)),
    ],
  ])('is refused: %s', (_, text) => {
    expect(readCampaign(text)).toBeNull();
  });
});

test('medals are for victories, by how far they were won', () => {
  expect(medalOf(battle(0, 12, 4), 'allies')).toBe('gold');
  expect(medalOf(battle(0, 11, 4), 'allies')).toBe('silver');
  expect(medalOf(battle(0, 7, 4), 'allies')).toBe('bronze');
  // An objective may win against the points.
  expect(medalOf(battle(0, 4, 7), 'allies')).toBe('bronze');
  expect(medalOf(battle(0, 12, 4), 'axis')).toBeNull();
  expect(medalOf(battle(0, 4, 4, null), 'allies')).toBeNull();
});
