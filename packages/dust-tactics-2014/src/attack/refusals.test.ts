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
  test('[dt14.range.limit] [dt14.arc.vehicle.card] [dt14.los.centres] [dt14.card.cell.blank] [dt14.skill.camouflage.hidden] targets', () => {
    const t = table(`reactions off
      map
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . . # . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      unit 1a wildfire at C3 facing E
      unit 2a stefan at D3
      unit 2b lara at L3
      unit 2c manfred at A3
      unit 2d sigrid at F3
      unit 2e flammluther at D2`).do('activate 1a', 'attack', 'nothing');
    expect(greyed(t)).toEqual({
      '1a Quad Heavy Machinegun x1 at 2b': 'dt14.range.limit',
      '1a Quad Heavy Machinegun x1 at 2c': 'dt14.arc.vehicle.card',
      '1a Quad Heavy Machinegun x1 at 2d': 'dt14.los.centres',
      '1a Quad Heavy Machinegun x1 at 2e': 'dt14.card.cell.blank',
    });
  });

  test('[dt14.target.legal] [dt14.act.mix.two-moves] [dt14.act.cost.march] [dt14.stun.nothing] actions', () => {
    const t = table('reactions off\nunit 1a hans at A1 acted\nunit 2a honey at L9').do('activate 1a');
    expect(greyed(t)).toEqual({ attack: 'dt14.target.legal', sustained: 'dt14.target.legal' });
    t.do('move');
    expect(greyed(t)).toMatchObject({ move: 'dt14.act.mix.two-moves', march: 'dt14.act.cost.march' });
    const stunned = table('reactions off\nunit 1a hans at A1 stuns -\nunit 2a honey at L9').do('activate 1a');
    expect(greyed(stunned)).toMatchObject({ move: 'dt14.stun.nothing' });
  });
});
