import type { FormReading } from '@/domain/form/form-field';
import type { FieldControls, FieldFilling, FieldValue } from '@/domain/form/form-filling';
import type { FormScope } from '@/domain/form/form-scope';
import type { ReadFields } from '@/domain/job/job-fields';
import type { FilterControl, Landmarks } from '@/domain/page/landmarks';
import type { ElementFacts } from '@/domain/page/page-act';
import type { Change } from '@/domain/page/page-change';
import type { PageKindReading } from '@/domain/page/page-kind';
import type {
  DetailsReading,
  LearnedRecipe,
  NumberedText,
  PagerReading,
  RowsReading,
  ScrollState,
  SearchReading,
} from '@/domain/page/page-readings';
import type { PressPurpose } from '@/domain/page/press-purpose';
import type { PressContext } from '@/domain/page/press-verdict';
import type { FieldRules, PaneLayout, Recipe } from '@/domain/page/recipe';
import type { RefusalCode } from '@/domain/page/refusal-code';
import type { SampleRow } from '@/domain/run/collector-state';
import type { PhoneParts } from '@/forms/values/phone-parts';
import type { FrameSnapshot, SnapshotOptions } from '@/page-api/snapshot-types';

/** An element given by a snapshot ref or CSS selector (` >>> ` enters a shadow root). */
export type Target = { ref: string } | { selector: string };

/** The list beside which a posting is shown: given by its recipe, else by the pressed row. Both null for a page of its own. */
export interface ShownList {
  recipe: Recipe | null;
  pressed: Target | null;
}

/** A point inside an element that takes a press there. CSS pixels of the frame's viewport. */
export interface Point {
  x: number;
  y: number;
  /** True if the element, or something inside it, is topmost at the point. */
  isHit: boolean;
  /** What is topmost there instead, in a few words; null when hit. */
  coveredBy: string | null;
}

/** CSS pixels of the frame's viewport. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Part of a frame's or tab's viewport, by its edges. CSS pixels. */
export interface PageBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something marked briefly to test whether a person sees it, and the visible part of its box. */
export interface VisibilityMark {
  selector: string;
  box: PageBox;
}

/** What shows a field to a person. */
export interface FieldVisibility extends VisibilityMark {
  /** Whether it is the field's own control, or a stand-in. */
  isControl: boolean;
  /** A point of it that is topmost. */
  point: Point;
  /** The least width of its text when visible. CSS pixels; 0 if it has none. */
  textWidth: number;
  labels: VisibilityMark[];
}

/** A field whose visibility is tested. */
export type VisibilityField = Pick<FieldControls, 'selector' | 'kind' | 'options'>;

/** How a field is shown: `gone` from the page, `hidden` by style or position, `aside` if currently out of view. */
export type VisibilityReading = { shown: 'gone' | 'hidden' | 'aside' } | { shown: 'in-view'; sight: FieldVisibility };

/** The parts of a change that a page can determine itself. */
export type PageChange = Pick<
  Change,
  'opened' | 'closed' | 'lists' | 'values' | 'added' | 'addedCount' | 'removed' | 'removedCount'
>;

/** What a watch begun before an act reports after it. */
export interface WatchReading {
  /** Whether there was mouse or keyboard input on this document since, from anyone. */
  wasActedOn: boolean;
  change: PageChange;
}

/** Filter controls, in page order. */
export interface FilterReading {
  /** Name of the open part they are in; empty for the page itself. */
  surroundings: string;
  controls: FilterControl[];
}

/** What a selector matches now. */
export interface SelectorMatch {
  selector: string;
  count: number;
  /** Role and name of the first match; null if there is none. */
  first: { role: string | null; name: string } | null;
}

/** A trusted input action: press the element, and if there is a text, replace its content with it. */
export interface TrustedInput {
  selector: string;
  text: string | null;
}

