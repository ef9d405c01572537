import type { Json, Say, Seat } from '@dustfront/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Deed } from '../acts/act.ts';
import { type Aside, type Chapter, chaptersOf } from '../acts/chapters.ts';
import { deedsOf } from '../acts/deeds.ts';
import { tellTogether } from '../acts/sentence.ts';
import { Die } from '../drawings/dice.tsx';
import { coloursOf, OwnerMark } from '../drawings/emblems.tsx';
import { actingIn } from '../games/acting.ts';
import type { GameFace, RollModel } from '../games/face.ts';
import { t } from '../i18n/index.ts';
import type { LogLine } from '../session/table.ts';
import { Opens } from '../ui/Opens.tsx';
import { RuleLink } from '../ui/RuleLink.tsx';
import { Account, type AccountSource } from './Account.tsx';
import { Why } from './Why.tsx';
import './log.css';

export function DiceRow({ roll, size = 24, from = 0 }: { roll: RollModel; size?: number; from?: number }) {
  return (
    <div class="rollrow" style={{ '--from': from, '--to': from + roll.faces.length }}>
      <p class="lab">
        <span>{roll.title}</span>
        <span>{roll.result}</span>
      </p>
      <div class="dice">
        {roll.faces.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
          <Die key={i} face={die.face} label={die.label} size={size} index={from + i} good={die.counts} />
        ))}
      </div>
    </div>
  );
}

/** How a line of an attack came about, asked when it is wanted; null where there is nothing to ask. */
export type AskAccount = (line: LogLine) => AccountSource | null;

interface LineProps {
  readonly line: LogLine;
  readonly face: GameFace;
  readonly view: Json;
  readonly say: Say;
  readonly onGo: (at: number) => void;
  readonly account?: AskAccount | undefined;
  /** Why a computer did what a line tells; nothing where nobody can say. */
  readonly why?: ((line: LogLine) => readonly string[]) | undefined;
}

/** A line under which others stand: with it a round begins. */
function isHead(line: LogLine, face: GameFace): boolean {
  const tick = face.tick(line);
  return tick !== null && tick !== 'acts';
}

/** Whose line it is, for the mark beside it. */
function ownerOf(line: LogLine, face: GameFace, view: Json) {
  const sign = face.sideOf(line, view);
  const army = face.armyOf?.(line, view) ?? undefined;
  return sign === null && army === undefined ? null : { sign: sign ?? ('neutral' as const), army };
}

function Line({ line, face, view, say, onGo, account, why }: LineProps) {
  const [open, setOpen] = useState(false);
  const owner = ownerOf(line, face, view);
  const roll = face.roll(line);
  const rule = face.ruleOf?.(line) ?? line.event.rule ?? null;
  const ask = account?.(line) ?? null;
  const reasons = why?.(line) ?? [];
  if (isHead(line, face))
    return (
      <li class="round-head">
        <span class="eyebrow">{say(line.message)}</span>
      </li>
    );
  return (
    <li>
      {owner === null ? <span class="nomark" /> : <OwnerMark owner={owner} size={16} />}
      <div>
        {roll === null && (
          <button
            type="button"
            class={ask === null && reasons.length === 0 ? 'line' : 'line opens'}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {face.said?.(line, view) ?? say(line.message)}
          </button>
        )}
        {roll !== null && <DiceRow roll={roll} size={20} />}
        <div class="cites">
          {rule !== null && <RuleLink id={rule} />}
          {roll !== null && ask !== null && (
            <button type="button" class="how" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t('account.how')}
            </button>
          )}
        </div>
        {open && (
          <div class="more">
            <Account source={ask} />
            <Why words={reasons} />
            <button type="button" class="btn small" onClick={() => onGo(line.after + 1)}>
              {t('log.goThere')}
            </button>
          </div>
        )}
      </div>
    </li>
  );
}

