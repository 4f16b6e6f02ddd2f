import { asksSameAgain } from '@/forms/keys/asks-same-again';
import { saysEmail } from '@/forms/keys/says-contact';
import { asksToRepeatEntry } from '@/language/words/forms/repeat-entry-words';
import { asPart, type FieldDraft } from './field-draft';

/** "Confirm email" gets the same text as the field before it, so it becomes part of that field. */
export function joinConfirmations(drafts: readonly FieldDraft[]): FieldDraft[] {
  const joined: FieldDraft[] = [];
  for (const draft of drafts) {
    const first = isConfirmation(draft) ? joined.findLastIndex(isEmail) : -1;
    const before = joined[first];
    if (!before || joined.length - first > 2 || !asksTheSame(before, draft)) joined.push(draft);
    else joined[first] = withConfirmation(before, draft);
  }
  return joined;
}

function withConfirmation({ field, elements }: FieldDraft, again: FieldDraft): FieldDraft {
  return {
    field: { ...field, parts: [...field.parts, asPart('confirmation', again)] },
    elements: [...elements, ...again.elements],
  };
}

function isConfirmation(draft: FieldDraft): boolean {
  const { question, clues } = draft.field;
  return isEmail(draft) && asksToRepeatEntry(`${question} ${clues.name} ${clues.id}`);
}

/** A name with "confirm" is not visible: the label must say so and name nobody else, or equal the first one's. */
function asksTheSame({ field: first }: FieldDraft, { field: again }: FieldDraft): boolean {
  if (first.sections.join('\n') !== again.sections.join('\n')) return false;
  const words = again.question || again.hint;
  const before = first.question || first.hint;
  return words === '' || words === before || asksSameAgain(words, before);
}

function isEmail({ field }: FieldDraft): boolean {
  const { clues, question, kind } = field;
  return kind === 'text' && (clues.type === 'email' || [question, clues.name, clues.id].some(saysEmail));
}
