import { isFillable } from '@/domain/form/field-keys';
import type { FillState, PlannedField } from '@/domain/form/fill-state';
import type { FormField } from '@/domain/form/form-field';
import { type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';

/**
 * Whether most of the page's questions are still shown. Boxes for news or a consent may stand on every page; what an answer removed from it
 * makes no further page, and entries are edited one after the other in the same place.
 */
export function showsPage({ fields, page }: FillState, shown: readonly ShownField[]): boolean {
  const asked = fields.filter((field) => field.page === page);
  const ofForm = asked.filter(isFillable);
  const besides = ofForm.filter(({ repeatIndex }) => repeatIndex === null);
  const ids = new Set(shown.map(shownFieldId));
  const areShown = (some: readonly PlannedField[]) => some.filter(({ id }) => ids.has(id)).length * 2 > some.length;
  return areShown(ofForm.length > 0 ? ofForm : asked) || areShown(besides);
}

/** Required questions without an answer. A field that an answer removed from the form is not missing. */
export function missingOf({ fields, page }: FillState, shown: readonly ShownField[]): ShownField[] {
  const planned = new Map(fields.filter((field) => field.page === page).map((field) => [field.id, field]));
  return shown.filter((one) => {
    const known = planned.get(shownFieldId(one));
    return known && (known.isRequired || one.field.isRequired) && !isAnswered(known.outcome, one.field);
  });
}

/** How many questions a sentence names. */
const mostNamed = 3;

/** What a page that did not go on objects to, or else what has no answer there: it requires more than it says. */
export function openQuestions(
  { fields, page }: FillState,
  shown: readonly ShownField[],
  objected: ReadonlySet<string>,
): ShownField[] {
  if (objected.size > 0) return shown.filter((one) => objected.has(shownFieldId(one)));
  const known = new Map(fields.filter((field) => field.page === page).map(({ id, outcome }) => [id, outcome]));
  return shown.filter((one) => !isAnswered(known.get(shownFieldId(one)) ?? 'open', one.field));
}

/** For a sentence that says what is open. */
export const namesOf = (open: readonly ShownField[]): string[] =>
  [...new Set(open.flatMap(({ field }) => field.question || []))].slice(0, mostNamed);

/** The user may have answered it in the page meanwhile. */
function isAnswered(outcome: PlannedField['outcome'], { value, isUnchosen }: FormField): boolean {
  return outcome === 'held' || outcome === 'kept' || (value !== '' && !isUnchosen);
}
