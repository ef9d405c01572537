import { describe, expect, test } from 'vitest';
import { armyText, parseArmy, resolveUnits } from './text.ts';

describe('an army as text', () => {
  test('a list of the Core Set reads as it always did', () => {
    const text = '# Rangers\nside: allies\nassault-rangers + joe-brown\npounder';
    const army = parseArmy(text);
    expect(army).toEqual({
      game: 'dust-tactics',
      name: 'Rangers',
      side: 'allies',
      units: ['assault-rangers+joe-brown', 'pounder'],
    });
    expect(army === null ? '' : armyText(army)).toBe(text);
  });

  test('a list of the second edition names its game; units may be counted', () => {
    const army = parseArmy('# Steel\ngame: dust-tactics-2014\nside: ssu\n2 x hans\nbunker');
    expect(army).toEqual({
      game: 'dust-tactics-2014',
      name: 'Steel',
      side: 'ssu',
      units: ['hans', 'hans', 'bunker'],
    });
  });

  test('what is no list is not taken', () => {
    expect(parseArmy('hello')).toBe(null);
    expect(parseArmy('side: martians\npounder')).toBe(null);
    expect(parseArmy('game: chess\nside: axis')).toBe(null);
  });

  test('names stand for ids, and what nobody knows is told', () => {
    const known = [
      { id: 'pounder', name: 'M2-C Pounder', nickname: 'Pounder' },
      { id: 'joe-brown', name: 'Sergeant Joe Brown', nickname: 'Joe Brown' },
    ];
    expect(resolveUnits(['m2-c pounder', 'Pounder+Joe Brown', 'Death Star'], known)).toEqual({
      units: ['pounder', 'pounder+joe-brown'],
      unknown: ['Death Star'],
    });
  });
});
