import { driveTab } from '@/browser/tab';
import { isSameField } from '@/domain/form/fill-state';
import { answerHandle } from '@/forms/values/value-handle';
import type { EditOutcome, FieldEdit, PanelApi } from '@/rpc/panel-api';
import type { Store } from '@/store/store';
import { answerScopeOf } from '@/workflows/fill/application-scope';
import { type EditRequest, editField } from '@/workflows/fill/edit-field';
import type { EditContext } from '@/workflows/fill/edit-session';
import { undoFields } from '@/workflows/fill/undo-fields';

/** The panel's acts that change a form after its run. */
export type FillEdits = Pick<PanelApi, 'editField' | 'undoFields'>;

interface Parts {
  store: Pick<Store, 'applications' | 'answers' | 'runs'>;
  /** Does something to an otherwise idle tab; null if a run has it. */
  inIdleTab<Result>(tabId: number, work: () => Promise<Result>): Promise<Result | null>;
}

/** What the panel's review can do to a filled form. The debugger is detached afterwards. */
export function fillEdits({ store, inIdleTab }: Parts): FillEdits {
  const { applications } = store;
  const editingOf = (tabId: number): EditContext => ({
    tab: driveTab(tabId, new AbortController().signal),
    store: { application: applications.get, changeApplication: applications.change },
  });
  return {
    async editField(edit) {
      const application = await applications.get(edit.applicationId);
      if (!application) return 'gone';
      const { tabId } = application;
      const work = () => editField(editingOf(tabId), { ...edit, from: { source: sourceOf(edit), handle: null } });
      const outcome: EditOutcome = (await inIdleTab(tabId, work)) ?? 'busy';
      if (outcome === 'held' && edit.isRemembered) await remember(store, edit);
      return outcome;
    },
    async undoFields(applicationId, field) {
      const application = await applications.get(applicationId);
      if (!application) return { ...nothingUndone, refusal: 'elsewhere' };
      const { tabId } = application;
      const work = async () => (await undoFields(editingOf(tabId), applicationId, field)) ?? 'elsewhere';
      const undone = (await inIdleTab(tabId, work)) ?? 'busy';
      return typeof undone === 'string' ? { ...nothingUndone, refusal: undone } : { ...undone, refusal: null };
    },
  };
}

const nothingUndone = { undone: 0, failed: 0, changed: 0 };

const sourceOf = ({ isDraft }: FieldEdit): EditRequest['from']['source'] => (isDraft ? 'drafted' : 'edited');

/** The answer is stored like any other, and the field gets its handle. */
async function remember(
  { applications, answers, runs }: Parts['store'],
  { applicationId, field, value, isDraft }: FieldEdit,
): Promise<void> {
  const application = await applications.get(applicationId);
  const known = application?.fields.find((one) => isSameField(one, field));
  const run = await runs.get(applicationId);
  if (!application || !known || run?.kind !== 'fill') return;
  const { site, title } = application;
  const at = new Date().toISOString();
  const given = {
    question: known.question,
    scope: answerScopeOf(known.key, run.state),
    value,
    isDrafted: isDraft,
    use: { site, formTitle: title, at },
  };
  const source = isDraft ? 'drafted' : 'answer';
  const handle = answerHandle(await answers.keep(given, at));
  await applications.change(applicationId, (current) => ({
    ...current,
    fields: current.fields.map((one) => (isSameField(one, field) ? { ...one, source, handle } : one)),
  }));
}
