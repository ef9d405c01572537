import { describe, expect, test } from 'vitest';
import { position } from '../../test/table.ts';
import type { AttackForm } from '../options.ts';
import { ban, capitalsAreOpen } from './bans.ts';

const table = (more: string) =>
  position(`land a b! c*
links a-b b-c
player 0 red
player 1 blue
at a 0 T1
at b 1 T1
at c 1 T1
${more}
now combat 0`);

const rule = (more: string, target: number, form: AttackForm) =>
  ban(table(more), 0, target, form)?.rule ?? null;

describe('allies do not attack each other', () => {
  test.each<[AttackForm, string]>([
    ['land', 'dust.ability.diplomat.both-ways'],
    ['sea', 'dust.ability.diplomat.both-ways'],
    ['amphibious', 'dust.ability.diplomat.both-ways'],
    ['bombers', 'dust.ability.diplomat.special'],
    ['submarines', 'dust.ability.diplomat.special'],
    ['missiles', 'dust.ability.diplomat.special'],
    ['drop', 'dust.ability.diplomat.special'],
  ])('%s: %s', (form, by) => {
    expect(rule('round 2\nallies 1-0', 2, form)).toBe(by);
  });
});

describe('in the first round', () => {
  test.each<[AttackForm, string]>([
    ['land', 'dust.combat.round1.source'],
    ['amphibious', 'dust.combat.round1.source'],
    ['submarines', 'dust.special.round1.source'],
    ['missiles', 'dust.special.round1.source'],
    ['drop', 'dust.combat.round1.drop'],
  ])('a power source is safe (%s)', (form, by) => {
    expect(rule('round 1', 2, form)).toBe(by);
    expect(rule('round 2', 2, form)).toBeNull();
  });
});

describe('a capital', () => {
  test.each<[AttackForm, string]>([
    ['land', 'dust.combat.capital.twenty'],
    ['drop', 'dust.ability.dropper.bans'],
    ['submarines', 'dust.special.sub.no-capital'],
    ['missiles', 'dust.special.missile.no-capital'],
  ])('is safe until somebody has half of the points (%s)', (form, by) => {
    expect(rule('round 2', 1, form)).toBe(by);
  });

  test('is open then to battles and drops, never to shells and missiles', () => {
    const open = 'round 2\noptions points=8\nplayer 2 grey points=4';
    const forms: AttackForm[] = ['land', 'drop', 'submarines', 'missiles'];
    expect(forms.map((form) => rule(open, 1, form))).toEqual([
      null,
      null,
      'dust.special.sub.no-capital',
      'dust.special.missile.no-capital',
    ]);
  });

  test('half is rounded up', () => {
    const at = (points: number) => capitalsAreOpen(table(`options points=9\nplayer 2 grey points=${points}`));
    expect([4, 5].map(at)).toEqual([false, true]);
  });
});
