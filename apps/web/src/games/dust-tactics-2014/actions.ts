import { t } from '../../i18n/index.ts';

/** Actions whose name does not say what they do. */
const explained = [
  'reload',
  'camouflage',
  'smoke',
  'dozer',
  'resupply',
  'ammo-drop',
  'get-moving',
  'reinforcements',
  'replacement-vehicle',
  'get-up',
  'stimulants',
  'repair',
  'air-alert',
  'medevac',
  'resurrection',
  'engineering',
  'bury',
] as const;

const actionIds = [
  'nothing',
  'move',
  'march',
  'scout',
  'rush',
  'free-move',
  'attack',
  'sustained',
  'fury',
  'charge',
  'free-attack',
  'enough',
  ...explained,
] as const;
type ActionId = (typeof actionIds)[number];

const isAction = (id: string): id is ActionId => (actionIds as readonly string[]).includes(id);

/** What an action does; nothing of those that everybody knows. */
export function actionDoes(id: string): string {
  const found = explained.find((one) => one === id);
  return found === undefined ? '' : t(`tactics.does.${found}`);
}

/** An action as it is declared. */
export const actionName = (id: string): string => (isAction(id) ? t(`tactics.action.${id}`) : id);
