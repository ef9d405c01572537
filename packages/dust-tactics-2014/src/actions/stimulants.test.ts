import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Inject Stimulants', () => {
  test('[dt14.cmd.stim.issue] [dt14.cmd.stim.medic] [dt14.cmd.stim.action] [dt14.cmd.stim.before-roll] [dt14.cmd.stim.infantry] [dt14.cmd.stim.sight] [dt14.cmd.stim.range] [dt14.cmd.stim.card] [dt14.cmd.stim.f] [dt14.cmd.stim.t] [dt14.cmd.stim.s] chosen before the die: F either token, T attack, S move', () => {
    const position =
      'reactions off\nunit 1a sturmgrenadier-command-squad at A5\nunit 1b sturmgrenadier-assault-squad at B5\nunit 1c hans at A6\nunit 2a honey at L9';
    const inject = (face: string) =>
      table(position, face).do('activate 1a', 'stimulants', 'nothing', 'choose 1b');
    expect(inject('T').unit('1b')).toMatchObject({ attackStim: true, moveStim: false });
    expect(inject('S').unit('1b')).toMatchObject({ attackStim: false, moveStim: true });
    expect(inject('F').options()).toEqual(['attack', 'move']);
    expect(inject('F').do('move').unit('1b').moveStim).toBe(true);
    const near = (more: string) =>
      table(
        `reactions off\nmap\n${'. . . . . . . . . . . .\n'.repeat(9)}${more}\nunit 1a sturmgrenadier-command-squad at A5\nunit 2a honey at L9`,
      )
        .do('activate 1a', 'stimulants', 'nothing')
        .options();
    expect(near('unit 1b sturmgrenadier-assault-squad at B5')).toContain('choose 1b');
    expect(near('unit 1b sturmgrenadier-assault-squad at C5')).not.toContain('choose 1b');
    expect(near('wall A5 B5 wall\nunit 1b sturmgrenadier-assault-squad at B5')).not.toContain('choose 1b');
    expect(
      table('reactions off\nunit 1a ranger-command-squad at A5\nunit 2a hans at L9')
        .do('activate 1a')
        .options(),
    ).not.toContain('stimulants');
  });

  test('[dt14.cmd.stim.attack] [dt14.cmd.stim.attack-gone] [dt14.cmd.stim.move] [dt14.cmd.stim.move-gone] [dt14.cmd.stim.three] a stimulated attack is sustained, a stimulated move a march, for one action; the tokens go, three actions at most', () => {
    const t = table(
      'reactions off\nunit 1b sturmgrenadier-assault-squad at B5 acted attackStim moveStim\nunit 2a pounder at E5',
    ).do('activate 1b');
    expect(t.options()).toEqual(expect.arrayContaining(['rush', 'fury']));
    expect(t.unit('1b')).toMatchObject({ attackStim: false, moveStim: false });
    t.do('rush');
    expect(t.options()).not.toContain('fury');
    expect(t.options()).toContain('attack');
    t.do('attack', 'C5', 'C6', 'C7');
    expect(t.question).toBe('move');
    const fury = table(
      'reactions off\nunit 1b sturmgrenadier-assault-squad at B5 acted attackStim\nunit 2a pounder at E5',
      'TT TT',
    ).do('activate 1b', 'fury', 'nothing', '1b Panzerfaust x2 at 2a', 'hold Bazooka');
    expect(fury.dice.left()).toBe(0);
  });
});
