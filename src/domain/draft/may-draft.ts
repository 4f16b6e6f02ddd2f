import { bareField } from '../bare-field';
import { isForUserOnly } from '../field-key';
import type { PlannedField } from '../fill-state';
import { keyOf } from '../form-keys/key-of';

type Asked = Pick<PlannedField, 'kind' | 'question' | 'sections' | 'key'>;

/**
 * Whether a draft may be asked for: an open text, and nothing that only the user may answer. What the question says counts beside the
 * key that it was given: a sensitive question that was taken for another one is barred as well.
 */
export function mayDraft(field: Asked): boolean {
  const { key, kind } = field;
  const isText = kind === 'multiline' || kind === 'rich-text' || kind === 'text';
  const isOpen = key === null || key === 'question.text' || key === 'cover_letter.text';
  return isText && isOpen && field.question !== '' && !isBarred(field);
}

function isBarred(field: Asked): boolean {
  // What it was taken for does not count: only what it says.
  const { question, kind, sections } = field;
  return isForUserOnly(keyOf(bareField({ question, kind, sections })));
}
