import { Icon } from '../drawings/icons.tsx';
import { t } from '../i18n/index.ts';
import { change, settings } from '../settings.ts';

/** Silence, or sound again, with one click. */
export function SoundButton() {
  const on = settings.value.sound;
  const label = t(on ? 'settings.mute' : 'settings.unmute');
  return (
    <button
      type="button"
      class="iconbtn"
      title={label}
      aria-label={label}
      onClick={() => change({ sound: !on })}
    >
      <Icon name={on ? 'sound' : 'mute'} />
    </button>
  );
}
