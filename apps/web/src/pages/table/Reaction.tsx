import { UnitPicture } from '../../drawings/Picture.tsx';
import { num, percent, t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { reactWithAll } from '../../modes/reacting.ts';
import { change, settings } from '../../settings.ts';
import { Segment } from '../../ui/Segment.tsx';
import './reaction.css';

/** One that could fire: with what hope, with everything or with some of it. */
function Reactor({ c, unit, inTime }: { c: Controller; unit: string; inTime: number | undefined }) {
  const question = c.question.value;
  const view = c.shown.value?.view ?? null;
  const card = view === null ? null : c.face.card(view, unit);
  if (question === null || view === null || card === null) return null;
  const prospects = c.ahead.reactions.value;
  const prospect = prospects.find((p) => p.unit === unit);
  const row = question.options.find((option) => {
    const target = c.face.target(option, view);
    return target.on === 'piece' && target.piece === unit;
  });
  return (
    <li>
      <svg viewBox="-6 -8 112 112" aria-hidden="true">
        <UnitPicture art={card.art} sign={card.sign} flip={card.flip} />
      </svg>
      <p>
        <b>{card.name}</b> {c.scene.value?.kind === 'grid' && <span class="type">{card.square}</span>}
        {inTime !== undefined && <small>{t('orders.inTime', { chance: percent(inTime) })}</small>}
        {prospect !== undefined && (
          <small>
            {t('orders.reactChance', {
              chance: percent(prospect.odds.total.chances[0] ?? 0),
              mean: num(prospect.odds.total.mean, 1),
            })}
          </small>
        )}
      </p>
      {prospect !== undefined && (
        <button type="button" class="btn primary react-all" onClick={() => reactWithAll(c, prospect)}>
          {t('orders.reactAll')}
          {prospect === prospects[0] && <kbd>Ctrl Enter</kbd>}
        </button>
      )}
      {row !== undefined && (
        <button type="button" class="btn" onClick={() => void c.submit(row.id)}>
          {t('orders.reactSome')}
        </button>
      )}
    </li>
  );
}

/** What shall be done when it happens again. */
function StandingOrder() {
  return (
    <div class="standing">
      <span>{t('orders.nextTime')}</span>
      <Segment
        label={t('settings.reactions')}
        value={settings.value.reactions}
        onChange={(reactions) => change({ reactions })}
        options={[
          { value: 'ask', text: t('settings.reactAsk') },
          { value: 'worth', text: t('settings.reactWorth') },
          { value: 'never', text: t('settings.reactNever') },
        ]}
      />
    </div>
  );
}

/**
 * An enemy walks into sight: who could fire at it with what hope, one button each; and the standing order for next
 * time.
 */
export function Reaction({ c }: { c: Controller }) {
  const question = c.question.value;
  const view = c.shown.value?.view ?? null;
  if (question === null || view === null) return null;
  const reaction = c.face.reaction(question, view);
  if (reaction === null) return null;
  // On a table the question names him, and his place has no name.
  // The best stands first, as soon as it is known.
  const best = c.ahead.reactions.value
    .map(({ unit }) => unit)
    .filter((unit) => reaction.units.includes(unit));
  const units = [...new Set([...best, ...reaction.units])];
  const onSquares = reaction.intruder !== null && c.scene.value?.kind === 'grid';
  const intruder = onSquares ? c.face.card(view, reaction.intruder) : null;
  return (
    <>
      <p class="react-cost">
        {intruder !== null && `${t('orders.intruder', { name: intruder.name, square: intruder.square })} `}
        {reaction.cost}
      </p>
      <ul class="reactors">
        {units.map((unit) => (
          <Reactor key={unit} c={c} unit={unit} inTime={reaction.inTime?.(unit)} />
        ))}
      </ul>
      <StandingOrder />
    </>
  );
}
