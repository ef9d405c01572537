import { LANGUAGES } from '@dustfront/kernel';
import type { Command } from 'commander';
import { afterEach, describe, expect, test } from 'vitest';
import { makeProgram } from './program.ts';
import { readIn } from './reader.ts';
import { visibleLength } from './terminal/style.ts';
import { dustfront } from './testing.ts';
import { help } from './words/help/en.ts';

afterEach(() => readIn('en'));

const others = LANGUAGES.filter((language) => language !== 'en');

const allOf = (command: Command): Command[] => [command, ...command.commands.flatMap(allOf)];

const pathOf = (command: Command): string[] =>
  command.parent === null ? [] : [...pathOf(command.parent), command.name()];

/** Everything that a command says of itself, by what it says it of. */
function textsOf(command: Command): Record<string, string> {
  const path = pathOf(command).join(' ');
  return Object.fromEntries([
    [path, command.description()],
    ...command.registeredArguments.map((one) => [`${path} <${one.name()}>`, one.description]),
    ...command.options.map((one) => [`${path} ${one.long}`, one.description]),
  ]);
}

async function spoken(language: (typeof LANGUAGES)[number]): Promise<Record<string, string>> {
  await readIn(language);
  return Object.assign({}, ...allOf(await makeProgram()).map(textsOf));
}

/** Names of games, and forces as they are typed, are the same in every language. */
const isNotation = (text: string): boolean =>
  /^(?:dust[\w-]*(?:, )?)+$/.test(text) || /^"[\w ,]+"$/.test(text);

const collapsed = (text: string): string => text.replace(/\s+/g, ' ');

describe('help in every language', () => {
  test.each(others)('%s: each description, argument and option has words of its own', async (language) => {
    const english = await spoken('en');
    const words = await spoken(language);
    expect(Object.keys(words)).toEqual(Object.keys(english));
    for (const [of, text] of Object.entries(english))
      if (!isNotation(text)) expect(words[of], `${language}: ${of}`).not.toBe(text);
  });

  test.each(LANGUAGES)(
    '%s: --help of every command succeeds, fits and holds no English',
    async (language) => {
      const paths = allOf(await makeProgram()).map(pathOf);
      const sentences = Object.values(help).filter((text) => text.split(' ').length > 2);
      for (const path of paths) {
        const { code, out, err } = await dustfront(['--language', language, ...path, '--help']);
        expect({ code, err }, path.join(' ')).toEqual({ code: 0, err: '' });
        for (const line of out.split('\n'))
          if (!line.startsWith('  dustfront ')) expect(visibleLength(line), line).toBeLessThanOrEqual(80);
        if (language === 'en') continue;
        const read = collapsed(out);
        expect(sentences.filter((text) => read.includes(text))).toEqual([]);
        expect(read).not.toMatch(/\b(?:Usage:|Examples:|default:)/);
      }
    },
  );

  test('Polish from the usage line to the examples', async () => {
    const { out } = await dustfront(['--language', 'pl', 'play', '--help']);
    expect(out).toMatch(/^Użycie: dustfront play \[opcje\]\n/);
    expect(out).toContain('\nOpcje:\n');
    expect(out).toContain('--game <id>         która gra (domyślnie: "dust-tactics")');
    expect(out).toContain('\nPrzykłady:\n  dustfront play --scenario');
  });

  test('wrong use is told in the language that was chosen', async () => {
    const told = async (...args: string[]): Promise<string> => {
      const { code, err } = await dustfront(['--language', 'de', ...args]);
      expect(code).toBe(2);
      return err;
    };
    expect(await told('simulat')).toMatch(
      /den Befehl „simulat“ gibt es nicht\n\(Gemeint ist vielleicht simulate/,
    );
    expect(await told('simulate', '--gams', '3')).toContain('die Option „--gams“ gibt es nicht');
    expect(await told('simulate', '--games', 'x')).toContain(
      '„x“ ist kein Wert für die Option „--games <n>“. Es muss eine ganze Zahl ab 1 sein.',
    );
    expect(await told('cards', '--game', 'x')).toContain('Es muss eins von dust-tactics, ');
    expect(await told('odds')).toContain('das Argument „Angreifer“ fehlt');
    expect(await told('worker')).toContain('die Option „--database <URL>“ muss angegeben werden');
    expect(await told('rules', '--limit')).toContain('der Option „--limit <n>“ fehlt ihr Wert');
    expect(await told('worker', '--database', 'x', 'y')).toContain('zu viele Argumente für „worker“');
  });
});
