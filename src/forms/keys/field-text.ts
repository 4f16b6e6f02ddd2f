import type { FormField } from '@/domain/form/form-field';
import { foldIdentifier, foldLabel } from '@/language/fold/fold-field-text';
import { keyFromAutocomplete } from './autocomplete-key';

/** A field's words, folded once for all rules. */
export interface FieldText {
  label: string;
  /** Words of `name` and `id`. */
  names: readonly string[];
  hint: string;
  /** The innermost heading above it. */
  section: string;
}

export function fieldText({ question, clues, hint, sections }: FormField): FieldText {
  return {
    label: foldLabel(question),
    names: [clues.name, clues.id, ownToken(clues.autocomplete)].map(foldIdentifier).filter(Boolean),
    hint: foldLabel(hint),
    section: foldLabel(sections.at(-1) ?? ''),
  };
}

/** Some forms put words of their own into `autocomplete`; those against filling say nothing about the field. */
function ownToken(autocomplete: string): string {
  if (keyFromAutocomplete(autocomplete) !== null) return '';
  return /^(?:on|off|false|none|no|nope|disabled|username)$|password|ignore/i.test(autocomplete.trim())
    ? ''
    : autocomplete;
}
