import { problemsOf } from '@dustfront/kernel';

/** What is wrong with a set-up before or after the rules have looked at it. */
export const problem = problemsOf({
  'problem.many-values': 'more than {most} values',
  'problem.deep': 'nested more than {most} deep',
  'problem.long-text': 'a text of more than {most} signs',
  'problem.large-number': 'a number beyond {most}',
  'problem.many-parts': 'more than {most} parts',
  'problem.heavy': 'too large to be played here: working out one answer takes too long',
  'problem.slow': 'looking through it takes too long',
  'problem.unplayable': 'the rules cannot play this',
  'problem.unreadable': 'this cannot be read as a set-up',
});
