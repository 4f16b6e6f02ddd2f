import { type Phrases, phraseFinder } from '../phrases';
import { labelWords } from './field-words';

/** Whole words only: stems of verbs are written out. */
const need: Phrases = {
  en: 'need | require | do you need | would you need | will you need',
  de: 'benötigen | benötigst | benötigt | brauchen | brauchst | erforderlich',
  fr: 'besoin | nécessitez | nécessite | faut-il',
  es: 'necesita | necesitas | requiere | requieres',
  it: 'bisogno | necessita | necessiti | richiede',
  nl: 'nodig | benodigd',
  pt: 'precisa | precisas | necessita',
  cs: 'potřebujete | potřebuješ | vyžadujete',
  pl: 'potrzebujesz | potrzebuje | wymaga pan | wymaga pani',
};

const find = phraseFinder(need);

/**
 * True for a question whether something is needed. Asked of a permit to work its "yes" means the opposite of "may you work": the two
 * must never be taken for one.
 */
export function saysNeed(text: string): boolean {
  return find(labelWords(text)) !== null;
}
