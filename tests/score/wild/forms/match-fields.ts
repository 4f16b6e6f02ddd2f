import type { PlannedField } from '@/domain/form/fill-state';
import type { FormQuestion } from '../../../wild/forms/form-question';
import type { FormPlace } from '../../../wild/forms/person/form-page';
import type { WildForm } from '../../../wild/forms/wild-form';
import { fold } from '../../match-jobs';
import type { FormEyes } from './form-eyes';

/**
 * Notes of each field that a run plans which question of the form it is: by the element that its selector finds while it is shown, else by
 * its words.
 */
export async function matchFields(
  { questions }: WildForm,
  fields: readonly PlannedField[],
  place: FormPlace | null,
  eyes: FormEyes,
  questionOf: Map<string, string | null>,
): Promise<void> {
  const open = fields.filter((field) => (questionOf.get(keyOf(field)) ?? null) === null);
  if (open.length === 0) return;
  const found = await eyes.questionsOf(open.map(({ selector }) => selector));
  for (const [index, field] of open.entries()) {
    const id = found[index] ?? byWords(questions, field, place);
    questionOf.set(keyOf(field), id);
  }
}

/** Words that several questions have tell nothing. */
function byWords(questions: readonly FormQuestion[], field: PlannedField, place: FormPlace | null): string | null {
  const said = folded(field.question);
  const fitting = questions.filter(({ label, section }) => {
    const isShown = place === null || place.sections.includes(section) || place.sections.length === 0;
    return isShown && folded(label) === said;
  });
  return fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
}

const folded = (text: string) =>
  fold(text)
    .replace(/[\s*]+$/, '')
    .toLowerCase();

/** A field of one run. */
export const keyOf = ({ page, id }: Pick<PlannedField, 'page' | 'id'>): string => `${page} ${id}`;
