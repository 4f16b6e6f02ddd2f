import type { ElementFacts } from '@/domain/act';

/** What a press on a control would send, where it, or what it stands for, submits a form. */
export interface SubmitFacts {
  method: 'get' | 'post' | 'dialog';
  /** Where it is sent, absolute: the control's own `formaction` before the form's. */
  url: string;
  /** Whether that is the origin of the document. */
  isOwnOrigin: boolean;
  /** Whether the answer is shown in the same tab and frame. */
  isInPlace: boolean;
  /** Fields to be filled in by a person; those that take the words of a search are left out. */
  ownFields: number;
  /** The page that the form stands on. */
  page: string;
  /** What goes along that nobody fills in: its hidden fields, and the control that is pressed. */
  brings: readonly { name: string; value: string }[];
}

/** What the parts alike beside a control say of it. */
export interface RowFacts {
  /** Parts alike that have such a control, its own left out. */
  others: number;
  /** Of those, how many controls that say the same. */
  same: number;
  /** What some of the others say. */
  otherNames: readonly string[];
  /** Pieces of text in the part that repeats: a row says more than its control. */
  texts: number;
  /** Whether markup says that the part is an item of a list, a row or an article. */
  isListed: boolean;
  /** Whether the control leads to an address that none of the others leads to. */
  hasOwnAddress: boolean;
}

/** All that a page can say of the control that a point hits, itself and what a press on it sets off with it: its label's control, the link and the form around. */
export interface ControlFacts extends Pick<ElementFacts, 'role' | 'type' | 'sends' | 'surroundings'> {
  /** Everything it is called: what is read on it, its accessible name, value, title, alternatives of its pictures, and those of what it labels. No empty ones. */
  names: readonly string[];
  /** What is read on it, generated content with it; empty for a picture or an icon. */
  shown: string;
  /** The same by the pieces of text that it consists of, the first few. */
  pieces: readonly string[];
  /** Where it leads, as it stands in the document: absolute, or a script. Null where it is no link. */
  url: string | null;
  /** Whether the link stays on the page shown. */
  isSameDocument: boolean;
  isDownload: boolean;
  submit: SubmitFacts | null;
  /** Null where nothing like it stands beside it. */
  row: RowFacts | null;
  /** Read by code as a row of jobs on this page. */
  isKnownRow: boolean;
  /** A control by itself within what was meant: a button on a row. */
  isNested: boolean;
  /** Found by code to lead to further rows. */
  isKnownPager: boolean;
  /** In what the page calls its pagination, or beside the numbers of pages. */
  isInPager: boolean;
  /** In what leads through the site, its menus and tool bars. */
  isInMenu: boolean;
  /** Says that it opens something: `aria-haspopup`, `aria-expanded`, a summary. */
  opens: boolean;
  /** Choices in the part that it stands in, itself among them; 0 where it is none. */
  choices: number;
  /** In the heading of a column, which orders rows. */
  isColumnHeading: boolean;
  /** A field that only its script draws: nothing but the focus is to be seen of it. */
  isDrawnField: boolean;
  /** Called by its marks what closes a part that lies over the page. */
  isCloser: boolean;
  /** In a part that asks for consent, a log-in, or to show that one is no machine. */
  isInWall: boolean;
}
