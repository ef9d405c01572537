import { dustWords } from './dust/words.ts';

/** What players say about their answers, in English. */
export const words: Readonly<Record<string, string>> = {
  ...dustWords,
  'ai.random': 'Any lawful answer.',
  'ai.only': 'There is nothing else to answer.',
  'ai.fallback': 'No considered answer in time: any lawful one.',
  'ai.usual': 'The usual answer here.',
  'ai.drawn':
    'Drawn among {count} answers, the better ones more often; this one comes up {share}% of the time.',
  'ai.attack': '{kill}% to destroy the {target}; {points} points of damage expected.',
  'ai.pass': 'Nobody to strike at yet: let the enemy come first.',
  'ai.cover': 'Fires at the cover in {at}, which the scenario wants destroyed.',
  'ai.move': '{unit} to {to}.',
  'ai.leave': '{unit} off the board.',
  'ai.reply': 'The best answer is that of the {unit}; answers cost {points} points.',
  'ai.no-reply': 'No enemy has an answer worth fearing.',
  'ai.promise': 'From there the next attack is worth {points} points more.',
  'ai.conquer': 'Attacks {area}: {chance}% to take it, {points} points on average.',
  'ai.no-attack': 'No attack is worth its losses.',
  'ai.search': 'Wins {win}% of {plays} games played on from here.',
  'ai.hope': 'Brings the aims of the scenario nearer: {points} points.',
};
