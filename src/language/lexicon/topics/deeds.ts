import type { Phrases, Placed } from './concept';

/** TOPIC deeds */
export interface Deeds {
  /** Words around an action that do not change it: "Yes, please", "Click here to …", "… now". */
  fillers: Phrases;
  /** Filters never reset accounts or applications. */
  ownThings: Phrases;
  /** What stands before a job or an employer: "Apply to Filter Technician". */
  beforeObject: Phrases;
  /** Shapes: what the user has saved, and could lose. */
  savedThings: Phrases;
  /** Gets in touch about a job, or hands over who somebody is. No job's title begins so. */
  reachOut: Placed<'first'>;
  /** Words that agree. */
  agree: Placed<'says' | 'alone' | 'first' | 'last' | 'url' | 'switch'>;
  /** Words that delete. */
  delete: Placed<'says' | 'first' | 'last' | 'url'>;
  /** Words that follow. */
  follow: Placed<'says' | 'alone' | 'first' | 'last' | 'url' | 'switch'>;
  /** Words that apply. */
  apply: Placed<'says' | 'alone' | 'first' | 'last' | 'url'>;
  /** Words that signIn. */
  signIn: Placed<'says' | 'alone' | 'first' | 'last' | 'url'>;
  /** Words that signUp. */
  signUp: Placed<'says' | 'alone' | 'first' | 'last' | 'url'>;
  /** Words that save. */
  save: Placed<'says' | 'alone' | 'first' | 'last' | 'url'>;
  /** Words that purchase. */
  purchase: Placed<'says' | 'whole' | 'first' | 'url'>;
  /** Words that send. */
  send: Placed<'says' | 'first' | 'last' | 'url'>;
  /** Words that upload. */
  upload: Placed<'says' | 'first' | 'last' | 'url'>;
  /** Words in such a step that do not change its action: `job-apply-form`, `doDelete`, `ajaxSaveJob`, `my-account-delete`. */
  besideUrlDeeds: Phrases;
  /** Words that install. */
  install: Placed<'says' | 'alone' | 'first'>;
}