/** A file to be attached. `type`: MIME. */
export interface FileToAttach {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Tells a document which fill may write into it. */
export interface ScopeGrant extends Pick<FormScope, 'token' | 'origin' | 'isSandboxed'> {
  /** Whether it covers the tab's own document and its same-origin frames. */
  isOfTab: boolean;
}

/** A frame as its parent identifies it: by its index in `window.frames`, or, if -1, by what it shows. */
export interface ShownFrame {
  place: number;
  url: string;
  /** CSS pixels. */
  width: number;
  height: number;
}

/** Where a document shows a frame: its index in `window.frames`, null in a shadow root, where frames are not counted. */
export interface FramePlace extends Omit<ShownFrame, 'place'> {
  index: number | null;
}
/** A press about to happen, or begun. */
export interface PressRequest {
  /** The intended element; null if only a position is given. */
  target: Target | null;
  /** The mouse position, CSS pixels of the frame's viewport; null for a key, which goes to the focus. */
  at: { x: number; y: number } | null;
  purpose: PressPurpose;
  circumstances: PressContext;
}

/**
 * The gate's verdict. `pass`: `identity` stays the same as long as the same element is hit. `missed`: something else is there; `by`: what,
 * in a few words. `frame`: an inner frame is there, or has the focus, and must be asked.
 */
export type PressJudgement =
  | { outcome: 'pass'; identity: string }
  | { outcome: 'refused'; code: RefusalCode; name: string }
  | { outcome: 'missed'; by: string }
  | { outcome: 'gone' }
  | {
      outcome: 'frame';
      frame: { index: number | null; url: string; width: number; height: number };
      at: { x: number; y: number } | null;
    };

/** The requests to a frame's content script: name, input and output of each. */
export interface PageRequests {
  /** Returns at once: the script is there. */
  ping: { input: null; output: true };
  'take-snapshot': { input: SnapshotOptions; output: FrameSnapshot };
  'read-page-kind': { input: null; output: PageKindReading };
  /** Finds the job list and learns how to read it; null if there is none. */
  'learn-recipe': { input: null; output: LearnedRecipe | null };
  'read-rows': { input: Recipe; output: RowsReading };
  /** One selector for what is pressed in each visible row. */
  'select-rows': { input: Recipe; output: string };
  /**
   * Reads the posting shown: the whole page, or the pane beside the recipe's list. `fields`: rules learned for postings on their own pages,
   * read without a recipe; if absent or null, the rules in the recipe's details. `row`: what was pressed in a row, which may expand to show
   * the posting inside the list.
   */
  'read-details': {
    input: { recipe: Recipe | null; fields?: FieldRules | null; row?: Target };
    output: DetailsReading | null;
  };
  /** The posting shown (the pane beside the list, else the page) or the target's row as text with numbered links; null if there is none. */
  'read-numbered-text': { input: { list: ShownList; target: Target | null }; output: NumberedText | null };
  /** Learns the list from rows read by an agent, by where they are and what they say; null if they have nothing in common. */
  'learn-from-rows': { input: { samples: SampleRow[] }; output: LearnedRecipe | null };
  /**
   * Adds rules to the recipe for fields it missed in a row, learned from that row as an agent read it; null if the values are not found.
   */
  'mend-rows': { input: { recipe: Recipe; row: Target; fields: ReadFields }; output: Recipe | null };
  /** Rules that find in the current posting the values an agent read there; values that are not found are skipped. */
  'learn-details': { input: { recipe: Recipe | null; fields: ReadFields }; output: FieldRules };
  /**
   * The pane's layout, learned from what an agent read in it: positions learned earlier that are right again, else all that are right now.
   * Null if the pane is not a single part beside the list, or lacks the title.
   */
  'learn-layout': {
    input: { pane: string; list: ShownList; fields: ReadFields; known: PaneLayout };
    output: PaneLayout | null;
  };
  /** What the page shows of its current search. */
  'read-search': { input: { recipe: Recipe | null }; output: SearchReading };
  'read-pager': { input: { recipe: Recipe | null }; output: PagerReading };
  /** Scrolls the element into view if needed and finds a point to press; null if it is gone. */
  'find-point': { input: Target; output: Point | null };
  /** Judges what a press would hit right now. */
  'judge-press': { input: PressRequest; output: PressJudgement };
  /** Whether the focused element takes text. */
  'is-typing': { input: null; output: boolean };
  /** A point over the element that scrolls the list (for the wheel), and its scroll position. */
  'find-scroller': { input: { recipe: Recipe | null }; output: { point: Point; scroll: ScrollState } };
  /** The element as it is stored; null if it is gone. */
  'read-element': { input: Target; output: ElementFacts | null };
  /** `pressed`: the row whose posting is shown, if no recipe knows the rows: controls in similar rows apply for other jobs. */
  'read-landmarks': { input: { recipe: Recipe | null; pressed?: Target }; output: Landmarks };
  /** Filter controls: in the topmost open part, else on the page itself. `beneath`: those on the page, unless the part covers it. */
  'read-filters': { input: { beneath: boolean } | null; output: FilterReading };
  /** Records the page under a name and listens for user input. A later watch replaces an earlier one. */
  'watch-change': { input: { id: string }; output: true };
  /** What happened since; null if this document has no such watch, so another document was loaded. */
  'read-change': { input: { id: string }; output: WatchReading | null };
  'match-selectors': { input: { selectors: string[] }; output: SelectorMatch[] };
  /** The form this frame shows: its questions, their answers, and what continues or sends it. */
  'read-form': { input: null; output: FormReading };
  /** Tells this document which fill may write into it, until told otherwise; false if the document is not covered. */
  'open-scope': { input: ScopeGrant; output: boolean };
  /** Whether this document holds the request's token. */
  'holds-scope': { input: null; output: boolean };
  /** Whether keys may write into the focused field: not if it was replaced by another field. */
  'may-write-in-focus': { input: null; output: boolean };
  /** A point where a person sees and can use a field, scrolled into view; null if there is none. */
  'field-point': { input: { controls: Pick<FieldControls, 'selector' | 'kind' | 'options'> }; output: Point | null };
  /** What shows fields to a person, and where: the first is scrolled into view if `mayScroll`, the others are read in that position. */
  'read-sights': { input: { fields: VisibilityField[]; mayScroll: boolean }; output: VisibilityReading[] };
  /** Adds rules to the shadow roots of elements while a screenshot is taken, replacing earlier ones. */
  'mark-in-shadow': { input: { rules: { selector: string; css: string }[] }; output: true };
  /** The frame of this document that has the focus, as in snapshots; null if none. */
  'focused-frame': { input: null; output: FramePlace | null };
  /** The topmost frame of this document at a point, and the point in that frame's viewport; null if there is none. */
  'frame-at-point': { input: { x: number; y: number }; output: (FramePlace & { x: number; y: number }) | null };
  /** Whether a person can see a frame of this document. */
  'frame-shown': { input: { child: ShownFrame }; output: boolean };
  /** The addresses this frame's forms submit to. */
  'form-actions': { input: null; output: string[] };
  /** Makes this frame listen for user input and notify the background; returns whether there was any since `isNew`. */
  'hear-touch': { input: { isNew: boolean }; output: boolean };
  /** Makes this frame report the user's own presses; returns whether it confirms that an application was received. */
  'watch-sending': { input: null; output: boolean };
  /** Enters a value into a field that lacks it, and returns what is committed. Never presses Enter or anything that sends the form. */
  'fill-field': {
    /** `phone`: a telephone number's parts. */
    input: { controls: FieldControls; value: FieldValue; phone: PhoneParts | null };
    output: FieldFilling;
  };
  /** Empties a choice, checkbox or file field, as far as its form allows. */
  'clear-field': { input: { controls: FieldControls }; output: FieldFilling };
  /** Removes what was put into a field, whatever it is by now. True if nothing of it remains. */
  'take-back': { input: { selector: string }; output: boolean };
  /** An element's box in its frame's viewport. CSS pixels; null if it is gone. */
  'find-box': { input: Target; output: Box | null };
  /** What only trusted input can still do for a field whose value did not hold; null if nothing. */
  'next-by-hand': { input: PageRequests['fill-field']['input']; output: TrustedInput | null };
  /** Whether the field of the last such action is unchanged; if not, it is emptied and left alone. */
  'is-still-in-hand': { input: null; output: boolean };
  /** Gives files to a file field or dropzone and waits for the form's reaction. `shown`: how it shows them, or its complaint. */
  'attach-files': {
    input: { controls: Pick<FieldControls, 'selector' | 'question'>; files: FileToAttach[] };
    output: { outcome: 'attached' | 'gone' | 'refused' | 'hidden'; shown: string };
  };
  /** A point over the element's scroll container (without a target, the page's), and its scroll position; null if the target is gone. */
  'find-scroll-container': { input: { target: Target | null }; output: { point: Point; scroll: ScrollState } | null };
  /**
   * Chooses a select's option by its label, as a user would; returns the value it then has, else the available labels. The press gate is
   * asked first.
   */
  'choose-option': {
    input: { target: Target; option: string } & Pick<PressRequest, 'purpose' | 'circumstances'>;
    output:
      | { outcome: 'chosen' | 'gone' | 'no-select' | 'no-such-option'; options: string[] }
      | { outcome: 'refused'; code: RefusalCode };
  };
  /** The text in a field, or in the focused field; null if there is none. */
  'read-field': { input: { target: Target | null }; output: { value: string; element: ElementFacts } | null };
  /**
   * The part of this frame's viewport that each field covers, with all that belongs to it alone; nothing if it is gone. `fields`: selectors
   * of each one's controls.
   */
  'read-boxes': { input: { fields: string[][] }; output: PageBox[] };
  /** Returns once nothing has changed for `quietMs`, or after `timeoutMs`: true if it became quiet. */
  'wait-until-quiet': { input: { quietMs: number; timeoutMs: number }; output: boolean };
}

export type PageRequestName = keyof PageRequests;

/** The message as sent; `to` sets it apart from the extension's other messages. */
export type PageMessage<Names extends PageRequestName = PageRequestName> = {
  [Name in Names]: { to: 'page'; request: Name; input: PageRequests[Name]['input']; token?: string };
}[Names];

/** The answer as sent, to be parsed by the caller: errors as text, since a thrown one would lose its meaning. */
export type PageAnswer = { ok: true; output: unknown } | { ok: false; error: string; isOutOfScope: boolean };
