import type { FormField } from '@/domain/form/form-field';
import { identifierWords, labelWords } from '@/language/fold/fold-field-text';
import { autocompleteKey } from './autocomplete-key';

/** A field's words, folded once for all rules. */
export interface FormWords {
  label: string;
  /** Words of `name` and `id`. */
  names: readonly string[];
  hint: string;
  /** The innermost heading above it. */
  section: string;
}

export function formWords({ question, clues, hint, sections }: FormField): FormWords {
  return {
    label: labelWords(question),
    names: [clues.name, clues.id, ownToken(clues.autocomplete)].map(identifierWords).filter(Boolean),
    hint: labelWords(hint),
    section: labelWords(sections.at(-1) ?? ''),
  };
}

/** Some forms put words of their own into `autocomplete`; those against filling say nothing about the field. */
function ownToken(autocomplete: string): string {
  if (autocompleteKey(autocomplete) !== null) return '';
  return /^(?:on|off|false|none|no|nope|disabled|username)$|password|ignore/i.test(autocomplete.trim())
    ? ''
    : autocomplete;
}
