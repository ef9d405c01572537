import type { ComponentChildren } from 'preact';
import { Icon } from '../../../drawings/icons.tsx';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { Handle } from './Handle.tsx';
import './aside.css';

/** One part of what stands beside the board or map. */
export interface Tab<Id extends string = string> {
  readonly id: Id;
  readonly word: string;
}

export interface Tabs<Id extends string> {
  readonly all: readonly Tab<Id>[];
  readonly open: Id;
  readonly onOpen: (id: Id) => void;
}

/**
 * Everything beside the board or map; where room is short one part at a time, on a phone on a sheet that can be pulled.
 */
export function Aside<Id extends string>({
  c,
  tabs: { all, open, onOpen },
  children,
}: {
  c: Controller;
  tabs: Tabs<Id>;
  children: ComponentChildren;
}) {
  return (
    <aside class="right">
      <Handle />
      <nav class="tabs" aria-label={t('table.parts')}>
        {all.map(({ id, word }) => (
          <button
            type="button"
            key={id}
            class={`to-${id}`}
            aria-pressed={open === id}
            onClick={() => onOpen(id)}
          >
            {word}
          </button>
        ))}
        <button
          type="button"
          class="iconbtn"
          aria-label={t('orders.undo')}
          aria-disabled={!c.canUndo}
          onClick={() => void c.undo()}
        >
          <Icon name="undo" />
        </button>
      </nav>
      {children}
    </aside>
  );
}
