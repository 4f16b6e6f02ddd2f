import { isNever } from '@/domain/form/field-keys';
import type { FillState, PlannedField } from '@/domain/form/fill-state';
import type { FormField } from '@/domain/form/form-field';
import { type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';

/**
 * Whether most of the page's questions are still shown. Boxes for news or a consent may stand on every page; what an answer removed from it
 * makes no further page.
 */
export function showsPage({ fields, page }: FillState, shown: readonly ShownField[]): boolean {
  const asked = fields.filter((field) => field.page === page);
  const ofForm = asked.filter(({ key }) => key === null || !isNever(key));
  const judged = ofForm.length > 0 ? ofForm : asked;
  const ids = new Set(shown.map(shownFieldId));
  return judged.filter(({ id }) => ids.has(id)).length * 2 > judged.length;
}

/** Number of required questions without an answer. A field that an answer removed from the form is not missing. */
export function missingOf({ fields, page }: FillState, shown: readonly ShownField[]): number {
  const now = new Map(shown.map((one) => [shownFieldId(one), one.field]));
  return fields.filter(({ id, page: at, isRequired, outcome }) => {
    const field = now.get(id);
    const isMissing = field !== undefined && (isRequired || field.isRequired) && !isAnswered(outcome, field);
    return at === page && isMissing;
  }).length;
}

/** How many questions a sentence names. */
const mostNamed = 3;

/** What has no answer on a page that did not go on: it requires more than it says. */
export function openQuestions({ fields, page }: FillState, shown: readonly ShownField[]): string[] {
  const known = new Map(fields.filter((field) => field.page === page).map(({ id, outcome }) => [id, outcome]));
  const open = shown.filter((one) => !isAnswered(known.get(shownFieldId(one)) ?? 'open', one.field));
  return [...new Set(open.flatMap(({ field }) => field.question || []))].slice(0, mostNamed);
}

/** The user may have answered it in the page meanwhile. */
function isAnswered(outcome: PlannedField['outcome'], { value, isUnchosen }: FormField): boolean {
  return outcome === 'held' || outcome === 'kept' || (value !== '' && !isUnchosen);
}
