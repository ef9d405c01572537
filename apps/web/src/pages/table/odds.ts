import type { ChancesAdvice } from '@dustfront/advice';
import type { OddsModel, OddsRow } from '../../games/face.ts';
import { t } from '../../i18n/index.ts';
import { type Aim, lineKey } from '../../modes/aim.ts';
import type { Controller } from '../../modes/controller.ts';
import type { OddsLine } from '../../panels/Odds.tsx';

function rowOf(c: Controller, advice: ChancesAdvice): OddsRow {
  return {
    id: advice.id,
    name: nameOfLine(c, advice.id),
    note: t('odds.dice', { count: advice.dice }),
    chances: advice.chances,
    mean: advice.mean,
  };
}

function nameOfLine(c: Controller, key: string): string {
  const [unit = '', line = ''] = key.split('/');
  const view = c.shown.value?.view ?? null;
  if (view !== null && c.face.lineName !== undefined) return c.face.lineName(view, unit, line);
  const card = view === null ? null : c.face.card(view, unit);
  return card?.weapons.find((weapon) => weapon.id === line)?.name ?? line;
}

function traitsOf(c: Controller, key: string): readonly string[] {
  const [unit = '', line = ''] = key.split('/');
  const view = c.shown.value?.view ?? null;
  const card = view === null ? null : c.face.card(view, unit);
  // A salvo is the same row of the card with a star.
  const weapon = card?.weapons.find(({ id }) => id === line.replace('*', ''));
  return (weapon?.traits ?? []).map(({ name }) => name);
}

/** What an aimed attack may do, for the table of odds. */
export function oddsModel(c: Controller, aim: Aim): OddsModel | null {
  const advice = c.ahead.odds.value;
  if (advice === null) return null;
  const scene = c.scene.value;
  const machine =
    aim.target.startsWith('@') ||
    (scene?.kind === 'grid' && scene.pieces.find((p) => p.key === aim.target)?.boxes != null);
  return {
    columns: Math.max(1, advice.size),
    counted: machine ? 'damage' : 'casualties',
    rows: advice.lines.map((line) => rowOf(c, line)),
    total: rowOf(c, advice.total),
    dice: advice.total.dice,
    cost: advice.cost === null ? null : rowOf(c, advice.cost),
  };
}

/** Every line of the unit: those that would fire, and those that cannot with the reason. */
export function linesOf(c: Controller, aim: Aim): OddsLine[] {
  const view = c.shown.value?.view ?? null;
  const mine = aim.lines.map(
    (line): OddsLine => ({
      id: lineKey(line),
      name: nameOfLine(c, lineKey(line)),
      note: line.close ? t('odds.close') : '',
      traits: traitsOf(c, lineKey(line)),
      on: line.on,
      fixed: false,
      off: null,
      shots: line.most === 0 ? null : { now: line.shots, most: line.most },
    }),
  );
  const card = view === null ? null : c.face.card(view, aim.unit);
  const missing = (card?.weapons ?? []).filter(
    (weapon) => !aim.lines.some((line) => line.unit === aim.unit && line.line === weapon.id),
  );
  return [
    ...mine,
    ...missing.map(
      (weapon): OddsLine => ({
        id: `${aim.unit}/${weapon.id}`,
        name: weapon.name,
        note: '',
        traits: weapon.traits.map(({ name }) => name),
        on: false,
        fixed: true,
        off: {
          reason: weapon.off ? t('orders.empty') : t('orders.outOfReach', { range: weapon.range }),
          rule: null,
        },
        shots: null,
      }),
    ),
  ];
}
