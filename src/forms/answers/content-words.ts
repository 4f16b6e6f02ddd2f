import { withoutCountries } from '@/language/countries/countries-in-text';
import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { replaceSynonyms } from '@/language/words/forms/question-synonyms';
import { stopWords } from '@/language/words/forms/stop-words';

/** Signs that tell one thing from another: C, C++ and C#. */
const spelled: Readonly<Record<string, string>> = { '+': ' plus ', '#': ' sharp ' };
/** French and Italian words that lose their ending, and what English adds to a name. */
const shortened = /(?<!\p{L})(?:[cdjlmnst]|qu|dell|dall|nell|sull|all)'(?=\p{L})|'s?(?!\p{L})/gu;

/** The words that carry a question's meaning, each replaced by what its synonyms stand for, without order or repeats. */
export function contentWords(question: string): string[] {
  const plain = plainText(withoutCountries(question))
    .replace(shortened, ' ')
    .replace(/\d+(?:[.,]\d+)*/g, ' ')
    .replace(/[+#]/g, (sign) => spelled[sign] ?? ' ');
  const words = replaceSynonyms(fold(plain));
  return [...new Set(words.map(stem).filter((word) => word && !stopWords.has(word)))].sort();
}

/** Singular and plural are the same question. */
function stem(word: string): string {
  if (word.length < 5 || /ss$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}
