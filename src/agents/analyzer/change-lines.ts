import type { Change, ListChange, OpenedPart } from '@/domain/change';
import { oneLine, quoted } from '../one-line';

const mostParts = 5;
const mostValues = 10;
const mostLines = 20;
const longestLine = 140;
const longestText = 240;

/** A change, a line each thing that changed, bounded however much did. */
export function changeLines(change: Change): string[] {
  const lines = [
    ...(change.isNewDocument ? ['- another document was loaded; what follows is what is there now'] : []),
    ...change.opened.slice(0, mostParts).map((part) => `- opened: ${partWords(part)}`),
    ...change.closed.slice(0, mostParts).map((part) => `- closed: ${partWords(part)}`),
    ...change.lists.slice(0, mostParts).map(listLine),
    ...change.values
      .slice(0, mostValues)
      .map(({ name, before, after }) => `- ${quoted(name, 60)}: ${quoted(before, 60)} became ${quoted(after, 60)}`),
    ...change.openedTabs
      .slice(0, mostParts)
      .map((url) => `- a new tab opened, closed again by us: ${oneLine(url, 200)}`),
    ...pageLines('new', change.added, change.addedCount),
    ...pageLines('gone', change.removed, change.removedCount),
    ...(change.screen === null
      ? []
      : [`- share of the screen that looks different: ${Math.round(change.screen * 100)} %`]),
  ];
  return lines.length === 0 ? ['- nothing'] : lines;
}

function partWords({ role, name, controls, fields, text }: OpenedPart): string {
  const named = name === '' ? '' : ` ${quoted(name, 80)}`;
  return `${oneLine(role ?? 'part', 20)}${named}, ${controls} controls, ${fields} of them fields: ${quoted(text, longestText)}`;
}

function listLine({ name, rowsBefore, rowsAfter, newRows, goneRows }: ListChange): string {
  const named = name === '' ? '' : ` ${quoted(name, 60)}`;
  return `- list${named}: ${rowsBefore} rows before, ${rowsAfter} after, ${newRows} new, ${goneRows} gone`;
}

function pageLines(what: string, lines: readonly string[], count: number): string[] {
  if (count === 0) return [];
  const shown = lines.slice(0, mostLines);
  const all = shown.length < count ? `, the first ${shown.length}` : '';
  return [
    `- ${count} lines of the page are ${what}${all}:`,
    ...shown.map((line) => `    ${oneLine(line, longestLine)}`),
  ];
}
