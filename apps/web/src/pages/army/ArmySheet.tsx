import type { Problem } from '@dustfront/kernel';
import { SideMark } from '../../drawings/emblems.tsx';
import { Icon } from '../../drawings/icons.tsx';
import type { ArmyBuilder } from '../../games/workshop.ts';
import { t } from '../../i18n/index.ts';
import { problemText } from '../../i18n/words.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import type { OwnArmy } from './armies.ts';
import { Points } from './Tally.tsx';
import { UnitLine } from './UnitLine.tsx';

/** The squad takes the hero out of the list and into itself. */
function joined(units: readonly string[], at: number, hero: string): readonly string[] {
  const [id = ''] = (units[at] ?? '').split('+');
  return units.flatMap((unit, n) =>
    n === at ? [hero === '' ? id : `${id}+${hero}`] : unit === hero ? [] : [unit],
  );
}

function Problems({ game, problems }: { game: ArmyBuilder['game']; problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul class="problems" role="alert">
      {problems.map((problem) => (
        <li key={problem.at + problem.code + problem.text}>
          {problemText(game, problem)} {problem.rule !== undefined && <RuleLink id={problem.rule} />}
        </li>
      ))}
    </ul>
  );
}

function Limit({
  limit,
  usual,
  onLimit,
}: {
  limit: number;
  usual: readonly number[];
  onLimit: (limit: number) => void;
}) {
  return (
    <label class="limit">
      {t('army.limit')}{' '}
      <input
        type="number"
        min={1}
        max={999}
        list="ar-limits"
        value={limit}
        onInput={(event) => onLimit(Number(event.currentTarget.value))}
      />
      <datalist id="ar-limits">
        {usual.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </label>
  );
}

interface SheetProps {
  readonly builder: ArmyBuilder;
  readonly army: OwnArmy;
  readonly scale: string;
  /** Null in the open mode. */
  readonly limit: number | null;
  readonly problems: readonly Problem[];
  readonly onChange: (army: OwnArmy) => void;
  readonly onLimit: (limit: number) => void;
  readonly onShow: (id: string) => void;
  readonly onSave: () => void;
  readonly onShare: () => void;
  readonly onPlay: () => void;
}

/** What can be done with the list. */
function Tools({ builder, army, limit, problems, onLimit, onSave, onShare, onPlay }: SheetProps) {
  const ready = problems.length === 0 && army.units.length > 0;
  return (
    <footer class="noprint">
      {limit !== null && <Limit limit={limit} usual={builder.limits} onLimit={onLimit} />}
      <button type="button" class="btn" onClick={onSave}>
        {t('common.save')}
      </button>
      <button type="button" class="btn" onClick={onShare}>
        <Icon name="share" /> {t('army.share')}
      </button>
      <button type="button" class="btn" onClick={() => print()}>
        <Icon name="print" /> {t('army.print')}
      </button>
      <button type="button" class="btn primary" aria-disabled={!ready} onClick={() => ready && onPlay()}>
        {t('army.play')}
      </button>
    </footer>
  );
}

/** The list itself: units, what it costs, what is wrong with it, and what to do with it. */
export function ArmySheet(props: SheetProps) {
  const { builder, army, scale, limit, problems, onChange, onShow } = props;
  const total = builder.cost(army.units, scale);
  const used = army.units.flatMap((unit) => unit.split('+'));
  const heroes = builder
    .pool(army.side)
    .filter((card) => card.kind === 'hero' && !used.includes(card.id))
    .map((card) => card.id);
  const change = (units: readonly string[]): void => onChange({ ...army, units });
  return (
    <div class="sheet list">
      <header>
        <SideMark sign={army.side} size={26} />
        <input
          type="text"
          aria-label={t('army.name')}
          placeholder={t('army.name')}
          value={army.name}
          onInput={(event) => onChange({ ...army, name: event.currentTarget.value })}
        />
        <Points total={total} limit={limit} />
      </header>
      {army.units.length === 0 && (
        <p class="empty muted">{t(builder.kinds.includes('works') ? 'army.emptyPlain' : 'army.empty')}</p>
      )}
      <ul>
        {army.units.map((unit, i) => (
          <UnitLine
            key={`${unit}-${i}`}
            builder={builder}
            army={army}
            unit={unit}
            scale={scale}
            heroes={heroes}
            onDrop={() => change(army.units.filter((_, n) => n !== i))}
            onCopy={() => change(army.units.flatMap((one, n) => (n === i ? [one, one] : [one])))}
            onJoin={(hero) => change(joined(army.units, i, hero))}
            onShow={onShow}
          />
        ))}
      </ul>
      <Problems game={builder.game} problems={problems} />
      <Tools {...props} />
    </div>
  );
}
