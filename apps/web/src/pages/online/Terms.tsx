import type { MatchInfo } from '@dustfront/protocol';
import type { GameFace } from '../../games/face.ts';
import { t } from '../../i18n/index.ts';
import { Sources } from '../../panels/Sources.tsx';
import { battleName } from './battle.ts';
import { clockWords } from './parts.tsx';

function watchWords({ allowed, view, delaySeconds }: MatchInfo['settings']['spectators']): string {
  if (!allowed) return t('online.new.watchNo');
  return view === 'seats' ? t('online.join.watchSeats', { count: delaySeconds }) : t('online.new.watchYes');
}

/** What one agrees to by sitting down. */
export function Terms({ info, face }: { info: MatchInfo; face: GameFace | null }) {
  const { settings } = info;
  const rows: readonly (readonly [string, string | null])[] = [
    [t('provenance.what.scenario'), battleName(face, settings.setup)],
    [t('online.new.clock'), clockWords(info)],
    [t('online.new.timeout'), settings.clock === null ? null : t(`online.new.${settings.timeout}`)],
    [t('online.new.takeBack'), t(`online.new.${settings.takeBack}`)],
    [t('online.new.watch'), watchWords(settings.spectators)],
    [t('online.new.rating'), t(settings.rated ? 'online.new.rated' : 'online.new.ratedNo')],
  ];
  return (
    <>
      <dl class="on-terms">
        {rows.map(([label, text]) =>
          text === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      <Sources sources={face?.sources(settings.setup as never) ?? []} />
    </>
  );
}
