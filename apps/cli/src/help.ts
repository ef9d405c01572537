import { type Command, Help, type HelpConfiguration, type OutputConfiguration } from 'commander';
import { own } from './reader.ts';
import { wrap } from './terminal/style.ts';
import { isOwnKey, type OwnKey } from './words/index.ts';

/** Columns of a terminal that does not say how wide it is. */
const WIDTH = 80;

/** A text as lines that fit; its own line breaks stay. */
export const paragraph = (key: OwnKey, params = {}): string =>
  own(key, params)
    .split('\n')
    .flatMap((line) => wrap(line, WIDTH))
    .join('\n');

/** What stands below the options of a command: a word on it, then commands to try. */
export function examples(commands: readonly string[], more?: OwnKey): string {
  const lines = commands.map((command) => `  ${command}`);
  return ['', ...(more === undefined ? [] : [paragraph(more)]), own('usage.examples'), ...lines].join('\n');
}

/** `<file>` and `[options]` as the reader calls them; options and commands keep their names. */
const withValues = (text: string): string =>
  text.replace(
    /([<[])([a-z]+)(\.\.\.)?([>\]])/g,
    (whole, open: string, name: string, dots = '', close = '') => {
      const key = `value.${name}`;
      return isOwnKey(key) ? `${open}${own(key)}${dots}${close}` : whole;
    },
  );

const TITLES: Readonly<Record<string, OwnKey>> = {
  'Usage:': 'usage.title',
  'Arguments:': 'usage.arguments',
  'Options:': 'usage.options',
  'Commands:': 'usage.commands',
};

const titled = (title: string): string => {
  const key = TITLES[title];
  return key === undefined ? title : own(key);
};

const plain = Help.prototype;

/** How commander writes the help of a command, in the reader's words. */
export const helpWords: HelpConfiguration = {
  // Long words of other languages leave less room beside them.
  minWidthToWrap: 20,
  styleTitle: titled,
  commandUsage(command) {
    return withValues(plain.commandUsage.call(this, command));
  },
  subcommandTerm(command) {
    return withValues(plain.subcommandTerm.call(this, command));
  },
  argumentTerm: (argument) => withValues(`<${argument.name()}>`).slice(1, -1),
  optionTerm: ({ flags }) => withValues(flags),
  optionDescription(option) {
    return plain.optionDescription
      .call(this, option)
      .replace(/\(default: (.*)\)$/s, (_, value: string) => own('usage.default', { value }));
  },
};

/** What commander finds wrong, by the sentence it begins with. */
const WRONG: readonly (readonly [RegExp, OwnKey])[] = [
  [/^missing required argument '(?<name>.*)'$/, 'wrong.argument'],
  [/^option '(?<flags>.*)' argument missing$/, 'wrong.value'],
  [/^required option '(?<flags>.*)' not specified$/, 'wrong.required'],
  [/^unknown option '(?<flags>.*)'$/, 'wrong.option'],
  [/^unknown command '(?<name>.*)'$/, 'wrong.command'],
  [/^too many arguments\. Expected (?<expected>\d+) arguments? but got (?<got>\d+)\.$/, 'wrong.many'],
  [
    /^too many arguments for '(?<name>.*)'\. Expected (?<expected>\d+) arguments? but got (?<got>\d+)\.$/,
    'wrong.many-for',
  ],
  [/^option '(?<flags>.*)' argument '(?<value>.*?)' is invalid\. (?<why>.*)$/, 'wrong.invalid'],
  [/^\(Did you mean one of (?<names>.*)\?\)$/, 'wrong.meant-one'],
  [/^\(Did you mean (?<names>.*)\?\)$/, 'wrong.meant'],
];

function wrongText(line: string): string {
  for (const [pattern, key] of WRONG) {
    const found = pattern.exec(line)?.groups;
    if (found === undefined) continue;
    const { name, flags } = found;
    return own(key, {
      ...found,
      ...(name === undefined ? {} : { name: withValues(`<${name}>`).slice(1, -1) }),
      ...(flags === undefined ? {} : { flags: withValues(flags) }),
    });
  }
  return line;
}

/** Wrong use is told in the reader's words as well. */
export const wrongWords: OutputConfiguration = {
  outputError: (text, write) => {
    const begun = text.startsWith('error: ');
    const lines = text
      .replace(/^error: /, '')
      .split('\n')
      .map(wrongText);
    write(`${begun ? 'dustfront: ' : ''}${lines.join('\n')}`);
  },
};

/** The whole program's last words: how to begin, exit codes, languages. */
export function beginning(languages: readonly string[]): string {
  const commands: readonly (readonly [string, OwnKey])[] = [
    ['dustfront play', 'usage.begin.play'],
    ['dustfront odds combat-rangers luther --range 3', 'usage.begin.odds'],
    ['dustfront rules cover', 'usage.begin.rules'],
  ];
  return [
    '',
    own('usage.begin'),
    ...commands.map(([command, what]) => `  ${command.padEnd(50)}${own(what)}`),
    '',
    paragraph('usage.more', { languages: languages.join(', ') }),
  ].join('\n');
}

/** Help as an option and as a command, and the version, in the reader's words. */
export const withHelp = (program: Command): Command =>
  program
    .version('0.1.0', '-V, --version', own('usage.version'))
    .helpOption('-h, --help', own('usage.help'))
    .helpCommand('help [command]', own('usage.help'))
    .showHelpAfterError(own('usage.hint'))
    .configureHelp(helpWords)
    .configureOutput(wrongWords);
