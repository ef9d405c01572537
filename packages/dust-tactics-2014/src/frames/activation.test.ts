import { questionFor } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { dustTactics2014 } from '../game.ts';
import { table } from '../testing.ts';

const plain = `reactions off
  unit 1a sturmgrenadier-assault-squad at C5 acted
  unit 2a ranger-combat-squad at G5
  unit 2b ranger-combat-squad at L9`;

describe('an activation', () => {
  test('[dt14.act.declare.all-first] all actions are named before the first is done', () => {
    const t = table(plain).do('activate 1a', 'move');
    expect([t.question, t.at('1a')]).toEqual(['declare-action', 'C5']);
    expect(t.do('attack').question).toBe('move');
  });

  test('[dt14.act.order.announced] they are done in the order in which they were named', () => {
    expect(table(plain).do('activate 1a', 'move', 'attack', 'D5', 'stop').question).toBe('declare-target');
    expect(table(plain).do('activate 1a', 'attack', 'move').question).toBe('declare-target');
  });

  test('[dt14.act.two-actions] an activation is worth two actions', () => {
    const t = table(plain).do('activate 1a', 'nothing');
    expect(t.question).toBe('declare-action');
    expect([t.do('nothing').question, t.seat]).toEqual(['activate', 1]);
  });

  test('[dt14.act.mix.free] actions mix freely', () => {
    expect(table(plain).do('activate 1a', 'move').options()).toEqual(
      expect.arrayContaining(['attack', 'nothing']),
    );
    expect(table(plain).do('activate 1a', 'attack').options()).toEqual(
      expect.arrayContaining(['move', 'nothing']),
    );
    expect(table(plain).do('activate 1a', 'nothing').options()).toEqual(
      expect.arrayContaining(['move', 'attack']),
    );
  });

  test.each([
    ['[dt14.act.cost.nothing] Nothing', 'nothing'],
    ['[dt14.act.cost.move] a move', 'move'],
    ['[dt14.act.cost.attack] an attack', 'attack'],
  ])('%s takes one action: one more, none for two', (_rule, action) => {
    const options = table(plain).do('activate 1a', action).options();
    expect(options).toContain('nothing');
    expect(options.filter((option) => ['march', 'sustained'].includes(option))).toEqual([]);
  });

  test('[dt14.nothing.effect] Nothing uses up its action and does no more', () => {
    const before = table(plain).unit('1a');
    const after = table(plain).do('activate 1a', 'nothing', 'nothing').unit('1a');
    expect(after).toEqual({ ...before, activated: true });
  });

  test('[dt14.act.cost.march] [dt14.act.cost.sustained] a march or a sustained attack takes both actions', () => {
    expect(table(plain).do('activate 1a', 'march').question).toBe('move');
    expect(table(plain).do('activate 1a', 'sustained').question).toBe('declare-target');
  });

  test('[dt14.act.cost.special] [dt14.act.declare.extras] a special action is named and costs one', () => {
    const t = table('reactions off\nunit 1a hans at C5 not-loaded acted\nunit 2a pounder at L9').do(
      'activate 1a',
      'reload',
      'move',
    );
    expect(t.unit('1a').loaded).toBe(true);
    expect(t.question).toBe('move');
  });

  test('[dt14.act.mix.two-moves] [dt14.act.mix.two-attacks] never two of a kind', () => {
    expect(table(plain).do('activate 1a', 'move').options()).not.toContain('move');
    expect(table(plain).do('activate 1a', 'attack').options()).not.toContain('attack');
  });

  const yana = (face: string, ...ids: string[]) =>
    table('reactions off\nunit 1a red-yana at C5 acted\nunit 2a pounder at L9', face).do(
      'activate 1a',
      ...ids,
    );

  test(`[dt14.act.third.source] [dt14.skill.infantry-ace.third] [dt14.skill.inf-ace.die]
      a third action comes from a skill`, () => {
    expect(yana('T', 'nothing', 'nothing').question).toBe('declare-action');
    expect(yana('S', 'nothing', 'nothing').question).toBe('activate');
    expect(table(plain).do('activate 1a', 'nothing', 'nothing').question).toBe('activate');
  });

  test('[dt14.act.max-three] never a fourth', () => {
    expect(yana('T', 'nothing', 'nothing', 'nothing').question).toBe('activate');
    expect(yana('T', 'march', 'move').question).toBe('move');
  });

  test('[dt14.act.third.no-stack] two such skills together roll one die and make three', () => {
    const t = table(
      'rules starter\nreactions off\nunit 1a red-yana at C5 joined 1b:game acted\n' +
        'unit 1b rolf at C5 acted\nunit 2a pounder at L9',
      'F',
    ).do('activate 1b', 'nothing', 'nothing', 'nothing');
    expect(t.question).toBe('activate');
  });

  test('[dt14.move.diagonal.per-activation] one cheap diagonal for all movement of an activation', () => {
    const t = table('reactions off\nunit 1a red-yana at C5\nunit 2a pounder at L9', 'F').do(
      'activate 1a',
      'move',
      'march',
      'D6',
      'stop',
      'E7',
    );
    // Move 2: the diagonal cost one and a stop; the march of five pays two for its first diagonal.
    t.do('F7', 'G7', 'H7');
    expect(t.question).not.toBe('move');
    expect(t.at('1a')).toBe('H7');
  });

  test('[dt14.ruling.impossible-action] what cannot be carried out becomes nothing', () => {
    const t = table(`reactions off
      unit 1a sturmgrenadier-assault-squad at A1 acted
      unit 2a ranger-combat-squad at L9
      unit 2b honey at L1`);
    t.do('activate 1a', 'move', 'attack', 'stop');
    expect(t.question).toBe('activate');
    expect(t.unit('1a').ammo).toEqual([0, 2, 0]);
  });

  test(`[dt14.ruling.free.starter] [dt14.ruling.free.full]
      free actions count towards three in starter matches only`, () => {
    const two = table('rules starter\nreactions off\nunit 1b ivan-the-butcher at E5\nunit 2a pounder at L9');
    expect(two.do('activate 1b').options()).toContain('march and charge');
    const full = table(
      'reactions off\nunit 1a koshka aboard 1b:pilot\nunit 1b natalya at C5\nunit 2a pounder at L9',
      'F',
    ).do('activate 1b', 'move');
    expect(full.options()).toContain('march and charge');
    const three = table(
      'rules starter\nreactions off\nunit 1a koshka aboard 1b:pilot\nunit 1b natalya at C5\nunit 2a pounder at L9',
      'F',
    ).do('activate 1b', 'move');
    expect(three.options()).toContain('march');
    expect(three.options()).not.toContain('march and charge');
  });

  const stunned = (source: string) =>
    table(
      `reactions off\nunit 1a hans at C5 stuns ${source} acted\nunit 2a luther at L9 facing W\nunit 2b honey at L1`,
    ).do('activate 1a');

  test.each([
    ['[dt14.stun.nothing] [dt14.weapon.tesla.nothing] a stunned unit', '-'],
    ['[dt14.weapon.grapple.nothing] a unit that is held', '2a'],
  ])('%s begins with Nothing', (_rule, source) => {
    expect(stunned(source).options()).toEqual(['nothing']);
    expect(stunned(source).do('nothing').options()).toContain('move');
  });

  test('[dt14.stun.removed] which clears it', () => {
    expect(stunned('-').do('nothing', 'move', 'face N').unit('1a').stuns).toEqual([]);
  });

  test(`[dt14.skill.smoke.free]
      after the last action only smoke is left to announce; nothing else, by the rule of two actions`, () => {
    const position = 'rules starter\nunit 1a ludwig at C5 facing E acted\nunit 2a honey at L9';
    const t = table(position).do('activate 1a', 'march');
    expect(t.options()).toEqual(['smoke', 'enough']);
    const greyed = questionFor(dustTactics2014, t.state, 0)!.greyed();
    expect(greyed.find(({ id }) => id === 'attack')).toMatchObject({
      refusal: { code: 'no-actions', rule: 'dt14.act.two-actions' },
    });
    t.do('enough', 'D5', 'face E');
    expect(t.state.board.smoke).toEqual([]);
    const both = table(position).do(
      'activate 1a',
      'march',
      'smoke',
      'D5',
      'E5',
      'F5',
      'G5',
      'face E',
      'smoke at G5',
    );
    expect(both.state.board.smoke).toHaveLength(1);
  });
});
