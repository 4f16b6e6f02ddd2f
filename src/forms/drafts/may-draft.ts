import { isForUserOnly } from '@/domain/form/field-keys';
import type { PlannedField } from '@/domain/form/fill-state';
import { blankTextField } from '@/forms/blank-text-field';
import { fieldKeyOf } from '@/forms/keys/field-key-of';

type Asked = Pick<PlannedField, 'kind' | 'question' | 'sections' | 'key'>;

/**
 * Whether a draft may be requested: a free-text question that is not reserved for the user. The wording counts as well as the key: a
 * sensitive question with a wrong key is excluded too.
 */
export function mayDraft(field: Asked): boolean {
  const { key, kind } = field;
  const isText = kind === 'multiline' || kind === 'rich-text' || kind === 'text';
  const isOpen = key === null || key === 'question.text' || key === 'cover_letter.text';
  return isText && isOpen && field.question !== '' && !isBarred(field);
}

function isBarred(field: Asked): boolean {
  // Only the wording counts here, not the key.
  const { question, kind, sections } = field;
  return isForUserOnly(fieldKeyOf(blankTextField({ question, kind, sections })));
}
