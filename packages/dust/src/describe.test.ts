import { sayIn } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { battleAt } from '../test/battle.ts';
import { begin } from '../test/table.ts';
import { describeEvent, describeOption, describeQuestion, describeRefusal } from './describe.ts';
import { dust } from './game.ts';
import type { DustOption } from './options.ts';
import { words } from './words/en.ts';

const inWords = sayIn(words);

describe('words', () => {
  const view = dust.view(begin({ players: 2, quickSetup: 'recommended' }).state as never, 0);

  test('options read as sentences with the names of areas', () => {
    const say = (option: DustOption) => inWords(describeOption(option, view));
    expect(say({ do: 'claim', area: 'new_york' })).toBe('Claim New York');
    expect(say({ do: 'buy', ware: 'centre' })).toBe('Buy production centre for 6');
    expect(say({ do: 'place', unit: 'submarine', area: 'north_sea', centre: 'berlin' })).toBe(
      'Place a submarine in North Sea, built by Berlin',
    );
    expect(say({ do: 'withdraw', unit: 'tank', count: 2 })).toBe('Withdraw 2 tanks');
    expect(say({ do: 'card', card: 'nurse_1' })).toBe('Nurse: combat 5, movement 1, production 1, 3 stars');
  });

  test('events name players by their colours and units by number', () => {
    const say = (event: { type: string } & Record<string, unknown>) => inWords(describeEvent(event, view));
    const order = (view as unknown as { order: number[]; players: { colour: string }[] }).players[0]!.colour;
    expect(
      say({ type: 'moved', seat: 0, from: 'berlin', to: 'rome', units: { tank: 2, mech: 1 } }).toLowerCase(),
    ).toBe(`${order} moves 2 tanks, 1 mech from berlin to rome`);
    expect(say({ type: 'hits', seat: -2, hits: 1 })).toBe('Hits by the neutrals: 1');
  });

  test('[dust.ability.radar.nowhere] [dust.ruling.47] who would lose his units by leaving is warned', () => {
    const { state, battle } = battleAt('T1', 'T1', 'diplomat_1', 'alien_radar_1');
    Object.assign(battle, { sides: ['attacker', 'defender'], at: 1 });
    state.stack.push(battle);
    expect(inWords(describeQuestion('declare', dust.view(state, 1)))).toBe(
      'Before the dice in b: use Alien Radar?',
    );
    state.areas[2]!.holder = 0;
    expect(inWords(describeQuestion('declare', dust.view(state, 1)))).toMatch('would be destroyed');
  });

  test(`[dust.ability.radar.nowhere]
      only the Radar destroys who has nowhere to go: Ace of the Sky is no danger`, () => {
    const { state, battle } = battleAt('T1', 'T1 F1', 'diplomat_1', 'ace_of_the_sky_1');
    Object.assign(battle, { sides: ['attacker', 'defender'], at: 1 });
    state.stack.push(battle);
    state.areas[2]!.holder = 0;
    expect(inWords(describeQuestion('declare', dust.view(state, 1)))).toBe(
      'Before the dice in b: use Ace of the Sky?',
    );
  });

  test('questions and refusals have words', () => {
    const { state } = battleAt('T1', 'T1', 'sigrid_1', 'nurse_1');
    expect(inWords(describeQuestion('combat', dust.view(state, 0)))).toMatch('Combat: 0 left');
    expect(inWords(describeRefusal({ code: 'capital-protected', params: { points: 20 } }, view))).toMatch(
      '20 victory points',
    );
    expect(inWords(describeRefusal({ code: 'something-new' }, view))).toBe('That is not possible');
  });
});
