import { expect, test } from 'vitest';
import { HIT, MISS } from '../dice.ts';
import { parsePosition } from '../notation/parse.ts';
import { attackPlan } from '../query.ts';
import type { CoreState } from '../state.ts';
import { unitNamed } from '../table/units.ts';
import { strikeBackLines } from './attack.ts';

const position = (map: string, units: string): CoreState => {
  const read = parsePosition(`map\n${map}\n${units}`);
  if ('stack' in read) return read;
  throw new Error(JSON.stringify(read));
};

/** The save of a squad against the first line of the first unit that fires. */
const saveOf = (map: string, units: string, line?: string) => {
  const state = position(map, units);
  const lines = line === undefined ? {} : { lines: [line] };
  return attackPlan(state, state.units[0]!, state.units[1]!, lines).ranged.lines[0]!.guard.save;
};

test('[dt1.cover.card] [dt1.cover.hit-save] [dt1.cover.miss-save] HIT in soft cover, MISS in hard', () => {
  const rangers = 'axis recon-grenadiers A1\nallies combat-rangers D1';
  expect(saveOf('  ....', rangers)).toBeNull();
  expect(saveOf('  ...c', rangers)).toEqual({ faces: HIT, again: 0 });
  expect(saveOf('  ...t', rangers)).toEqual({ faces: MISS, again: 0 });
});

test('[dt1.cover.card] a card without a save for soft cover has none there', () => {
  const brass = 'axis recon-grenadiers A1\nallies iron-brass D1';
  expect(saveOf('  ...c', brass)).toBeNull();
  expect(saveOf('  ...t', brass)).toEqual({ faces: HIT, again: 0 });
});

test('[dt1.ruling.huge-cover] a huge vehicle fires from the square that leaves a squad least cover', () => {
  const map = '  ....\n  ..#.\n  ....\n  ....';
  const rangers = 'allies combat-rangers C3';
  expect(saveOf(map, `axis sturm-koenig A1\n${rangers}`, 'storm-guns')).toBeNull();
  expect(saveOf(map, `axis luther B2\n${rangers}`, 'flak')).toEqual({ faces: HIT, again: 0 });
  const blocked = '  ...\n  ..#\n  ...\n  ...';
  expect(saveOf(blocked, 'axis sturm-koenig A3\nallies combat-rangers C1', 'storm-guns')).toEqual({
    faces: HIT,
    again: 0,
  });
});

test('[dt1.close.retaliate.weapon] who has a close-combat weapon that harms the attacker strikes back with it', () => {
  const back = (units: string): string[] => {
    const state = position('  ...', units);
    const [attacker, struck] = [unitNamed(state, 'attacker'), unitNamed(state, 'struck')];
    return strikeBackLines(state, struck, attacker).map(({ line, shots }) => `${line.id} ${shots}`);
  };
  const rangers = 'allies recon-rangers A1 name=attacker';
  expect(back(`${rangers}\naxis recon-grenadiers B1 name=struck`)).toEqual(['knife-grenade 0']);
  expect(back(`${rangers}\naxis luther B1 name=struck`)).toEqual(['combat-claw 0']);
  expect(back(`${rangers}\naxis ludwig B1 name=struck`)).toEqual([]);
  expect(back('axis luther A1 name=attacker\nallies recon-rangers B1 name=struck')).toEqual([]);
});
