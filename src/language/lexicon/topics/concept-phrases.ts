/** Phrases with one meaning, separated by `|`. Case, accents and the style of quotes do not matter. */
export type Phrases = string;

/** Where phrases of a concept may stand. */
export const places = [
  /** Anywhere in a label; of a guard: at the start or the end of a name. */
  'says',
  /** The whole name, nothing else: words that are as often labels. */
  'whole',
  /** A whole label, or one whole part of a name: words too short or too common to count within others. */
  'alone',
  /** The start of a name: "Save Platform engineer at Acme". */
  'first',
  /** The end of a name: "Stelle merken". */
  'last',
  /** Words of `name` and `id`; `first name` also stands for `firstName`, `first_name` and `firstname`. */
  'named',
  /** The same as the whole `name` or `id`. */
  'namedWhole',
  /** A step of an address, or a program's identifier; without accents. */
  'url',
  /** The name of a check box that is sent with a form's query. */
  'switch',
] as const;
export type Place = (typeof places)[number];

/** A concept whose phrases depend on where they stand. */
export type Placed<Places extends Place> = { readonly [At in Places]?: Phrases };

/** A concept for which a language has no phrases, and why. */
export interface Gap<Reason extends string = string> {
  readonly gap: true;
  readonly why?: Reason;
}

/** The concepts of a topic in a language that is covered. */
export type Covered<Topic> = { readonly [Concept in keyof Topic]: Topic[Concept] | Gap };

/**
 * Declares why a language has no phrases for a concept: `gap<'no such degree'>()`. The reason is a type, for whoever reads the lexicon: no
 * page need load it.
 */
export function gap<Reason extends string>(...reason: string extends Reason ? [never] : []): Gap<Reason>;
export function gap(): Gap {
  return { gap: true };
}
