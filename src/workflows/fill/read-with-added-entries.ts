import type { FieldKey } from '@/domain/form/field-key-schema';
import type { Profile } from '@/domain/form/profile';
import type { FillContext, FrameForm } from '@/workflows/form/fill-ports';
import { fieldsOfForms } from '@/workflows/form/visible-form-fields';
import { keptIn } from './kept-entries';
import { openClosedParts } from './open-closed-parts';
import { withSubmitLock } from './with-submit-lock';

type Forms = Awaited<ReturnType<FillContext['form']['readForms']>>;
type Adding = FrameForm['reading']['adds'][number];

/** No form needs more employments, schools or languages. */
const mostParts = 8;

/**
 * The form, with an entry for every employment, school and language in the profile, if the form can add entries. Idempotent:
 * existing entries count.
 */
export async function readWithAddedEntries(filling: FillContext): Promise<Forms> {
  const forms = await openClosedParts(filling, await filling.form.readForms());
  if (!forms.forms.some(({ reading }) => reading.adds.length > 0)) return forms;
  const profile = await filling.store.profile();
  return withSubmitLock(filling, async () => {
    let now = forms;
    for (const part of ['work', 'education', 'language'] as const) now = await addParts(filling, now, part, profile);
    return now;
  });
}

/** Quiet periods allowed for what a press adds to show. */
const lateLooks = 3;

/**
 * Stops at the first press that adds nothing, for good: what it did add may be an entry that cannot be read as one, and then each further look
 * at the page would add another.
 */
async function addParts(filling: FillContext, forms: Forms, part: Adding['part'], profile: Profile): Promise<Forms> {
  const place = `${filling.run.run.state.page} ${part}`;
  const entries = part === 'language' ? profile.languages : profile[part];
  const wanted = Math.min(entries?.length ?? 0, mostParts);
  let now = forms;
  for (let count = countParts(now, part); count < wanted; ) {
    const control = controlFor(now, part);
    if (!control || filling.barren.has(place) || isEditing(now, part) || hasLostEntry(filling, now, part)) return now;
    await filling.run.checkpoint();
    const { outcome } = await filling.form.press(control, { purpose: 'add-part' });
    // The dialog of another part's entry may cover it, until that is kept.
    if (outcome === 'covered' && isEditingAny(now)) return now;
    now = await readOnceMore(filling, (forms) => countParts(forms, part) > count);
    const after = countParts(now, part);
    if (after <= count) {
      filling.barren.add(place);
      return now;
    }
    count = after;
  }
  return now;
}

/** The forms once they show what a press was to bring, or have had the time for it. */
export async function readOnceMore(filling: FillContext, isShown: (forms: Forms) => boolean): Promise<Forms> {
  let forms = await filling.form.readForms();
  for (let look = 0; look < lateLooks && !isShown(forms); look += 1) {
    await filling.tab.settle();
    forms = await filling.form.readForms();
  }
  return forms;
}

/** An entry that is edited in its place is kept before another is added. */
const isEditing = ({ forms }: Forms, part: Adding['part']): boolean =>
  forms.some(({ reading }) => reading.editors.some((each) => each.part === part));

const isEditingAny = ({ forms }: Forms): boolean => forms.some(({ reading }) => reading.editors.length > 0);

/** What was entered is neither shown nor listed: it may be kept, and the next entry would take its place and be entered twice. */
function hasLostEntry({ run }: FillContext, forms: Forms, part: Adding['part']): boolean {
  const { fields, page } = run.run.state;
  const entered = fields.filter((field) => field.page === page && field.outcome === 'held' && isOf(field, part));
  const shown = new Set(entriesIn(forms, part));
  const listed = keptIn(forms.forms, part);
  return entered.some(({ repeatIndex }) => (repeatIndex ?? 0) >= listed && !shown.has(repeatIndex ?? 0));
}

const isOf = ({ key }: { key: FieldKey | null }, part: Adding['part']): boolean => key?.startsWith(`${part}.`) ?? false;

const entriesIn = ({ forms }: Forms, part: Adding['part']): number[] =>
  fieldsOfForms(forms).flatMap(({ field }) => (isOf(field, part) ? (field.repeat?.index ?? 0) : []));

function controlFor({ forms }: Forms, part: Adding['part']): { frameId: number; selector: string } | undefined {
  return forms.flatMap(({ frameId, reading }) =>
    reading.adds.filter((each) => each.part === part).map(({ selector }) => ({ frameId, selector })),
  )[0];
}

function countParts(forms: Forms, part: Adding['part']): number {
  return keptIn(forms.forms, part) + new Set(entriesIn(forms, part)).size;
}
