import { pilot } from '@/agents/pilot/pilot';
import { siteOf } from '@/domain/canonical-url';
import { isForUserOnly, isNever } from '@/domain/field-key';
import type { PlannedField } from '@/domain/fill-state';
import type { Filling, FrameForm } from '../fill/ports';
import { fieldsOf, type ShownField } from '../fill/questions-of';

/** What of a page the rules could not fill, and a model that sees might. */
export interface LeftOpen {
  /** Questions that there is a value for, which no program could put in. */
  questions: PlannedField[];
  /** What the forms that ask them are like, by the id of their frame. */
  forms: ReadonlyMap<number, ShownField['form']>;
  /** Whether there are parts that nobody but a person or a model that sees can read. */
  hasUnseen: boolean;
  /** Hosts of the frames that these are in. */
  sites: string[];
}

/** Why a value that there is did not come to stand in its field, though it may be put there. */
const beyondRules = new Set(['not-held', 'gone']);

/** What is left for the pilot on the page shown; null where nothing is, or nobody could look. */
export async function findLeftOpen(filling: Filling): Promise<LeftOpen | null> {
  if (!(await canLook(filling))) return null;
  const { run, tab } = filling;
  const { fields, page } = run.run.state;
  const ofPage = fields.filter((field) => field.page === page);
  const questions = ofPage.filter(isForPilot);
  const own = siteOf(await tab.url());
  const asking = new Set(ofPage.filter(({ key }) => key === null || !isNever(key)).map(({ frameId }) => frameId));
  const unseen = (await tab.findUnseenParts()).filter(
    (part) =>
      // Pages with questions have pictures and advertisements too.
      asking.size === 0 || (part.takesFocus && (asking.has(part.frameId) || siteOf(part.url) === own)),
  );
  if (questions.length === 0 && unseen.length === 0) return null;
  const frames = await framesOf(filling, questions);
  const forms = new Map(fieldsOf(frames).map(({ frameId, form }) => [frameId, form]));
  const closed = asking.size === 0 ? unseen.flatMap(({ closedFrames }) => closedFrames) : [];
  const addresses = [...frames.map(({ url }) => url), ...unseen.map(({ url }) => url), ...closed];
  return {
    questions,
    forms,
    hasUnseen: unseen.length > 0,
    sites: [...new Set([own, ...addresses.map(siteOf)])].filter((site) => site !== ''),
  };
}

/** Whether a page without any question that can be read shows something that a model that sees might read. */
export async function showsUnseen(filling: Filling): Promise<boolean> {
  return (await canLook(filling)) && (await filling.tab.findUnseenParts()).length > 0;
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

async function framesOf({ tab }: Filling, questions: readonly PlannedField[]): Promise<FrameForm[]> {
  if (questions.length === 0) return [];
  const { forms } = await tab.readForms();
  return forms.filter(({ frameId }) => questions.some((field) => field.frameId === frameId));
}
