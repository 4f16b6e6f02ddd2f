import { cs } from '../words/cs.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { fr } from '../words/fr.ts';
import { it } from '../words/it.ts';
import { ja } from '../words/ja.ts';
import { nl } from '../words/nl.ts';
import { pl } from '../words/pl.ts';
import { pt } from '../words/pt.ts';
import { sv } from '../words/sv.ts';
import type { Words } from '../words/words.ts';
import type { TraitValue } from './trait-value.ts';

const national = 'national boards, in their own language with their own dates, pay and amounts';

/** The language of a site. */
export const languages = {
  en: { takenFrom: 'boards of English-speaking countries', words: en },
  de: { takenFrom: national, words: de },
  fr: { takenFrom: national, words: fr },
  es: { takenFrom: national, words: es },
  it: { takenFrom: national, words: it },
  nl: { takenFrom: national, words: nl },
  pt: { takenFrom: national, words: pt },
  pl: { takenFrom: national, words: pl },
  sv: { takenFrom: national, words: sv },
  cs: { takenFrom: national, words: cs },
  ja: { takenFrom: `${national}, without spaces between words`, words: ja },
} as const satisfies Record<string, TraitValue & { words: Words }>;
