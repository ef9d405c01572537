import { seededPick } from '@dustfront/kernel';
import type { Bots } from './bots.ts';

/** Any option, evenly. Good enough to fill a seat, to test with, and when a better player fails. */
export const randomBots: Bots = {
  async choose({ question, seed }) {
    const { options } = question;
    return options[seededPick(`${seed}/${question.number}`)(options.length)]!.id;
  },
  async close() {},
};
