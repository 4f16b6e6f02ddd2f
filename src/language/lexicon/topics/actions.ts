import type { Phrases, Placed } from './concept-phrases';

/** What runs never do in the user's name. First phrases that match decide, so a phrase stands under the more serious action. */
export interface Actions {
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
  /** Agrees, confirms, signs. `switch`: what a form's query agrees to. */
  agree: Placed<'says' | 'alone' | 'first' | 'last' | 'url' | 'switch'>;
  /** Deletes, hides, withdraws, closes an account. */
  delete: Placed<'says' | 'first' | 'last' | 'url'>;
  /** Follows, subscribes, connects, and undoes it. */
  follow: Placed<'says' | 'alone' | 'first' | 'last' | 'url' | 'switch'>;
  /** Applies for a job, or shows interest in it. */
  apply: Placed<'says' | 'alone' | 'first' | 'last' | 'url'>;
  /** Signs in or out. */
  signIn: Placed<'says' | 'alone' | 'first' | 'last' | 'url'>;
  /** Makes an account. */
  signUp: Placed<'says' | 'alone' | 'first' | 'last' | 'url'>;
  /** Saves a job, or undoes it. */
  save: Placed<'says' | 'alone' | 'first' | 'last' | 'url'>;
  /** Buys, orders, pays. */
  purchase: Placed<'says' | 'whole' | 'first' | 'url'>;
  /** Sends, shares, reports, publishes, votes. */
  send: Placed<'says' | 'first' | 'last' | 'url'>;
  /** Uploads or attaches a file. */
  upload: Placed<'says' | 'first' | 'last' | 'url'>;
  /** Words in such a step that do not change its action: `job-apply-form`, `doDelete`, `ajaxSaveJob`, `my-account-delete`. */
  besideUrlActions: Phrases;
  /** Downloads or installs an app. */
  install: Placed<'says' | 'alone' | 'first'>;
}
