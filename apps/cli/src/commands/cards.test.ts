import { CARDS } from '@dustfront/dust-tactics';
import { ALL_CARDS } from '@dustfront/dust-tactics-2014';
import { describe, expect, test } from 'vitest';
import { dustfront, STACK } from '../testing.ts';

async function told(...args: string[]): Promise<string> {
  const { code, out, err } = await dustfront(args);
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
}

describe('cards', () => {
  test('a card says what is special about its weapons, and where its values come from', async () => {
    const out = await told('cards', 'laser-grenadiers', 'hot-dog', 'recon-rangers');
    expect(out).toMatch(/^Laser Gewehr .* laser$/m);
    expect(out).toMatch(/^Napalm Thrower .* flame$/m);
    expect(out).toMatch(/^UGL .* grenade, UGL, limited: 2 shots$/m);
    expect(out).toMatch(/^inferred: a unit of the published game/m);
    expect(out).toContain('ours: AP of the later scale, soft cover, hard cover');
  });

  test('a command squad names its men, in both editions', async () => {
    expect(await told('cards', 'the-boss')).toContain(
      'roles: officer, radioman, mechanic, medic, specialist',
    );
    const later = await told('cards', '--game', 'dust-tactics-2014', 'ranger-command-squad');
    expect(later).toContain('roles: officer, radio, medic, mechanic, soldier');
  });

  test('the other games: printed, inferred and ours', async () => {
    const out = await told(
      'cards',
      '--game',
      'dust-tactics-2014',
      'heinrich-trop',
      'falke',
      'wrecker-starter',
    );
    expect(out).toContain('printed: the card as the starter rules print it');
    expect(out).toContain('inferred: from the card of the same unit in Dust 1947');
    expect(out).toContain('ours: a card made for this program');
    expect(out).toMatch(/^Light Bomb .* front, volley, limited: 6$/m);
    expect(await told('cards', '--game', 'dust')).toMatch(/koshka_1 .* combat 3 .* ours {2}koshka/);
  });

  test('no name is cut, neither in the lists nor on a card', async () => {
    const core = await told('cards');
    for (const { name, id } of CARDS)
      expect(core).toMatch(new RegExp(`^ {2}${id} .*  ${escaped(name)}$`, 'm'));
    const later = await told('cards', '--game', 'dust-tactics-2014');
    for (const { name } of ALL_CARDS) expect(later).toContain(`  ${name}\n`);
    const longest = CARDS.flatMap((card) => card.weapons.map((line) => ({ card, line }))).reduce((a, b) =>
      b.line.name.length > a.line.name.length ? b : a,
    );
    expect(await told('cards', longest.card.id)).toContain(`\n${longest.line.name}  `);
  });

  test('as JSON, with the provenance of each', async () => {
    const { game, cards } = JSON.parse(await told('cards', 'pounder', 'iron-brass', '--json'));
    expect(game).toBe('dust-tactics');
    expect(cards.map((card: { provenance: string }) => card.provenance)).toEqual(['inferred', 'ours']);
    const later = JSON.parse(await told('cards', '--game', 'dust-tactics-2014', '--json'));
    expect(later.cards).toHaveLength(ALL_CARDS.length);
  });

  test('mistakes are named', async () => {
    const cases: [string[], string][] = [
      [['luthar'], 'Did you mean'],
      [['--game', 'chess'], 'One of dust-tactics, dust-tactics-2014, dust is needed.'],
      [
        ['--game', 'dust-tactics-2014', 'nobody-here'],
        '"dustfront cards --game dust-tactics-2014" lists all.',
      ],
    ];
    for (const [args, message] of cases) {
      const { code, out, err } = await dustfront(['cards', ...args]);
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(err).toContain(message);
      expect(err).not.toMatch(STACK);
    }
  });
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
