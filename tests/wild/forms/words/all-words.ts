import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import type { FormWords } from './form-words.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';

/** By language. */
export const allWords = { en, de, fr, es, it, nl, pt, pl, cs, sv, da, fi, tr, ja } as const satisfies Record<
  string,
  FormWords
>;
