import type { ReactNode } from 'react';
import type { JobColumnName } from '@/domain/job/job-query';
import type { JobRow } from '@/search/job-search';
import { columnText, isMarkColumn, type PlainColumn } from './columns';
import { DuplicateBadge } from './duplicate-mark';
import { BadgeCell } from './mark-cell';
import { ExclusionReason } from './match-mark';

interface JobCardProps {
  row: JobRow;
  /** The control that opens the job. */
  title: ReactNode;
  shown: readonly JobColumnName[];
}

const places: readonly JobColumnName[] = ['company', 'location'];

/** A job as a few lines of text, if there is no room for columns. */
export function JobCard({ row, title, shown }: JobCardProps) {
  const others = shown.filter((name) => name !== 'title' && !places.includes(name));
  // New jobs are saved by default: a card shows only other statuses.
  const marks = others.filter(isMarkColumn).filter((name) => name !== 'status' || row.job.status !== 'saved');
  return (
    <td className="card">
      {title}
      <Line names={shown.filter((name) => places.includes(name))} row={row} />
      <Line names={others} row={row} className="card-facts" />
      <div className="card-marks">
        {marks.map((name) => (
          <BadgeCell key={name} name={name} row={row} />
        ))}
        <DuplicateBadge row={row} />
      </div>
      <ExclusionReason match={row.match} />
    </td>
  );
}

function Line({ names, row, className }: { names: readonly JobColumnName[]; row: JobRow; className?: string }) {
  const isText = (name: JobColumnName): name is PlainColumn => !isMarkColumn(name);
  const said = names.filter(isText).flatMap((name) => columnText(name, row) || []);
  return said.length > 0 && <p className={className}>{said.join('\u00a0· ')}</p>;
}
