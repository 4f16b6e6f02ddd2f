import type { ControlCounts } from './control-counts';
import type { FieldDraft } from './field-draft';
import { joinConfirmations } from './join-confirmations';
import { joinDates } from './join-dates';
import { joinPhones } from './join-phones';

/** Joins controls that answer the same question into one field. */
export function joinDrafts(drafts: FieldDraft[], counts: ControlCounts): FieldDraft[] {
  return joinConfirmations(joinDates(joinPhones(drafts, counts), counts));
}
