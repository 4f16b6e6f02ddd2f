import { hasLegalForm } from '@/jobs/text-kind/company-text';
import { countWords } from '@/language/fold/comparable-text';

const fewestWords = 4;
/** "Our client, a company in Leeds, wants you.", and a name in another case, as Finnish sentences have it: "Acme Oy:ssä". */
const endsAsSentence = /\s\p{Ll}\p{L}{2,}\.$|。$|\p{L}:\p{Ll}{1,5}\.?$/u;
/** "We build software for farms in Europe." */
const smallWordWithin = /\s\p{Ll}{3,}\s/u;

/** Whether a text says something, where a name would stand: "Join us and grow with us." */
export function isSentence(text: string): boolean {
  if (countWords(text) < fewestWords) return false;
  return endsAsSentence.test(text) || (text.endsWith('.') && smallWordWithin.test(text) && !hasLegalForm(text));
}
