import { expect, test } from 'vitest';
import { dustMakeSetup, dustSeats, dustStandard } from './setup.ts';

test('before the table has dealt armies no seat is shown in the paint of one', () => {
  const seats = dustSeats(dustMakeSetup({ ...dustStandard(), fields: { players: '4' } }));
  expect(seats).toHaveLength(4);
  for (const seat of seats) expect(seat).not.toHaveProperty('army');
});
