import { readFileSync } from 'node:fs';
import type { Happening, Match, Question, Seat, Viewer } from '@dustfront/kernel';
import { seatTitle } from '../battle.ts';
import { surveyIn } from '../checkout.ts';
import { ruleText } from '../commands/rules.ts';
import { explain } from '../failure.ts';
import { type ComputerPlayer, chosenBy } from '../players.ts';
import { own, theReader } from '../reader.ts';
import { allRules, searchRules } from '../rule-search.ts';
import { tableOf } from '../tables/index.ts';
import type { Table } from '../tables/table.ts';
import type { Lines } from '../terminal/lines.ts';
import { padEnd, type Style, visibleLength, wrap } from '../terminal/style.ts';
import { questionText, refusalText } from '../words.ts';
import { answerSomehow, keepFailure, noResult } from './failing.ts';
import { helpLines } from './help.ts';
import { saveMatch } from './match-file.ts';
import { eventLines } from './telling.ts';
import { type Listed, listOptions, readAnswer, readCommand } from './typed.ts';

/** Clears the terminal and what was scrolled away. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

export interface SessionSpec {
  readonly match: Match;
  /** Who answers for each seat; null for a person. */
  readonly players: readonly (ComputerPlayer | null)[];
  readonly names: readonly string[];
  readonly seed: string;
  /** A computer player to ask for hints. */
  readonly adviser: ComputerPlayer;
  readonly style: Style;
  readonly lines: Lines | null;
  /** Say why computer players answer as they do. */
  readonly explain: boolean;
}

/** A match in the terminal, from where it stands to its end or until somebody leaves. */
export class Session {
  private readonly spec: SessionSpec;
  private readonly match: Match;
  private readonly table: Table;
  private readonly style: Style;
  /** One person alone may know what his seat knows; several at one screen only what everybody may. */
  private readonly viewer: Viewer;
  private toldUpTo = 0;
  private drawn = '';
  private way: string[] = [];

  constructor(spec: SessionSpec) {
    this.spec = spec;
    this.match = spec.match;
    this.style = spec.style;
    this.table = tableOf(spec.match.game);
    // A match that is taken up tells only its last moments.
    const people = spec.players.flatMap((player, seat) => (player === null ? [seat] : []));
    this.viewer = people.length === 1 ? people[0]! : null;
    const before = this.match.entries.length > 0 ? this.match.happenings(this.viewer).length - 6 : 0;
    this.toldUpTo = Math.max(0, before);
  }

  /** True if the match was played to its end, false if the people left. */
  async run(): Promise<boolean> {
    const { match } = this;
    while (!match.over) {
      const seat = match.asked[0]!;
      const computer = this.spec.players[seat];
      if (computer) {
        if (!this.computerAnswers(seat, computer)) return false;
        // Steps of one walk are told together.
        if (this.spec.lines === null && match.question(seat)?.question !== 'step') this.tell();
        continue;
      }
      const question = match.question(seat)!;
      if (this.walkOn(question)) continue;
      if (!(await this.personAnswers(seat, question))) return false;
    }
    this.tell();
    this.print(...this.scene(null), ...this.ending());
    return true;
  }

  private print(...lines: readonly string[]): void {
    process.stdout.write(`${lines.join('\n')}\n`);
  }

  private tell(): void {
    const news = this.news();
    this.toldUpTo += news.length;
    if (news.length > 0) this.print(...eventLines(this.match, news, this.style));
  }

  /** What happened and was not told yet. */
  private news(): readonly Happening[] {
    return this.match.happenings(this.viewer).slice(this.toldUpTo);
  }

  private scene(open: Question | null): string[] {
    const view = this.match.view(null);
    const units = this.table.units(view, this.style);
    return ['', this.table.headline(view, this.style), ...this.table.board(view, this.style, open), ...units];
  }

  private title(seat: Seat): string {
    return seatTitle(this.spec.names[seat]!);
  }

  /** The Allies win, the Axis wins. */
  private isMany(seat: Seat): boolean {
    const name = this.spec.names[seat]!;
    return name.endsWith('s') && name !== 'Axis';
  }

  private ending(): string[] {
    const outcome = this.match.game.outcome(this.match.state)!;
    const first = outcome.places.flatMap((place, seat) => (place === 0 ? [seat] : []));
    const scores = outcome.scores.map((score, seat) => `${this.title(seat)} ${score}`).join(', ');
    const result =
      first.length === 1
        ? own(this.isMany(first[0]!) ? 'play.win' : 'play.wins', { name: this.title(first[0]!) })
        : own('play.draw', { names: first.map((seat) => this.title(seat)).join(own('and')) });
    return ['', this.style.bold(`${result} ${scores}.`), ''];
  }

