import type { PageKindReading } from '@/domain/page-kind';
import type { DetailsReading, LearnedRecipe, PagerReading, RowsReading, ScrollState } from '@/domain/reading';
import type { Recipe } from '@/domain/recipe';
import type { FrameSnapshot, SnapshotOptions } from './snapshot/snapshot';

/** An element named by the ref of a snapshot or by a CSS selector (` >>> ` steps into a shadow root). */
export type Target = { ref: string } | { selector: string };

/** A point inside an element that takes a press there. CSS pixels of the frame's viewport. */
export interface Point {
  x: number;
  y: number;
  /** True when the element, or something inside it, is what lies uppermost at the point. */
  isHit: boolean;
  /** What lies there instead, in a few words; null when hit. */
  coveredBy: string | null;
}

/** What is asked of the content script of one frame: the name of the request, its input and its answer. */
export interface PageRequests {
  /** Answers at once: the script is there. */
  ping: { input: null; output: true };
  'take-snapshot': { input: SnapshotOptions; output: FrameSnapshot };
  'read-page-kind': { input: null; output: PageKindReading };
  /** Finds the list of jobs and learns how to read it; null where there is none. */
  'learn-recipe': { input: null; output: LearnedRecipe | null };
  'read-rows': { input: Recipe; output: RowsReading };
  /** Reads the posting shown: the whole page, or the pane beside the list that the recipe reads. */
  'read-details': { input: { recipe: Recipe | null }; output: DetailsReading | null };
  'read-pager': { input: { recipe: Recipe | null }; output: PagerReading };
  /** Scrolls the element into view where needed, and finds a point of it to press; null where it is gone. */
  'find-point': { input: Target; output: Point | null };
  /** A point over the element that scrolls the list (for the mouse wheel), and how far it is. */
  'find-scroller': { input: { recipe: Recipe | null }; output: { point: Point; scroll: ScrollState } };
  /** Answers once nothing has changed for `quietMs`, or after `timeoutMs`: true if it became quiet. */
  'wait-until-quiet': { input: { quietMs: number; timeoutMs: number }; output: boolean };
}

export type PageRequestName = keyof PageRequests;

/** The message as it travels; `to` keeps it apart from the extension's other messages. */
export type PageMessage<Names extends PageRequestName = PageRequestName> = {
  [Name in Names]: { to: 'page'; request: Name; input: PageRequests[Name]['input'] };
}[Names];

/** The answer as it travels, to be parsed by who asked: errors come as their text, since a thrown one would lose its meaning. */
export type PageAnswer = { ok: true; output: unknown } | { ok: false; error: string };
