import type { AnswerValue } from '@/domain/form/answer';
import type { Group } from './words/form-words.ts';

export type SectionName = 'person' | 'address' | 'career' | 'questions' | 'diversity' | 'closing';

/** What a question is answered with; which widget that is the form's traits say. */
export type QuestionKind =
  | 'text'
  | 'prose'
  | 'list'
  | 'yes-no'
  | 'several'
  | 'date'
  | 'phone'
  | 'amount'
  | 'rating'
  | 'file'
  | 'tick'
  | 'trap'
  | 'frame';

/** What counts as held. Each value is one that is right by itself. */
export type Held =
  /** Spaces do not matter. */
  | { as: 'text'; values: readonly string[] }
  /** Nothing but digits counts. */
  | { as: 'digits'; values: readonly string[] }
  /** These and no others, in any order. */
  | { as: 'all'; values: readonly string[] }
  /** At least one of these, and no others. */
  | { as: 'some'; values: readonly string[] }
  /** A file of this name. */
  | { as: 'file'; values: readonly string[] };

export type FormTruth =
  /** The profile answers it. `isSensitive`: another answer says something of the person that is not so. */
  | { is: 'known'; right: Held; isSensitive: boolean }
  /** Nobody but the applicant can say; this is what they say. */
  | { is: 'asked'; answer: AnswerValue; right: Held }
  /** No question to the applicant's profile, and none to them: it stays as it came. `person`: what a person does there all the same. */
  | { is: 'never'; rest: string; person: string };

/** A question as its page knows it, and what is true of it. */
export interface FormQuestion {
  id: string;
  label: string;
  kind: QuestionKind;
  section: SectionName;
  isRequired: boolean;
  /** Of a text box. */
  type?: 'text' | 'email' | 'url' | 'number';
  /** Shown where examples are: of somebody else. */
  example?: string;
  help?: string;
  /** Path of what is to be read off it. */
  picture?: string;
  options?: readonly string[];
  /** The same options in groups, for a list with a second level. */
  groups?: readonly Group[];
  /** The part of its section that it stands in: `Reference`, a card of an employer. */
  part?: string;
  /** The question is there only once this one is answered so. */
  after?: { id: string; value: string };
  truth: FormTruth;
}
