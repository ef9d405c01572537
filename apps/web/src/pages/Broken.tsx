import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Lost } from './Lost.tsx';
import { isUnloaded, leaveBuild } from './newer.ts';

/** A page that fails is told of, in place of nothing; every other page still works. */
export function Guarded({ children }: { children: ComponentChildren }) {
  const [fault] = useErrorBoundary((error) => {
    console.error(error);
    if (isUnloaded(error)) leaveBuild().catch(() => undefined);
  });
  if (fault === undefined) return <>{children}</>;
  if (isUnloaded(fault))
    return (
      <Lost title={t('common.unloaded')} text={t('common.unloadedText')}>
        <button type="button" class="btn primary" onClick={() => location.reload()}>
          {t('common.reload')}
        </button>{' '}
      </Lost>
    );
  const message = fault instanceof Error ? fault.message : String(fault);
  return <Lost title={t('common.failed')} text={t('common.failedText', { message })} />;
}
