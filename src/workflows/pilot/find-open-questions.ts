import { pilot } from '@/agents/pilot-agent';
import { isFillable, isForUserOnly } from '@/domain/form/field-keys';
import type { PlannedField } from '@/domain/form/fill-state';
import type { FillContext } from '@/workflows/form/fill-ports';
import { fieldsOfForms, type ShownField } from '@/workflows/form/visible-form-fields';

/** What the rules could not fill on a page, and a vision model might. */
export interface OpenForPilot {
  /** Questions with a value that no program could enter. */
  questions: PlannedField[];
  /** Their forms, by frame id. */
  forms: ReadonlyMap<number, ShownField['form']>;
  /** Whether the form has parts only a person or vision model can read. */
  hasUnseen: boolean;
}

/** Why an available value did not get into its field, though it may. */
const beyondRules = new Set(['not-held', 'gone']);

/** What is left for the pilot on the current page; null if nothing, or nobody can look. */
export async function findOpenForPilot(filling: FillContext): Promise<OpenForPilot | null> {
  if (!(await canLook(filling))) return null;
  const { run, tab, form } = filling;
  const { fields, page } = run.run.state;
  const ofPage = fields.filter((field) => field.page === page);
  const questions = ofPage.filter((field) => isForPilot(field) && !isReplaced(field, ofPage));
  const isAsking = ofPage.some(isFillable);
  const { forms } = await form.readForms();
  const own = new Set(forms.map(({ frameId }) => frameId));
  const hasUnseen = (await tab.findUnseenParts()).some(
    // Pages with questions contain images and ads too.
    ({ frameId, takesFocus }) => own.has(frameId) && (takesFocus || !isAsking),
  );
  if (questions.length === 0 && !hasUnseen) return null;
  return { questions, forms: new Map(fieldsOfForms(forms).map((one) => [one.frameId, one.form])), hasUnseen };
}

/** Whether a page without readable questions shows something a vision model might read. */
export async function hasUnreadableParts(filling: FillContext): Promise<boolean> {
  if (!(await canLook(filling))) return false;
  const [{ forms }, unseen] = await Promise.all([filling.form.readForms(), filling.tab.findUnseenParts()]);
  return unseen.some((part) => forms.some(({ frameId }) => frameId === part.frameId));
}

/** Whether a vision model is chosen, and may be asked. */
async function canLook({ models, pilotSteps }: FillContext): Promise<boolean> {
  if ((await pilotSteps()) === 0) return false;
  const model = await models.modelFor(pilot, () => undefined);
  return model.canSee;
}

/** A text, or one of several options: anything else cannot be verified by looking. */
const bySight = new Set<PlannedField['kind']>([
  'text',
  'multiline',
  'rich-text',
  'number',
  'select',
  'combobox',
  'choice',
]);

/** What opens at a press may have more than was found in it: levels, a search, a calendar. What the form needs is looked for there. */
const opens = new Set<PlannedField['kind']>(['combobox', 'text', 'date']);

/** Another field that asks the same has taken its place, and its value: a province where there was a state. */
const isReplaced = ({ id, key, repeatIndex, reason }: PlannedField, ofPage: readonly PlannedField[]): boolean =>
  reason === 'gone' &&
  key !== null &&
  ofPage.some((one) => one.id !== id && one.key === key && one.repeatIndex === repeatIndex && one.outcome === 'held');

/** What only the user may answer must not be seen. */
function isForPilot({ kind, key, handle, outcome, reason, isRequired }: PlannedField): boolean {
  if (!bySight.has(kind) || handle === null || isForUserOnly(key)) return false;
  if (outcome === 'not-held') return true;
  return (
    outcome === 'left' &&
    reason !== null &&
    (beyondRules.has(reason) || (reason === 'no-option' && isRequired && opens.has(kind)))
  );
}
