import { z } from 'zod';

/** A snapshot's ref (`e12`, `f7e3`, `L1.137.save`) or a CSS selector, as written between the quotes of `[CLICK: "…"]`. */
const Address = z.string().min(1);
/** Why, in a few words: shown to the user and in later turns. */
const Reason = z.string();

/** What an explorer may do to the page. Names and arguments match the tools. */
export const Act = z.discriminatedUnion('name', [
  z.object({ name: z.literal('click'), selector: Address, reason: Reason }),
  z.object({ name: z.literal('type_text'), selector: Address, text: z.string(), reason: Reason }),
  z.object({ name: z.literal('select_option'), selector: Address, option: z.string(), reason: Reason }),
  z.object({ name: z.literal('press_key'), key: z.enum(['Enter', 'Escape']), reason: Reason }),
  /** Scrolls the element's scroll container, or the page if it has none. */
  z.object({
    name: z.literal('scroll'),
    direction: z.enum(['down', 'up']),
    selector: Address.nullable(),
    reason: Reason,
  }),
  z.object({ name: z.literal('go_back'), reason: Reason }),
  /** Changes nothing: the next snapshot unfolds what is named ("dialog", "L1 rows 8-25"). */
  z.object({ name: z.literal('observe'), what: z.string() }),
]);
export type Act = z.infer<typeof Act>;

/** The result of an act, as shown in the next turn. */
export const ActResult = z.object({
  success: z.boolean(),
  /** The address afterwards, if it changed. */
  newUrl: z.string().nullable(),
  /** For a scroll: whether something new appeared on the page. */
  newContentLoaded: z.boolean().nullable(),
  /** Why it failed, in one sentence; null on success. */
  error: z.string().nullable(),
});
export type ActResult = z.infer<typeof ActResult>;

/** One element with everything recorded beyond a snapshot. */
export const ElementFacts = z.object({
  /** Unique now and likely to remain so; null if there is none. */
  selector: z.string().nullable(),
  /** Other ways to find it, best first, built from other attributes than `selector`. */
  fallbacks: z.array(z.string()),
  role: z.string().nullable(),
  name: z.string(),
  /** Where a link leads; absolute. */
  url: z.string().nullable(),
  /** The `type` of an input or button. */
  type: z.string().nullable(),
  /** What pressing it, or Enter in it, would submit: nothing, a search (GET form or role search), or another form. */
  sends: z.enum(['nothing', 'search', 'form']),
  /** Name and heading of the form or dialog it is in; empty if it is in none. */
  surroundings: z.string(),
});
export type ElementFacts = z.infer<typeof ElementFacts>;
