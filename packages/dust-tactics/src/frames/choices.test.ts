import { Play, scriptedDice } from '@dustfront/kernel';
import { expect, test } from 'vitest';
import { table } from '../../test/table.ts';
import { dustTactics } from '../game.ts';
import { parsePosition } from '../notation/parse.ts';
import { optionId } from '../options.ts';
import type { CoreState } from '../state.ts';

const FACING = `
  round 2
  turn allies
  options reactive-fire=off
  map
    . . . . . .
  allies combat-rangers A1
  axis recon-grenadiers B1`;

test('[dt1.action.none] a unit may be activated and do nothing, which is its activation', () => {
  table({
    position: FACING,
    steps: [
      'activate combat-rangers',
      { include: ['move + shoot', 'shoot + move', 'move + move', 'sustained attack', 'do nothing'] },
      'do nothing',
      { ask: { unit: 'combat-rangers' }, expect: { activated: true, moved: false, place: 'A1' } },
      { options: ['activate recon-grenadiers'], seat: 1 },
    ],
  });
});

test('[dt1.attack.all-weapons] [dt1.attack.close-same] all weapons fire in one attack, close ones too', () => {
  table({
    position: FACING,
    steps: [
      'activate combat-rangers',
      'sustained attack',
      {
        include: [
          'fire combat-rangers/m1 at recon-grenadiers',
          'fire combat-rangers/bazooka at recon-grenadiers',
          'fire combat-rangers/ugl x4 at recon-grenadiers',
          'fire combat-rangers/knife-grenade at recon-grenadiers',
        ],
      },
      'fire combat-rangers/m1 at recon-grenadiers',
      {
        include: ['fire combat-rangers/knife-grenade at recon-grenadiers', 'open fire'],
        exclude: ['fire combat-rangers/m1 at recon-grenadiers'],
      },
    ],
  });
});

test('[dt1.sw.shoot] [dt1.sw.no-action] a special weapon fires with the others and costs no action', () => {
  table({
    position: FACING,
    steps: [
      'activate combat-rangers',
      'shoot + move',
      'fire combat-rangers/m1 at recon-grenadiers',
      'fire combat-rangers/bazooka at recon-grenadiers',
      { include: ['open fire'] },
    ],
  });
});

test('[dt1.ammo.normal] limited weapons have targets, range and their one turn like others, and shots besides', () => {
  table({
    position: `
      turn allies
      options reactive-fire=off
      map
        . . . . . . . .
      allies combat-rangers A1 ugl=2
      axis recon-grenadiers D1`,
    steps: [
      'activate combat-rangers',
      'shoot + move',
      {
        options: [
          'fire combat-rangers/m1 at recon-grenadiers',
          'fire combat-rangers/bazooka at recon-grenadiers',
          'fire combat-rangers/ugl x1 at recon-grenadiers',
          'fire combat-rangers/ugl x2 at recon-grenadiers',
          'open fire',
        ],
      },
    ],
  });
});

const REACTION = `
  round 2
  turn axis
  map
    . . . . . .
  axis recon-grenadiers D1
  allies combat-rangers A1`;

test('[dt1.ruling.reactive-ammo] who reacts fires every line in range; grenades are his own choice', () => {
  table({
    position: REACTION,
    dice: 'H',
    steps: [
      'activate recon-grenadiers',
      'move + move',
      'step C1',
      'react combat-rangers',
      {
        include: [
          'fire combat-rangers/m1 at recon-grenadiers',
          'fire combat-rangers/ugl x1 at recon-grenadiers',
        ],
        exclude: ['open fire', 'hold'],
      },
      'fire combat-rangers/m1 at recon-grenadiers',
      { exclude: ['open fire'] },
      'fire combat-rangers/bazooka at recon-grenadiers',
      { include: ['open fire', 'fire combat-rangers/ugl x4 at recon-grenadiers'] },
    ],
  });
});

test('[dt1.faq.reactive.close] who reacts uses his knife only against a neighbour', () => {
  const knife = 'fire combat-rangers/knife-grenade at recon-grenadiers';
  table({
    position: REACTION,
    dice: 'H',
    steps: [
      'activate recon-grenadiers',
      'move + move',
      'step C1',
      'hold',
      'step B1',
      'react combat-rangers',
      { include: [knife, 'fire combat-rangers/m1 at recon-grenadiers'] },
    ],
  });
  table({
    position: REACTION,
    dice: 'H',
    steps: [
      'activate recon-grenadiers',
      'move + move',
      'step C1',
      'react combat-rangers',
      { exclude: [knife] },
    ],
  });
});

test('[dt1.ruling.reactive-fire] within four squares, and not beyond', () => {
  const begin = (from: string) => `
    round 2
    turn axis
    map
      . . . . . . .
    axis luther ${from}
    allies pounder A1`;
  table({
    position: begin('F1'),
    steps: ['activate luther', 'move + shoot', 'step E1', { options: ['hold', 'react pounder'], seat: 0 }],
  });
  table({
    position: begin('G1'),
    steps: ['activate luther', 'move + move', 'step F1', { include: ['stop'], seat: 1 }],
  });
});

