import { writeFileSync } from 'node:fs';
import { type Failure, type Match, printRecord, RULES_FAILED, type Seat } from '@dustfront/kernel';
import { own } from '../reader.ts';
import { freeFile } from './match-file.ts';

/** The rules failed at an answer: the record is written down, and this says where and how to go on. */
export function keepFailure(match: Match, { option, error }: Failure): string {
  const file = freeFile('rules-failed');
  writeFileSync(file, printRecord(match.record()));
  return [
    own('play.failed', { answer: option, error: error.message }),
    own('play.failed-record', { file }),
  ].join('\n');
}

/** A computer's answer, or any other if the rules fail at it; false if they fail at every one. */
export function answerSomehow(
  match: Match,
  seat: Seat,
  wanted: string,
  tell: (line: string) => void,
): boolean {
  const { number, options } = match.question(seat)!;
  const all = Array.from({ length: options.length }, (_, i) => match.game.optionId(options.at(i)!));
  let isKept = false;
  for (const id of [wanted, ...all.filter((other) => other !== wanted)]) {
    const reply = match.submit(seat, number, id);
    if ('accepted' in reply) return true;
    if (reply.failure === undefined) throw new Error(`a computer answered "${id}", which is not possible`);
    if (!isKept) tell(keepFailure(match, reply.failure));
    isKept = true;
  }
  return false;
}

export const noResult = (): string => own('play.no-result', { code: RULES_FAILED });
