import { type Choice, dustTactics2014, type TacticsState } from '@dustfront/dust-tactics-2014';
import { Play, seededDice } from '@dustfront/kernel';
import { isMove, isStrike, opOf } from './stage.ts';

type Table = Play<TacticsState, Choice>;

const branchOf = (play: Table): Table => play.branch(seededDice('announce'));

const wordOf = (option: Choice): string => (option.do === 'action' ? option.word : '');

function wordsOn(play: Table): string[] {
  const options = play.options(play.seat);
  return Array.from({ length: options.length }, (_, i) => wordOf(options.at(i)!));
}

const actionsIn = (word: string): string[] => word.split(' and ');

/**
 * More than one way to walk without a strike between them, or nothing before something, which is the same the other way
 * round: never worth a plan of its own.
 */
function isIdle(words: readonly string[]): boolean {
  if (words.at(-2) === 'nothing') return true;
  let moves = 0;
  for (const id of words.flatMap(actionsIn)) {
    const op = opOf(id);
    if (isStrike(op)) moves = 0;
    if (isMove(op) && ++moves > 1) return true;
  }
  return false;
}

function announceFrom(play: Table, words: readonly string[], found: string[][]): void {
  if (play.over || play.question !== 'declare-action') {
    if (words.length > 0) found.push([...words]);
    return;
  }
  for (const word of wordsOn(play)) {
    if (words.includes(word) || isIdle([...words, word])) continue;
    const next = branchOf(play);
    next.answer(next.seat, { do: 'action', word });
    announceFrom(next, [...words, word], found);
  }
}

/** Every series of announcements that can follow, found by announcing them. */
export function announcements(state: TacticsState): string[][] {
  const play = new Play(dustTactics2014, dustTactics2014.clone(state), seededDice('announce'));
  const found: string[][] = [];
  announceFrom(play, [], found);
  return found;
}

/** The state in which a unit, just activated, is to announce its actions; null if it never is. */
export function begun(state: TacticsState, activate: Choice): TacticsState | null {
  const play = new Play(dustTactics2014, dustTactics2014.clone(state), seededDice('announce'));
  const { seat } = play;
  play.answer(seat, activate);
  if (play.question === 'join-activation') play.answer(play.seat, { do: 'alone' });
  return !play.over && play.question === 'declare-action' && play.seat === seat ? play.state : null;
}
