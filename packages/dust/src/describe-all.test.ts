import { type Json, sayIn } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { battleAt } from '../test/battle.ts';
import { position } from '../test/table.ts';
import { describeEvent, describeOption, describeQuestion } from './describe.ts';
import { newCombat } from './frames/combat.ts';
import { newMovement } from './frames/movement.ts';
import { newProduction } from './frames/production.ts';
import { dust } from './game.ts';
import { playerName } from './names.ts';
import type { DustOption } from './options.ts';
import { asView } from './view.ts';
import { words } from './words/en.ts';

const inWords = sayIn(words);

const table = () =>
  position(`area a land "The first"
area b land
link a b
round 2
player 0 red
player 1 blue acted
player 2 -
at a 0 T2
at b 1 T1
order 1 2 0
now turns`);

const view = dust.view(table(), null);

describe('every option in words', () => {
  test.each<[DustOption, string]>([
    [{ do: 'card', card: 'own_1' }, 'own_1: combat 0, movement 0, production 0, 0 stars'],
    [{ do: 'discard', card: 'nurse_1' }, 'Discard Nurse 5/1/1'],
    [{ do: 'colour', colour: 'green' }, 'Green'],
    [{ do: 'ally', seat: 1 }, 'Make Blue your ally'],
    [{ do: 'ally', seat: 2 }, 'Make Player 3 your ally'],
    [{ do: 'buy', ware: 'tank' }, 'Buy tank for 2'],
    [{ do: 'buy', ware: 'card' }, 'Buy card for 1'],
    [{ do: 'buy', ware: 'centre' }, 'Buy production centre for 6'],
    [{ do: 'place', unit: 'tank', area: 'a', centre: 'a' }, 'Place a tank in The first'],
    [{ do: 'move', kind: 'land', from: 'a' }, 'Move by land from The first'],
    [{ do: 'attack', form: 'land', from: 'a' }, 'Attack by land from The first'],
    [{ do: 'launch', form: 'drop' }, 'Drop mechs'],
    [{ do: 'mechs', from: 'a', count: 3 }, '3 from The first'],
    [{ do: 'take', unit: 'mech', count: 1 }, '1 mech'],
    [{ do: 'retreat', unit: 'tank', count: 2, area: 'a' }, '2 tanks to The first'],
    [{ do: 'destroy', unit: 'bomber' }, 'Destroy a bomber'],
    [{ do: 'free-mech', area: 'a' }, 'Free mech in The first'],
    [{ do: 'claim', area: 'a' }, 'Claim The first'],
    [{ do: 'centre', area: 'a' }, 'Production centre in The first'],
    [{ do: 'to', area: 'b' }, 'b'],
    [{ do: 'stand' }, 'Stand and roll'],
  ])('%j', (option, text) => {
    expect(inWords(describeOption(option, view))).toBe(text);
  });

  test('a loss by its number and its kind', () => {
    const { state, battle } = battleAt('T1', 'T1', 'nurse_1', 'nurse_2');
    Object.assign(battle, { sides: ['attacker'], victims: { attacker: [0, 1], defender: [] } });
    state.stack.push(battle);
    expect(inWords(describeOption({ do: 'rescue', from: 1 }, dust.view(state, 0)))).toBe(
      'Begin with loss 2: mech',
    );
  });
});

describe('every question with what it is about', () => {
  /** A question while this is under way. */
  function asked(question: string, frame: object): string {
    const state = table();
    state.stack.push(frame as never);
    return inWords(describeQuestion(question, dust.view(state, 0)));
  }

  test.each([
    ['purchase', { ...newProduction(0), points: 7 }, 'Production: 7 points left'],
    ['combat', { ...newCombat(0), points: 2 }, 'Combat: 2 left. Who attacks?'],
    ['movement', { ...newMovement(0), points: 3 }, 'Movement: 3 left. What moves?'],
    ['destination', { ...newMovement(0), from: 0 }, 'Where to, from The first?'],
    ['load', { ...newMovement(0), from: 0, to: 1 }, 'How many go from The first to b?'],
    ['attackers', { ...newCombat(0), from: 1, to: 0 }, 'How many attack The first?'],
  ])('%s', (question, frame, text) => {
    expect(asked(question, frame)).toBe(text);
  });

  test('whose turn it would be: the first in order who has not acted', () => {
    expect(inWords(describeQuestion('koshka', view))).toBe('Koshka: take your turn now, before Player 3?');
  });

  test.each([
    [0, 'Throw again with Sigrid?'],
    [1, 'Throw again with Raketen Truppen?'],
  ])('the ability of the side that decides (%i)', (at, text) => {
    const { state, battle } = battleAt('T1', 'T1', 'sigrid_1', 'raketen_truppen_1');
    state.stack.push(Object.assign(battle, { sides: ['attacker', 'defender'], at }));
    expect(inWords(describeQuestion('reroll', dust.view(state, 0)))).toBe(text);
  });
});

describe('events', () => {
  const say = (event: { type: string } & Record<string, unknown>) => inWords(describeEvent(event, view));

  test.each<[{ type: string } & Record<string, unknown>, string]>([
    [{ type: 'ability-used', seat: 0, ability: 'nurse' }, 'Red uses Nurse'],
    [{ type: 'attack', seat: 0, form: 'land', from: 'a', to: 'b' }, 'Red attacks b from The first'],
    [{ type: 'attack', seat: 0, form: 'drop', from: null, to: 'b' }, 'Red drops mechs on b'],
    [{ type: 'battle-ended', attacker: 0, area: 'b', taken: true }, 'Red takes b'],
    [{ type: 'battle-ended', attacker: 0, area: 'b', taken: false }, 'b is not taken'],
    [
      { type: 'scored', round: 2, gained: [3, 1, 0] },
      'Victory points of round 2: Red +3, Blue +1, Player 3 +0',
    ],
    [{ type: 'rolled', stream: 'dice', faces: [5, 0, 4] }, 'Dice: 2 of 3 hit'],
    [{ type: 'rolled', stream: 'order', faces: [1] }, 'The lot decides'],
  ])('%j', (event, text) => {
    expect(say(event)).toBe(text);
  });

  test('what an event does not tell stays empty', () => {
    expect(describeEvent({ type: 'setup-over' }, view).params).toMatchObject({
      ...{ players: '', cards: '', gained: '', colour: '', ability: '' },
      ...{ points: 0, count: 0, round: 0, dice: 0, hits: 0 },
    });
  });
});

describe('names of players', () => {
  const name = (seat: Json) => inWords(playerName(asView(view), seat));

  test.each([
    ['neutral', 'the neutrals'],
    [-2, 'the neutrals'],
    [-1, 'nobody'],
    [null, 'nobody'],
    [1, 'Blue'],
    [2, 'Player 3'],
  ])('%s: %s', (seat, text) => {
    expect(name(seat)).toBe(text);
  });
});
