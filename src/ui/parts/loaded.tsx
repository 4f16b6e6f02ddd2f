import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import type { Loadable } from '@/ui/data/live-query';
import { Button } from './button';
import { Disclosure } from './disclosure';
import { EmptyState } from './empty-state';

interface LoadedProps<Value> {
  from: Loadable<Value>;
  children: (value: Value) => ReactNode;
}

/** Shows a value once it is read; until then says so, or what to do if that fails. */
export function Loaded<Value>({ from, children }: LoadedProps<Value>) {
  if (from.state === 'loading') return <p className="loading">{i18n.t('state.loading')}</p>;
  if (from.state === 'ready') return children(from.value);
  return (
    <div role="alert">
      <EmptyState icon="alert" title={i18n.t('state.failedTitle')} text={problemText(from.error)}>
        <Button look="primary" onClick={from.retry}>
          {i18n.t('state.retry')}
        </Button>
        <Disclosure className="technical" summary={i18n.t('state.technical')}>
          <code>{String(from.error)}</code>
        </Disclosure>
      </EmptyState>
    </div>
  );
}

/** By name: all that remains of the class of an error from a worker. */
function problemText(error: unknown): string {
  switch (error instanceof Error ? error.name : '') {
    case 'StoreNewerError':
      return i18n.t('state.newer');
    case 'BackupFailedError':
      return i18n.t('state.backupFailed');
    case 'BackupFullError':
      return i18n.t('state.backupFull');
    default:
      return i18n.t('state.failedText');
  }
}