  /** False if the rules fail whatever it answers. */
  private computerAnswers(seat: Seat, computer: ComputerPlayer): boolean {
    const { id, why } = chosenBy(computer, this.match, seat, `${this.spec.seed}/${seat}`);
    if (this.spec.explain) {
      this.tell();
      this.print(this.style.dim(`  ${this.title(seat)} (${computer.level}): ${id}. ${why}`));
    }
    const isAnswered = answerSomehow(this.match, seat, id, (line) => this.print(line));
    if (!isAnswered) this.print(noResult());
    return isAnswered;
  }

  /** The next step of a walk that was asked for with `go`; an interruption ends it. */
  private walkOn(question: Question): boolean {
    const next = this.way.shift();
    if (next === undefined) return false;
    const shot = this.news().some(({ event }) => event.type === 'reacts');
    const reply = shot ? null : this.match.submit(question.seat, question.number, next);
    if (reply !== null && 'accepted' in reply) return true;
    this.way = [];
    return false;
  }

  private optionLines(options: readonly Listed[]): string[] {
    const entries = options.map(({ text }, i) => `${String(i + 1).padStart(2)}  ${text}`);
    const widest = Math.max(...entries.map(visibleLength), 0);
    const columns = options.length <= 7 ? 1 : Math.max(1, Math.floor(76 / (widest + 3)));
    const rows = Math.ceil(entries.length / columns);
    return Array.from({ length: rows }, (_, row) => {
      const cells = Array.from({ length: columns }, (_, column) => entries[column * rows + row] ?? '');
      return `  ${cells.map((cell) => padEnd(cell, widest + 3)).join('')}`.trimEnd();
    });
  }

  private ask(question: Question, options: readonly Listed[]): string {
    const { match, style } = this;
    const view = match.view(question.seat);
    this.tell();
    const scene = this.scene(question);
    const drawn = scene.join('\n');
    if (drawn !== this.drawn) this.print(...scene);
    if (this.drawn === '') this.print(...this.table.legend(style), ...this.table.goals(view, style));
    this.drawn = drawn;
    const paint = this.table.seatPaint(view, question.seat, style);
    const name = this.title(question.seat);
    const about = this.table.about(view);
    const whom = about === null ? '' : `${style.bold(about)}. `;
    this.print('', `${paint(style.bold(name))}: ${whom}${questionText(match.game, question.question, view)}`);
    this.print(...this.optionLines(options));
    return `${name.toLowerCase()}> `;
  }

  /** Asks until the answer is in; false when the person leaves. */
  private async personAnswers(seat: Seat, question: Question): Promise<boolean> {
    const { match } = this;
    const view = match.view(seat);
    const options = listOptions(match.game, question, view);
    const secret = this.isCovered(question);
    if (secret && (await this.handOver(seat)) === null) return false;
    const prompt = this.ask(question, options);
    for (;;) {
      const typed = await this.spec.lines!.next(prompt);
      if (typed === null) return false;
      if (typed.trim().startsWith('#') || (typed.trim() === '' && options.length > 1)) continue;
      const command = readCommand(typed, options, question.space);
      if (command?.name === 'quit') return false;
      if (command) {
        const done = this.obey(command.name, command.rest, question, options);
        if (done) return true;
        continue;
      }
      const only = typed.trim() === '' ? options[0]!.id : null;
      const read =
        only === null ? readAnswer(typed.trim(), options, match.game, question, view) : { id: only };
      if ('reply' in read) {
        this.print(...read.reply);
        continue;
      }
      const reply = match.submit(seat, question.number, read.id);
      if ('accepted' in reply) {
        if (secret) process.stdout.write(CLEAR);
        return true;
      }
      const { failure } = reply;
      this.print(
        failure === undefined ? refusalText(match.game, reply.refused, view) : keepFailure(match, failure),
      );
    }
  }

  /** Several people at one terminal do not look into each other's hands. */
  private isCovered({ question }: Question): boolean {
    const people = this.spec.players.filter((player) => player === null).length;
    return people > 1 && this.spec.lines!.interactive && this.table.isSecret(question);
  }

