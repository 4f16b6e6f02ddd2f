import type { Profile } from '../profile';

/** What a form knows of itself when it asks a profile. */
export interface ValueContext {
  /** ISO 3166-1 alpha-2 code of the country that the job is in; null where it is not known. */
  country: string | null;
  /** Which of the repeated parts is asked for (second employer: 1); null outside of them. */
  repeat: number | null;
  /** Labels of the options there are, where the answer has to be one of them. */
  options?: readonly string[];
  /** The words of the question: what they name (a country, a currency, a unit of pay) has to be what the profile speaks of. */
  question?: string;
  /** What describes the question beside it: its placeholder, what it is explained by. */
  hint?: string;
  /** Whether the form asks for the family name's infix apart: the family name is then given without it. */
  asksInfix?: boolean;
  /** ISO 639-1 code of the language that the form is in; English where it is not known. */
  language?: string | null;
}

/** What a profile answers with, and the path under which prompts and journals speak of it: `{{basics.email}}`. */
export interface ProfileValue {
  value: string | string[] | boolean;
  handle: string;
}

/** Answers one key from a profile; null where it does not say. */
export type ValueReader = (profile: Profile, context: ValueContext) => ProfileValue | null;

/** The value under its path, unless there is none. */
export function valueAt(path: string, value: string | string[] | boolean | undefined | null): ProfileValue | null {
  const said = typeof value === 'string' ? value.trim() : value;
  if (said === undefined || said === null || said === '' || (Array.isArray(said) && said.length === 0)) return null;
  return { value: said, handle: `{{${path}}}` };
}

export const extensionPath = 'x-jobtrail';
