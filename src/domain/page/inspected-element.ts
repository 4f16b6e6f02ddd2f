import { z } from 'zod';

/** An element as read by its frame's own document; decides whether the pilot may act on it. */
export const InspectedElement = z.object({
  /** Local name, lower case; empty if there is only the page itself. */
  tag: z.string(),
  /** Effective type of an input or button; otherwise empty. */
  type: z.string(),
  autocomplete: z.string(),
  name: z.string(),
  id: z.string(),
  /** Text can be typed into it, and stays in the page. */
  isEditable: z.boolean(),
  /** Enter inserts a new line. */
  isMultiline: z.boolean(),
  /** Drawn by a script, or a box without a role: only its script knows what it accepts. */
  isDrawn: z.boolean(),
  /** Pressing it focuses it. */
  isFocusable: z.boolean(),
  /** It seems to be empty. */
  isEmpty: z.boolean(),
  /** It, or a container of it, submits a form. */
  isSubmit: z.boolean(),
  /** It, or a container of it, leads to another page. */
  isWayOut: z.boolean(),
  /** Its visible text, if short. */
  text: z.string(),
});
export type InspectedElement = z.infer<typeof InspectedElement>;

/** The same with the browser's accessibility data. */
export interface InspectedTarget extends InspectedElement {
  /** ARIA role; empty if it has none. */
  role: string;
  /** Its own accessible name. */
  label: string;
  /** Accessible names of it and its containers that can be pressed. */
  controls: string[];
  /** Accessible names of its other containers. */
  groups: string[];
  /** Address of its frame. */
  frameUrl: string;
}

/** The same, and whether its frame belongs to the form being filled. */
export interface ScopedTarget extends InspectedTarget {
  isInScope: boolean;
}
