import { foldLabel } from '@/language/fold/fold-field-text';
import { phrasesIn, type Wording } from '@/language/match/concept';

/** Starts of sentences that ask for one thing. */
const asking: Wording = {
  en: "please confirm | please enter | please indicate | please specify | please select | please choose | please type | please give | please provide | please state | please tell us | what is | what's | confirm | enter | provide",
  de: 'bitte geben sie | bitte gib | bitte nennen sie | wie lautet | was ist | bitte bestätigen sie',
  fr: "veuillez indiquer | veuillez confirmer | quel est | quelle est | merci d'indiquer | indiquez",
  es: 'por favor indica | por favor confirma | cuál es | indica | introduce',
  it: 'indica | inserisci | qual è | si prega di indicare',
  nl: 'wat is | vul | geef | bevestig',
  pt: 'qual é | indique | informe | confirme',
  cs: 'jaká je | jaké je | uveďte | zadejte',
  pl: 'jaki jest | podaj | proszę podać | potwierdź',
};

/** The number of words after it that may name the thing. */
const nameLength = 5;

let start: RegExp | null = null;
let request: RegExp | null = null;

/** The folded sentence without its asking words: "please state your name" is not about a state. */
export function withoutRequestWords(words: string): string {
  start ??= new RegExp(`^${beginning()} `, 'u');
  return words.replace(start, '');
}

/** What a folded sentence asks for, if its first words name it; undefined if it does not ask for one thing. */
export function requestedThing(words: string): string | undefined {
  request ??= new RegExp(`^${beginning()} ((?:\\S+ ?){1,${nameLength}})`, 'u');
  return request.exec(words)?.[1];
}

function beginning(): string {
  return `(?:${phrasesIn(asking, foldLabel).join('|')})`;
}
