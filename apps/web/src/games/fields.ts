import { t } from '../i18n/index.ts';
import type { SetupField } from './setup-plan.ts';

export const onOff = () =>
  [
    { value: 'on', text: t('settings.on') },
    { value: 'off', text: t('settings.off') },
  ] as const;

/** An option that is on or off. */
export const switchField = (
  words: Pick<SetupField, 'id' | 'label' | 'help' | 'readyOnly' | 'boardOnly'>,
  on: boolean,
): SetupField => ({ ...words, kind: 'switch', choices: onOff(), value: on ? 'on' : 'off' });