  private handOver(seat: Seat): Promise<string | null> {
    process.stdout.write(CLEAR);
    return this.spec.lines!.next(own('play.only', { name: this.title(seat) }));
  }

  /** Carries out a command; true if the question may have changed. */
  private obey(name: string, rest: string, question: Question, options: readonly Listed[]): boolean {
    const { match, style, table } = this;
    const view = match.view(question.seat);
    switch (name) {
      case 'help':
        this.print(...helpLines(style));
        return false;
      case 'legend':
        this.print(...table.legend(style));
        return false;
      case 'goals':
        this.print(...table.goals(view, style));
        return false;
      case 'board':
      case 'units':
        this.print(...(name === 'board' ? this.scene(question) : table.units(view, style)));
        return false;
      case 'options':
        this.print(...this.optionLines(options), ...this.impossible(question));
        return false;
      case 'odds':
        this.print(...table.odds(view, question, style));
        return false;
      case 'card':
        this.print(...this.card(rest, view));
        return false;
      case 'log':
        this.print(
          ...eventLines(
            match,
            match.happenings(this.viewer).slice(-(Number.parseInt(rest, 10) || 20)),
            style,
          ),
        );
        return false;
      case 'rules':
        this.print(...this.rules(rest));
        return false;
      case 'hint':
        this.print(this.hint(question));
        return false;
      case 'save':
        this.save(rest);
        return false;
      case 'undo':
        return this.undo(question.seat);
      case 'go':
        return this.go(rest, question);
      default:
        return false;
    }
  }

  private impossible(question: Question): string[] {
    const view = this.match.view(question.seat);
    return question
      .greyed()
      .map(({ id, refusal }) =>
        this.style.dim(`   -  ${id}: ${refusalText(this.match.game, refusal, view)}`),
      );
  }

  private card(rest: string, view: ReturnType<Match['view']>): string[] {
    const wanted = rest.trim().toLowerCase();
    if (wanted === '') return [own('play.which-unit')];
    const names = (view as { units?: readonly { name: string }[] }).units?.map((unit) => unit.name) ?? [];
    const name = names.find((one) => one === wanted) ?? names.find((one) => one.includes(wanted));
    return (
      (name === undefined ? null : this.table.card(view, name, this.style)) ?? [
        own('play.no-unit', { name: rest }),
      ]
    );
  }

  private rules(rest: string): string[] {
    if (rest === '') return [own('play.which-rule')];
    const survey = surveyIn(theReader().language);
    const one = allRules(survey).find(({ rule }) => rule.id === rest);
    if (one) return ruleText(one, this.style);
    const games = survey.games.filter(({ id }) => id === this.match.game.id);
    const found = searchRules({ ...survey, games }, rest.split(/\s+/)).slice(0, 6);
    if (found.length === 0) return [own('play.no-rule', { words: rest })];
    return found.flatMap(({ rule }) => [this.style.bold(rule.id), ...wrap(rule.text, 76, '  ')]);
  }

  private hint(question: Question): string {
    const { id, why } = chosenBy(this.spec.adviser, this.match, question.seat, `${this.spec.seed}/hint`);
    return own('play.hint', { level: this.spec.adviser.level, answer: this.style.bold(id), why });
  }

  private save(rest: string): void {
    if (rest === '') {
      this.print(own('play.save-name'));
      return;
    }
    try {
      saveMatch(this.match, rest);
      this.print(own('play.saved-bytes', { file: rest, bytes: readFileSync(rest).length }));
    } catch (error) {
      this.print(own('play.not-saved', { fault: explain(error) }));
    }
  }

  private undo(seat: Seat): boolean {
    this.way = [];
    // Hot-seat: whoever answered last may take it back, not only the one who is asked now.
    const last = this.match.entries.at(-1)?.seat ?? seat;
    const person = this.spec.players[last] === null ? last : seat;
    if (!this.match.undo(person)) {
      this.print(own('play.no-undo'));
      return false;
    }
    this.toldUpTo = Math.min(this.toldUpTo, this.match.happenings(this.viewer).length);
    this.print(this.style.dim(own('play.undone')));
    return true;
  }

  private go(rest: string, question: Question): boolean {
    if (rest === '') {
      this.print(own('play.where'));
      return false;
    }
    const way = this.table.way(this.match.view(question.seat), question, rest);
    if (typeof way === 'string') {
      this.print(way);
      return false;
    }
    this.way = [...way];
    return true;
  }
}
