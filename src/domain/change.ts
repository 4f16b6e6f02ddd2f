import { z } from 'zod';

/** Something that lies over the page, or an expandable part of it, that an act opened or closed. */
export const OpenedPart = z.object({
  role: z.string().nullable(),
  name: z.string(),
  /** How many elements in it can be acted on, and how many of those are fields (inputs, selects, options to tick). */
  controls: z.number().int(),
  fields: z.number().int(),
  /** The beginning of its text, white space folded. */
  text: z.string(),
});
export type OpenedPart = z.infer<typeof OpenedPart>;

/** What became of one list of rows. */
export const ListChange = z.object({
  name: z.string(),
  rowsBefore: z.number().int(),
  rowsAfter: z.number().int(),
  /** Rows that were not there before, and rows that are gone. */
  newRows: z.number().int(),
  goneRows: z.number().int(),
});
export type ListChange = z.infer<typeof ListChange>;

/** What an act did, found by code. */
export const Change = z.object({
  urlBefore: z.string(),
  urlAfter: z.string(),
  /** Whether another document was loaded; what follows then only says what is there now. */
  isNewDocument: z.boolean(),
  opened: z.array(OpenedPart),
  closed: z.array(OpenedPart),
  lists: z.array(ListChange),
  /** Fields and controls whose value or state is another one. */
  values: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
  /** Lines of the snapshot that are new, and that are gone, without refs: the first ones, and how many in all. */
  added: z.array(z.string()),
  addedCount: z.number().int(),
  removed: z.array(z.string()),
  removedCount: z.number().int(),
  /** Addresses of tabs that it opened, closed again at once. */
  openedTabs: z.array(z.string()),
  /** Share of the screen (0 to 1) that looks different; null where no two pictures could be taken. */
  screen: z.number().nullable(),
});
export type Change = z.infer<typeof Change>;

/** Share of the screen below which two pictures count as the same: carets and clocks. */
const leastScreenShare = 0.005;

/** Whether anything happened, on screen or in the page. */
export function hasChanged(change: Change): boolean {
  const inPage = [change.opened, change.closed, change.lists, change.values, change.openedTabs];
  return (
    change.isNewDocument ||
    change.urlBefore !== change.urlAfter ||
    inPage.some(({ length }) => length > 0) ||
    change.addedCount + change.removedCount > 0 ||
    (change.screen ?? 0) >= leastScreenShare
  );
}
