import type { DustView } from '@dustfront/dust';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { DiceRow } from '../../../panels/Log.tsx';
import type { LogLine } from '../../../session/table.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import type { Say } from '../../face.ts';
import { ArmyMark } from '../drawings/ArmyMark.tsx';
import { armyOfLine, dustRoll, dustStory } from '../log.ts';
import './chronicle.css';

const limit = 150;

/** The story of the war, each line with its rule and a way back to its moment. */
export function Chronicle({
  log,
  view,
  say,
  onGo,
}: {
  log: readonly LogLine[];
  view: DustView;
  say: Say;
  onGo: (at: number) => void;
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
                <button type="button" class="line" title={t('log.goThere')} onClick={() => onGo(line.after)}>
                  {say(line.message)}
                </button>
              ) : (
                <DiceRow roll={roll} size={20} />
              )}
              {line.event.rule !== undefined && (
                <div class="cites">
                  <RuleLink id={line.event.rule} />
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
