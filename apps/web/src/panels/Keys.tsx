import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { helpWord, needHelpWords } from '../help/words.ts';
import { t } from '../i18n/index.ts';
import { hw } from '../i18n/words.ts';
import type { Controller } from '../modes/controller.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Segment } from '../ui/Segment.tsx';
import './keys.css';

/** Keys that only boards of squares have, and those that a measured table has too. */
const onSquares = new Set(['Shift ← ↑ → ↓', 'N', 'R', 'S', 'B', 'C', 'T']);
const onTable = new Set(['B']);

/** On a board of squares, or on a measured table. */
const surface = (measured: boolean) =>
  measured
    ? ({
        title: t('keys.onTable.board'),
        rows: [
          ['← ↑ → ↓', t('keys.onTable.arrows')],
          ['Q E', t('keys.onTable.turn')],
          ['Enter', t('keys.onTable.enter')],
          ['Tab', t('keys.tab')],
          ['G', t('keys.onTable.toBoard')],
          ['+ −', t('keys.zoom')],
        ],
      } as const)
    : ({
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
      } as const);

const keyGroups = (measured: boolean) =>
  [
    surface(measured),
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

function Keys({ c }: { c: Controller }) {
  const kind = c.scene.value?.kind;
  const has = (key: string): boolean =>
    kind === 'grid' || !onSquares.has(key) || (kind === 'table' && onTable.has(key));
  return (
    <div class="keys">
      {keyGroups(kind === 'table').map(({ title, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {rows
              .filter(([key]) => has(key))
              .map(([key, text]) => (
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
  );
}

type HowItWorks = ComponentType<{ readonly c: Controller }>;

/** Behind the question mark: how this game works, in two minutes, and its keys. */
export function KeysHelp({ c, onClose }: { c: Controller; onClose: () => void }) {
  const [part, setPart] = useState<'how' | 'keys'>('how');
  const [how, setHow] = useState<{ readonly part: HowItWorks } | null>(null);
  useEffect(() => {
    let gone = false;
    void Promise.all([import('../help/How.tsx'), needHelpWords()]).then(
      ([{ How }]) => !gone && setHow({ part: How }),
    );
    return () => {
      gone = true;
    };
  }, []);
  const How = how?.part;
  return (
    <Dialog title={How === undefined ? t('keys.title') : helpWord('title')} onClose={onClose} wide>
      {How === undefined ? (
        <p class="muted">{t('common.loading')}</p>
      ) : (
        <>
          <Segment
            label={helpWord('title')}
            value={part}
            onChange={setPart}
            options={[
              { value: 'how', text: helpWord('how') },
              { value: 'keys', text: helpWord('keys') },
            ]}
          />
          {part === 'how' ? <How c={c} /> : <Keys c={c} />}
        </>
      )}
    </Dialog>
  );
}
