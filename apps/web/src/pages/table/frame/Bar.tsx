import type { ComponentChildren } from 'preact';
import { Icon } from '../../../drawings/icons.tsx';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { href } from '../../../router.ts';
import { trialOf } from '../../../session/start.ts';
import { Tools } from '../Tools.tsx';
import './bar.css';

/** The bar above the table: where one is, who plays, the tools. */
export function Bar({
  c,
  subtitle,
  onHelp,
  children,
}: {
  c: Controller;
  subtitle: string;
  onHelp: () => void;
  children: ComponentChildren;
}) {
  /** A table that is only tried looks like it, and leads back. */
  const back = trialOf(c.table.id);
  return (
    <header class="tablebar">
      <div class="brand">
        <a class="wordmark" href={href('')}>
          Dustfront
        </a>
        {back === undefined && <small class="subtitle">{subtitle}</small>}
      </div>
      {back !== undefined && (
        <p class="trial">
          <Icon name="branch" size={16} /> {t('table.trial')} <a href={back}>{t('table.trialBack')}</a>
        </p>
      )}
      {children}
      <Tools c={c} onHelp={onHelp} />
    </header>
  );
}
