import { pilot } from '@/agents/pilot/pilot';
import { isForUserOnly, isNever } from '@/domain/field-key';
import type { PlannedField } from '@/domain/fill-state';
import type { Filling } from '../fill/ports';
import { fieldsOf, type ShownField } from '../fill/questions-of';

/** What of a page the rules could not fill, and a model that sees might. */
export interface LeftOpen {
  /** Questions that there is a value for, which no program could put in. */
  questions: PlannedField[];
  /** What the forms that ask them are like, by the id of their frame. */
  forms: ReadonlyMap<number, ShownField['form']>;
  /** Whether the form has parts that nobody but a person or a model that sees can read. */
  hasUnseen: boolean;
}

/** Why a value that there is did not come to stand in its field, though it may be put there. */
const beyondRules = new Set(['not-held', 'gone']);

/** What is left for the pilot on the page shown; null where nothing is, or nobody could look. */
export async function findLeftOpen(filling: Filling): Promise<LeftOpen | null> {
  if (!(await canLook(filling))) return null;
  const { run, tab, form } = filling;
  const { fields, page } = run.run.state;
  const ofPage = fields.filter((field) => field.page === page);
  const questions = ofPage.filter(isForPilot);
  const isAsking = ofPage.some(({ key }) => key === null || !isNever(key));
  const { forms } = await form.readForms();
  const own = new Set(forms.map(({ frameId }) => frameId));
  const hasUnseen = (await tab.findUnseenParts()).some(
    // Pages with questions have pictures and advertisements too.
    ({ frameId, takesFocus }) => own.has(frameId) && (takesFocus || !isAsking),
  );
  if (questions.length === 0 && !hasUnseen) return null;
  return { questions, forms: new Map(fieldsOf(forms).map((one) => [one.frameId, one.form])), hasUnseen };
}

/** Whether a page without any question that can be read shows something that a model that sees might read. */
export async function showsUnseen(filling: Filling): Promise<boolean> {
  if (!(await canLook(filling))) return false;
  const [{ forms }, unseen] = await Promise.all([filling.form.readForms(), filling.tab.findUnseenParts()]);
  return unseen.some((part) => forms.some(({ frameId }) => frameId === part.frameId));
}

/** Whether a model that sees is chosen, and may be asked at all. */
async function canLook({ models, pilotSteps }: Filling): Promise<boolean> {
  if ((await pilotSteps()) === 0) return false;
  const model = await models.modelFor(pilot, () => undefined);
  return model.canSee;
}

/** One text, or one of several options: of the rest nobody could tell by looking whether it is right. */
const bySight = new Set<PlannedField['kind']>([
  'text',
  'multiline',
  'rich-text',
  'number',
  'select',
  'combobox',
  'choice',
]);

/** What only the user answers is not for anybody's eyes. */
function isForPilot({ kind, key, handle, outcome, reason }: PlannedField): boolean {
  if (!bySight.has(kind) || handle === null || isForUserOnly(key)) return false;
  return outcome === 'not-held' || (outcome === 'left' && reason !== null && beyondRules.has(reason));
}
