import { isFillable } from '@/domain/form/field-keys';
import type { PlannedField } from '@/domain/form/fill-state';
import type { FillContext } from '@/workflows/form/fill-ports';
import { readShownFields, type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';

/** Answers that a page goes on at by itself: nothing that is typed is done before its user says so. */
const chosen: ReadonlySet<PlannedField['kind']> = new Set<PlannedField['kind']>(['choice', 'select', 'combobox']);

/** The question that a page asks as its only one. */
export function askedAlone(shown: readonly ShownField[]): string[] {
  const asked = shown.filter(({ field }) => isFillable(field));
  return asked.length === 1 ? asked.map(shownFieldId) : [];
}

/**
 * Where questions were asked one at a time, and the page has gone on to another by itself once one was chosen an answer for: that answer is
 * out of sight as any of an earlier page is, and stands.
 */
export async function passedQuestions(
  filling: FillContext,
  alone: ReadonlySet<string>,
): Promise<Pick<PlannedField, 'frameId' | 'selector'>[]> {
  if (alone.size === 0) return [];
  const { fields, page } = filling.run.run.state;
  const shown = await readShownFields(filling);
  const ids = new Set(shown.map(shownFieldId));
  const asksOther = shown.some((one) => isFillable(one.field));
  const isPassed = ({ id, kind, outcome }: PlannedField) =>
    outcome === 'held' && chosen.has(kind) && alone.has(id) && !ids.has(id);
  return asksOther ? fields.filter((one) => one.page === page && isPassed(one)) : [];
}
