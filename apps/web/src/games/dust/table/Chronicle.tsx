import type { DustView } from '@dustfront/dust';
import type { Say } from '@dustfront/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import type { AskWhy } from '../../../pages/table/reasons.ts';
import { DiceRow } from '../../../panels/Log.tsx';
import { Why } from '../../../panels/Why.tsx';
import type { LogLine } from '../../../session/table.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { ArmyMark } from '../drawings/ArmyMark.tsx';
import { armyOfLine, dustRoll, dustStory } from '../log.ts';
import './chronicle.css';

const limit = 150;

/** A line of the story: it leads to its moment, or opens to why it was done and leads there then. */
function Told({
  text,
  rule,
  reasons,
  onGo,
}: {
  text: string;
  rule: string | undefined;
  reasons: readonly string[];
  onGo: () => void;
}) {
  const [open, setOpen] = useState(false);
  const opens = reasons.length > 0;
  return (
    <>
      {opens ? (
        <button type="button" class="line opens" aria-expanded={open} onClick={() => setOpen(!open)}>
          {text}
        </button>
      ) : (
        <button type="button" class="line" title={t('log.goThere')} onClick={onGo}>
          {text}
        </button>
      )}
      <Cites rule={rule} />
      {opens && open && (
        <div class="more">
          <Why words={reasons} />
          <button type="button" class="btn small" onClick={onGo}>
            {t('log.goThere')}
          </button>
        </div>
      )}
    </>
  );
}

function Cites({ rule }: { rule: string | undefined }) {
  if (rule === undefined) return null;
  return (
    <div class="cites">
      <RuleLink id={rule} />
    </div>
  );
}

/** The story of the war, each line with its rule and a way back to its moment. */
export function Chronicle({
  log,
  view,
  say,
  onGo,
  why,
}: {
  log: readonly LogLine[];
  view: DustView;
  say: Say;
  onGo: (at: number) => void;
  why: AskWhy | undefined;
}) {
  const list = useRef<HTMLOListElement>(null);
  const told = dustStory(log).filter((line) => say(line.message) !== '');
  useEffect(() => {
    const element = list.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [told.length]);
  const shown = told.slice(-limit);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <ol class="log d-log" ref={list} tabIndex={0} aria-label={t('log.title')}>
      {told.length > limit && <li class="gap">{t('log.earlier', { count: told.length - limit })}</li>}
      {shown.map((line, i) => {
        const roll = dustRoll(line);
        const army = armyOfLine(line, view);
        const key = told.length - shown.length + i;
        if (line.event.type === 'round-begun')
          return (
            <li key={key} class="round-head">
              <span class="eyebrow">{say(line.message)}</span>
            </li>
          );
        return (
          <li key={key}>
            {army === null ? <span class="nomark" /> : <ArmyMark army={army} size={16} />}
            <div>
              {roll === null ? (
                <Told
                  text={say(line.message)}
                  rule={line.event.rule}
                  reasons={why?.(line) ?? []}
                  onGo={() => onGo(line.after)}
                />
              ) : (
                <>
                  <DiceRow roll={roll} size={20} />
                  <Cites rule={line.event.rule} />
                </>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
