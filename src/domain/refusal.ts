import type { Act, ElementFacts } from './act';
import type { RefusalCode } from './refusal-code';

/** What is known of an act besides the act and its element. */
export interface RefusalCircumstances {
  /** Whether the user allows to press the control to apply with. */
  mayPressApply: boolean;
  /** The field typed into last, for Enter; null where none was. */
  lastTyped: ElementFacts | null;
  /** Address of the page that the exploration began on. */
  siteUrl: string;
  /** Whether the element is one of the rows that code reads as jobs: its words are a job's, not a control's. */
  isJobRow: boolean;
}

/**
 * Why an exploration must not do an act, or null where it may. It never signs in or up, never applies, sends, follows, saves
 * or deletes anything, and stays on its site. `element`: what the act is for; null where it is for nothing.
 */
export function refusalOf(
  act: Act,
  element: ElementFacts | null,
  circumstances: RefusalCircumstances,
): RefusalCode | null {
  if (act.name === 'type_text' && element?.type === 'password') return 'password';
  if (act.name === 'press_key' && act.key === 'Enter' && circumstances.lastTyped?.sends !== 'search') {
    return 'not-a-search-field';
  }
  return null;
}
