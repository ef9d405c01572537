import './outside.ts';
import {
  ALL_CARDS,
  type ChoiceParts,
  dustTactics2014,
  isFieldable,
  SCENARIOS,
  type Scenario,
} from '@dustfront/dust-tactics-2014';
import {
  type AnyGame,
  isProblems,
  type Json,
  LANGUAGES,
  type Language,
  Play,
  questionFor,
  type Say,
  seededDice,
  seededPick,
} from '@dustfront/kernel';
import { effect } from '@preact/signals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { language as spoken, startLanguages } from '../../i18n/index.ts';
import { needWords, sayOf } from '../../i18n/words.ts';
import type { OptionRow } from '../../session/table.ts';
import { type Settings, settings } from '../../settings.ts';
import { viewOf } from './model.ts';
import { tacticsRefused, tacticsWording } from './options.ts';

/** Sayings by what they speak of, a few of each that differ; said again in every language. */
const heard = new Map<string, Map<string, () => string>>();

function note(key: string, say: () => string): void {
  const all = heard.get(key) ?? new Map<string, () => string>();
  if (all.size < 14) all.set(say(), say);
  heard.set(key, all);
}

const say: Say = (message) => sayOf('dust-tactics-2014', dustTactics2014.catalogue)(message);

function force(
  pick: (n: number) => number,
  bloc: string,
  scenario: Scenario,
): { cards: string[]; works: string[] } {
  const all = ALL_CARDS.filter(
    (card) =>
      isFieldable(card, scenario) &&
      (card.bloc === bloc || card.bloc === 'mercenaries' || (bloc === 'axis' && card.bloc === 'blutkreuz')),
  );
  const cards: string[] = [];
  for (let points = 0; points < 60; ) {
    const card = all[pick(all.length)]!;
    if ((card.kind === 'hero' || card.pilotName !== null) && cards.includes(card.id)) continue;
    if (card.skills.includes('strongpoint')) continue;
    cards.push(card.id);
    points += card.ap;
  }
  return { cards, works: [[], ['bunker'], ['strongpoint']][pick(3)]! };
}

function listen(seed: number): void {
  const pick = seededPick(`speech ${seed}`);
  const scenario = SCENARIOS[seed % SCENARIOS.length]!;
  const state = dustTactics2014.setup({
    rules: seed % 4 === 0 ? 'starter' : 'full',
    scenario: scenario.id,
    forces: [force(pick, ['allies', 'ssu'][seed % 2]!, scenario), force(pick, 'axis', scenario)],
  } as Json);
  if (isProblems(state)) throw new Error(JSON.stringify(state));
  const game: AnyGame = dustTactics2014;
  const play = new Play(dustTactics2014, state, seededDice(`speech ${seed}`), {
    rolled: () => {},
    revealed: () => {},
    happened: (event) => {
      const now = dustTactics2014.view(state, null);
      note(`event ${event.type}`, () => say(game.describe.event(event, now)));
    },
  });
  while (play.seat >= 0) {
    const view = dustTactics2014.view(play.state, null);
    const question = questionFor(dustTactics2014, play.state, play.seat)!;
    const asks = dustTactics2014.describe.question(question.question, view);
    note(`question ${question.question}`, () => say(asks));
    const options = Array.from({ length: question.options.length }, (_, i) => question.options.at(i)!);
    for (const option of options) {
      const row = {
        id: dustTactics2014.optionId(option),
        option,
        message: dustTactics2014.describe.option(option, view),
      } as unknown as OptionRow;
      note(`option ${question.question} ${option.do}`, () => tacticsWording(row, viewOf(view), say));
    }
    for (const { id, refusal } of question.greyed())
      note(
        `greyed ${question.question}`,
        () => `${tacticsRefused(id, viewOf(view))} — ${say(dustTactics2014.describe.refusal(refusal, view))}`,
      );
    const eager = options.filter(
      ({ do: verb, word }: ChoiceParts) =>
        ['fire', 'salvo', 'react', 'board', 'lift', 'call', 'ride', 'up'].includes(verb) ||
        (verb === 'action' && word !== 'nothing'),
    );
    const from = eager.length > 0 && pick(4) > 0 ? eager : options;
    play.answer(play.seat, from[pick(from.length)]!);
  }
}

/** A language is loaded when it is first wanted; however long that takes. */
const isSpoken = (language: Language): Promise<void> =>
  new Promise((resolve) => {
    effect(() => {
      if (spoken() === language) resolve();
    });
  });

/** What no reader should meet: a key, an unfilled place, a unit by its number in records, an id with hyphens. */
const raw =
  /^(?:question|option|event|refusal)\.|[{}]|(?<!\()\b[12][a-z]\b|\b(?:get|ammo|free|air)-[a-z]+|undefined|: $|Player/;

async function speak(language: Language): Promise<void> {
  settings.value = { ...settings.value, language } as Settings;
  await isSpoken(language);
  await needWords('dust-tactics-2014');
}

beforeAll(async () => {
  await startLanguages();
  await speak('en');
  for (let seed = 0; seed < 8; seed++) listen(seed);
  expect(heard.size).toBeGreaterThan(80);
});

afterAll(() => speak('en'));

describe('every question, answer and event has words', () => {
  test.each(LANGUAGES)('%s', async (language) => {
    await speak(language);
    const bad = [...heard].flatMap(([key, sayings]) =>
      [...sayings.values()]
        .map((saying) => saying())
        .filter((text) => raw.test(text))
        .map((text) => `${key}: ${text}`),
    );
    expect(bad).toEqual([]);
  });
});
