import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/** Passwords found within so many guesses are refused; their list of leaked ones has nearly 50,000. */
const GUESSES = 1_000_000;
/** What is hard to guess so far does not become easier; the estimate grows fast with the length. */
const LOOKED_AT = 32;

const ours = 'dustfront dust tactics dusttactics wargame allies axis'.split(' ');

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, ...german },
  graphs: adjacencyGraphs,
});

/** Whether a guesser who knows the name, leaked passwords, words, dates and keyboards finds it soon. */
export function isGuessable(password: string, name: string): boolean {
  const start = password.normalize('NFKC').slice(0, LOOKED_AT);
  return estimator.check(start, [name, ...name.split(/\s+/), ...ours]).guesses < GUESSES;
}
