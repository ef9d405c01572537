import { t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import { href } from '../../router.ts';
import { NextMatch } from './NextMatch.tsx';
import { origins } from './origins.ts';
import './wayback.css';

/** A match that belongs to something else, a campaign or a draft of the editor, says so and leads back there. */
export function WayBack({ id, look = 'btn small wayback' }: { id: string; look?: string }) {
  const from = origins().get(id);
  if (from === undefined) return null;
  return (
    <a class={look} href={from === 'campaign' ? href('campaign') : href('editor', from)}>
      {t(from === 'campaign' ? 'table.toCampaign' : 'table.toEditor')}
    </a>
  );
}

/** What comes after a match: where it belongs to something else that goes on first, and a campaign's is over. */
export function Onward({ c, id, title }: { c: Controller; id: string; title: string }) {
  const from = origins().get(id);
  return (
    <>
      <WayBack id={id} look="btn primary" />
      {from !== 'campaign' && <NextMatch c={c} title={title} first={from === undefined} />}
    </>
  );
}
