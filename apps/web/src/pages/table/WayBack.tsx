import { href } from '../../router.ts';
import './wayback.css';
import { t } from '../../i18n/index.ts';
import { origins } from './origins.ts';

/** A match that belongs to something else, a campaign or a draft of the editor, says so and leads back there. */
export function WayBack({ id }: { id: string }) {
  const from = origins().get(id);
  if (from === undefined) return null;
  return (
    <a class="btn small wayback" href={from === 'campaign' ? href('campaign') : href('editor', from)}>
      {t(from === 'campaign' ? 'table.toCampaign' : 'table.toEditor')}
    </a>
  );
}
