import { triedRows } from '@/agents/collector/collector';
import type { CollectorInput } from '@/agents/collector/collector-input';
import type { Landmark } from '@/domain/page/landmarks';
import type { CallAttempt } from './next-call';

/** Collects what was extracted, unless that just failed: it would fail again. */
export const collectExtractedCall: CallAttempt = ({ extracted, past }) => {
  const last = past.at(-1);
  if (extracted === null || (last?.tool === 'collect' && !last.success)) return null;
  return { name: 'collect', input: { type: 'job', data: [] } };
};

/** Extracts the posting opened by the latest call. */
export const extractShown: CallAttempt = ({ past }) => {
  const last = past.at(-1);
  return last?.tool === 'select_job' && last.success ? { name: 'extract_data', input: {} } : null;
};

/** The first row not yet selected on this results page; none if all readable ones are collected. */
export const selectRow: CallAttempt = (input) => {
  const row = hasUnread(input) ? untriedRow(input) : undefined;
  return row ? { name: 'select_job', input: { selector: row.ref, reason: 'See the next job.' } } : null;
};

function hasUnread({ list }: CollectorInput): boolean {
  return list.rows === 0 || list.unread > 0;
}

/** Of rows with the same name, as many count as selected as that name was. */
function untriedRow({ landmarks, past }: CollectorInput): Landmark | undefined {
  const { jobRows } = landmarks;
  const left = triedRows(past).map((asked) => nameAsked(asked, jobRows));
  return jobRows.find(({ name }) => {
    const place = left.indexOf(name);
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}

/** The name asked for may be a ref, or longer than the row's name ("Nurse with verification"). */
function nameAsked(asked: string, rows: readonly Landmark[]): string {
  const exact = rows.find(({ ref, name }) => ref === asked || name === asked);
  if (exact) return exact.name;
  const within = rows.filter(({ name }) => name !== '' && asked.includes(name));
  return within.toSorted((one, other) => other.name.length - one.name.length)[0]?.name ?? asked;
}
