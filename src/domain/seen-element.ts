import { z } from 'zod';

/** An element as it is read of a frame by its own document: what decides whether the pilot may act on it. */
export const SeenElement = z.object({
  /** Local name, lower case; empty where there is nothing but the page itself. */
  tag: z.string(),
  /** Type of an input or button as it counts; empty elsewhere. */
  type: z.string(),
  autocomplete: z.string(),
  name: z.string(),
  id: z.string(),
  /** Text can be typed into it, and stays in the page. */
  isEditable: z.boolean(),
  /** Enter puts a new line into it. */
  isMultiline: z.boolean(),
  /** Drawn by a script, or a box without any role: what it takes only its script knows. */
  isDrawn: z.boolean(),
  /** Pressing it gives it the focus. */
  isFocusable: z.boolean(),
  /** Nothing stands in it, as far as can be told. */
  isEmpty: z.boolean(),
  /** It, or what it stands in, sends a form. */
  isSubmit: z.boolean(),
  /** It, or what it stands in, leads to another page. */
  isWayOut: z.boolean(),
  /** What can be read on it, where that is short. */
  text: z.string(),
});
export type SeenElement = z.infer<typeof SeenElement>;

/** The same with what the browser makes of it for people who do not see. */
export interface SeenPart extends SeenElement {
  /** ARIA role; empty where it has none. */
  role: string;
  /** Accessible name of its own. */
  label: string;
  /** Accessible names of it and what it stands in, as far as those can be pressed. */
  controls: string[];
  /** Accessible names of what else it stands in. */
  groups: string[];
  /** Address of the frame that it is in. */
  frameUrl: string;
}

/** The same, and whether the frame that it is in belongs to the form that is filled. */
export interface ScopedPart extends SeenPart {
  isInScope: boolean;
}
