import { type Question, quietest } from '@dustfront/kernel';
import type { Choice } from './choice.ts';
import { ENOUGH } from './frames/declare.ts';

/** Words that announce, spend, join and move nothing. */
const QUIET = [
  'pass',
  'hold-fire',
  'hold',
  'stop',
  'alone',
  'stay',
  'separate',
  'wait',
  'nobody',
  'no-reload',
  'keep',
  'own-weapons',
  'anyone',
  'face',
] as const;

const announcesNothing = (option: Choice): boolean =>
  option.do === 'action' && (option.word === 'nothing' || option.word === ENOUGH);

/** A side whose time is up passes if it may, else lets a unit do nothing; nobody shoots, joins or calls on a skill. */
export function passive({ options }: Question<Choice>): Choice | null {
  for (let i = 0; i < options.length; i++) {
    const option = options.at(i)!;
    if (announcesNothing(option)) return option;
  }
  return quietest(options, QUIET);
}
