import { phrases } from '@/language/lexicon/lexicon';
import { foldedPhrases } from '@/language/match/phrases-in';

/** What parameters and steps of addresses are named that hold the number of a page, in the sites' languages: `page`, `seite`, `sivu`. */
export const pageNumberNames: readonly string[] = [
  ...new Set(foldedPhrases(phrases('controls.page')).filter((name) => /^[a-z]+$/.test(name))),
];
