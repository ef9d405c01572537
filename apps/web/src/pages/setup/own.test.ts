/// <reference path="../../virtual.d.ts" />
import { dustTactics } from '@dustfront/dust-tactics';
import { dustTactics2014 } from '@dustfront/dust-tactics-2014';
import { type AnyGame, isProblems } from '@dustfront/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pack } from '../../session/pack.ts';

vi.mock('../../i18n/index.ts', () => ({ t: (key: string) => key, language: () => 'en' }));
vi.mock('virtual:rules/dust-tactics-2014', () => ({ rules: [] }));
vi.mock('virtual:rules/dust-tactics', () => ({ rules: [] }));
const { coreFace } = await import('../../games/dust-tactics/index.ts');
const { coreKit } = await import('../../games/dust-tactics/editor.ts');
const { tacticsFace } = await import('../../games/dust-tactics-2014/index.ts');
const { tacticsKit } = await import('../../games/dust-tactics-2014/editor.ts');
const { draftIn, keepOnce, ownChoice, ownDrafts, ownId, withArmies } = await import('./own.ts');

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => kept.clear());

const beacons = () =>
  coreKit
    .ready()
    .find(({ id }) => id === 'beacons-on-the-ice')!
    .draft();

describe('scenarios of one’s own in the set-up', () => {
  test('a link of the editor is kept once, however often it is opened', async () => {
    const packed = await pack(JSON.stringify(beacons()));
    for (const link of [
      `https://here/editor#${packed}`,
      `https://here/#/editor/${packed}`,
      `https://here/#/setup/${packed}?seed=a`,
      packed,
    ]) {
      const draft = await draftIn(link);
      keepOnce(draft!);
    }
    expect(ownDrafts('dust-tactics')).toHaveLength(1);
    expect(ownDrafts('dust-tactics-2014')).toHaveLength(0);
    expect(await draftIn('https://here/#/editor')).toBeNull();
  });

  test('it stands among the ready-made ones with its board, its goals and its forces', () => {
    const draft = beacons();
    const choice = ownChoice(coreKit, draft);
    expect(choice.id).toBe(ownId(draft));
    expect(choice.detail[0]).toContain('goals.both: ');
    expect(choice.scene()).toMatchObject({ kind: 'grid', columns: draft.map[0]!.length });
  });

  test('another army takes the place of its force and enters where the side enters', () => {
    const draft = beacons();
    const fought = withArmies(draft, [['recon-rangers', 'assault-rangers+joe-brown'], null]);
    expect(fought.forces[0].map(({ unit }) => unit)).toEqual(['recon-rangers', 'assault-rangers+joe-brown']);
    expect(fought.forces[1]).toBe(draft.forces[1]);
    expect(coreKit.check(fought)).toEqual([]);
    const state = (dustTactics as AnyGame).setup(coreKit.setup(fought)) as unknown as {
      units: { card: string; seat: number }[];
    };
    expect(state.units.filter(({ seat }) => seat === 0).map(({ card }) => card)).toEqual([
      'recon-rangers',
      'assault-rangers',
      'joe-brown',
    ]);
    const later = withArmies(tacticsKit.blank(), [null, ['manfred', 'bunker']]);
    expect(isProblems((dustTactics2014 as AnyGame).setup(tacticsKit.setup(later)))).toBe(false);
  });

  test('a force stays as it is where a goal names a unit of it, or where nobody could enter', () => {
    const draft = beacons();
    expect(ownChoice(coreKit, draft).forces).toEqual([null, null]);
    const goal = { ...draft.goals[0]!, kind: 'destroy' as const, side: 0 as const };
    const hunted = { ...draft, goals: [{ ...goal, unit: draft.forces[1][0]!.key }] };
    expect(ownChoice(coreKit, hunted).forces).toEqual([null, 'setup.fixedGoal']);
    expect(ownChoice(coreKit, { ...draft, entry: [[], draft.entry[1]] }).forces).toEqual([
      'setup.fixedEntry',
      null,
    ]);
    const fixed = coreFace.setups().filter(({ forces }) => forces?.some((why) => why !== null));
    expect(fixed.map(({ id, forces }) => [id, forces])).toEqual([
      ['s:the-courier', [null, 'setup.fixedGoal']],
    ]);
  });

  test('the options chosen beside it count, its forces stay its own', () => {
    const custom = coreKit.setup(beacons());
    const setup = coreFace.makeSetup({
      scenario: 'o:any',
      fields: { scale: 'later', reactiveFire: 'off', rounds: '4' },
      armies: {},
      custom,
    });
    const state = (dustTactics as AnyGame).setup(setup);
    expect(isProblems(state)).toBe(false);
    expect(state).toMatchObject({
      options: { scale: 'later', reactiveFire: false },
      goals: { rounds: 4 },
    });
    const own = tacticsKit.setup({
      ...tacticsKit.blank(),
      forces: [[{ key: 'a', unit: 'bazooka-joe' }], [{ key: 'b', unit: 'manfred' }]],
    });
    const later = tacticsFace.makeSetup({
      scenario: 'o:any',
      fields: { rules: 'starter', reactions: 'off' },
      armies: {},
      custom: own,
    });
    expect((dustTactics2014 as AnyGame).setup(later)).toMatchObject({
      rules: 'starter',
      reactions: false,
      scenario: 'own',
    });
    expect(tacticsFace.seats(later).map(({ sign }) => sign)).toEqual(['allies', 'axis']);
  });

  test('on a measured table the options of a board say nothing; works are bought there too', () => {
    const setup = tacticsFace.makeSetup({
      scenario: 't:front-line/no-mans-land',
      fields: { rules: 'starter', suppression: 'on', placement: 'on', works0: 'bunker' },
      armies: {},
      custom: null,
    });
    expect(setup).toMatchObject({ scenario: 'no-mans-land', table: 'front-line', reactions: true });
    expect(setup).not.toHaveProperty('suppression');
    expect((dustTactics2014 as AnyGame).setup(setup)).toMatchObject({
      rules: 'full',
      suppression: true,
      works: [['bunker'], []],
    });
    const fields = tacticsFace.fields().filter(({ boardOnly }) => boardOnly === true);
    expect(fields.map(({ id }) => id)).toEqual(['rules', 'suppression', 'placement']);
  });
});
