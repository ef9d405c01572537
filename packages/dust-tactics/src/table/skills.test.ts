import { expect, test } from 'vitest';
import { parsePosition } from '../notation/parse.ts';
import type { CoreState } from '../state.ts';
import { bearerOf, hasOwnSkill, hasSkill, unitNamed } from './units.ts';

const position = (units: string): CoreState => {
  const read = parsePosition(`map\n  ...\n${units}`);
  if ('stack' in read) return read;
  throw new Error(JSON.stringify(read));
};

test('[dt1.hero.join.his-abilities] a hero’s ability serves his squad where its text shares it', () => {
  const state = position('axis recon-grenadiers A1 with=sigrid\naxis sigrid A1 with=recon-grenadiers');
  const squad = unitNamed(state, 'recon-grenadiers');
  expect(hasSkill(state, squad, { id: 'berserk', sharedByHero: true } as never)).toBe(true);
  expect(hasSkill(state, squad, { id: 'berserk', sharedByHero: false } as never)).toBe(false);
  expect(hasSkill(state, squad, { id: 'berserk' } as never)).toBe(false);
  expect(bearerOf(state, squad, { id: 'berserk', sharedByHero: true } as never)?.name).toBe('sigrid');
  expect(bearerOf(state, squad, { id: 'berserk' } as never)).toBeNull();
});

test('[dt1.hero.join.squad-abilities] a squad’s ability serves its hero while a soldier of it lives', () => {
  const pair = (figures: string) => {
    const state = position(
      `allies assault-rangers A1 with=joe-brown ${figures}\nallies joe-brown A1 with=assault-rangers`,
    );
    return hasSkill(state, unitNamed(state, 'joe-brown'), { id: 'fast' } as never);
  };
  expect([pair(''), pair('figures=3'), pair('figures=none')]).toEqual([true, true, false]);
});

test('[dt1.skill.sniper-team.lost] [dt1.skill.sniper-team.other] one man’s skill dies with him', () => {
  const skills = (figures: string) => {
    const state = position(`allies ranger-snipers A1 figures=${figures}`);
    return (['sniper', 'spotter', 'sniper-team'] as const).map((skill) =>
      hasOwnSkill(state, unitNamed(state, 'ranger-snipers'), skill),
    );
  };
  expect(skills('1,2')).toEqual([true, true, true]);
  expect(skills('1')).toEqual([true, false, true]);
  expect(skills('2')).toEqual([false, true, true]);
});
