import type { ElementFacts } from '@/domain/act';
import type { Change } from '@/domain/change';
import type { SampleRow } from '@/domain/collector-state';
import type { FormReading } from '@/domain/form-field';
import type { FieldControls, FieldFilling, FieldValue } from '@/domain/form-filling';
import type { FormScope } from '@/domain/form-scope';
import type { ReadFields } from '@/domain/job-fields';
import type { FilterControl, Landmarks } from '@/domain/landmarks';
import type { PageKindReading } from '@/domain/page-kind';
import type { PhoneParts } from '@/domain/phone-parts';
import type {
  DetailsReading,
  LearnedRecipe,
  NumberedText,
  PagerReading,
  RowsReading,
  ScrollState,
  SearchReading,
} from '@/domain/reading';
import type { FieldRules, PaneLayout, Recipe } from '@/domain/recipe';
import type { RefusalCode } from '@/domain/refusal-code';
import type { PressCircumstances } from '@/safety/press/press-verdict';
import type { PressPurpose } from '@/safety/press-purpose';
import type { FrameSnapshot, SnapshotOptions } from './snapshot/snapshot';

/** An element named by the ref of a snapshot or by a CSS selector (` >>> ` steps into a shadow root). */
export type Target = { ref: string } | { selector: string };

/** The list beside which a posting is shown: by its recipe, else by the row that was pressed. Both null for a page of its own. */
export interface ListShown {
  recipe: Recipe | null;
  pressed: Target | null;
}

/** A point inside an element that takes a press there. CSS pixels of the frame's viewport. */
export interface Point {
  x: number;
  y: number;
  /** True when the element, or something inside it, is what lies uppermost at the point. */
  isHit: boolean;
  /** What lies there instead, in a few words; null when hit. */
  coveredBy: string | null;
}

/** CSS pixels of the frame's viewport. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of a viewport, of a frame or of the tab, by its edges. CSS pixels. */
export interface PageBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is marked for a moment, to see whether a person sees it, and its box as far as it is in view. */
export interface SightMark {
  selector: string;
  box: PageBox;
}

/** What shows a field to a person. */
export interface FieldSight extends SightMark {
  /** Whether it is the field's own control, or something shown for it. */
  isControl: boolean;
  /** A point of it that is uppermost. */
  point: Point;
  /** How wide the text in it has to be where it is seen. CSS pixels; 0 where there is none. */
  textWidth: number;
  labels: SightMark[];
}

/** A field as it is looked for by sight. */
export type SightedField = Pick<FieldControls, 'selector' | 'kind' | 'options'>;

/** How a field is shown: `gone` where it is on no page any more, `hidden` by its styles or place, `aside` where it is out of view at the moment. */
export type SightReading = { shown: 'gone' | 'hidden' | 'aside' } | { shown: 'in-view'; sight: FieldSight };

/** The part of a change that a page can tell by itself. */
export type PageChange = Pick<
  Change,
  'opened' | 'closed' | 'lists' | 'values' | 'added' | 'addedCount' | 'removed' | 'removedCount'
>;

/** What a watch that was begun before an act has to tell after it. */
export interface WatchReading {
  /** Whether the mouse or the keyboard was used on this document since then, by whomever. */
  wasActedOn: boolean;
  change: PageChange;
}

/** The controls of filters, in the order of the page. */
export interface FilterReading {
  /** Name of the open part that they stand in; empty for the page itself. */
  surroundings: string;
  controls: FilterControl[];
}

/** What a selector matches at the moment. */
export interface SelectorMatch {
  selector: string;
  count: number;
  /** Role and name of the first match; null where there is none. */
  first: { role: string | null; name: string } | null;
}

/** One act of a trusted hand: to press what a selector names and, where there is a text, to type it instead of what stands there. */
export interface HandWork {
  selector: string;
  text: string | null;
}

/** A file on its way into a form. `type`: MIME. */
export interface GivenFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** What a document is told once of the fill that may write into it. */
export interface ScopeClaim extends Pick<FormScope, 'token' | 'origin' | 'isSandboxed'> {
  /** Whether the tab's own document and its frames of the same origin are meant. */
  isOfTab: boolean;
}

/** A frame as its parent can tell it from the others: by its place in `window.frames`, or, at place -1, by what it shows. */
export interface ShownFrame {
  place: number;
  url: string;
  /** CSS pixels. */
  width: number;
  height: number;
}

/** Where a document shows a frame: by its place in `window.frames`, null in a shadow root, where they are not counted. */
export interface FramePlace extends Omit<ShownFrame, 'place'> {
  index: number | null;
}
/** A press that is about to be done, or has begun. */
export interface PressRequest {
  /** What is meant; null where a place is meant, whatever lies there. */
  target: Target | null;
  /** Where the mouse is, CSS pixels of the frame's viewport; null for a key, which goes where the focus is. */
  at: { x: number; y: number } | null;
  purpose: PressPurpose;
  circumstances: PressCircumstances;
}

