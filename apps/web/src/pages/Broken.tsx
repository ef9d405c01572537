import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Lost } from './Lost.tsx';

/** A page that fails is told of, in place of nothing; every other page still works. */
export function Guarded({ children }: { children: ComponentChildren }) {
  const [fault] = useErrorBoundary((error) => console.error(error));
  if (fault === undefined) return <>{children}</>;
  const message = fault instanceof Error ? fault.message : String(fault);
  return <Lost title={t('common.failed')} text={t('common.failedText', { message })} />;
}
