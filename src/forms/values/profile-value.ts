import type { Profile } from '@/domain/form/profile';

/** What a form knows when it asks a profile. */
export interface ValueContext {
  /** ISO 3166-1 alpha-2 code of the job's country; null if unknown. */
  country: string | null;
  /** Which repeated part is asked for (second employer: 1); null outside of them. */
  repeat: number | null;
  /** Index in the profile of the entry that is meant, if it is known by its name. */
  entry?: number;
  /** Labels of the options, if the answer has to be one of them. */
  options?: readonly string[];
  /** Whether the answer is chosen from a list that shows its options only once it is open. */
  isClosedList?: boolean;
  /** Whether the box takes a number alone. */
  isNumber?: boolean;
  /** Whether the answer is typed in words: a bare yes or no is no answer to an open question. */
  isTyped?: boolean;
  /** The question's words: anything they name (a country, a currency, a unit of pay) must match the profile. */
  question?: string;
  /** What describes the question: its placeholder or explanation. */
  hint?: string;
  /** Whether the form asks for the infix separately: the family name is then given without it. */
  asksInfix?: boolean;
  /** ISO 639-1 code of the form's language; English if unknown. */
  language?: string | null;
}

/** A profile's answer, and the path by which prompts and journals refer to it: `{{basics.email}}`. */
export interface ProfileValue {
  value: string | string[] | boolean;
  handle: string;
}

/** Answers one key from a profile; null if it does not say. */
export type ValueReader = (profile: Profile, context: ValueContext) => ProfileValue | null;

/** The value with its path; null if there is none. */
export function valueAt(path: string, value: string | string[] | boolean | undefined | null): ProfileValue | null {
  const said = typeof value === 'string' ? value.trim() : value;
  if (said === undefined || said === null || said === '' || (Array.isArray(said) && said.length === 0)) return null;
  return { value: said, handle: `{{${path}}}` };
}

export const extensionPath = 'x-jobtrail';
