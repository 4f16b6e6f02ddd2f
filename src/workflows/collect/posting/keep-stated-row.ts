import { isSamePosting } from '@/jobs/identity/same-posting';
import type { DiscoveryContext } from '@/workflows/discovery';
import { mergeRowAndDetails } from '../extraction/found-job';
import { completePosting } from './complete-posting';
import { lookAtPane, type PressedRow } from './press-row';
import { saveDetails, skipRow } from './row-outcome';

/** Reads a row that is the posting itself. Nothing is pressed, and links in its text lead to other things: its address is the row's own. */
export async function keepStatedRow(discovery: DiscoveryContext, pressed: PressedRow): Promise<void> {
  const { fields } = pressed.row;
  await discovery.run.checkpoint();
  const shown = await lookAtPane(discovery, pressed.ref, fields);
  const own = shown?.isInRow && isSamePosting(fields, shown.fields) ? shown : null;
  const details = own && (await completePosting(discovery, fields, own));
  if (!details) return skipRow(discovery, pressed, { title: fields.title ?? '', reason: 'no-details', by: null });
  const merged = mergeRowAndDetails(fields, details.fields);
  await saveDetails(discovery, pressed, { ...details, fields: { ...merged, url: fields.url } });
}
