import { expect, test } from 'vitest';
import { dustTactics } from '../game.ts';

const army = (hero: string) => ({
  forces: { allies: [{ card: 'the-boss', hero }], axis: [{ card: 'luther' }] },
  points: 'open',
});

test('[dt1.cmd.hero] [dt1.ruling.commander] only a hero with Commander joins a command squad', () => {
  expect(dustTactics.setup(army('joe-brown') as never)).toMatchObject([{ rule: 'dt1.cmd.hero' }]);
  expect(dustTactics.setup(army('ellen-ward') as never)).toHaveProperty('units');
});
