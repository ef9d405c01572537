import { describe, expect, test } from 'vitest';
import { dustTactics } from '../game.ts';
import { attackPlan } from '../query.ts';
import type { CoreState } from '../state.ts';
import { unitNamed } from '../table/units.ts';

/** The reasons of every line that a unit in D4 fires at one in D2, by line. */
function reasons(by: string, at: string, { square = '.', sustained = false, effects = [] as string[] } = {}) {
  const state = dustTactics.notation!.parsePosition(`round 1 of 8
turn allies
map
  . . . . . .
  . . . ${square} . .
  . . . . . .
  . . . . . .
  . . . . . .
allies ${by} D4
axis ${at} D2
`) as CoreState;
  const [attacker, target] = [unitNamed(state, by), unitNamed(state, at)];
  attacker.effects.push(...(effects as typeof attacker.effects));
  const { ranged } = attackPlan(state, attacker, target, { sustained });
  return ranged.lines.map(({ because }) => because.map(({ rule, what }) => `${what} ${rule}`));
}

describe('a line says which rules made it so', () => {
  test('[dt1.attack.dice.squad] [dt1.dice.faces] several weapons, and the faces that hit', () => {
    const [rifles] = reasons('recon-rangers', 'recon-grenadiers');
    expect(rifles).toEqual(['count dt1.attack.dice.squad', 'hits dt1.dice.faces']);
  });

  test('[dt1.sustained.reroll] [dt1.skill.berserk.reroll] two reasons to roll again, in their order', () => {
    const [rifles] = reasons('recon-rangers', 'recon-grenadiers', { sustained: true, effects: ['berserk'] });
    expect(rifles?.filter((reason) => reason.startsWith('again'))).toEqual([
      'again dt1.sustained.reroll',
      'again dt1.skill.berserk.reroll',
    ]);
  });

  test(`[dt1.cover.crate] [dt1.cover.trap] [dt1.ugl.cover]
      what covers, what the card makes of it, what ignores it`, () => {
    const inCrate = reasons('recon-rangers', 'recon-grenadiers', { square: 'c' });
    expect(inCrate[0]?.slice(2)).toEqual([
      'save dt1.cover.crate',
      expect.stringMatching(/^save dt1\.cover\.\w+-save$/),
    ]);
    expect(inCrate.at(-1)?.slice(2)).toEqual(['save dt1.ugl.cover']);
    expect(reasons('recon-rangers', 'recon-grenadiers', { square: 't' })[0]).toContain('save dt1.cover.trap');
  });

  test('[dt1.cover.squads] a vehicle has no cover', () => {
    for (const line of reasons('pounder', 'luther')) expect(line).toContain('save dt1.cover.squads');
  });
});
