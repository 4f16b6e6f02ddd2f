import { formMapper, type Mapping, readMapping } from '@/agents/form-mapper';
import type { Answer } from '@/domain/form/answer';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { isCustomQuestion, isForUserOnly } from '@/domain/form/field-keys';
import type { PlannedField } from '@/domain/form/fill-state';
import { mayAskTheSame } from '@/forms/answers/question-meaning';
import { asksForOtherEntity } from '@/forms/keys/is-other-entity';
import { profileKeys } from '@/forms/values/profile-keys';
import { answerHandle } from '@/forms/values/value-handle';
import {
  canKeyFitField,
  isAlreadyAsked,
  isRephrasable,
  mappableFields,
  mayReuseAnswer,
} from '@/safety/model-mapping-limits';
import { type AskContext, askAgent } from '@/workflows/asking/ask-agent';
import type { FillStore } from '@/workflows/form/fill-ports';
import { type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';
import { type ApplicationTarget, answerScopeOf } from './application-scope';

/** A model's mapping of a question the rules are unsure of. */
export interface MappedQuestion {
  key: FieldKey | null;
  answer: Answer | null;
  /** Whether no form has yet shown the user that a model mapped it. */
  isNew: boolean;
}

/** What mapping requires: the models, and the user's data. */
interface Mapper extends Omit<AskContext, 'clock'> {
  run: AskContext['run'] & { readonly run: { state: { fields: readonly Pick<PlannedField, 'frameId' | 'key'>[] } } };
  store: AskContext['store'] & Pick<FillStore, 'answers' | 'findAnswer' | 'profile' | 'wasMapped'>;
}

/**
 * Asks the form-mapper, once, about all questions of the page that are unsure and unanswered. By field id. What only the user may answer is
 * withheld: both such questions and such answers.
 */
export async function mapQuestions(
  mapper: Mapper,
  where: ApplicationTarget,
  shown: readonly ShownField[],
): Promise<ReadonlyMap<string, MappedQuestion>> {
  const open = mappable(mapper, shown).filter(isOpen);
  if (open.length === 0) return new Map();
  const answers = (await mapper.store.answers()).filter(
    (answer) => !isForUserOnly(answer.scope.key) && mayReuseAnswer(answer),
  );
  const mayBeMapped = answers.length > 0 ? open : open.filter((one) => !isEssay(one));
  const unsure = await unansweredOf(mapper, where, mayBeMapped);
  if (unsure.length === 0) return new Map();
  const keys = profileKeys(await mapper.store.profile(), where.country);
  const input = {
    title: where.title,
    fields: unsure.map(({ field }, number) => ({ ...field, number, options: labelsOf(field.options) })),
    keys: keys.filter(({ key }) => !isForUserOnly(key)),
    answers: answers.map(({ question }, number) => ({ number, question })),
  };
  const asking = { ...mapper, clock: { reset: () => undefined } };
  const { answer, usage, model } = await askAgent(asking, formMapper, () => input);
  const mappings = readMapping(answer.input, input);
  await mapper.run.step('form-mapped', { asked: unsure.length, mapped: mappings.length, model }, { spent: usage });
  return taken(mapper, mappings, { shown, unsure, answers, where });
}

interface Asked {
  shown: readonly ShownField[];
  /** The questions the model was asked about, by number. */
  unsure: readonly ShownField[];
  answers: readonly Answer[];
  where: ApplicationTarget;
}

/** The mappings that count, in the model's order: what a form asks for once is accepted once. */
async function taken(
  { store }: Mapper,
  mappings: readonly Mapping[],
  { shown, unsure, answers, where }: Asked,
): Promise<ReadonlyMap<string, MappedQuestion>> {
  const keys = new Set(shown.map(({ field }) => field.key));
  const mapped = new Map<string, MappedQuestion>();
  for (const mapping of mappings) {
    const one = unsure[mapping.field];
    if (!one) continue;
    const { key, answer } = mappedBy(mapping, one, answers, where);
    const own = key !== null && !isAlreadyAsked(key, keys) ? key : null;
    keys.add(own);
    const isNew = !(await store.wasMapped(one.field.question, own, answer && answerHandle(answer.id)));
    mapped.set(shownFieldId(one), { key: own, answer, isNew });
  }
  return mapped;
}

/** Each frame is a form of its own, including the questions on its earlier pages. */
function mappable({ run }: Mapper, shown: readonly ShownField[]): ShownField[] {
  const earlier = run.run.state.fields;
  const mayBe = [...Map.groupBy(shown, ({ frameId }) => frameId)].flatMap(([frameId, ofFrame]) =>
    mappableFields(
      ofFrame.map(({ field }) => field),
      earlier.filter((field) => field.frameId === frameId).map(({ key }) => key),
    ),
  );
  return shown.filter(({ field }) => mayBe.includes(field));
}

/** Fields with a value need no mapping. */
function isOpen({ field: { key, value, isEnabled, isVisible } }: ShownField): boolean {
  return isCustomQuestion(key) && value === '' && isEnabled && isVisible;
}

/** An employer's open question: never in a profile, but maybe answered before. */
function isEssay({ field: { key, kind } }: ShownField): boolean {
  return key !== null && (kind === 'multiline' || kind === 'rich-text');
}

async function unansweredOf({ store }: Mapper, where: ApplicationTarget, shown: ShownField[]): Promise<ShownField[]> {
  const found = await Promise.all(
    shown.map(({ field }) => store.findAnswer(field.question, answerScopeOf(field.key, where))),
  );
  return shown.filter((_, index) => !found[index]);
}

function labelsOf(options: ShownField['field']['options']): string[] | null {
  return options?.map(({ label }) => label) ?? null;
}

/**
 * A model judges words. A number, a "not", another company or country changes a question, so that the answer no longer fits. So does its
 * subject: the employer's telephone number is not the user's.
 */
function mappedBy(
  { key, answer }: Mapping,
  { field }: ShownField,
  answers: readonly Answer[],
  where: ApplicationTarget,
): Omit<MappedQuestion, 'isNew'> {
  const said = answer === null ? undefined : answers[answer];
  const isSame =
    said && isRephrasable(field.question) && mayAskTheSame(field.question, answerScopeOf(field.key, where), said);
  const isFit = key !== null && canKeyFitField(key, field) && !asksForOtherEntity([{ ...field, key }], 0);
  return { key: isFit ? key : null, answer: isSame ? said : null };
}
