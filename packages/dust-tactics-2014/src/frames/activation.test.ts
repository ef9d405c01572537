import { questionFor } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { dustTactics2014 } from '../game.ts';
import { table } from '../testing.ts';

const plain = `reactions off
  unit 1a sturmgrenadier-assault-squad at C5 acted
  unit 2a ranger-combat-squad at G5
  unit 2b ranger-combat-squad at L9`;

describe('an activation', () => {
  test('[dt14.act.two-actions] [dt14.act.declare.all-first] [dt14.act.order.announced] [dt14.act.mix.free] all actions are announced before the first is carried out', () => {
    const t = table(plain).do('activate 1a', 'move');
    expect(t.question).toBe('declare-action');
    t.do('attack');
    expect(t.question).toBe('move');
    t.do('D5', 'stop');
    expect(t.question).toBe('declare-target');
    const other = table(plain).do('activate 1a', 'attack', 'move');
    expect(other.question).toBe('declare-target');
  });

  test('[dt14.act.cost.nothing] [dt14.act.cost.move] [dt14.act.cost.attack] [dt14.nothing.effect] single actions', () => {
    const t = table(plain).do('activate 1a', 'nothing');
    expect(t.options()).not.toContain('march');
    expect(t.options()).not.toContain('sustained');
    t.do('nothing');
    expect(t.question).toBe('activate');
    expect(t.at('1a')).toBe('C5');
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

  test('[dt14.act.third.source] [dt14.act.third.no-stack] [dt14.act.max-three] [dt14.skill.infantry-ace.third] [dt14.skill.inf-ace.die] a third action comes from a skill, never a fourth', () => {
    const t = table('reactions off\nunit 1a red-yana at C5\nunit 2a pounder at L9', 'T').do(
      'activate 1a',
      'march',
    );
    expect(t.question).toBe('declare-action');
    t.do('move');
    expect(t.question).toBe('move');
    const missed = table('reactions off\nunit 1a red-yana at C5\nunit 2a pounder at L9', 'S').do(
      'activate 1a',
      'march',
    );
    expect(missed.question).toBe('move');
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

  test('[dt14.ruling.free.starter] [dt14.ruling.free.full] free actions count towards three in starter matches only', () => {
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

  test('[dt14.stun.nothing] [dt14.stun.removed] [dt14.weapon.tesla.nothing] [dt14.weapon.grapple.nothing] a stunned unit begins with Nothing, which clears it', () => {
    const t = table('reactions off\nunit 1a hans at C5 stuns - acted\nunit 2a pounder at L9').do(
      'activate 1a',
    );
    expect(t.options()).toEqual(['nothing']);
    t.do('nothing', 'move', 'face N');
    expect(t.unit('1a').stuns).toEqual([]);
  });

  test('[dt14.skill.smoke.free] after the last action only smoke is left to announce; nothing else, by the rule of two actions', () => {
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
