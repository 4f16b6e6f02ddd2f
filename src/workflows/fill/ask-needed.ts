import { isFillable } from '@/domain/form/field-keys';
import type { PlannedField } from '@/domain/form/fill-state';
import type { FillContext } from '@/workflows/form/fill-ports';
import { type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';

/** Why a field has nothing that its user may still want to answer. Who left out what is needed is not asked again. */
const sayable: ReadonlySet<string | null> = new Set(['unanswered', 'no-option', 'not-held']);

/**
 * Asks the user for what the page does not go on without, which it may not have called required. False if there is nothing that they could
 * say here.
 */
export async function askNeeded(
  { run }: FillContext,
  needed: ReadonlySet<string>,
  shown: readonly ShownField[],
): Promise<boolean> {
  const { page, fields } = run.run.state;
  const open = new Set(shown.filter((one) => isOpen(one) && needed.has(shownFieldId(one))).map(shownFieldId));
  const isAsked = (field: PlannedField) => field.page === page && open.has(field.id) && maySay(field);
  if (!fields.some(isAsked)) return false;
  const asked = { source: 'asked', handle: null, outcome: 'open', reason: 'needed', isRequired: true } as const;
  const change = fields.map((field) => (isAsked(field) ? { ...field, ...asked } : field));
  await run.step('read-form', { page }, { change: (state) => ({ ...state, phase: 'fill', fields: change }) });
  return true;
}

const isOpen = ({ field: { value, isUnchosen, isEnabled } }: ShownField): boolean =>
  isEnabled && (value === '' || isUnchosen);

const maySay = ({ key, kind, source, outcome, reason }: PlannedField): boolean =>
  kind !== 'file' &&
  isFillable({ key }) &&
  (source === 'user' || source === 'profile') &&
  (outcome === 'left' || outcome === 'not-held') &&
  sayable.has(reason);
