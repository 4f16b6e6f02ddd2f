import type { FieldKey } from '@/domain/form/field-key-schema';
import { isCustomQuestion } from '@/domain/form/field-keys';
import type { PlannedField } from '@/domain/form/fill-state';
import type { FormField } from '@/domain/form/form-field';
import type { FillContext } from '@/workflows/form/fill-ports';
import { type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';
import { keptIn } from './kept-entries';
import { readOnceMore } from './read-with-added-entries';
import { withSubmitLock } from './with-submit-lock';

type Forms = Awaited<ReturnType<FillContext['form']['readForms']>>;

/**
 * Keeps the entry that the form has open for editing, once all that is known has been entered there, so that the next one can be added; false
 * if there is none, or it is not the run's to keep. What keeps it sends nothing: the gate knows it by its place and its words. `kept`: the
 * entries that were, none of which is kept twice, however the page lists them.
 */
export async function keepOpenEntry(filling: FillContext, kept: Set<string>): Promise<boolean> {
  const { fields, page } = filling.run.run.state;
  const hasHistory = fields.some((one) => one.page === page && one.outcome === 'held' && isOfHistory(one.key));
  if (!hasHistory) return false;
  const { forms } = await filling.form.readForms();
  const open = editorsIn(forms).find((editor) => !kept.has(entryOf(editor)) && isReady(filling, editor));
  if (!open) return false;
  const { frameId, part, keep } = open;
  // Whatever comes of it.
  kept.add(entryOf(open));
  return withSubmitLock(filling, async () => {
    await filling.run.checkpoint();
    const { outcome } = await filling.form.press({ frameId, selector: keep }, { purpose: 'keep-part' });
    if (outcome !== 'pressed') return false;
    const before = keptIn(forms, part);
    return keptIn((await readOnceMore(filling, (after) => keptIn(after.forms, part) > before)).forms, part) > before;
  });
}

/** The layers in which the form has entries open for editing, by their fields. What lies under one is seen again once its entry is kept. */
export async function layersOfEntries({ form }: FillContext): Promise<FieldInFrame[][]> {
  return editorsIn((await form.readForms()).forms).flatMap(({ frameId, fields, layer }) =>
    layer && fields.length > 0 ? [layer.map((selector) => ({ frameId, selector }))] : [],
  );
}

type FieldInFrame = Pick<PlannedField, 'frameId' | 'selector'>;

/** Those of an open entry, whatever they ask and whoever answers: they come before the rest, which the entry may lie over until it is kept. */
export function fieldsInEditors(fields: readonly PlannedField[], shown: readonly ShownField[]): PlannedField[] {
  const inEditors = new Set(shown.filter(({ isInEditor }) => isInEditor).map(shownFieldId));
  return fields.filter(({ id }) => inEditors.has(id));
}

const isOfHistory = (key: FieldKey | null): boolean => /^(?:work|education|language)\./.test(key ?? '');

interface OpenEntry {
  frameId: number;
  part: 'work' | 'education' | 'language';
  keep: string;
  fields: FormField[];
  layer: string[] | null;
}

const entryOf = ({ frameId, part, fields }: OpenEntry): string => `${frameId} ${part} ${fields[0]?.repeat?.index ?? 0}`;

function editorsIn(forms: Forms['forms']): OpenEntry[] {
  return forms.flatMap(({ frameId, reading }) =>
    reading.editors.map(({ part, keep, fields, layer }) => ({
      frameId,
      part,
      keep,
      layer,
      fields: reading.fields.filter(({ selector, isVisible }) => isVisible && fields.includes(selector)),
    })),
  );
}

/** Entered by this run, without anything that it lacks, that is yet to be entered or that is about something else. */
function isReady({ run }: FillContext, { frameId, part, fields }: OpenEntry): boolean {
  const { fields: planned, page } = run.run.state;
  const plannedAs = ({ id }: FormField) => planned.find((one) => one.page === page && one.id === `${frameId} ${id}`);
  const held = fields.filter((field) => plannedAs(field)?.outcome === 'held');
  // It goes with the editor.
  const isAwaited = fields.some((field) => {
    const one = plannedAs(field);
    return one?.outcome === 'open' && one.handle !== null;
  });
  const isOfEntry = fields.every(({ key }) => key === null || key.startsWith(`${part}.`) || isCustomQuestion(key));
  const isWhole = fields.every(({ isRequired, value }) => !isRequired || value !== '');
  return held.some(({ value }) => value !== '') && !isAwaited && isOfEntry && isWhole;
}
