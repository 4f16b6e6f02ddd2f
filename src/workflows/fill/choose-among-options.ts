import { type DescribeOptionsInput, optionChooser } from '@/agents/option-chooser';
import type { FieldKey } from '@/domain/form/field-key-schema';
import type { PlannedField } from '@/domain/form/fill-state';
import { isAgreementText } from '@/forms/keys/says-agreement';
import { matchOption } from '@/forms/options/match-option';
import { keyDescriptions } from '@/forms/values/key-descriptions';
import { mayModelSortOptions } from '@/safety/model-mapping-limits';
import { askAgent } from '@/workflows/asking/ask-agent';
import type { FillContext } from '@/workflows/form/fill-ports';

/** What asking requires: the run that pays, and the models. */
type Asking = Pick<FillContext, 'run' | 'models' | 'store' | 'tab'>;

/** A list without an option that says what the profile says, as far as the rules know. */
export interface UnmatchedList {
  planned: Pick<PlannedField, 'key' | 'question' | 'sections' | 'source'>;
  /** All that it offers. */
  labels: readonly string[];
  /** What the profile says: it stays here. */
  value: unknown;
}

/**
 * The option that means what the profile says, by a model's word on what each option stands for. The model is told neither the value nor
 * asked for it: an option is chosen only if what it stands for is the value, and no other does. Null if so, or if this is not its business.
 */
export async function chooseAmongOptions(
  asking: Asking,
  { planned, labels, value }: UnmatchedList,
): Promise<string | null> {
  const { key, question, sections, source } = planned;
  const offered = labels.filter((label) => !isAgreementText(label));
  if (source !== 'profile' || typeof value !== 'string' || !mayModelSortOptions(key, question, offered)) return null;
  const input = {
    question,
    section: sections.at(-1) ?? null,
    key,
    about: keyDescriptions[key] ?? key,
    options: offered,
  };
  const { answer, usage, model } = await askAgent(
    { ...asking, clock: { reset: () => undefined } },
    optionChooser,
    () => input,
  );
  const label = labelMeaning({ key, value }, answer.input, offered);
  // Where no model is configured nobody was asked: the rules know no more than they did.
  const isAsked = model !== asking.models.rules.name || usage.calls > 0;
  const facts = { question, isFound: label !== null, model };
  if (isAsked) await asking.run.step('option-asked', facts, { spent: usage });
  return label;
}

/** The one option with an answer that is the value, in the same words or by the same meaning. */
function labelMeaning(
  value: { key: FieldKey; value: string },
  { options }: DescribeOptionsInput,
  labels: readonly string[],
): string | null {
  const meant = options.filter(({ answers }) => answers.some((answer) => matchOption(value, [answer]) !== null));
  const [label, another] = [...new Set(meant.flatMap(({ option }) => labels[option] ?? []))];
  const isOnly = another === undefined && labels.filter((each) => each === label).length === 1;
  return label !== undefined && isOnly ? label : null;
}
