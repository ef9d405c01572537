/** What players say about their answers, in English. */
export const words: Readonly<Record<string, string>> = {
  'ai.random': 'Any lawful answer.',
  'ai.only': 'There is nothing else to answer.',
  'ai.fallback': 'No considered answer in time: any lawful one.',
  'ai.usual': 'The usual answer here.',
  'ai.attack': '{kill}% to destroy the {target}; {points} points of damage expected.',
  'ai.advance': 'Towards a square from which it can attack.',
};
