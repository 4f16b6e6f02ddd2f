import { isDescriptionHeading, isSectionHeadline } from '@/language/words/jobs/posting-section-words';
import type { ElementGroup } from './find-groups';
import { textsOfGroup } from './headed-rows';
import type { RowPart } from './row-parts';

/** Parts of a description that a row has, at least, and the share of the rows that have them. */
const leastParts = 2;
const mostRows = 0.6;

/** Whether most rows of a group spell their jobs out, with the headings that parts of a description have: "Tasks: …", "Requirements: …". */
export function spellOutJobs(group: ElementGroup, partsOfRow: (row: Element) => RowPart[]): boolean {
  const { parts } = textsOfGroup(group, partsOfRow);
  const told = group.filter((row) => spellsOutJob(parts(row)));
  return told.length >= mostRows * group.length;
}

/** Whether a row has several of them. */
export function spellsOutJob(parts: readonly RowPart[]): boolean {
  return new Set(headingsOf(parts)).size >= leastParts;
}

/** Those that stand alone, and those that begin a line: "Requirements: two years at sea." */
function headingsOf(parts: readonly RowPart[]): string[] {
  const lines = parts.flatMap(({ text }) => text.split('\n'));
  const texts = lines.map((line) => /^[^:：]{3,60}(?=[:：])/.exec(line)?.[0].trim() ?? line);
  return texts.filter((text) => isDescriptionHeading(text) || isSectionHeadline(text));
}
