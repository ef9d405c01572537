import { expect, test } from 'vitest';
import { checkInvariants } from './invariants.ts';
import { parsePosition } from './notation/parse.ts';
import type { CoreState } from './state.ts';

const position = (units: string, lines = ''): CoreState => {
  const read = parsePosition(`${lines}\nround 3\nmap\n  ....\n  ...#\n${units}`);
  if ('stack' in read) return read;
  throw new Error(JSON.stringify(read));
};

const WHOLE = `
allies recon-rangers A1 with=joe-brown ugl=0
allies joe-brown A1 with=recon-rangers health=1
allies pounder B1
axis luther reserve
axis recon-grenadiers destroyed figures=none
axis sigrid left health=0
`;

const broken = (state: CoreState, change: (state: CoreState) => void): string => {
  change(state);
  try {
    checkInvariants(state);
  } catch (error) {
    return (error as Error).message;
  }
  return 'whole';
};

test('a sound position is let pass', () => {
  expect(broken(position(WHOLE), () => {})).toBe('whole');
});

test.each<[string, (state: CoreState) => void]>([
  [
    'pounder is destroyed on square 1',
    ({ units }) => {
      units[2]!.place = 'destroyed';
    },
  ],
  [
    'pounder is board on square -1',
    ({ units }) => {
      units[2]!.square = -1;
    },
  ],
  [
    'recon-rangers is more than whole',
    ({ units }) => {
      units[0]!.figures.push(5);
    },
  ],
  [
    'pounder is more than whole',
    ({ units }) => {
      units[2]!.health = 5;
    },
  ],
  [
    'sigrid is more than whole',
    ({ units }) => {
      units[5]!.health = -1;
    },
  ],
  [
    'pounder is dead on its feet',
    ({ units }) => {
      units[2]!.health = 0;
    },
  ],
  [
    'recon-rangers is dead on its feet',
    ({ units }) => {
      units[0]!.figures = [];
    },
  ],
  [
    'luther is dead on its feet',
    ({ units }) => {
      units[3]!.health = 0;
    },
  ],
  [
    'recon-rangers has -1 of ugl',
    ({ units }) => {
      units[0]!.ammo.ugl = -1;
    },
  ],
  [
    'recon-rangers has 3 of ugl',
    ({ units }) => {
      units[0]!.ammo.ugl = 3;
    },
  ],
  [
    'pounder has 1 of rockets',
    ({ units }) => {
      units[2]!.ammo.rockets = 1;
    },
  ],
  [
    'recon-rangers and joe-brown are not together',
    ({ units }) => {
      units[1]!.joined = 2;
    },
  ],
  [
    'recon-rangers and joe-brown are not together',
    ({ units }) => {
      units[1]!.square = 3;
    },
  ],
  [
    'recon-rangers and joe-brown are not together',
    ({ units }) => {
      Object.assign(units[1]!, { place: 'left', square: 0 });
    },
  ],
  [
    'pounder and recon-rangers share a square',
    ({ units }) => {
      units[2]!.square = 0;
    },
  ],
  [
    'pounder stands on a terrain square',
    ({ units }) => {
      units[2]!.square = 7;
    },
  ],
  [
    'pounder hangs over the border',
    ({ units }) => {
      Object.assign(units[2]!, { square: 3, size: 2 });
    },
  ],
])('%s', (message, change) => {
  expect(broken(position(WHOLE), change)).toBe(`invariant broken in round 3: ${message}`);
});

test('soldiers on the move pass through their friends, and heroes share any square', () => {
  const both = 'allies recon-rangers A1\nallies combat-rangers A1';
  const stack = `stack ${JSON.stringify([
    { kind: 'game', step: 'after-round' },
    { kind: 'move', step: 'step' },
  ])}`;
  expect(broken(position(both, stack), () => {})).toBe('whole');
  expect(broken(position(both), () => {})).toContain('share a square');
  expect(broken(position('allies recon-rangers A1\nallies joe-brown A1'), () => {})).toBe('whole');
});
