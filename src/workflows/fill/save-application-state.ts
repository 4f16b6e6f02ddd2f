import type { AnswerValue } from '@/domain/form/answer';
import {
  type Application,
  type ApplicationField,
  emptyFieldStatus,
  newApplication,
  withPage,
} from '@/domain/form/application';
import { isFillable } from '@/domain/form/field-keys';
import type { PlannedField } from '@/domain/form/fill-state';
import type { FormField } from '@/domain/form/form-field';
import type { FillContext, FillParts } from '@/workflows/form/fill-ports';
import { readShownFields, shownFieldId } from '@/workflows/form/visible-form-fields';

/** Stores the current values of the form's page separately from the run, which contains only their names. Idempotent. */
export async function storePageValues(filling: FillContext): Promise<void> {
  const { run, store } = filling;
  const { page, pageUrl, place, fields } = run.run.state;
  const shown = new Map((await readShownFields(filling)).map((one) => [shownFieldId(one), one.field]));
  const standing = fields
    .filter((field) => field.page === page)
    .map((planned) => standingField(planned, shown.get(planned.id)));
  await store.saveApplication(run.run.id, (known) => {
    const application = withPage(known ?? begun(filling), page, standing);
    return { ...application, place, pageUrls: [...new Set([...application.pageUrls, pageUrl])] };
  });
}

/** Records that the form is filled as far as possible and ready to send. */
export async function storeReady(filling: FillParts): Promise<void> {
  const { run, store, now } = filling;
  const readyAt = now();
  await store.saveApplication(run.run.id, (known) => ({ ...(known ?? begun(filling)), readyAt }));
}

function begun({ run }: FillParts): Application {
  const { id, tabId, site, startUrl, state } = run.run;
  return newApplication({ id, tabId, jobId: state.jobId, site, formUrl: startUrl, title: state.title });
}

function standingField(planned: PlannedField, shown: FormField | undefined): ApplicationField {
  // A run fills only empty fields: they contained nothing before it.
  return {
    ...planned,
    value: shown ? currentValue(shown) : null,
    before: planned.outcome === 'held' ? [emptyFieldStatus] : [],
  };
}

/** A field's value as an answer; null if empty, or not ours to store. */
export function currentValue({ key, kind, value, options }: FormField): AnswerValue | null {
  if (value === '' || !isFillable({ key })) return null;
  if (kind === 'tick') return true;
  if (kind !== 'choices') return value;
  return (options ?? []).filter(({ isChosen }) => isChosen).map(({ label }) => label);
}
