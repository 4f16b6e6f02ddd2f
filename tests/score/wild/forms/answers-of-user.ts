import type { AnswerValue } from '@/domain/form/answer';
import type { PlannedField } from '@/domain/form/fill-state';
import { applicant, spokenAnswers } from '../../../wild/forms/applicant';
import type { FormQuestion } from '../../../wild/forms/form-question';

type Asked = Pick<PlannedField, 'kind' | 'options'>;

/** What the applicant says when the product asks them; null where they leave it to themself, in the page. */
export function answerOfUser(question: FormQuestion, field: Asked, { yes }: { yes: string }): AnswerValue | null {
  const { truth } = question;
  if (truth.is === 'never' || question.kind === 'file') return null;
  if (question.kind === 'date' && field.kind === 'date') return isoOf(question);
  const values = truth.is === 'asked' ? [truth.answer].flat().map(String) : knownValues(question);
  if (field.kind === 'choices' || field.kind === 'tags') return values;
  const [value = ''] = values;
  if (field.kind === 'tick') return value === (question.options?.[0] ?? yes);
  return field.options ? (optionFor(field.options, value) ?? value) : value;
}

function isoOf({ id }: FormQuestion): string {
  return id === 'birthDate' ? spokenAnswers.birthDate : applicant.start;
}

function knownValues({ truth, id, options }: FormQuestion): string[] {
  if (truth.is !== 'known') return [];
  if (id === 'phone') return ['+1 416 555 0142'];
  if (truth.right.as === 'some') return truth.right.values.filter((value) => options?.includes(value));
  return [...truth.right.values];
}

/** A list of the product may show an option with what stands beside it. */
function optionFor(options: readonly string[], value: string): string | undefined {
  return options.find((option) => option === value) ?? options.find((option) => option.includes(value));
}
