import { isFillable } from '@/domain/form/field-keys';
import type { PlannedField } from '@/domain/form/fill-state';
import type { FillContext } from '@/workflows/form/fill-ports';
import { readShownFields, type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';

/** Answers that a page goes on at by itself: nothing that is typed is done before its user says so. */
const chosen: ReadonlySet<PlannedField['kind']> = new Set<PlannedField['kind']>(['choice', 'select', 'combobox']);

/** The question that a page asks as its only one. */
export function askedAlone(shown: readonly ShownField[]): string[] {
  // What is its user's is asked as well.
  const [only, another] = shown;
  return only && another === undefined && isFillable(only.field) ? [shownFieldId(only)] : [];
}

/**
 * Where questions were asked one at a time, and the page has gone on to another by itself once one was chosen an answer for: that answer is
 * out of sight like those of earlier pages, and stands.
 */
export async function passedQuestions(
  filling: FillContext,
  alone: ReadonlySet<string>,
): Promise<Pick<PlannedField, 'frameId' | 'selector'>[]> {
  const { fields, page } = filling.run.run.state;
  const isAnswered = ({ id, kind, outcome }: PlannedField) => outcome === 'held' && chosen.has(kind) && alone.has(id);
  if (!fields.some(isAnswered)) return [];
  const shown = await readShownFields(filling);
  const ids = new Set(shown.map(shownFieldId));
  const asksOther = shown.some((one) => isFillable(one.field));
  return asksOther ? fields.filter((one) => one.page === page && isAnswered(one) && !ids.has(one.id)) : [];
}
