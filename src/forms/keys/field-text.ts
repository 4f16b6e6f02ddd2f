import type { FormField } from '@/domain/form/form-field';
import { type Folded, fold, foldIdentifier, joinFolded, splitWords } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import type { Language } from '@/language/lexicon/lexicon';
import { withoutGluedMark } from '@/language/words/forms/required-words';
import { keyFromAutocomplete } from './autocomplete-key';

/** A field's words, folded once for all rules. */
export interface FieldText {
  label: Folded;
  /** Words of `name` and `id`. */
  names: readonly Folded[];
  hint: Folded;
  /** The innermost heading above it. */
  section: Folded;
  /** The form's language, whose words win; null: unknown. */
  language: Language | null;
}

export function fieldText({ question, clues, hint, sections }: FormField, language: Language | null = null): FieldText {
  return {
    label: fold(withoutGluedMark(plainText(question))),
    names: [withoutCounters(clues.name), withoutRandom(withoutCounters(clues.id)), ownToken(clues.autocomplete)]
      .map(withoutFillers)
      .filter(isAboutText),
    hint: fold(hint),
    section: fold(sections.at(-1) ?? ''),
    language,
  };
}

/** What programs add to a name behind what it names: `phoneField`, `name_input`, `phone_DELIVERY`, `phone_REVIEW`. */
const fillers = new Set('field input textbox display control delivery shipping billing review'.split(' '));

function withoutFillers(name: string): Folded {
  const words = splitWords(foldIdentifier(name));
  const last = words.findLastIndex((word, at) => at === 0 || !fillers.has(word));
  return joinFolded(...words.slice(0, last + 1));
}

/**
 * What a framework counts elements with, in letters as well: React's `useId` writes `_r_1a_`, `:r1a:` or `«r1a»`. "_r_g_" is no RG, which a
 * Brazilian form asks for. https://react.dev/reference/react/useId (2026-11)
 */
const counters = /(?<![\p{L}\p{N}])(?::r[\da-v]+:|«r[\da-v]+»|_r_[\da-v]{1,6}_)/giu;

const withoutCounters = (name: string): string => name.replace(counters, ' ');

/** A piece of an id that a library has drawn by lot: "3hp9x2k1q" is no honeypot, in whose names "hp" is found. */
const isRandom = (piece: string): boolean =>
  piece.length >= 7 && (piece.match(/\d+|\p{L}+/gu) ?? []).length >= 3 && !/\p{L}{5}/u.test(piece);

const withoutRandom = (id: string): string => id.replace(/[\p{L}\d]+/gu, (piece) => (isRandom(piece) ? ' ' : piece));

/** `isContactAddress` is true or false. */
const isAboutText = (name: Folded): boolean => name !== '' && !name.startsWith('is ');

/** Some forms put words of their own into `autocomplete`; those against filling say nothing about the field. */
function ownToken(autocomplete: string): string {
  if (keyFromAutocomplete(autocomplete) !== null) return '';
  return /^(?:on|off|false|none|no|nope|disabled|username)$|password|ignore/i.test(autocomplete.trim())
    ? ''
    : autocomplete;
}
