import { t } from '../i18n/index.ts';
import { hw } from '../i18n/words.ts';
import { Dialog } from '../ui/Dialog.tsx';
import './keys.css';

export function KeysHelp({ onClose }: { onClose: () => void }) {
  const groups = [
    {
      title: t('keys.board'),
      rows: [
        ['← ↑ → ↓', t('keys.arrows')],
        ['Enter', t('keys.enter')],
        ['Shift ← ↑ → ↓', t('keys.turn')],
        ['Tab', t('keys.tab')],
        ['N', t('keys.nextUnit')],
        ['G', t('keys.toBoard')],
        ['+ −', t('keys.zoom')],
      ],
    },
    {
      title: t('keys.orders'),
      rows: [
        ['Ctrl Enter', t('keys.commit')],
        ['1 … 9', t('keys.option')],
        ['U', t('keys.undo')],
        ['H', hw('key')],
        ['Esc', t('keys.escape')],
      ],
    },
    {
      title: t('keys.layers'),
      rows: [
        ['R', t('layers.reach')],
        ['S', t('layers.sight')],
        ['B', t('layers.bands')],
        ['C', t('layers.cover')],
        ['T', t('layers.threat')],
        ['M', t('layers.names')],
      ],
    },
    {
      title: t('keys.time'),
      rows: [
        ['[ ]', t('keys.step')],
        ['L', t('deed.key')],
        ['?', t('keys.help')],
      ],
    },
  ] as const;
  return (
    <Dialog title={t('keys.title')} onClose={onClose} wide>
      <div class="keys">
        {groups.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.rows.map(([key, text]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
