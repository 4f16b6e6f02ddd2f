import type { TraitValue } from './trait-value.ts';

export interface ClassNamesValue extends TraitValue {
  /** Null: styles stand in the elements themselves. */
  nameOf: ((name: string, load: number) => string) | null;
}

/** Class names of elements. `load` counts the documents that were served. */
export const classNames = {
  speaking: { takenFrom: 'themes of content management systems', nameOf: (name) => `job-${name}` },
  hashed: { takenFrom: 'boards built with CSS modules or styled components', nameOf: (name) => `css-${hash(name)}` },
  'new-on-load': {
    takenFrom: 'boards that obfuscate their markup against scrapers at every load',
    nameOf: (name, load) => `x${hash(`${name} ${load}`)}`,
  },
  none: { takenFrom: 'newsletter-like pages and old portals that style each element in place', nameOf: null },
} as const satisfies Record<string, ClassNamesValue>;

function hash(text: string): string {
  let mixed = 2_166_136_261;
  for (const character of text) mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return mixed.toString(36);
}