const OUTSIDE = `
  round 1
  turn allies
  map
    . . .
    . . .
  entry allies A2
  entry axis A1
  allies pounder reserve
  axis luther C1`;

test('[dt1.ruling.entry-forced] who is activated outside has to come in', () => {
  table({
    position: OUTSIDE,
    steps: [
      'activate pounder',
      { options: ['move + shoot', 'move + move'] },
      { refuse: 'do nothing', code: 'must-enter' },
      { refuse: 'shoot + move', code: 'must-enter' },
    ],
  });
});

test('[dt1.enter.no-sustained] and makes no sustained attack', () => {
  table({
    position: OUTSIDE,
    steps: [
      'activate pounder',
      { refuse: 'sustained attack', code: 'must-enter', rule: 'dt1.enter.no-sustained' },
    ],
  });
});

test('[dt1.ruling.entry-full] who finds every entry taken waits outside, his activation spent', () => {
  table({
    position: `${OUTSIDE}\n  allies hot-dog A2`,
    steps: [
      'activate pounder',
      { event: { type: 'no-room', unit: 'pounder' } },
      { ask: { unit: 'pounder' }, expect: { place: 'reserve', activated: true } },
      { options: ['activate luther'], seat: 1 },
    ],
  });
});

test('[dt1.skill.charge.shared] a squad charges with the hero who joined it', () => {
  const position = (hero: string) => `
    turn axis
    map
      . . . .
    axis recon-grenadiers A1 with=${hero}
    axis ${hero} A1 with=recon-grenadiers
    allies pounder D1`;
  table({ position: position('markus'), steps: ['activate recon-grenadiers', { include: ['charge'] }] });
  table({ position: position('sigrid'), steps: ['activate recon-grenadiers', { exclude: ['charge'] }] });
});

test('[dt1.skill.jump.as-move] a move is walked or jumped, as its player says', () => {
  table({
    position: `
      turn allies
      options reactive-fire=off
      map
        . t .
      allies pounder A1
      allies recon-rangers destroyed figures=none
      axis luther reserve`,
    steps: [
      'activate pounder',
      'move + move',
      { options: ['walk', 'jump'], question: 'gait' },
      'jump',
      'step B1',
      'step C1',
      { ask: { unit: 'pounder' }, expect: { place: 'C1' } },
    ],
  });
});

/** The state after these answers, whoever is asked. */
function after(position: string, faces: readonly number[], answers: readonly string[]): CoreState {
  const begin = parsePosition(position) as CoreState;
  const play = new Play(dustTactics, begin, scriptedDice(faces));
  for (const id of answers) {
    const options = play.options(play.seat);
    const all = Array.from({ length: options.length }, (_, i) => options.at(i)!);
    play.answer(play.seat, all.find((option) => optionId(option) === id)!);
  }
  return play.state;
}

test('[dt1.ruling.special-lost] an order whose man has fallen is lost, and was the try of the round', () => {
  const position = [
    'round 2',
    'turn allies',
    'map',
    '  .....',
    '  .....',
    'allies the-boss A1 figures=1,4',
    'allies combat-rangers A2 figures=1',
    'axis recon-grenadiers D1 figures=4',
  ].join('\n');
  const announced = ['activate the-boss', 'move + get-up', 'step B1'];
  const shot = ['react recon-grenadiers', 'fire recon-grenadiers/stg47 at the-boss', 'open fire'];
  const lost = after(position, [0, 0], [...announced, ...shot, 'lose the-boss.4']);
  expect(lost.units[0]).toMatchObject({ figures: [0], tried: true, activated: true });
  expect(lost.units[1]).toMatchObject({ figures: [0] });
  expect(lost.stack.at(-1)).toMatchObject({ kind: 'round', step: 'activate' });
});

test('[dt1.ruling.special-lost] a hero who fell before he could help has not tried an order', () => {
  const position = [
    'round 2',
    'turn allies',
    'map',
    '  .....',
    '  .....',
    'allies recon-rangers A1 with=rosie figures=1',
    'allies rosie A1 with=recon-rangers health=1',
    'allies pounder A2 health=1',
    'axis recon-grenadiers D1 figures=4',
  ].join('\n');
  const announced = ['activate recon-rangers', 'move + tank-head', 'step B1'];
  const shot = ['react recon-grenadiers', 'fire recon-grenadiers/stg47 at recon-rangers', 'open fire'];
  const lost = after(position, [0, 0], [...announced, ...shot, 'lose a health point of rosie']);
  expect(lost.units[0]).toMatchObject({ figures: [0], tried: false });
  expect(lost.units[2]).toMatchObject({ health: 1 });
});
