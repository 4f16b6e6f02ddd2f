import { type ComponentProps, memo } from 'react';
import { i18n } from '#i18n';
import type { JobSummary } from '@/domain/job';
import { Icon } from '../parts/icon';
import { webAddress } from '../web-address';
import { textColumns } from './columns';

interface JobRowProps {
  job: JobSummary;
  /** Position in the list shown, from 0. */
  index: number;
  /** Distance from the list's top, CSS pixels. */
  start: number;
  measure: (element: Element | null) => void;
  isSelected: boolean;
  /** Which of the row's controls is in the tab order: 0 the check box, 1 the title, 2 the link; null for none. */
  tabStop: number | null;
  onToggle: (id: string) => void;
  onOpen: (job: JobSummary) => void;
}

export const JobRow = memo(function JobRow(props: JobRowProps) {
  const { job, index, start, measure, isSelected, tabStop, onToggle, onOpen } = props;
  const control = (number: number) => ({ 'data-control': number, tabIndex: tabStop === number ? 0 : -1 });
  return (
    <tr
      className="job-row"
      ref={measure}
      data-row={index}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${start}px)` }}
    >
      <td className="cell-select">
        <input
          type="checkbox"
          aria-label={i18n.t('jobs.selectJob', { title: job.title })}
          checked={isSelected}
          onChange={() => onToggle(job.id)}
          {...control(0)}
        />
      </td>
      <td className="cell-title">
        <button type="button" className="job-title" onClick={() => onOpen(job)} {...control(1)}>
          {job.title}
        </button>
      </td>
      {textColumns.map(({ name, read }) => (
        <td key={name} className={`cell-${name}`}>
          {read(job)}
        </td>
      ))}
      <td className="cell-open">
        <PostingLink job={job} {...control(2)} />
      </td>
    </tr>
  );
});

function PostingLink({ job, ...rest }: { job: JobSummary } & ComponentProps<'a'>) {
  const url = webAddress(job.url);
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
