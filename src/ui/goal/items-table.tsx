import { useCallback } from 'react';
import { i18n } from '#i18n';
import type { CollectedItem } from '@/domain/job/collected-item';
import type { LiveEvent } from '@/domain/run/live-event';
import type { GoalRun } from '@/domain/run/run';
import { exportFileName, type FileKind } from '@/ui/data/export-file-name';
import { useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import { Button } from '../parts/button';
import { Loaded } from '../parts/loaded';
import { safeWebUrl } from '../parts/safe-web-url';
import { columnsOf, itemsAsCsv, itemsAsJson } from './items-file';

const isItem = (event: LiveEvent) => event.type === 'item-collected';

/** What a goal put aside, those that its answer rests on marked, with export. Nothing while there is none. */
export function ItemsTable({ run }: { run: GoalRun }) {
  const { items } = usePorts();
  const read = useCallback(() => items.list(run.id), [items, run.id]);
  const loadable = useLiveQuery(read, isItem);
  if (run.state.items === 0) return null;
  return <Loaded from={loadable}>{(list) => <Table run={run} items={list} />}</Loaded>;
}

function Table({ run, items }: { run: GoalRun; items: CollectedItem[] }) {
  const { saveFile } = usePorts();
  const columns = columnsOf(items);
  const rested = new Set(run.state.answer?.items ?? []);
  const save = (kind: FileKind) => {
    const [text, type] =
      kind === 'csv' ? [itemsAsCsv(items), 'text/csv;charset=utf-8'] : [itemsAsJson(items), 'application/json'];
    saveFile(exportFileName(new Date(), kind), text, type);
  };
  return (
    <div className="goal-items">
      <table className="goal-table">
        <caption className="visually-hidden">{i18n.t('goal.items')}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.index} className={rested.has(item.index) ? 'goal-item-rested' : ''}>
              {columns.map((name) => (
                <td key={name}>
                  <Cell value={item.data[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="actions">
        <Button icon="download" onClick={() => save('csv')}>
          {i18n.t('goal.exportCsv')}
        </Button>
        <Button icon="download" onClick={() => save('json')}>
          {i18n.t('goal.exportJson')}
        </Button>
      </div>
    </div>
  );
}

function Cell({ value }: { value: unknown }) {
  const text = value === undefined || value === null ? '' : String(value);
  const url = /^https?:/.test(text) ? safeWebUrl(text) : null;
  return url ? (
    <a href={url} target="_blank" rel="noreferrer">
      {i18n.t('goal.link')}
    </a>
  ) : (
    text
  );
}
