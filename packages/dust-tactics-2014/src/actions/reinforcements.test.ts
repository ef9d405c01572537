import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Reinforcements and Replacement Vehicle', () => {
  test('[dt14.cmd.reinf.officer] [dt14.cmd.reinf.action] [dt14.cmd.reinf.die] [dt14.cmd.reinf.kind] [dt14.cmd.reinf.no-hero] [dt14.cmd.reinf.eliminated] [dt14.cmd.reinf.ends] [dt14.cmd.reinf.activates] [dt14.cmd.reinf.reserves] [dt14.cmd.reinf.edge] [dt14.cmd.reinf.once] [dt14.ruling.reinforcements.fresh] [dt14.ruling.reinforcements.edge] a lost squad comes from the edge and activates at once, one success a side', () => {
    const t = table(
      'reactions off\nedges N S\nunit 1a sturmgrenadier-command-squad at A5\nunit 1b sturmgrenadier-assault-squad gone soldiers - ammo 0,0,0\nunit 1c stefan gone marks 4\nunit 1d hans gone marks 5\nunit 2a honey at L1',
      'F',
    ).do('activate 1a', 'reinforcements', 'nothing');
    expect(t.options()).toEqual(['choose 1b']);
    t.do('choose 1b');
    expect(t.unit('1b').soldiers).toHaveLength(5);
    expect(t.unit('1b').ammo).toEqual([0, 2, 0]);
    expect(t.options()).toEqual(['move', 'march']);
    t.do('move', 'nothing', 'enter C1', 'stop');
    expect(t.state.reinforced).toEqual([true, false]);
    const again = table(
      'reactions off\nreinforced 1\nunit 1a sturmgrenadier-command-squad at A5\nunit 1b sturmgrenadier-assault-squad gone soldiers -\nunit 2a honey at L1',
    ).do('activate 1a');
    expect(again.options()).not.toContain('reinforcements');
  });

  test('[dt14.cmd.replace.officer] [dt14.cmd.replace.action] [dt14.cmd.replace.die] [dt14.cmd.replace.kind] [dt14.cmd.replace.wreck] [dt14.cmd.replace.ends] [dt14.cmd.replace.activates] [dt14.cmd.replace.reserves] [dt14.cmd.replace.edge] [dt14.cmd.replace.once] [dt14.cmd.replace.separate] [dt14.cmd.reinf.victory] [dt14.cmd.replace.victory] a lost vehicle likewise, counted apart; lost again it scores again', () => {
    const t = table(
      'reactions off\nreinforced 1\nscore 0 7\nedges N S\nunit 1a sturmgrenadier-command-squad at A5\nunit 1d hans gone marks 5\nunit 1e falke gone marks 6\nunit 2a honey at C5 facing N',
      'F',
    ).do('activate 1a', 'replacement-vehicle', 'nothing');
    expect(t.options()).toEqual(['choose 1d']);
    t.do('choose 1d', 'move', 'nothing', 'enter C1', 'face S');
    expect(t.at('1d')).toBe('C1');
    expect(t.state.replaced).toEqual([true, false]);
    const lost = table(
      'reactions off\nscore 0 7\nto-act 2\nunit 1d hans at C1 marks 4\nunit 2a blackhawk at C5 facing N',
      'FTT',
    ).do('activate 2a', 'attack', 'nothing', '2a Heavy Piat x1 at 1d');
    expect(lost.state.scores).toEqual([0, 14]);
  });
});
