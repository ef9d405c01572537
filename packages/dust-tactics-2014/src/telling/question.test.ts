import type { Frame } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import {
  type AttackFrame,
  activationFrame,
  aftermathFrame,
  attackFrame,
  gameFrame,
  moveFrame,
  observedFrame,
  reactionFrame,
  returningFrame,
  specialFrame,
} from '../frames/make.ts';
import { damageFrame, plainPool, wreckFrame } from '../frames/make-damage.ts';
import { marchFrame } from '../moving/table/frame.ts';
import type { TacticsState } from '../state.ts';
import { table } from '../testing.ts';
import { questionMessage } from './question.ts';

const POSITION = `
  unit 1a ranger-combat-squad at C3
  unit 1b mickey at E5
  unit 1c rosie
  unit 1d johnny-one-eye aboard 1b:rider
  unit 2a hans at K2
`;

/** The question as it is told while a procedure is under way: its key, and what fills it. */
function told(question: string, frame: object, change: Partial<TacticsState> = {}): string {
  const { state } = table(POSITION);
  const { key, params } = questionMessage(question, { ...state, ...change, stack: [frame as Frame] });
  const filled = Object.entries(params ?? {}).map(([name, value]) => `${name}=${value}`);
  return [key.replace('question.', ''), ...filled].join(' | ');
}

describe('questions in words', () => {
  test('the number of the action that is asked for', () => {
    expect(told('declare', activationFrame(0))).toBe('declare | unit=Ranger Combat Squad | number=1 | of=2');
    const frame = { ...activationFrame(1), budget: 3, actions: [{ id: 'march', cost: 2, worth: 2 }] };
    expect(told('declare', frame)).toBe('declare | unit=Mickey | number=3 | of=3');
  });

  test.each([
    ['steps left', 0, 2, 'move | unit=Ranger Combat Squad | left=2'],
    ['one step left', 0, 1, 'move.one | unit=Ranger Combat Squad | left=1'],
    ['a machine turns at the end', 1, 0, 'move.face | unit=Mickey | left=0'],
    ['a squad only ends', 0, 0, 'move.end | unit=Ranger Combat Squad | left=0'],
    ['from off the board', 2, 3, 'move.enter | unit=Rosie | left=3'],
    ['nobody', 9, 0, 'move.end | unit= | left=0'],
  ])('moving: %s', (_, unit, left, message) => {
    expect(told('move', moveFrame(unit, left, false))).toBe(message);
  });

  test.each([
    ['on the table', 'march', 0, 'march | unit=Ranger Combat Squad | left=20'],
    ['onto the table', 'march', 2, 'march.enter | unit=Rosie | left=20'],
    ['out of a vehicle', 'march', 3, 'march.off | unit=Johnny One-Eye | left=20'],
    ['another question of it', 'drop', 2, 'drop | unit=Rosie | left=20'],
  ])('moving in centimetres: %s', (_, question, unit, message) => {
    expect(told(question, marchFrame(unit, 200, 0, false))).toBe(message);
  });

  describe('an attack', () => {
    const shot = (target: number) => ({ target }) as AttackFrame['shots'][number];
    const frame: AttackFrame = {
      ...attackFrame(0, false),
      rows: [{ by: 2, weapon: 1 }] as AttackFrame['rows'],
      shots: [shot(4), shot(1), shot(4)],
      skills: ['fighting-spirit:1'],
    };

    test('which weapon of whom is being declared', () => {
      expect(told('declare-target', frame)).toBe(
        'declare-target | unit=Rosie | target=Hans | weapon=Bazooka',
      );
    });
    test('no weapon where none is left, nor in another question', () => {
      expect(told('declare-target', { ...frame, row: 1 })).toBe(
        'declare-target | unit=Ranger Combat Squad | target=Hans',
      );
      expect(told('name-target', { ...frame, shots: [] })).toBe(
        'name-target | unit=Ranger Combat Squad | target=',
      );
    });
    test('which skill, and who is joined', () => {
      expect(told('use-skill', frame)).toBe(
        'use-skill | unit=Ranger Combat Squad | target=Hans | skill=Fighting Spirit',
      );
      expect(told('join-under-attack', frame)).toBe(
        'join-under-attack | unit=Ranger Combat Squad | target=Hans, Mickey',
      );
    });
  });

  test('how many hits are still to be taken', () => {
    const hits = (...counts: number[]) =>
      told(
        'take-hit',
        damageFrame(
          4,
          counts.map((count) => plainPool(count, 1)),
        ),
      );
    expect(hits(2, 1)).toBe('take-hit | unit=Hans | hits=3');
    expect(hits(0, 1)).toBe('take-hit.last | unit=Hans | hits=1');
  });

  test('observed fire, wrecks and reactions', () => {
    expect(told('fire', observedFrame(0, 1, false))).toBe('fire | unit=Mickey');
    expect(told('escape', { ...wreckFrame(1, [], []), now: 3 } as Frame)).toBe(
      'escape | unit=Johnny One-Eye | machine=Mickey',
    );
    expect(told('react', { ...reactionFrame(0, 1), reactor: 4 } as Frame)).toBe(
      'react | enemy=Ranger Combat Squad | unit=Hans',
    );
  });

  test('who comes back, and who rises', () => {
    expect(told('place-returned', returningFrame(0, [1], 0))).toBe(
      'place-returned | unit=Ranger Combat Squad',
    );
    expect(told('place-risen', { ...aftermathFrame(), now: 2 })).toBe('place-risen | unit=Rosie');
  });

  test('special actions tell whom they are done to only where one is chosen', () => {
    const frame: Frame = { ...specialFrame('repair', 0), target: 1 } as Frame;
    expect(told('choose-target', frame)).toBe('choose-target | unit=Ranger Combat Squad | target=Mickey');
    expect(told('pick-soldier', frame)).toBe('pick-soldier | unit=Ranger Combat Squad | target=Mickey');
    expect(told('repair', frame)).toBe('repair');
  });

  describe('setting up', () => {
    const frame: Frame = { ...gameFrame(), placing: 1, waiting: [2] } as Frame;

    test('terrain by its kind, any where there are several', () => {
      const left = (...pieces: string[]) => told('place-terrain', frame, { pieces: [['crate'], pieces] });
      expect(left('grove', 'grove')).toBe('place-terrain.grove | left=2');
      expect(left('grove', 'tile')).toBe('place-terrain.any | left=2');
      expect(left()).toBe('place-terrain.tile | left=0');
    });
    test('works by their kind', () => {
      expect(told('place-fortification', frame, { works: [[], ['strongpoint:gun', 'bunker']] })).toBe(
        'place-fortification.strongpoint',
      );
      expect(told('place-fortification', frame)).toBe('place-fortification.bunker');
    });
    test('who is paired', () => {
      expect(told('pair-units', frame)).toBe('pair-units | unit=Rosie');
      expect(told('pair-units', gameFrame())).toBe('pair-units | unit=');
      expect(told('choose-edge', frame)).toBe('choose-edge');
    });
  });
});
