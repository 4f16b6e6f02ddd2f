import { classNames } from './class-names.ts';
import { decoys } from './decoys.ts';
import { details } from './details.ts';
import { filters } from './filters.ts';
import { frames } from './frames.ts';
import { interruptions } from './interruptions.ts';
import { languages } from './languages.ts';
import { links } from './links.ts';
import { loading } from './loading.ts';
import { paging } from './paging.ts';
import { rowMarkups } from './row-markups.ts';
import { structuredData } from './structured-data.ts';
import { texts } from './texts.ts';
import type { TraitValue } from './trait-value.ts';

/** Every trait with its values; the first value is the plainest. */
export const traits = {
  rows: rowMarkups,
  text: texts,
  language: languages,
  link: links,
  classes: classNames,
  loading,
  paging,
  details,
  frames,
  data: structuredData,
  decoys,
  interruption: interruptions,
  filters,
} as const satisfies Record<string, Record<string, TraitValue>>;

export type Traits = typeof traits;
export type TraitName = keyof Traits;
/** One value of every trait. */
export type Choice = { [Name in TraitName]: keyof Traits[Name] };

export const traitNames = Object.keys(traits) as TraitName[];

export function valuesOf(name: TraitName): string[] {
  return Object.keys(traits[name]);
}

/** The choice with every trait at its plainest. */
export function plainestChoice(): Choice {
  return Object.fromEntries(traitNames.map((name) => [name, valuesOf(name)[0]])) as Choice;
}