function Ledger({ lines, ...rest }: Omit<LineProps, 'line'> & { lines: readonly LogLine[] }) {
  return (
    <ol class="ledger">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines only come at the end
        <Line key={i} line={line} {...rest} />
      ))}
    </ol>
  );
}

/** What dice decided in a sentence, open to them. */
function Thrown({ line, dice, ...rest }: LineProps & Aside) {
  const owner = ownerOf(line, rest.face, rest.view);
  const rule = line.event.rule ?? null;
  return (
    <li class="thrown">
      {owner === null ? <span class="nomark" /> : <OwnerMark owner={owner} size={16} />}
      <Opens summary={rest.say(line.message)}>
        {() => (
          <>
            {rule !== null && <RuleLink id={rule} />}
            <Ledger lines={dice} {...rest} />
          </>
        )}
      </Opens>
    </li>
  );
}

/** One activation in a sentence, open to everything that was told of it. */
function DeedItem({
  chapter,
  acting,
  ...rest
}: Omit<LineProps, 'line'> & { chapter: Chapter; acting: ReadonlySet<Deed> }) {
  const { deeds, lines } = chapter;
  return (
    <li class={`deed ${coloursOf(chapter)}`}>
      <OwnerMark owner={chapter} size={16} />
      <Opens summary={tellTogether(deeds, acting)}>{() => <Ledger lines={lines} {...rest} />}</Opens>
    </li>
  );
}

const OfNobody = ({ dice, ...props }: LineProps & Aside) =>
  dice.length === 0 ? <Line {...props} /> : <Thrown dice={dice} {...props} />;

/** Whoever acts now did something else before: only the last deed of each is still under way. */
const underWay = (deeds: readonly Deed[], pieces: ReadonlySet<string>): ReadonlySet<Deed> =>
  new Set([...pieces].flatMap((piece) => deeds.findLast((deed) => deed.piece === piece) ?? []));

/** The story so far, newest last: an activation is one sentence, each line in it open to its dice and its rule. */
export function Log({
  lines,
  whole,
  setup,
  you = null,
  face,
  view,
  say,
  onGo,
  account,
  why,
  turnedTo = true,
  limit = 120,
}: Omit<LineProps, 'line'> & {
  readonly lines: readonly LogLine[];
  /** All that happened, from the beginning: what is told of a deed may lie in lines that the story leaves out. */
  readonly whole: readonly LogLine[];
  readonly setup: Json;
  /** Who is told of himself. */
  readonly you?: Seat | null;
  /** Whether it is the part of the table that is looked at; then the newest line is in sight. */
  readonly turnedTo?: boolean;
  readonly limit?: number;
}) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // When the next frame is made: its layout is then made once, for this as well.
    const frame = requestAnimationFrame(() => {
      const element = list.current;
      if (element !== null) element.scrollTop = element.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [lines.length, turnedTo]);
  const told = lines.filter((line) => say(line.message) !== '');
  const shown = told.slice(-limit);
  const deeds = face.acts === undefined ? [] : deedsOf(face.acts(whole, view, setup, you));
  const acting = underWay(deeds, actingIn(face, view));
  const chapters = chaptersOf(shown, deeds, face.isNobodys);
  const rest = { face, view, say, onGo, account, why };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <ol class="log" ref={list} tabIndex={0} aria-label={t('log.title')}>
      {told.length === 0 && <li class="gap">{t('log.empty')}</li>}
      {told.length > limit && <li class="gap">{t('log.earlier', { count: told.length - limit })}</li>}
      {chapters.map((chapter, i) =>
        'line' in chapter ? (
          <OfNobody key={`${i} ${chapter.line.after}`} {...chapter} {...rest} />
        ) : (
          <DeedItem
            key={`${chapter.deeds[0]?.first} ${chapter.deeds[0]?.piece}`}
            chapter={chapter}
            acting={acting}
            {...rest}
          />
        ),
      )}
    </ol>
  );
}
