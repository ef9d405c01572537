import { expect, test } from 'vitest';
import { isCommandCard, isCommandSquad } from '../exceptions/command-squad.ts';
import { parsePosition } from '../notation/parse.ts';
import type { CoreState } from '../state.ts';
import { BOXED_ALLIES, BOXED_AXIS } from './armies.ts';
import { cardIdsOf } from './army.ts';
import { ROLES } from './card.ts';
import { isEveryones } from './define.ts';
import { CORE_CARDS, cardById } from './index.ts';
import { PROPERTY_RULES, ROLE_RULES } from './properties.ts';
import { validateCard } from './validate.ts';

/** A card's lines: id, range, carriers and boxes, if they run out. */
const linesOf = (id: string): string[] =>
  cardById(id)!.weapons.map(
    ({ id: line, range, carriers, limited }) =>
      `${line} ${range} ${carriers}${limited ? ` [${limited}]` : ''}`,
  );

test('[dt1.box.army] the company of a side: two robots, three squads of five, one hero', () => {
  for (const [army, bloc] of [
    [BOXED_ALLIES, 'allies'],
    [BOXED_AXIS, 'axis'],
  ] as const) {
    const cards = cardIdsOf(army.units).map((id) => cardById(id)!);
    expect(army.bloc).toBe(bloc);
    expect(cards.map((card) => card.bloc)).toEqual(new Array(6).fill(bloc));
    expect(cards.map((card) => `${card.kind} ${card.miniatures}`).sort()).toEqual([
      'hero 1',
      'squad 5',
      'squad 5',
      'squad 5',
      'vehicle 1',
      'vehicle 1',
    ]);
  }
});

test('[dt1.cmd.box] none of the twelve cards of the box is a command squad', () => {
  expect(CORE_CARDS).toHaveLength(12);
  expect(CORE_CARDS.filter(isCommandCard)).toEqual([]);
});

test('[dt1.cmd.card] the ability Command Squad on a card makes it one', () => {
  expect([cardById('the-boss')!, cardById('recon-rangers')!].map(isCommandCard)).toEqual([true, false]);
  const state = parsePosition('map\n  ..\nallies the-boss A1\nallies recon-rangers B1') as CoreState;
  expect(state.units.map((unit) => isCommandSquad(state, unit))).toEqual([true, false]);
});

test('[dt1.ammo.boxes] boxes are single shots for the whole game', () => {
  expect(linesOf('recon-rangers')).toEqual([
    'm1 4 4',
    'victory-mg 4 1',
    'ugl 3 2 [2]',
    'knife-grenade C all',
  ]);
  const state = parsePosition('map\n  ..\nallies recon-rangers A1') as CoreState;
  expect(state.units[0]!.ammo).toEqual({ ugl: 2 });
  expect(PROPERTY_RULES.limited).toContain('dt1.ammo.boxes');
});

test('[dt1.faq.card.no-extras] [dt1.faq.name.tank-killers] Bot Hunters, Tank Killers: nothing extra', () => {
  expect(cardById('bot-hunters')).toMatchObject({ name: 'Bot Hunters', bloc: 'allies', miniatures: 5 });
  expect(cardById('tank-killers')).toMatchObject({ name: 'Tank Killers', bloc: 'axis', miniatures: 5 });
  expect(linesOf('bot-hunters').map((line) => line.split(' ')[0])).toEqual([
    'm1',
    'bazooka',
    'knife-grenade',
  ]);
  expect(linesOf('tank-killers').map((line) => line.split(' ')[0])).toEqual([
    'stg47',
    'panzerschreck',
    'knife-grenade',
  ]);
});

test('[dt1.faq.grenade.joe] Joe Brown’s grenade launcher is a grenade weapon', () => {
  const [launcher] = cardById('joe-brown')!.weapons;
  expect(launcher).toMatchObject({ id: 'grenade-launcher', kind: 'grenade' });
});

test('[dt1.faust.unboxed] [dt1.ugl.unboxed] [dt1.grenade.unlimited] without boxes nothing runs out', () => {
  const shots = (card: string, bloc: string) =>
    (parsePosition(`map\n  ..\n${bloc} ${card} A1`) as CoreState).units[0]!.ammo;
  for (const [card, bloc, line] of [
    ['manfred', 'axis', 'panzerfaust'],
    ['the-boss', 'allies', 'ugl'],
    ['kommandotrupp', 'axis', 'sturmpistole'],
  ] as const) {
    expect(cardById(card)!.weapons.find(({ id }) => id === line)).toMatchObject({ carriers: 1 });
    expect(cardById(card)!.weapons.find(({ id }) => id === line)!.limited).toBeUndefined();
    expect(shots(card, bloc)).toEqual({});
  }
  const sturmpistole = cardById('kommandotrupp')!.weapons.find(({ id }) => id === 'sturmpistole');
  expect(sturmpistole!.kind).toBe('grenade');
});

test('[dt1.knife-grenade.dice] Knife & Grenade is a weapon of every soldier', () => {
  expect(['knife', 'knife-grenade', 'gun', 'close'].map((kind) => isEveryones(kind as 'gun'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const squad = cardById('combat-rangers')!;
  expect(squad.weapons.find(({ id }) => id === 'knife-grenade')).toMatchObject({
    range: 'C',
    carriers: 'all',
  });
  for (const carried of squad.figures) expect(carried).toContain('knife-grenade');
  expect(PROPERTY_RULES['knife-grenade']).toContain('dt1.knife-grenade.dice');
});

test('[dt1.skill.sniper-team.roles] a sniper team is a sniper and a spotter, roles that there are', () => {
  const { roles } = cardById('ranger-snipers')!;
  expect(roles).toEqual(['sniper', 'spotter']);
  for (const role of roles!) expect(ROLES).toContain(role);
  expect(validateCard(cardById('ranger-snipers')!)).toEqual([]);
});

test('[dt1.skill.sniper-team.two] a sniper team is two soldiers', () => {
  const team = cardById('ranger-snipers')!;
  const said = (card: typeof team) => validateCard(card).map(({ text }) => text);
  expect(said(team)).toEqual([]);
  expect(said({ ...team, miniatures: 3 })).toContain('a sniper team is two soldiers');
  expect(said({ ...cardById('combat-rangers')!, miniatures: 4 })).not.toContain(
    'a sniper team is two soldiers',
  );
});

test('[dt1.cmd.officer.reactivate] [dt1.cmd.field.return] [dt1.cmd.comeon.return] what the roles can do', () => {
  expect(ROLE_RULES.officer).toContain('dt1.cmd.officer.reactivate');
  expect(ROLE_RULES.mechanic).toContain('dt1.cmd.field.return');
  expect(ROLE_RULES.medic).toContain('dt1.cmd.comeon.return');
});

test('[dt1.cover.miss-save] Combat Rangers in hard cover are saved by every MISS', () => {
  expect(cardById('combat-rangers')).toMatchObject({ bloc: 'allies', cover: { soft: 'hit', hard: 'miss' } });
});
