import type { ElementFacts } from '@/domain/page/page-act';

/** What a press on a control, or its label, would submit. */
export interface SubmitFacts {
  method: 'get' | 'post' | 'dialog';
  /** The absolute target: the control's own `formaction` before the form's. */
  url: string;
  /** Whether that is the document's own origin. */
  isOwnOrigin: boolean;
  /** Whether the response opens in the same tab and frame. */
  isInPlace: boolean;
  /** Whether it opens in the same tab at least: in place of the page around the frame. */
  isInTab: boolean;
  /** Fields for a person to fill in, not counting search boxes. */
  ownFields: number;
  /** The page the form is on. */
  page: string;
  /** Values nobody fills in: hidden fields, and the pressed control's own. */
  brings: readonly { name: string; value: string }[];
}

/** What sibling parts reveal about a control. */
export interface RowFacts {
  /** Similar parts that have such a control, besides its own. */
  others: number;
  /** How many of those controls say the same. */
  same: number;
  /** What some of the others say. */
  otherNames: readonly string[];
  /** Text pieces in the repeated part: a row says more than its control. */
  texts: number;
  /** Whether markup makes the part a list item, row or article. */
  isListed: boolean;
  /** Whether only this control leads to its address. */
  hasOwnAddress: boolean;
}

/**
 * What a page can tell about the control at a point, including what a press triggers with it: its label's control, the enclosing link and
 * form.
 */
export interface ControlFacts extends Pick<ElementFacts, 'role' | 'type' | 'sends' | 'surroundings'> {
  /** All its names: visible text, accessible name, value, title, image alternatives, and those of what it labels. None are empty. */
  names: readonly string[];
  /** Words of its class, id and picture, if it has no name: how its author calls it. */
  marks: readonly string[];
  /** Its visible text, including generated content; empty for a picture or icon. */
  shown: string;
  /** The same as its first few text pieces. */
  pieces: readonly string[];
  /** Its link target as written in the document: absolute, or a script. Null if it is no link. */
  url: string | null;
  /** Whether the link stays on the current page. */
  isSameDocument: boolean;
  isDownload: boolean;
  submit: SubmitFacts | null;
  /** Null if nothing similar is beside it. */
  row: RowFacts | null;
  /** Read by code as a row of jobs. */
  isKnownRow: boolean;
  /** What a label around it presses as well: a box that nobody sees, as tabs without scripts have, or any other control. */
  labels: 'nothing' | 'unseen-box' | 'control';
  /** A separate control inside the intended one: a button on a row. */
  isNested: boolean;
  /** Found by code to lead to more rows. */
  isKnownPager: boolean;
  /** Whether code has identified it as what keeps an entry of a form that is edited in its place. */
  isKnownKeeper: boolean;
  /** In the page's pagination, or beside page numbers. */
  isInPager: boolean;
  /** In site navigation, menus or toolbars. */
  isInMenu: boolean;
  /** Declares that it opens something: `aria-haspopup`, `aria-expanded`, a summary. */
  opens: boolean;
  /** Says which part of the page it opens, and that holds a text already, and nothing to fill in. */
  unfoldsText: boolean;
  /** Choices in its part, including itself; 0 if it is none. */
  choices: number;
  /** In a column heading, which sorts rows. */
  isColumnHeading: boolean;
  /** A field drawn only by script: all that shows is its focus. */
  isDrawnField: boolean;
  /** Marked up as the close button of an overlay. */
  isCloser: boolean;
  /** In a part that asks for consent, a login or a captcha. */
  isInWall: boolean;
  /** What programs call it, what describes it or its group says that a press agrees to something, or subscribes. */
  agrees: boolean;
  /** Stands with choices alone: a calendar, a slider. */
  settlesChoices: boolean;
}
