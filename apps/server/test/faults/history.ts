import type { Json } from '@dustfront/kernel';
import type { Entry } from '../../src/store/store.ts';

/** What the clients of a run saw, gathered outside of the server, and what the store holds in the end. */
export interface History {
  commands: CommandSeen[];
  steps: StepSeen[];
  /** The last view of each client that was still there, by match. */
  views: { match: string; seat: number | null; number: number; view: Json }[];
}

export interface CommandSeen {
  match: string;
  author: string;
  id: string;
  /** The number it was acknowledged with, `refused`, or null if nobody ever knew. */
  outcome: number | 'refused' | null;
}

export interface StepSeen {
  match: string;
  client: string;
  number: number;
  seat: number;
  option: string | null | undefined;
}

export interface Kept {
  log(match: string): Promise<Entry[]>;
  /** The view that the stored log leads to, by replaying it. */
  view(match: string, seat: number | null, number: number): Promise<Json>;
}

/** Everything that must not happen and did. An empty list is the only good one. */
export async function violations(history: History, kept: Kept): Promise<string[]> {
  const wrong: string[] = [];
  const matches = [
    ...new Set([...history.commands.map((c) => c.match), ...history.steps.map((s) => s.match)]),
  ];
  for (const match of matches) {
    const log = await kept.log(match);
    log.forEach((entry, i) => {
      if (entry.number !== i + 1) wrong.push(`${match}: number ${entry.number} where ${i + 1} was due`);
    });
    wrong.push(...commandsOf(history, match, log), ...stepsOf(history, match, log));
    for (const { seat, number, view } of history.views.filter((v) => v.match === match)) {
      const replayed = JSON.stringify(
        await kept.view(match, seat, number).catch((error: unknown) => String(error)),
      );
      if (replayed !== JSON.stringify(view))
        wrong.push(`${match}: seat ${seat} ended with another view than the log at ${number}`);
    }
  }
  return wrong;
}

function commandsOf(history: History, match: string, log: Entry[]): string[] {
  const wrong: string[] = [];
  const stored = new Map<string, number[]>();
  for (const { author, command, number } of log) {
    const key = `${author} ${command}`;
    stored.set(key, [...(stored.get(key) ?? []), number]);
  }
  for (const { author, id, outcome, match: of } of history.commands) {
    if (of !== match) continue;
    const numbers = stored.get(`${author} ${id}`) ?? [];
    if (numbers.length > 1) wrong.push(`${match}: ${id} counts ${numbers.length} times`);
    if (typeof outcome === 'number' && numbers.length === 0)
      wrong.push(`${match}: ${id} was acknowledged as ${outcome} and is lost`);
    if (typeof outcome === 'number' && numbers.length > 0 && !numbers.includes(outcome)) {
      wrong.push(`${match}: ${id} was acknowledged as ${outcome} and stands at ${numbers.join()}`);
    }
    if (outcome === 'refused' && numbers.length > 0) wrong.push(`${match}: ${id} was refused and counts`);
  }
  return wrong;
}

function stepsOf(history: History, match: string, log: Entry[]): string[] {
  const wrong: string[] = [];
  const next = new Map<string, number>();
  for (const { client, number, seat, option, match: of } of history.steps) {
    if (of !== match) continue;
    const due = next.get(client);
    if (due !== undefined && number !== due)
      wrong.push(`${match}: ${client} was told ${number} where ${due} was due`);
    next.set(client, number + 1);
    const body = log[number - 1]?.body as { seat: number; option?: string } | undefined;
    if (!body) wrong.push(`${match}: ${client} was told ${number}, which is not in the log`);
    else if (body.seat !== seat || (typeof option === 'string' && body.option !== option)) {
      wrong.push(`${match}: ${client} was told another entry ${number} than the log has`);
    }
  }
  return wrong;
}
