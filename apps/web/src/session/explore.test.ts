import '../games/dust-tactics-2014/outside.ts';
import { dustTactics } from '@dustfront/dust-tactics';
import { dustTactics2014 } from '@dustfront/dust-tactics-2014';
import type { AnyGame } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { coreJourneys } from '../games/dust-tactics/options.ts';
import { tacticsJourneys } from '../games/dust-tactics-2014/options.ts';
import type { Expedition } from './explore.ts';
import { LocalHost } from './local-host.ts';

/** The answers behind a click on a square, with one move. */
function clicked(
  game: AnyGame,
  position: string,
  square: string,
  way: (host: LocalHost) => { readonly one: Expedition | null },
): readonly string[] | undefined {
  const host = LocalHost.begin(
    game,
    { kind: 'position', game: game.id, position, seats: ['a', 'b'], seed: 'click' },
    0,
    null,
  );
  const { one } = way(host);
  return host.explore(0, one!).find((journey) => journey.square === square)?.answers;
}

describe('one click on a square leads to what can still be chosen there', () => {
  test('a crate that a walker could crush is one move away, and the player says whether', () => {
    const position = `round 1 of 8
turn allies
options reactive-fire=off
map
  . . . . . .
  . . . . . .
  . . c . . .
  . . . . . .
allies hot-dog C4
axis recon-grenadiers F1
`;
    const answers = clicked(dustTactics as AnyGame, position, 'C3', (host) =>
      coreJourneys(host.begun().state.questions[0]!, 'hot-dog'),
    );
    expect(answers).toEqual(['activate hot-dog', 'move + shoot', 'walk', 'step C3']);
  });

  const edition = dustTactics2014 as AnyGame;
  const from = (unit: string) => (host: LocalHost) => {
    const { questions, view } = host.begun().state;
    return tacticsJourneys(questions[0]!, unit, view as unknown as Parameters<typeof tacticsJourneys>[2]);
  };

  test('in a house of two storeys nobody stops before the stairs by himself', () => {
    const position = `turn 1 of 8
reactions off
edges S N
map
  . . . . . .
  . b b . . .
  . b b . . .
  . . . . . .
wall B3 B4 small
building 2 B2 C2 B3 C3
unit 1a ranger-combat-squad at B4
unit 2a grenadier-battle-squad at F1
`;
    expect(clicked(edition, position, 'B3', from('1a'))?.at(-1)).toBe('B3');
    expect(clicked(edition, position, 'C4', from('1a'))?.at(-1)).toBe('stop');
  });

  test('beside a transport somebody may still get in', () => {
    const position = `turn 1 of 8
reactions off
edges S N
map
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
unit 1a hanomag at B2 facing N
unit 1b sturmgrenadier-assault-squad at E2
unit 2a ranger-combat-squad at F4
`;
    expect(clicked(edition, position, 'C2', from('1b'))?.at(-1)).toBe('C2');
    expect(clicked(edition, position, 'E1', from('1b'))?.at(-1)).toBe('stop');
  });

  test('onto mines and wire a way leads that says so, beyond them none', () => {
    const position = `turn 1 of 8
reactions off
edges S N
map
  . . . . . .
  . . . . . .
  . . . . . .
mines B2
wire D2
unit 1a ranger-combat-squad at C2
unit 2a hans at F1
`;
    const state = LocalHost.begin(
      edition,
      { kind: 'position', game: edition.id, position, seats: ['a', 'b'], seed: 'mines' },
      0,
      null,
    );
    const ways = state.explore(0, from('1a')(state).one!);
    const peril = (square: string) => ways.find((one) => one.square === square)?.peril;
    expect(peril('B2')).toEqual({ what: 'mines', from: '', to: 'B2' });
    expect(peril('D2')).toEqual({ what: 'wire', from: '', to: 'D2' });
    expect(peril('C1')).toBeUndefined();
  });

  test('a plane is offered every square that it reaches, and none closer than it must fly', () => {
    const row = '  . . . . . . . . . . . .\n';
    const position = `turn 1 of 8
reactions off
edges S N
map
${row.repeat(8)}unit 1a thunder at D8 facing N
unit 2a hans at C2
`;
    const way = (square: string): readonly string[] | undefined =>
      clicked(edition, position, square, from('1a'));
    expect(way('L8')?.at(-1)).toBe('L8');
    expect(way('L1')).toBeUndefined();
    // At least half its Move: next to where it stands it goes only by a detour.
    const steps = (way('D7') ?? []).filter((id) => /^[A-L]\d+$/.test(id));
    expect(steps.length).toBeGreaterThan(3);
  });
});
