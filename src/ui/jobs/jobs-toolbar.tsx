import { type RefObject, useEffect } from 'react';
import { i18n } from '#i18n';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { formatNumber } from '../words/formats';
import type { JobsView } from './jobs-view';
import { SortMenu } from './sort-menu';

interface JobsToolbarProps {
  view: JobsView;
  total: number;
  shownCount: number;
  selectedCount: number;
  selectAll: RefObject<HTMLInputElement | null>;
  onChange: (part: Partial<JobsView>) => void;
  onToggleAll: () => void;
  onExport: () => void;
  onDelete: () => void;
}

export function JobsToolbar(props: JobsToolbarProps) {
  const { view, onChange } = props;
  return (
    <div className="jobs-toolbar">
      <div className="search">
        <Icon name="search" />
        <input
          type="search"
          aria-label={i18n.t('jobs.search')}
          placeholder={i18n.t('jobs.search')}
          value={view.query}
          onChange={({ target }) => onChange({ query: target.value })}
        />
      </div>
      <SortMenu sort={view.sort} onChange={(sort) => onChange({ sort })} />
      <SelectionBar {...props} />
    </div>
  );
}

function SelectionBar(props: JobsToolbarProps) {
  const { shownCount, selectedCount, selectAll, onToggleAll, onExport, onDelete } = props;
  const areSome = selectedCount > 0 && selectedCount < shownCount;
  useEffect(() => {
    if (selectAll.current) selectAll.current.indeterminate = areSome;
  }, [selectAll, areSome]);
  const hasSelection = selectedCount > 0;
  return (
    <div className="selection-bar">
      <label className="select-all">
        <input
          ref={selectAll}
          type="checkbox"
          aria-label={i18n.t('jobs.selectAll')}
          checked={hasSelection && selectedCount === shownCount}
          onChange={onToggleAll}
        />
        <span className="count">{countWords(props)}</span>
      </label>
      <ExportButton selectedCount={selectedCount} onExport={onExport} />
      {hasSelection && (
        <Button
          icon="trash"
          look="danger"
          aria-label={i18n.t('jobs.deleteSelected', selectedCount, { count: formatNumber(selectedCount) })}
          onClick={onDelete}
        >
          {i18n.t('jobs.deleteShort')}
        </Button>
      )}
    </div>
  );
}

/** Exports the selection, or all where nothing is selected. */
function ExportButton({ selectedCount, onExport }: Pick<JobsToolbarProps, 'selectedCount' | 'onExport'>) {
  const label =
    selectedCount > 0
      ? i18n.t('jobs.exportSelected', selectedCount, { count: formatNumber(selectedCount) })
      : i18n.t('jobs.exportAll');
  return (
    <Button icon="download" aria-label={label} onClick={onExport}>
      {i18n.t('jobs.exportShort')}
    </Button>
  );
}

function countWords({ total, shownCount, selectedCount }: JobsToolbarProps): string {
  if (selectedCount > 0) return i18n.t('jobs.selected', selectedCount, { count: formatNumber(selectedCount) });
  const count = formatNumber(total);
  if (shownCount < total) return i18n.t('jobs.countShown', { shown: formatNumber(shownCount), count });
  return i18n.t('jobs.count', total, { count });
}
