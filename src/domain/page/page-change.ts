import { z } from 'zod';

/** An overlay, or an expandable part of the page, that an act opened or closed. */
export const OpenedPart = z.object({
  role: z.string().nullable(),
  name: z.string(),
  /** The number of controls in it, and how many are fields (inputs, selects, checkboxes). */
  controls: z.number().int(),
  fields: z.number().int(),
  /** The start of its text, white space folded. */
  text: z.string(),
});
export type OpenedPart = z.infer<typeof OpenedPart>;

/** How one list of rows changed. */
export const ListChange = z.object({
  name: z.string(),
  rowsBefore: z.number().int(),
  rowsAfter: z.number().int(),
  /** Rows that are new, and rows that are gone. */
  newRows: z.number().int(),
  goneRows: z.number().int(),
});
export type ListChange = z.infer<typeof ListChange>;

/** What an act changed, found by code. */
export const Change = z.object({
  urlBefore: z.string(),
  urlAfter: z.string(),
  /** Whether another document was loaded; the rest then only describes the new one. */
  isNewDocument: z.boolean(),
  opened: z.array(OpenedPart),
  closed: z.array(OpenedPart),
  lists: z.array(ListChange),
  /** Fields and controls whose value or state changed. */
  values: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
  /** Snapshot lines that are new or gone, without refs: the first few, and the total. */
  added: z.array(z.string()),
  addedCount: z.number().int(),
  removed: z.array(z.string()),
  removedCount: z.number().int(),
  /** Addresses of tabs it opened; they were closed at once. */
  openedTabs: z.array(z.string()),
  /** Share of the screen (0 to 1) that looks different; null if two screenshots could not be taken. */
  screen: z.number().nullable(),
});
export type Change = z.infer<typeof Change>;

/** Share of the screen below which two screenshots count as the same: carets and clocks. */
const leastScreenShare = 0.005;

/** Whether anything changed, on screen or in the page. */
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
