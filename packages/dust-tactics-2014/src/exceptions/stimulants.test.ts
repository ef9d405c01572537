import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const MEDIC = 'unit 1a sturmgrenadier-command-squad at A5';
const SQUAD = 'unit 1b sturmgrenadier-assault-squad at B5';
const WALLED = `map\n${'. . . . . . . . . . . .\n'.repeat(9)}wall A5 B5 wall`;
const on = (position: string, dice = '') =>
  table(`reactions off\n${position}\nunit 2a honey at L9`, dice).do('activate 1a');
const offered = (position: string) => on(position).options().includes('stimulants');
const patients = (more: string) => on(`${MEDIC}\n${more}`).do('stimulants', 'nothing').options();
const inject = (face: string) => on(`${MEDIC}\n${SQUAD}`, face).do('stimulants', 'nothing', 'choose 1b');
const stimulated = (tokens: string, dice = '') =>
  table(`reactions off\n${SQUAD} acted ${tokens}\nunit 2a pounder at E5`, dice).do('activate 1b');

describe('Inject Stimulants', () => {
  test('[dt14.cmd.stim.before-roll] the unit is chosen before the die', () => {
    const t = on(`${MEDIC}\n${SQUAD}`, 'T').do('stimulants', 'nothing');
    expect([t.question, t.dice.left()]).toEqual(['choose-stimulants', 1]);
    t.do('choose 1b');
  });

  test.each([
    ['[dt14.cmd.stim.t] T: the attack token', 'T', { attackStim: true, moveStim: false }],
    ['[dt14.cmd.stim.s] S: the move token', 'S', { attackStim: false, moveStim: true }],
    ['[dt14.cmd.stim.card] it lies on the card', 'S', { activated: false, moveStim: true }],
  ])('%s', (_rule, face, tokens) => {
    expect(inject(face).unit('1b')).toMatchObject(tokens);
  });

  test('[dt14.cmd.stim.f] F: its player chooses the token', () => {
    expect(inject('F').options()).toEqual(['attack', 'move']);
    expect(inject('F').do('move').unit('1b')).toMatchObject({ attackStim: false, moveStim: true });
    expect(inject('F').do('attack').unit('1b')).toMatchObject({ attackStim: true, moveStim: false });
  });

  test.each([
    ['[dt14.cmd.stim.infantry] no vehicle', 'unit 1b hans at A6'],
    ['[dt14.cmd.stim.range] nobody two squares off', 'unit 1b sturmgrenadier-assault-squad at C5'],
    ['[dt14.cmd.stim.sight] nobody behind a wall', `${WALLED}\n${SQUAD}`],
  ])('%s takes them', (_rule, more) => {
    expect(patients(more)).toEqual(['choose 1a']);
    expect(patients(SQUAD)).toEqual(['choose 1a', 'choose 1b']);
  });

  test('[dt14.cmd.stim.issue] only medics who were given them have stimulants', () => {
    expect([offered(MEDIC), offered('unit 1a ranger-command-squad at A5')]).toEqual([true, false]);
  });

  test('[dt14.cmd.stim.medic] without the medic there are none', () => {
    expect([offered(`${MEDIC} soldiers 2`), offered(`${MEDIC} soldiers 0,1,3,4`)]).toEqual([true, false]);
  });

  test('[dt14.cmd.stim.action] they take one action of two', () => {
    const options = on(MEDIC).do('stimulants').options();
    expect(options).toEqual(expect.arrayContaining(['nothing', 'move']));
    expect(options).not.toContain('march');
  });

  test('[dt14.cmd.stim.attack] a stimulated attack is sustained, for one action', () => {
    const t = stimulated('attackStim', 'TT TT').do(
      'fury',
      'nothing',
      '1b Panzerfaust x2 at 2a',
      'hold Bazooka',
    );
    expect(t.dice.left()).toBe(0);
  });

  test('[dt14.cmd.stim.move] a stimulated move is a march, for one action', () => {
    const t = stimulated('moveStim').do('rush', 'nothing', 'B6', 'B7', 'B8');
    expect([t.question, t.at('1b'), t.options().includes('B9')]).toEqual(['move', 'B8', true]);
  });

  test.each([
    ['[dt14.cmd.stim.attack-gone] the attack token', 'attackStim'],
    ['[dt14.cmd.stim.move-gone] the move token', 'moveStim'],
  ])('%s goes on activation', (_rule, token) => {
    expect(stimulated(token).unit('1b')).toMatchObject({ attackStim: false, moveStim: false });
  });

  test('[dt14.cmd.stim.three] three actions of work, never four', () => {
    const t = stimulated('attackStim moveStim');
    expect(t.options()).toEqual(expect.arrayContaining(['rush', 'fury']));
    t.do('rush');
    expect([t.options().includes('fury'), t.options().includes('attack')]).toEqual([false, true]);
  });
});
