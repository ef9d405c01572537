import { type DustState, dust } from '@dustfront/dust';
import { imagine, Play, seededPick } from '@dustfront/kernel';
import type { Task } from '../player.ts';
import { CommonDice } from './common-dice.ts';
import type { Table } from './playout.ts';

/** Whole positions that look to a seat as the true one does, by number; equal numbers have equal dice. */
export class Worlds {
  private readonly task: Task;
  private readonly name: string;
  private readonly made: DustState[] = [];

  constructor(task: Task) {
    this.task = task;
    this.name = `${task.seed}/${task.seat}/${task.question.number}`;
  }

  state(nth: number): DustState {
    this.made[nth] ??= imagine(dust, this.task.view, this.task.seat, seededPick(`${this.name}/${nth}`));
    return this.made[nth];
  }

  table(nth: number): Table {
    const dice = new CommonDice(`${this.name}/${nth}`);
    dice.state = dust.clone(this.state(nth));
    return new Play(dust, dice.state, dice);
  }
}
