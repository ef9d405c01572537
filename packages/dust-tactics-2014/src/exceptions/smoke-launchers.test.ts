import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const ludwig = (rules: string, more = '') =>
  table(
    `rules ${rules}\nreactions off\nturn 2 of 8\nunit 1a ludwig at C5 acted ${more}\nunit 2a pounder at L9`,
  ).do('activate 1a');
const free = () => ludwig('starter').do('smoke', 'move', 'nothing', 'smoke at C5', 'D5', 'face N');

describe('Smoke Launchers', () => {
  test('[dt14.skill.smoke.free] starter: it costs no action', () => {
    expect([free().at('1a'), free().question]).toEqual(['D5', 'activate']);
    expect(ludwig('starter').do('smoke', 'move').options()).toContain('nothing');
  });

  test.each([
    ['[dt14.skill.smoke.once] starter', 'starter'],
    ['[dt14.equip.smoke.once] full', 'full'],
  ])('%s: once a game', (_rule, rules) => {
    expect(ludwig(rules).options()).toContain('smoke');
    expect(ludwig(rules, 'spent smoke').options()).not.toContain('smoke');
    expect(
      ludwig(rules)
        .do('smoke', 'nothing', ...(rules === 'full' ? [] : ['nothing']), 'smoke at C5')
        .unit('1a').spent,
    ).toEqual(['smoke']);
  });

  test('[dt14.skill.smoke.square] [dt14.skill.smoke.duration] it fills one square until the next turn is over', () => {
    expect(free().state.board.smoke).toEqual([{ at: 50, until: 3 }]);
  });

  test('[dt14.equip.smoke.action] full: for an action', () => {
    expect(ludwig('full').do('smoke').options()).not.toContain('march');
    expect(ludwig('full').do('smoke', 'nothing', 'smoke at C5').question).toBe('activate');
  });

  test('[dt14.equip.smoke.self] [dt14.equip.smoke.no-roll] full: on itself, without a die', () => {
    const t = ludwig('full').do('smoke', 'nothing');
    expect(t.options()).toEqual(['smoke at C5']);
    expect(t.do('smoke at C5').state.board.smoke).toHaveLength(1);
  });

  test('[dt14.equip.smoke.square] a large machine chooses one of its squares', () => {
    const t = table('reactions off\nunit 1a punisher at C5\nunit 2a hans at L9').do(
      'activate 1a',
      'smoke',
      'nothing',
    );
    expect(t.options()).toEqual(['C5', 'D5', 'C6', 'D6'].map((square) => `smoke at ${square}`));
    expect(t.do('smoke at D6').state.board.smoke).toHaveLength(1);
  });
});
