import { type FillState, isSameField, type PlannedField } from '@/domain/form/fill-state';
import type { FillContext } from '@/workflows/form/fill-ports';
import { type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';

/** A list that must be opened to be read is asked about with its choices. Whether any was. */
export async function readChoices(filling: FillContext, shown: readonly ShownField[]): Promise<boolean> {
  const { run, form } = filling;
  let hasRead = false;
  for (const planned of openFields(filling)) {
    if (planned.source !== 'asked' || planned.options !== null) continue;
    const now = shown.find((one) => shownFieldId(one) === planned.id && one.field.kind === 'combobox');
    const options = now ? await form.readOptions(now.frameId, now.field) : [];
    if (options.length === 0) continue;
    const change = (state: FillState): FillState => ({
      ...state,
      fields: state.fields.map((field) => (isSameField(field, planned) ? { ...field, options } : field)),
    });
    await run.step('read-form', { page: planned.page, questions: 1 }, { change });
    hasRead = true;
  }
  return hasRead;
}

/** Fields on the current page without an outcome. */
export function openFields({ run }: FillContext): PlannedField[] {
  const { fields, page } = run.run.state;
  return fields.filter((field) => field.page === page && field.outcome === 'open');
}
