import { withoutCountries } from '@/language/countries/countries-in-text';
import { replaceSynonyms } from '@/language/words/forms/question-synonyms';
import { stopWords } from '@/language/words/forms/stop-words';

/** The words that carry a question's meaning, each replaced by its first synonym, without order or repeats. */
export function contentWords(question: string): string[] {
  const folded = withoutCountries(question)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/(?<!\p{L})(?:[cdjlmst]|qu)'/gu, ' ')
    .replace(/'s?(?!\p{L})/gu, ' ')
    .replace(/\d+(?:[.,]\d+)*/g, ' ')
    .replace(/[^\p{L}+#']+/gu, ' ')
    .trim();
  const words = replaceSynonyms(folded).split(' ');
  return [...new Set(words.map(stem).filter((word) => word && !stopWords.has(word)))].sort();
}

/** Singular and plural are the same question. */
function stem(word: string): string {
  if (word.length < 5 || /ss$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}
