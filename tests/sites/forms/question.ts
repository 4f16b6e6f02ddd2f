/** What a question is asked with. `list`, `place` and `yes-no` are widgets of the pages' own; `trap` is a field that no person sees. */
export type Control =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'number'
  | 'date'
  | 'multiline'
  | 'select'
  | 'radios'
  | 'ticks'
  | 'tick'
  | 'file'
  | 'list'
  | 'place'
  | 'yes-no'
  | 'month-year'
  | 'trap'
  | 'captcha';

/** A question as its page knows it. */
export interface Asked {
  /** Under which its answer is sent. */
  name: string;
  label: string;
  control: Control;
  /** What there is to choose from. */
  options?: readonly string[];
  /** Marked as required; the servers take forms without it all the same, so that what is missing can be told. */
  isRequired?: boolean;
  hint?: string;
  /** The part of the form that it stands in, and the one of several alike within that. */
  section?: string;
  part?: string;
  /** Ticked before anyone came. */
  isTicked?: boolean;
}

/** What has to be sent for a question when the test person's profile is all that is known. */
export type Truth =
  /** One of these lists of values. `isSensitive`: another answer is not only wrong but says something of the person that is not so. */
  | { is: 'known'; right: readonly (readonly string[])[]; isSensitive: boolean }
  /** The default CV: its name and all its bytes. */
  | { is: 'resume' }
  /** The profile does not say: nothing may be sent. */
  | { is: 'unsaid' }
  /** None of ours: what was there before anyone came. */
  | { is: 'untouched'; rest: readonly string[] };

export interface Question extends Asked {
  truth: Truth;
}
