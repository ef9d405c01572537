import { questionFor } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { dustTactics2014 } from '../game.ts';
import { type Table, table } from '../testing.ts';

const greyed = (t: Table) =>
  Object.fromEntries(
    questionFor(dustTactics2014, t.state, t.seat)!
      .greyed()
      .map(({ id, refusal }) => [id, refusal.rule]),
  );

describe('what cannot be done says why', () => {
  test.each([
    ['[dt14.range.limit] what is too far', 'lara at L3', 'dt14.range.limit'],
    ['[dt14.arc.vehicle.card] what is behind', 'manfred at A3', 'dt14.arc.vehicle.card'],
    ['[dt14.los.centres] what is hidden by a structure', 'sigrid at F3', 'dt14.los.centres'],
    ['[dt14.card.cell.blank] what the gun cannot harm', 'flammluther at D2', 'dt14.card.cell.blank'],
    [
      '[dt14.skill.camouflage.hidden] what hides',
      'sturmgrenadier-sniper-squad at F1\ncrates F1',
      'dt14.skill.camouflage.hidden',
    ],
  ])('%s', (_rule, enemy, rule) => {
    const t = table(
      `reactions off
      map
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . . # . . . . . . .
      . . . . . . . . . . . .
      unit 1a wildfire at C3 facing E
      unit 2a stefan at D3
      unit 2b ${enemy}`,
    ).do('activate 1a', 'attack', 'nothing');
    expect(greyed(t)).toEqual({ '1a Quad Heavy Machinegun x1 at 2b': rule });
  });

  test('[dt14.target.legal] an attack without a target', () => {
    const t = table('reactions off\nunit 1a hans at A1 acted\nunit 2a honey at L9').do('activate 1a');
    expect(greyed(t)).toEqual({ attack: 'dt14.target.legal', sustained: 'dt14.target.legal' });
  });

  test.each([
    ['[dt14.act.mix.two-moves] a second move', 'acted', ['move'], { move: 'dt14.act.mix.two-moves' }],
    ['[dt14.act.cost.march] a march for one action', 'acted', ['move'], { march: 'dt14.act.cost.march' }],
    ['[dt14.stun.nothing] anything but Nothing when stunned', 'stuns -', [], { move: 'dt14.stun.nothing' }],
  ])('%s', (_rule, token, ids, refusals) => {
    const t = table(`reactions off\nunit 1a hans at A1 ${token}\nunit 2a honey at L9`).do(
      'activate 1a',
      ...ids,
    );
    expect(greyed(t)).toMatchObject(refusals);
  });
});
