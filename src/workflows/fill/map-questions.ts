import { formMapper } from '@/agents/form-mapper/form-mapper';
import { type Mapping, readMapping } from '@/agents/form-mapper/read-mapping';
import type { Answer } from '@/domain/answer';
import type { FieldKey } from '@/domain/field-key';
import { profileKeys } from '@/domain/profile-values/profile-keys';
import { askAgent } from '../ask-agent';
import type { Filling } from './ports';
import { fieldId, type ShownField } from './questions-of';

/** What a model makes of a question that the rules are unsure of. */
export interface MappedQuestion {
  key: FieldKey | null;
  answer: Answer | null;
}

/** Asks the form-mapper, once, about all questions of the page that the rules are unsure of. By field id. */
export async function mapQuestions(
  filling: Filling,
  title: string,
  shown: readonly ShownField[],
): Promise<ReadonlyMap<string, MappedQuestion>> {
  const unsure = shown.filter(({ field }) => isUnsure(field));
  if (unsure.length === 0) return new Map();
  const answers = await filling.store.answers();
  const input = {
    title,
    fields: unsure.map(({ field }, number) => ({ ...field, number, options: labelsOf(field.options) })),
    keys: profileKeys(await filling.store.profile(), null),
    answers: answers.map(({ question }, number) => ({ number, question })),
  };
  const asking = { ...filling, clock: { reset: () => undefined } };
  const { answer, usage, model } = await askAgent(asking, formMapper, () => input);
  const mappings = readMapping(answer.input, input);
  await filling.run.step('form-mapped', { asked: unsure.length, mapped: mappings.length, model }, { spent: usage });
  return new Map(mappings.flatMap((mapping) => byFieldId(mapping, unsure, answers)));
}

/** An open text that no rule knows is the user's own to write; what has a value needs none. */
function isUnsure({ key, value, isEnabled, isVisible, kind }: ShownField['field']): boolean {
  return key === null && value === '' && isEnabled && isVisible && kind !== 'file';
}

function labelsOf(options: ShownField['field']['options']): string[] | null {
  return options?.map(({ label }) => label) ?? null;
}

function byFieldId(
  { field, key, answer }: Mapping,
  unsure: readonly ShownField[],
  answers: readonly Answer[],
): [string, MappedQuestion][] {
  const shown = unsure[field];
  return shown ? [[fieldId(shown), { key, answer: answer === null ? null : (answers[answer] ?? null) }]] : [];
}
