import { loadPlayer } from '@dustfront/ai';
import { loadGame } from '@dustfront/games';
import { type AnyGame, LANGUAGES } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { LocalHost } from '../session/local-host.ts';
import type { OpenQuestion, TableState } from '../session/table.ts';
import { lessons } from './index.ts';
import { answerFrom, doneAt, dummy, type Lesson, type LessonStep, stillness } from './lesson.ts';

const seats = ['learner', 'opponent'];

function open(game: AnyGame, { begin, seed }: Lesson): LocalHost {
  const common = { game: game.id, seats, seed };
  return LocalHost.begin(
    game,
    'position' in begin
      ? { kind: 'position', ...common, position: begin.position }
      : { kind: 'new', ...common, setup: begin.setup },
    0,
    null,
  );
}

type Opponent = (question: OpenQuestion, host: LocalHost) => string;

async function opponentOf(game: AnyGame, lesson: Lesson): Promise<Opponent> {
  if (lesson.opponent === dummy)
    return ({ options }) => {
      const offered = options.map(({ id }) => id);
      return answerFrom(offered, [...(lesson.enemy ?? []), ...stillness]) ?? offered[0]!;
    };
  const player = (await loadPlayer(game.id, lesson.opponent))!;
  let clock = 0;
  return ({ number, name, seat, options }, host) =>
    game.optionId(
      player.answer({
        game,
        view: host.viewOf(seat),
        seat,
        question: { number, question: name, options: options.map(({ option }) => option) },
        budget: { milliseconds: 50, now: () => clock++ },
        seed: lesson.seed,
      }).option,
    );
}

/** The next answer of a step's own solution; what has one answer, or can be let be, needs none. */
function solved(left: string[], { options, free }: OpenQuestion): string | undefined {
  // Where to go on a table is said, not chosen from a list.
  const way = free ? left.findIndex((one) => one.startsWith('go ')) : -1;
  if (way >= 0) return left.splice(way, 1)[0];
  const offered = options.map(({ id }) => id);
  const wanted = left.find((one) => answerFrom(offered, [one]) !== undefined);
  if (wanted === undefined) return offered.length === 1 ? offered[0] : answerFrom(offered, stillness);
  if (!wanted.endsWith('*')) left.splice(left.indexOf(wanted), 1);
  return answerFrom(offered, [wanted]);
}

/** Plays a step by its own solution; answers what the table looks like when it is done. */
function play(host: LocalHost, step: LessonStep, opponent: Opponent): TableState {
  let { state } = host.begun();
  const since = { log: state.log.length, entries: state.at };
  const left = [...step.solution];
  for (let n = 0; n < 300 && doneAt(step, state, since) === null; n++) {
    const [question] = state.questions;
    if (question === undefined) break;
    const answer = question.seat === 0 ? solved(left, question) : opponent(question, host);
    const asked = `${question.name}: ${question.options.map(({ id }) => id).join(', ')}`;
    expect(answer, `${step.words} has no answer to ${asked}`).toBeDefined();
    const { reply, state: next } = host.submit(question.seat, question.number, answer ?? '');
    expect(reply.ok).toBe(true);
    state = next;
  }
  expect(doneAt(step, state, since), `${step.words} is done by its solution`).not.toBeNull();
  return state;
}

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_, lesson) => {
  test('can be played by its own solution, step by step', async () => {
    const game = (await loadGame(lesson.game))!;
    const host = open(game, lesson);
    const opponent = await opponentOf(game, lesson);
    for (const step of lesson.steps)
      if (step.until !== 'read' && step.until !== 'over') play(host, step, opponent);
    expect(lesson.steps.some(({ until }) => until !== 'read')).toBe(true);
    expect(['read', 'over']).toContain(lesson.steps.at(-1)?.until);
  });

  test('a step begun again is the same table', async () => {
    if (!('position' in lesson.begin)) return;
    const game = (await loadGame(lesson.game))!;
    const host = open(game, lesson);
    const opponent = await opponentOf(game, lesson);
    const first = lesson.steps.find(({ until }) => until !== 'read')!;
    const state = play(host, first, opponent);
    const { position } = lesson.begin;
    const again = LocalHost.begin(
      game,
      { kind: 'position', game: game.id, position, seats, seed: lesson.seed, record: host.record() },
      0,
      null,
    );
    expect(again.begun().state.view).toEqual(state.view);
    expect(again.begun().state.log).toEqual(state.log);
  });

  test('points at squares that are on its board', () => {
    if (!('position' in lesson.begin) || lesson.begin.position.includes('\ntable ')) return;
    const rows = lesson.begin.position.split('\n').filter((line) => /^ {2}\S/.test(line));
    const columns = rows[0]!.trim().split(' ').length;
    for (const { point } of lesson.steps)
      for (const square of point.filter((one) => !/^(main$|\.|unit )/.test(one))) {
        expect(square).toMatch(/^[A-Z]\d+$/);
        expect(square.charCodeAt(0) - 64).toBeLessThanOrEqual(columns);
        expect(Number(square.slice(1))).toBeLessThanOrEqual(rows.length);
      }
  });

  test('points at units and things that it has', () => {
    const position = 'position' in lesson.begin ? lesson.begin.position : '';
    for (const { point } of lesson.steps)
      for (const one of point) {
        const [what, name] = one.split(' ');
        if (name === undefined || one.startsWith('.')) continue;
        expect(position).toMatch(new RegExp(`^${what === 'unit' ? 'unit' : '[a-z-]+'} ${name} `, 'm'));
      }
  });

  test.each(LANGUAGES)('has words for every step in %s', async (language) => {
    const { words } = (await import(`./words/${language}.ts`)) as { words: Readonly<Record<string, string>> };
    for (const part of ['title', 'about', ...lesson.steps.map((step) => step.words)])
      expect(words[`${lesson.id}.${part}`], `${lesson.id}.${part}`).toBeTypeOf('string');
  });
});

test('no two lessons have one id, and no words are left over', async () => {
  const { words } = await import('./words/en.ts');
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  const used = lessons.flatMap(({ id, steps }) => [
    `${id}.title`,
    `${id}.about`,
    ...steps.map((s) => `${id}.${s.words}`),
  ]);
  expect(Object.keys(words).filter((key) => !used.includes(key))).toEqual([]);
});

test('in the lesson of reactive fire the walk that is warned of is really fired at', async () => {
  const lesson = lessons.find(({ id }) => id === 'reactive')!;
  const game = (await loadGame(lesson.game))!;
  const host = open(game, lesson);
  const opponent = await opponentOf(game, lesson);
  for (const step of lesson.steps)
    if (step.until !== 'read' && step.until !== 'over') play(host, step, opponent);
  const { questions } = host.begun().state;
  expect(questions[0]?.options.map(({ id }) => id)).toContain('react battle-grenadiers');
});
