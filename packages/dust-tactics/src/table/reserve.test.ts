import { expect, test } from 'vitest';
import { notation } from '../notation/index.ts';
import { parsePosition } from '../notation/parse.ts';
import { firingsAt } from '../query.ts';
import type { CoreState } from '../state.ts';
import { unitNamed } from './units.ts';

test('who waits outside has no miniatures on the board', () => {
  const state = parsePosition('map\n  ..\nallies recon-rangers reserve') as CoreState;
  const answer = notation.questions!.unit!(state, 'recon-rangers');
  expect(answer).toMatchObject({ place: 'reserve', soldiers: 5, miniatures: 0 });
});

test('[dt1.ammo.cap] [dt1.ruling.ammo-cap] shots of one limited weapon count against those of another', () => {
  const cells = new Array(14).fill({ dice: 1, damage: 1 });
  const origin = { range: 'designed', carriers: 'designed', cells: 'd'.repeat(14), limited: 'designed' };
  const weapon = (id: string, limited: number) => ({ id, name: id, limited, range: 4, carriers: 2, cells });
  const card = {
    id: 'throwers',
    name: 'Throwers',
    bloc: 'allies',
    kind: 'squad',
    armour: { class: 'infantry', level: 2 },
    move: 1,
    miniatures: 3,
    health: 3,
    ap: { original: 1, later: 10 },
    cover: { soft: 'hit', hard: 'miss' },
    skills: [],
    weapons: [weapon('bottle', 2), weapon('stone', 2)].map((line) => ({
      ...line,
      kind: 'gun',
      traits: [],
      origin,
    })),
    figures: [['bottle', 'stone'], ['bottle', 'stone'], []],
    origin: { skills: {} },
  };
  const state = parsePosition(
    `card ${JSON.stringify(card)}\nmap\n  ...\nallies throwers A1\naxis recon-grenadiers C1`,
  ) as CoreState;
  const shots = firingsAt(state, unitNamed(state, 'throwers'), unitNamed(state, 'recon-grenadiers'));
  expect(shots.map(({ line, shots: count }) => [line.id, count])).toEqual([
    ['bottle', 2],
    ['stone', 1],
  ]);
});
