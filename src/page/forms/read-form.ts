import type { FormReading } from '@/domain/form-field';
import { keyFields } from '@/domain/form-keys/key-fields';
import { withoutSideForms } from '@/domain/form-keys/side-forms';
import { foldText } from '../names/fold-text';
import { addingControls } from './adding-controls';
import { collectControls } from './collect-controls';
import { countControls } from './control-counts';
import { draftField } from './draft-field';
import { formLanguage } from './form-language';
import { formSteps } from './form-steps';
import { formsOf } from './forms-of';
import { groupControls } from './group-controls';
import { joinDrafts } from './join-drafts';
import { readSections } from './sections-over';
import { readSystemQuestions } from './system-questions';
import { withRepeats } from './with-repeats';

/** The form this frame shows: every question with its controls, and the key the rules give it. */
export async function readForm(): Promise<FormReading> {
  const controls = collectControls();
  const elements = controls.map(({ element }) => element);
  const counts = countControls(elements);
  const context = {
    counts,
    system: readSystemQuestions(elements),
    sectionsOver: readSections(),
  };
  const drafts = groupControls(controls, counts).flatMap((group) => draftField(group, context) ?? []);
  const joined = joinDrafts(drafts, counts);
  const keyed = keyFields(withRepeats(joined.map(({ field }) => field)));
  const fields = withoutSideForms(keyed, formsOf(joined));
  // Read last: what is cached per task is lost at the first await.
  const answered = new Set(fields.flatMap(({ key, selector }) => (key?.startsWith('never.') ? [] : selector)));
  const ofForm = joined.flatMap(({ field, elements: [main] }) => (answered.has(field.selector) ? main : []));
  const steps = formSteps(ofForm);
  const adds = addingControls(context.sectionsOver);
  return { title: foldText(document.title), language: await formLanguage(), fields, adds, ...steps };
}
