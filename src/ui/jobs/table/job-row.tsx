import { type ComponentProps, memo, type ReactNode } from 'react';
import { i18n } from '#i18n';
import type { JobSummary } from '@/domain/job/job';
import type { JobColumnName } from '@/domain/job/job-query';
import type { JobRow as Row } from '@/search/job-search';
import { Icon } from '@/ui/parts/icon';
import { safeWebUrl } from '@/ui/parts/safe-web-url';
import { columnText, isMarkColumn } from './columns';
import { DuplicateBadge } from './duplicate-mark';
import { JobCard } from './job-card';
import { BadgeCell } from './mark-cell';
import { ExclusionReason } from './match-mark';

interface RowBoxProps extends Omit<ComponentProps<'input'>, 'onToggle'> {
  title: string;
  isSelected: boolean;
  /** `isRange`: pressed with Shift. */
  onToggle: (isRange: boolean) => void;
}

interface JobRowProps {
  /** Undefined while loading. */
  row: Row | undefined;
  /** Position in the list, from 0. */
  index: number;
  /** Distance from the list's top, CSS pixels. */
  start: number;
  measure: (element: Element | null) => void;
  isSelected: boolean;
  shown: readonly JobColumnName[];
  /** Whether there is no room for columns. */
  isCard: boolean;
  /** Which of the row's controls is in the tab order: 0 the checkbox, 1 the title, 2 the link; null for none. */
  tabStop: number | null;
  onToggle: (index: number, id: string, isRange: boolean) => void;
  onOpen: (id: string) => void;
}

export const JobTableRow = memo(function JobRow(props: JobRowProps) {
  const { row, index, start, measure, isSelected, isCard } = props;
  return (
    <tr
      className={isCard ? 'job-row job-row-card' : 'job-row'}
      ref={measure}
      data-row={index}
      data-index={index}
      data-id={row?.job.id}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${start}px)` }}
    >
      {row ? <Cells {...props} row={row} /> : <td className="row-waiting" />}
    </tr>
  );
});

function Cells(props: JobRowProps & { row: Row }) {
  const { row, index, shown, isCard, isSelected, tabStop, onToggle, onOpen } = props;
  const { id, title } = row.job;
  const control = (number: number) => ({ 'data-control': number, tabIndex: tabStop === number ? 0 : -1 });
  const opener = (
    <button type="button" className="job-title" onClick={() => onOpen(id)} {...control(1)}>
      {title}
    </button>
  );
  return (
    <>
      <td className="cell-select">
        <RowBox
          title={title}
          isSelected={isSelected}
          onToggle={(isRange) => onToggle(index, id, isRange)}
          {...control(0)}
        />
      </td>
      {isCard ? (
        <JobCard row={row} title={opener} shown={shown} />
      ) : (
        <ColumnCells row={row} title={opener} shown={shown} />
      )}
      <td className="cell-open">
        <PostingLink job={row.job} {...control(2)} />
      </td>
    </>
  );
}

function ColumnCells({ row, title, shown }: { row: Row; title: ReactNode; shown: readonly JobColumnName[] }) {
  return shown.map((name) => (
    <td key={name} className={`cell-${name}`}>
      {name === 'title' && (
        <>
          {title}
          <DuplicateBadge row={row} />
          <ExclusionReason match={row.match} />
        </>
      )}
      {isMarkColumn(name) && <BadgeCell name={name} row={row} />}
      {name !== 'title' && !isMarkColumn(name) && columnText(name, row)}
    </td>
  ));
}

/** Opens the posting in a new tab; nothing if its address is unknown. */
function PostingLink({ job, ...rest }: { job: JobSummary } & ComponentProps<'a'>) {
  const url = safeWebUrl(job.url);
  if (!url) return null;
  return (
    <a
      className="icon-link"
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={i18n.t('jobs.openJob', { title: job.title })}
      title={i18n.t('jobs.open')}
      {...rest}
    >
      <Icon name="external" />
    </a>
  );
}

/** Selects a row. */
function RowBox({ title, isSelected, onToggle, ...rest }: RowBoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={i18n.t('jobs.selectJob', { title })}
      checked={isSelected}
      // The change event lacks Shift, which the click that caused it has.
      onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      {...rest}
    />
  );
}
