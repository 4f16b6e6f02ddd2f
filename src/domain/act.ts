import { z } from 'zod';

/** A snapshot's ref (`e12`, `f7e3`, `L1.137.save`) or a CSS selector, as it stands between the quotes of `[CLICK: "…"]`. */
const Address = z.string().min(1);
/** Why, in a few words: shown to the user and to later turns. */
const Reason = z.string();

/** What an explorer may have done to the page. Names and arguments are the tools' own. */
export const Act = z.discriminatedUnion('name', [
  z.object({ name: z.literal('click'), selector: Address, reason: Reason }),
  z.object({ name: z.literal('type_text'), selector: Address, text: z.string(), reason: Reason }),
  z.object({ name: z.literal('select_option'), selector: Address, option: z.string(), reason: Reason }),
  z.object({ name: z.literal('press_key'), key: z.enum(['Enter', 'Escape']), reason: Reason }),
  /** Scrolls the scroll container of the element; without one, the page. */
  z.object({
    name: z.literal('scroll'),
    direction: z.enum(['down', 'up']),
    selector: Address.nullable(),
    reason: Reason,
  }),
  z.object({ name: z.literal('go_back'), reason: Reason }),
  /** Acts on nothing: the next snapshot unfolds what is named ("dialog", "L1 rows 8-25"). */
  z.object({ name: z.literal('observe'), what: z.string() }),
]);
export type Act = z.infer<typeof Act>;

/** How an act went, as the next turn reads it. */
export const ActResult = z.object({
  success: z.boolean(),
  /** The address after it, where it is another one. */
  newUrl: z.string().nullable(),
  /** For a scroll: whether there is something on the page that was not there before. */
  newContentLoaded: z.boolean().nullable(),
  /** What kept it from being done, in a sentence; null on success. */
  error: z.string().nullable(),
});
export type ActResult = z.infer<typeof ActResult>;

/** One element with all that is kept of it beyond a snapshot. */
export const ElementFacts = z.object({
  /** Unique now and likely to stay so; null where none is. */
  selector: z.string().nullable(),
  /** Other ways to find it, best first: built from other marks than `selector`. */
  fallbacks: z.array(z.string()),
  role: z.string().nullable(),
  name: z.string(),
  /** Where a link leads, absolute. */
  url: z.string().nullable(),
  /** The `type` of an input or a button. */
  type: z.string().nullable(),
  /** What a press on it, or Enter in it, would send: nothing, a search (GET form or role search), or another form. */
  sends: z.enum(['nothing', 'search', 'form']),
  /** The words of the form or dialog it stands in (its name, its heading), empty where it stands in none. */
  surroundings: z.string(),
});
export type ElementFacts = z.infer<typeof ElementFacts>;
