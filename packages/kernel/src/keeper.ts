import type { Witness } from './advance.ts';
import type { Seat } from './decision.ts';
import type { Roll, Rolled } from './dice.ts';
import type { AnyEvent, RollEvent } from './state.ts';

/** Something that happened, when, and for whose eyes. */
export interface Happening {
  /** How many answers had been accepted when it happened. */
  readonly after: number;
  readonly event: AnyEvent;
  readonly audience: readonly Seat[] | null;
}

/** Keeps what a match is told by its rules, or leaves that to whoever is to keep it instead. */
export class Keeper implements Witness {
  readonly happenings: Happening[];
  /** Dice of the answer in hand. */
  private rolls: Rolled[] = [];
  /** Whether something became known by the answer in hand. */
  known = false;
  private readonly answers: () => number;
  private readonly other: Witness | null;

  constructor(answers: () => number, other: Witness | null, happenings: readonly Happening[] = []) {
    this.answers = answers;
    this.other = other;
    this.happenings = [...happenings];
  }

  rolled(roll: Roll, faces: readonly number[]): void {
    this.known = true;
    const rolled = { stream: roll.stream, faces: [...faces] };
    this.rolls.push(roll.secret ? { ...rolled, secret: true } : rolled);
    this.other?.rolled(roll, faces);
    if (!roll.secret) this.happened(rollEvent(roll, faces), null);
  }

  happened(event: AnyEvent, audience: readonly Seat[] | null): void {
    if (this.other !== null) this.other.happened(event, audience);
    else this.happenings.push({ after: this.answers(), event, audience });
  }

  revealed(): void {
    this.known = true;
    this.other?.revealed();
  }

  takeRolls(): Rolled[] {
    const taken = this.rolls;
    this.rolls = [];
    return taken;
  }

  /** Forgets what was told since there were so many happenings. */
  forget(happenings: number): void {
    this.happenings.length = happenings;
    this.rolls = [];
  }
}

function rollEvent(
  { stream, reason, sides, rule, success, because }: Roll,
  faces: readonly number[],
): RollEvent {
  return {
    ...{ type: 'rolled', stream, reason, sides, faces: [...faces] },
    ...(rule === undefined ? {} : { rule }),
    ...(success === undefined ? {} : { success }),
    ...(because === undefined ? {} : { because }),
  };
}
