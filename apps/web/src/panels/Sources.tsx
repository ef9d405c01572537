import { type SourceModel, sourceTag } from '../games/sources.ts';
import { t } from '../i18n/index.ts';
import { Explained } from './Explained.tsx';

/** Printed, inferred or ours, with what that means here. */
export function Source({ source }: { source: SourceModel }) {
  return (
    <Explained word={sourceTag(source)} look={`source ${source.of}`}>
      {source.text.map((line) => (
        <span key={line} class="line">
          {line}
        </span>
      ))}
    </Explained>
  );
}

/** Where scenario, map and deck come from, side by side. */
export function Sources({ sources }: { sources: readonly SourceModel[] }) {
  if (sources.length === 0) return null;
  return (
    <p class="sources">
      <span class="vh">{t('provenance.title')}: </span>
      {sources.map((source) => (
        <Source key={source.what} source={source} />
      ))}
    </p>
  );
}
