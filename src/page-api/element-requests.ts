import { z } from 'zod';
import type { ListFrame } from '@/domain/page/list-frame';
import { ElementFacts } from '@/domain/page/page-act';
import { given } from './page-request';
import { Box, Point } from './viewport-shapes';

/** An element given by a snapshot ref or CSS selector (` >>> ` enters a shadow root). */
export type Target = ({ ref: string } | { selector: string }) & {
  /** Where in it, as shares of its width and height, if it matters: on the track of a slider. */
  place?: { across: number; down: number };
};

/** What a selector matches now. */
export const SelectorMatch = z.object({
  selector: z.string(),
  count: z.number(),
  /** Role and name of the first match; null if there is none. */
  first: z.object({ role: z.string().nullable(), name: z.string() }).nullable(),
});
export type SelectorMatch = z.infer<typeof SelectorMatch>;

/** Text in a field. */
export const FieldText = z.object({ value: z.string(), element: ElementFacts });
export type FieldText = z.infer<typeof FieldText>;

/** Requests about single elements: where they are, and what they are. */
export const elementRequests = {
  /** Scrolls the element into view if needed and finds a point to press; null if it is gone. */
  'find-point': given<Target>().answers(Point.nullable()),
  /** An element's box in its frame's viewport. CSS pixels; null if it is gone. */
  'find-box': given<Target>().answers(Box.nullable()),
  /** The element as it is stored; null if it is gone. */
  'read-element': given<Target>().answers(ElementFacts.nullable()),
  /** Refs of what is shown and says just these words by itself, control or not. */
  'find-words': given<{ words: string }>().answers(z.array(z.string())),
  /** The text in a field, or in the focused field; null if there is none. */
  'read-field': given<{ target: Target | null }>().answers(FieldText.nullable()),
  /** What each selector matches now; nothing if it is invalid. `frame`: of the list, where they may match as well. */
  'match-selectors': given<{ selectors: string[]; frame?: ListFrame | null }>().answers(z.array(SelectorMatch)),
} as const;
