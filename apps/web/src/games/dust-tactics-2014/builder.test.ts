/// <reference path="../../virtual.d.ts" />
import { ALL_CARDS, dustTactics2014, STARTER_FORCES } from '@dustfront/dust-tactics-2014';
import { isProblems } from '@dustfront/kernel';
import { describe, expect, test, vi } from 'vitest';

vi.mock('../../i18n/index.ts', () => ({ t: (key: string) => key, language: () => 'en' }));
vi.mock('virtual:rules/dust-tactics-2014', () => ({ rules: [] }));
const { tacticsBuilder: builder } = await import('./builder.ts');

describe('armies of 2013/14', () => {
  test('every card is offered to somebody, and has its printed card', () => {
    const offered = new Set(builder.blocs().flatMap(({ sign }) => builder.pool(sign).map((card) => card.id)));
    for (const card of ALL_CARDS) {
      expect(offered.has(card.id), card.id).toBe(true);
      expect(builder.card(card.id, '')?.weapons.length, card.id).toBe(card.weapons.length);
    }
  });

  test('works are bought with points and refused with the rule', () => {
    const units = [...STARTER_FORCES.allies!.cards, 'bunker'];
    expect(builder.cost(units, '')).toBe(40);
    expect(builder.problems('allies', units, 40, '')).toEqual([]);
    expect(builder.problems('allies', units, 25, '').map(({ rule }) => rule)).toEqual([
      'dt14.setup.force.size',
    ]);
    expect(builder.problems('allies', ['rosie', 'upgrade'], null, '').map(({ rule }) => rule)).toEqual([
      'dt14.fort.field.upgrade',
    ]);
  });

  test('a list with works begins a match as it stands', () => {
    const made = dustTactics2014.setup({ forces: [{ cards: ['rosie', 'bunker'] }, 'axis'] });
    expect(isProblems(made) ? made : made.works[0]).toEqual(['bunker']);
  });

  test('blocs do not mix, persons are there once', () => {
    const rules = (...units: string[]) => builder.problems('allies', units, null, '').map(({ rule }) => rule);
    expect(rules('rosie', 'hans')).toEqual(['dt14.card.bloc']);
    expect(rules('rosie', 'rosie')).toEqual(['dt14.hero.unique']);
    expect(rules('rosie', 'tanya')).toEqual([]);
  });

  test('odds fall with the distance and are exact probabilities', () => {
    const near = builder.duel('ranger-attack-squad', 'stefan', 1);
    const far = builder.duel('ranger-attack-squad', 'stefan', 8);
    expect(near?.mean).toBeGreaterThan(far?.mean ?? 0);
    for (const odds of [near, far])
      for (const chance of odds?.chances ?? []) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
    expect(builder.duel('bunker', 'stefan', 1)).toBe(null);
  });
});
