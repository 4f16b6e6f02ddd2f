import { i18n } from '#i18n';
import { Button } from '../parts/button';
import { EmptyState } from '../parts/empty-state';

interface NothingYetProps {
  onDiscover: () => void;
  onAdd: () => void;
  onImport: () => void;
}

/** No jobs at all: ways to get some. */
export function NothingYet({ onDiscover, onAdd, onImport }: NothingYetProps) {
  return (
    <EmptyState icon="list" title={i18n.t('jobs.emptyTitle')} text={i18n.t('jobs.emptyText')}>
      <Button look="primary" onClick={onDiscover}>
        {i18n.t('jobs.emptyAction')}
      </Button>
      <div className="actions">
        <Button look="quiet" icon="plus" onClick={onAdd}>
          {i18n.t('jobs.add')}
        </Button>
        <Button look="quiet" icon="upload" onClick={onImport}>
          {i18n.t('jobs.import')}
        </Button>
      </div>
    </EmptyState>
  );
}
