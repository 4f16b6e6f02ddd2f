import type { RowsReading } from '@/domain/reading';
import { openRow } from './open-row';
import type { Discovery } from './ports';
import { keyedRows } from './row-keys';

/** Opens the details of the visible rows waiting for them, one by one. `given`: the panes of this list's rows so far. */
export async function openVisibleDetails(
  discovery: Discovery,
  reading: RowsReading,
  given: Set<string>,
): Promise<void> {
  const { run } = discovery;
  for (const { key, row } of keyedRows(reading.rows)) {
    const { pendingDetails, details } = run.run.state;
    if (details === 'page' || details === 'none') return;
    const pending = pendingDetails.find((one) => one.key === key);
    if (pending && row.ref) await openRow(discovery, { ...pending, row, ref: row.ref }, given);
  }
}
