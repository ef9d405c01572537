/// <reference path="../virtual.d.ts" />
import { readFileSync } from 'node:fs';
import { CARDS, SCENARIOS } from '@dustfront/dust-tactics';
import { ALL_CARDS } from '@dustfront/dust-tactics-2014';
import { parseRegister } from '@dustfront/rulebook';
import { describe, expect, test, vi } from 'vitest';

vi.mock('../i18n/index.ts', async () => {
  const { pages: en } = await import('../i18n/en/index.ts');
  const found = (key: string): unknown =>
    key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], en);
  return {
    language: () => 'en',
    t: (key: string, params: Record<string, string | number> = {}) => {
      const text = found(key);
      if (typeof text !== 'string') throw new Error(`no text ${key}`);
      return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? `no ${name}`));
    },
  };
});
const rulesOf = (game: string) =>
  parseRegister(readFileSync(new URL(`../../../../packages/${game}/RULES.md`, import.meta.url), 'utf8'))
    .rules;
vi.mock('virtual:rules/dust-tactics-2014', () => ({ rules: rulesOf('dust-tactics-2014') }));
vi.mock('virtual:rules/dust-tactics', () => ({ rules: rulesOf('dust-tactics') }));
const { coreBuilder } = await import('./dust-tactics/builder.ts');
const { coreSources } = await import('./dust-tactics/sources.ts');
const { dustSources } = await import('./dust/setup.ts');
const { tacticsBuilder } = await import('./dust-tactics-2014/builder.ts');
const { tacticsSources } = await import('./dust-tactics-2014/sources.ts');

const card = (id: string) => coreBuilder.card(id, 'original') ?? expect.fail(`no card ${id}`);
const later = (id: string) => tacticsBuilder.card(id, '') ?? expect.fail(`no card ${id}`);
const traits = (of: ReturnType<typeof card>): string[] =>
  of.weapons.flatMap((weapon) => weapon.traits.map(({ name }) => `${weapon.name}: ${name}`));

describe('a card of the Core Set', () => {
  test('[dt1.laser.card] [dt1.flame.card] [dt1.grenade.card] names what is special about its weapons', () => {
    expect(traits(card('laser-grenadiers'))).toContain('Laser Gewehr: Laser');
    expect(traits(card('hot-dog'))).toEqual(['Napalm Thrower: Flame']);
    expect(traits(card('recon-rangers'))).toEqual([
      'UGL: Grenade',
      'UGL: UGL',
      'UGL: Limited',
      'Knife & Grenade: Knife and grenade',
    ]);
  });

  test('[dt1.skill.berserk.reroll] [dt1.skill.berserk.once] says of an ability what it does, then how often', () => {
    const berserk = card('markus').skills.find(({ name }) => name === 'Berserk');
    expect(berserk?.rule).toBe('dt1.skill.berserk.reroll');
    expect(berserk?.text).toMatch(/rolled once again.*cannot use it again/);
  });

  test('[dt1.cmd.members] names the men of a command squad, each with his rule', () => {
    const { roles } = card('the-boss');
    expect(roles.map(({ name }) => name)).toEqual([
      'Officer',
      'Radioman',
      'Mechanic',
      'Medic',
      'Weapons specialist',
    ]);
    expect(roles[0]?.rule).toBe('dt1.cmd.officer.order');
    expect(card('pounder').roles).toEqual([]);
  });

  test('every word on it that can be opened says something and leads to a rule', () => {
    for (const { id } of CARDS) {
      const { skills, weapons, roles, source } = card(id);
      for (const word of [...skills, ...roles, ...weapons.flatMap((weapon) => weapon.traits)]) {
        expect(word.text.trim(), `${id}: ${word.name}`).not.toBe('');
        expect(word.rule, `${id}: ${word.name}`).not.toBeNull();
      }
      expect(source.text.length).toBeGreaterThan(1);
    }
  });

  test('tells which of its values are printed, inferred and ours', () => {
    const { source } = card('pounder');
    expect(source.of).toBe('inferred');
    expect(source.text).toContain('Printed: armour, move, AP of 2010, Jump.');
    expect(source.text).toContain('Inferred: health.');
    expect(source.text.at(-1)).toContain('17 Pdr. Gun 15 of 15');
    expect(card('iron-brass').source.of).toBe('ours');
  });
});

describe('a card of 2013/14', () => {
  test('names what is special about its weapons, its men, and where it comes from', () => {
    expect(traits(later('falke'))).toContain('Light Bomb: Volley');
    expect(later('ranger-command-squad').roles.map(({ name }) => name)).toEqual([
      'Officer',
      'Radio operator',
      'Medic',
      'Mechanic',
    ]);
    expect(later('justine-and-co').roles.map(({ name }) => name)).toEqual(['Mechanic × 4']);
    expect(later('heinrich-trop').source.of).toBe('printed');
    expect(later('luisa').source.text).toContain('Ours on it: Pilot.');
  });

  test('every word on it that can be opened says something', () => {
    for (const { id } of ALL_CARDS) {
      const { skills, weapons, roles } = later(id);
      for (const word of [...skills, ...roles, ...weapons.flatMap((weapon) => weapon.traits)])
        expect(word.text.trim(), `${id}: ${word.name}`).not.toBe('');
    }
  });
});

describe('where a set-up comes from', () => {
  const words = (sources: ReturnType<typeof coreSources>) => sources.map(({ what, of }) => `${what} ${of}`);

  test('[dt1.scenario.eight] the Core Set says which scenarios and maps are not printed', () => {
    expect(words(coreSources({ scenario: 'reconnaissance' }))).toEqual(['scenario inferred', 'map ours']);
    expect(words(coreSources({ scenario: 'white-noon' }))).toEqual(['scenario ours', 'map ours']);
    expect(words(coreSources({ battlefield: 'open-ice' }))).toEqual(['map ours']);
  });

  test('a scenario that a record keeps whole is known by its id, one of a player is left alone', () => {
    const whole = JSON.parse(JSON.stringify({ scenario: SCENARIOS[0] }));
    expect(words(coreSources(whole))).toEqual(['scenario inferred', 'map ours']);
    expect(coreSources({ scenario: { ...whole.scenario, id: 'own-1' } })).toEqual([]);
    expect(tacticsSources({ scenario: { title: 'mine' } })).toEqual([]);
  });

  test('2013/14 and DUST', () => {
    expect(words(tacticsSources({ scenario: 'fuel-run' }))).toEqual(['scenario printed', 'map inferred']);
    expect(words(tacticsSources({}))).toEqual(['scenario printed', 'map inferred']);
    expect(words(dustSources({ players: 3 }))).toEqual(['rules printed', 'map ours', 'deck ours']);
    expect(words(dustSources({ players: 3, map: { areas: [] } }))).toEqual(['rules printed', 'deck ours']);
  });

  test('each has a sentence', () => {
    for (const { text } of [...tacticsSources({}), ...dustSources({})]) {
      expect(text).toHaveLength(1);
      expect(text[0]).toMatch(/\.$/);
    }
  });
});
