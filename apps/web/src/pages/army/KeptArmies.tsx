import { SideMark } from '../../drawings/emblems.tsx';
import type { ArmyBuilder } from '../../games/workshop.ts';
import { t } from '../../i18n/index.ts';
import { DropButton } from '../../ui/DropButton.tsx';
import { armies, dropArmy, type OwnArmy } from './armies.ts';

/** Own armies of this game, and the ready-made ones to start from. */
export function KeptArmies({
  builder,
  scale,
  onOpen,
  onCopy,
}: {
  builder: ArmyBuilder;
  scale: string;
  onOpen: (army: OwnArmy) => void;
  onCopy: (army: Pick<OwnArmy, 'name' | 'side' | 'units'>) => void;
}) {
  const own = armies.value.filter((army) => army.game === builder.game);
  const line = (army: Pick<OwnArmy, 'name' | 'side' | 'units'>, open: () => void) => (
    <button type="button" class="linkish" onClick={open}>
      <SideMark sign={army.side} size={16} /> {army.name}{' '}
      {!army.name.includes(String(builder.cost(army.units, scale))) && (
        <span class="muted">
          {builder.cost(army.units, scale)} {t('card.points')}
        </span>
      )}
    </button>
  );
  return (
    <>
      <h2>{t('army.kept')}</h2>
      <ul class="sheet keptarmies">
        {own.map((army) => (
          <li key={army.id}>
            {line(army, () => onOpen(army))}
            <DropButton label={t('army.drop', { name: army.name })} onDrop={() => dropArmy(army.id)} />
          </li>
        ))}
        {builder.ready().map((army) => (
          <li key={army.id}>{line(army, () => onCopy(army))}</li>
        ))}
      </ul>
    </>
  );
}
