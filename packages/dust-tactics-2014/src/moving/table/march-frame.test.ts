import { type GameEvent, Play, scriptedDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { rolling } from '../../../test/steps.ts';
import { measured } from '../../../test/tabletop.ts';
import { dustTactics2014 as game } from '../../game.ts';
import { optionId } from '../../options.ts';
import { faces } from '../../testing.ts';
import { unitNamed } from '../../units.ts';
import { type MarchFrame, marchFrame } from './frame.ts';
import { march } from './march.ts';

/** A match on a table, with dice that are told beforehand. */
function match(lines: readonly string[], dice = '') {
  const state = measured('reactions off', ...lines);
  const events: (GameEvent & Record<string, unknown>)[] = [];
  const told = scriptedDice(faces(dice));
  const play = new Play(game, state, told, {
    rolled: () => {},
    happened: (event) => events.push(event),
    revealed: () => {},
  });
  const options = () => {
    const all = play.options(play.seat);
    return Array.from({ length: all.length }, (_, n) => optionId(all.at(n)!));
  };
  const answer = (...ids: string[]) => {
    for (const id of ids) {
      const at = options().indexOf(id);
      const choice = at >= 0 ? play.options(play.seat).at(at)! : play.space?.parse(id);
      if (choice == null) throw new Error(`no "${id}" among ${options().join(' | ')}`);
      play.answer(play.seat, choice);
    }
  };
  return {
    play,
    events,
    options,
    answer,
    left: () => told.left(),
    unit: (name: string) => unitNamed(play.state, name)!,
  };
}

const types = (events: readonly GameEvent[]) => events.map(({ type }) => type);

describe('[dt14.table.hard-ground] a movement over hard ground', () => {
  const rubble = [
    'rubble r 250,300 350,300 350,500 250,500',
    'unit 1a dune-car at 150,400@0',
    'unit 2a hans at 800,800@0',
  ];

  test('rolls for a vehicle, which is stuck without its face', () => {
    const t = match(rubble, 'T');
    t.answer('activate 1a', 'move', 'nothing', 'go 430,400');
    expect(types(t.events)).toContain('stuck');
    expect(t.unit('1a').bases![0]![0]).toBeLessThan(300);
  });

  test('and comes through with it', () => {
    const t = match(rubble, 'F');
    t.answer('activate 1a', 'move', 'nothing', 'go 430,400');
    expect(types(t.events)).not.toContain('stuck');
    expect(t.unit('1a').bases).toEqual([[430, 400, 0, 0]]);
  });

  test('the roll is for the ground, for men for the wire', () => {
    const rolled = (card: string, place: string) => {
      const state = measured(`unit 1a ${card} at ${place}`);
      const frame: MarchFrame = { ...marchFrame(0, 300, 0, false), tests: [0, 0] };
      return rolling(march, 'hard').roll(state, frame);
    };
    expect(rolled('dune-car', '150,400@0')).toMatchObject({
      reason: 'terrain',
      rule: 'dt14.table.hard-ground',
    });
    expect(rolled('rosie', '150,400')).toMatchObject({ reason: 'wire', rule: 'dt14.fort.wire.roll' });
  });
});

describe('[dt14.terrain.crate.crush] a hull', () => {
  test('crushes the crates that it goes over, no others', () => {
    const t = match([
      'crate c 300,380 340,380 340,420 300,420',
      'crate d 300,680 340,680 340,720 300,720',
      'unit 1a karl at 150,400@0',
      'unit 2a hans at 800,800@0',
    ]);
    t.answer('activate 1a', 'move', 'nothing', 'go 350,400');
    expect(t.play.state.table!.features.map(({ id }) => id)).toEqual(['d']);
    expect(types(t.events)).toContain('crushed');
    expect(t.events.find(({ type }) => type === 'marched')).toMatchObject({ unit: '1a', ways: [[350, 400]] });
  });
});

describe('what may be answered', () => {
  test('whoever is on the table may stay', () => {
    const t = match(['unit 1a rosie at 150,400', 'unit 2a hans at 800,800@0']);
    t.answer('activate 1a', 'move', 'nothing');
    expect(t.options()).toEqual(['stop']);
  });

  test('[dt14.ruling.entry] whoever comes onto it must come', () => {
    const t = match(['unit 1a rosie', 'unit 2a hans at 800,800@0']);
    t.answer('activate 1a', 'move', 'nothing');
    expect(t.options()).toHaveLength(1);
    expect(t.options()[0]).toMatch(/^come /);
  });

  test('[dt14.ruling.aircraft.least] a plane must fly on', () => {
    const t = match(['unit 1a thunder at 450,450@0', 'unit 2a hans at 800,800@0']);
    t.answer('activate 1a', 'march');
    expect(t.options()).toHaveLength(1);
    expect(t.options()[0]).toMatch(/^go /);
  });

  test('[dt14.lift.pickup] an airlifter takes up what it hangs over', () => {
    const t = match([
      'unit 1a carrier at 450,450@0',
      'unit 1b natasha at 450,450@0',
      'unit 2a hans at 800,800@0',
    ]);
    t.answer('activate 1a', 'move', 'nothing');
    expect(t.options()).toContain('lift 1b');
    t.answer('lift 1b');
    expect(t.unit('1b')).toMatchObject({ place: 'aboard', carrier: 0, carriage: 'cargo' });
  });

  test('[dt14.table.mount] whoever has come to a hull may mount it', () => {
    const t = match([
      'unit 1a stefan at 300,400',
      'unit 1b hanomag at 450,400@0',
      'unit 2a rosie at 800,800',
    ]);
    t.answer('activate 1a', 'move', 'nothing', 'go 390,400');
    expect(t.options()).toEqual(['stop', 'board 1b as passenger']);
    t.answer('board 1b as passenger');
    expect(t.unit('1a')).toMatchObject({ place: 'aboard', carrier: 1, carriage: 'passenger' });
  });

  test('[dt14.table.mount] not from farther away', () => {
    const t = match([
      'unit 1a stefan at 300,400',
      'unit 1b hanomag at 450,400@0',
      'unit 2a rosie at 800,800',
    ]);
    t.answer('activate 1a', 'move', 'nothing', 'go 380,400');
    expect(t.options().some((id) => id.startsWith('board'))).toBe(false);
  });

  test('[dt14.table.put] and gets off beside it', () => {
    const t = match([
      'unit 1a stefan aboard 1b:passenger',
      'unit 1b hanomag at 450,400@0',
      'unit 2a rosie at 800,800',
    ]);
    t.answer('activate 1a', 'move', 'nothing', 'stand 450,450');
    expect(t.unit('1a')).toMatchObject({ place: 'board', carrier: -1, bases: [[450, 450, 0, 0]] });
    expect(types(t.events)).toContain('placed');
  });
});

describe('[dt14.table.mines] mines', () => {
  test('strike once for each who treads on them', () => {
    const t = match(
      ['mines m 200,300 260,300 260,500 200,500', 'unit 1a rosie at 150,400', 'unit 2a hans at 800,800@0'],
      'T',
    );
    t.answer('activate 1a', 'move', 'nothing', 'go 300,400');
    expect(t.left()).toBe(0);
    expect(t.unit('1a').bases).toEqual([[300, 400, 0, 0]]);
  });
});