/**
 * What the gate says of it. `pass`: `identity` is the same as long as the same is hit. `missed`: something else lies there; `by`: what,
 * in a few words. `frame`: an inner frame lies there, or has the focus, which knows what is hit in it.
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

/** What is asked of the content script of one frame: the name of the request, its input and its answer. */
export interface PageRequests {
  /** Answers at once: the script is there. */
  ping: { input: null; output: true };
  'take-snapshot': { input: SnapshotOptions; output: FrameSnapshot };
  'read-page-kind': { input: null; output: PageKindReading };
  /** Finds the list of jobs and learns how to read it; null where there is none. */
  'learn-recipe': { input: null; output: LearnedRecipe | null };
  'read-rows': { input: Recipe; output: RowsReading };
  /** One selector that matches what is pressed on every row shown. */
  'select-rows': { input: Recipe; output: string };
  /**
   * Reads the posting shown: the whole page, or the pane beside the list that the recipe reads. `fields`: rules learned for pages
   * of their own, which are read without a recipe; absent or null, those of the recipe's details. `row`: what was pressed on a row, which
   * may unfold and show the posting within the list.
   */
  'read-details': {
    input: { recipe: Recipe | null; fields?: FieldRules | null; row?: Target };
    output: DetailsReading | null;
  };
  /** The posting shown (the pane beside the list, else the page) or the target's row as text with numbered links; null where there is none. */
  'read-numbered-text': { input: { list: ListShown; target: Target | null }; output: NumberedText | null };
  /** Learns the list from rows that were read by someone: where they are and what they say; null where they have nothing in common. */
  'learn-from-rows': { input: { samples: SampleRow[] }; output: LearnedRecipe | null };
  /** The recipe with rules for those fields of a row that it missed, learned from one row read by someone; null where the values are not found in it. */
  'mend-rows': { input: { recipe: Recipe; row: Target; fields: ReadFields }; output: Recipe | null };
  /** Rules that find, in the posting shown, the values that someone read there; those that are nowhere found are left out. */
  'learn-details': { input: { recipe: Recipe | null; fields: ReadFields }; output: FieldRules };
  /**
   * The layout of the pane with what somebody read in it now: places that were learned before and are right again, else all that are right
   * now. Null where the pane is not one part beside the list, or does not say the title.
   */
  'learn-layout': {
    input: { pane: string; list: ListShown; fields: ReadFields; known: PaneLayout };
    output: PaneLayout | null;
  };
  /** What the page shows of the search that it answers. */
  'read-search': { input: { recipe: Recipe | null }; output: SearchReading };
  'read-pager': { input: { recipe: Recipe | null }; output: PagerReading };
  /** Scrolls the element into view where needed, and finds a point of it to press; null where it is gone. */
  'find-point': { input: Target; output: Point | null };
  /** A point over the element that scrolls the list (for the mouse wheel), and how far it is. */
  /** Judges what a press would hit at this moment. */
  'judge-press': { input: PressRequest; output: PressJudgement };
  /** Whether what has the focus takes text. */
  'is-typing': { input: null; output: boolean };
  'find-scroller': { input: { recipe: Recipe | null }; output: { point: Point; scroll: ScrollState } };
  /** The element as it is kept; null where it is gone. */
  'read-element': { input: Target; output: ElementFacts | null };
  /** `pressed`: the row whose posting is shown, where no recipe knows the rows: what stands in others like it applies for other jobs. */
  'read-landmarks': { input: { recipe: Recipe | null; pressed?: Target }; output: Landmarks };
  /** Controls of filters: in the uppermost open part, else those on the page itself. `beneath`: those on the page, unless the part covers it. */
  'read-filters': { input: { beneath: boolean } | null; output: FilterReading };
  /** Remembers how the page is now, under a name, and hears whether it is acted on. A later watch replaces an earlier one. */
  'watch-change': { input: { id: string }; output: true };
  /** What happened since; null where this document has no such watch, so another document was loaded. */
  'read-change': { input: { id: string }; output: WatchReading | null };
  'match-selectors': { input: { selectors: string[] }; output: SelectorMatch[] };
  /** The form that this frame shows: its questions, what answers them, and what goes on or sends it. */
  'read-form': { input: null; output: FormReading };
  /** Tells this document of the fill that may write into it, until it hears of another; false where it is none of those meant. */
  'open-scope': { input: ScopeClaim; output: boolean };
  /** Whether this document holds the token that the request carries. */
  'holds-scope': { input: null; output: boolean };
  /** Whether keys may write where the focus of this document is: not where a field has become another than was meant. */
  'may-write-in-focus': { input: null; output: boolean };
  /** A point at which a person sees and can use a field, scrolled into view; null where there is none. */
  'field-point': { input: { controls: Pick<FieldControls, 'selector' | 'kind' | 'options'> }; output: Point | null };
  /**
   * What shows fields to a person, and where: the first is brought into view where `mayScroll`, the others are read as they stand then.
   */
  'read-sights': { input: { fields: SightedField[]; mayScroll: boolean }; output: SightReading[] };
  /** Adds rules to the shadow roots that elements stand in, for the length of a picture, in place of those added before. */
  'mark-in-shadow': { input: { rules: { selector: string; css: string }[] }; output: true };
  /** The frame of this document that the focus is in, as a snapshot tells of frames; null where it is in none. */
  'focused-frame': { input: null; output: FramePlace | null };
  /** The frame of this document that lies uppermost at a point of its viewport, and where that is in the frame's own; null where none does. */
  'frame-at-point': { input: { x: number; y: number }; output: (FramePlace & { x: number; y: number }) | null };
  /** Whether a person can see a frame of this document. */
  'frame-shown': { input: { child: ShownFrame }; output: boolean };
  /** The addresses that the forms of this frame are sent to. */
  'form-actions': { input: null; output: string[] };
  /** Has this frame hear whether the user presses or types in it, and tell the background; whether they have, from `isNew` on. */
  'hear-touch': { input: { isNew: boolean }; output: boolean };
  /** Has this frame hear of the user's own presses, which the background is told; whether it says that an application has come in. */
  'watch-sending': { input: null; output: boolean };
  /**
   * Puts a value into one field, unless it stands there, and tells what is committed after. Never presses Enter, nor what sends the form.
   */
  'fill-field': {
    /** `phone`: the value taken apart, where it is a telephone number. */
    input: { controls: FieldControls; value: FieldValue; phone: PhoneParts | null };
    output: FieldFilling;
  };
  /** Empties a field that is chosen from, ticked or given files, as far as its form lets it. */
  'clear-field': { input: { controls: FieldControls }; output: FieldFilling };
  /** Takes out what was put into a field, whatever it is by now. True where nothing of it stands there after. */
  'take-back': { input: { selector: string }; output: boolean };
  /** Where an element lies in the viewport of its frame. CSS pixels; null where it is gone. */
  'find-box': { input: Target; output: Box | null };
  /** What only a trusted hand may still do for a field whose value did not hold; null where there is nothing. */
  'next-by-hand': { input: PageRequests['fill-field']['input']; output: HandWork | null };
  /** Whether the field of the last such work is still what it was; one that is not any more is emptied, and left. */
  'is-still-in-hand': { input: null; output: boolean };
  /** Gives files to a file field or a dropzone, and waits for what the form says to them. `shown`: how it shows them, or its complaint. */
  'attach-files': {
    input: { controls: Pick<FieldControls, 'selector' | 'question'>; files: GivenFile[] };
    output: { outcome: 'attached' | 'gone' | 'refused' | 'hidden'; shown: string };
  };
  /** A point over the element's own scroll container (the page's without a target), and how far that is; null where the target is gone. */
  'find-scroll-container': { input: { target: Target | null }; output: { point: Point; scroll: ScrollState } | null };
  /**
   * Chooses an option of a select by its label, as a user's choice would; answers with what stands in it after, else with the labels there
   * are. The gate of all presses is asked before.
   */
  'choose-option': {
    input: { target: Target; option: string } & Pick<PressRequest, 'purpose' | 'circumstances'>;
    output:
      | { outcome: 'chosen' | 'gone' | 'no-select' | 'no-such-option'; options: string[] }
      | { outcome: 'refused'; code: RefusalCode };
  };
  /** The text that stands in a field, or in the field that has the focus; null where there is none. */
  'read-field': { input: { target: Target | null }; output: { value: string; element: ElementFacts } | null };
  /** What each field covers of this frame's viewport, with all that belongs to it alone; nothing for one that is gone. `fields`: selectors of the controls of each. */
  'read-boxes': { input: { fields: string[][] }; output: PageBox[] };
  /** Answers once nothing has changed for `quietMs`, or after `timeoutMs`: true if it became quiet. */
  'wait-until-quiet': { input: { quietMs: number; timeoutMs: number }; output: boolean };
}

export type PageRequestName = keyof PageRequests;

/** The message as it travels; `to` keeps it apart from the extension's other messages. */
export type PageMessage<Names extends PageRequestName = PageRequestName> = {
  [Name in Names]: { to: 'page'; request: Name; input: PageRequests[Name]['input']; token?: string };
}[Names];

/** The answer as it travels, to be parsed by who asked: errors come as their text, since a thrown one would lose its meaning. */
export type PageAnswer = { ok: true; output: unknown } | { ok: false; error: string; isOutOfScope: boolean };
