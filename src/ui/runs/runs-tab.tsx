import { i18n } from '#i18n';
import type { Run } from '@/domain/run/run';
import type { Loadable } from '@/ui/data/live-query';
import { Button } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { Loaded } from '../parts/loaded';
import { RunEntry } from './run-entry';
import './runs.css';

/** What was done, when and where: every run with its journal. */
export function RunsTab({ runs, onDiscover }: { runs: Loadable<Run[]>; onDiscover: () => void }) {
  return (
    <Loaded from={runs}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState icon="list" title={i18n.t('runs.emptyTitle')} text={i18n.t('runs.emptyText')}>
            <Button look="primary" onClick={onDiscover}>
              {i18n.t('jobs.emptyAction')}
            </Button>
          </EmptyState>
        ) : (
          <ul className="runs" aria-label={i18n.t('runs.list')}>
            {list.map((run) => (
              <RunEntry key={run.id} run={run} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
