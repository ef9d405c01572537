import { describe, expect, test } from 'vitest';
import { makeProgram } from './program.ts';
import { dustfront, STACK, spawned } from './testing.ts';

const commands = [
  'play',
  'odds',
  'cards',
  'simulate',
  'rules',
  'replay',
  'verify',
  'table',
  'arena',
  'balance',
  'coverage',
  'trial',
  'endgames',
  'worker',
];

describe('the command line', () => {
  test('without arguments it shows what there is', async () => {
    const { code, out } = await spawned([]);
    expect(code).toBe(0);
    for (const command of commands) expect(out).toContain(`\n  ${command} `);
  });

  test('every command has help with a description and --json', async () => {
    const program = await makeProgram();
    expect(program.commands.map((command) => command.name())).toEqual(commands);
    for (const command of program.commands) {
      const help = command.helpInformation();
      expect(help).toContain(`Usage: dustfront ${command.name()}`);
      expect(help).toContain('--json');
      expect(command.description()).not.toBe('');
    }
    const { code, out } = await dustfront(['verify', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('Usage: dustfront verify [options] <files...>');
  });

  test('help for a command that is not there names it as unknown', async () => {
    const { code, err } = await dustfront(['help', 'nosuch']);
    expect(code).toBe(2);
    expect(err).toContain("unknown command 'nosuch'");
  });

  test('an unknown command or flag is wrong use, with a suggestion', async () => {
    const unknown = await spawned(['simulat']);
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('Did you mean simulate?');
    const flag = await dustfront(['simulate', '--gams', '3']);
    expect(flag.code).toBe(2);
    expect(flag.err).toContain('--games');
    expect(unknown.err + flag.err).not.toMatch(STACK);
  });
});
