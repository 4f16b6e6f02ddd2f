import type { Change, ListChange, OpenedPart } from '@/domain/change';
import { oneLine, quoted } from '../one-line';
import { pageLines } from './page-lines';

const mostParts = 5;
const mostValues = 10;
const longestText = 240;

/** A change, one line per difference, bounded however many there are: summaries first. */
export function changeLines(change: Change): string[] {
  const { opened, closed } = change;
  const lines = [
    ...(change.isNewDocument ? ['- another document was loaded'] : []),
    ...opened.slice(0, mostParts).map((part) => `- opened: ${openedWords(part)}`),
    ...closed.slice(0, mostParts).map((part) => `- closed: ${closedWords(part)}`),
    ...change.lists.slice(0, mostParts).map(listLine),
    ...change.values
      .slice(0, mostValues)
      .map(({ name, before, after }) => `- ${quoted(name, 60)}: ${quoted(before, 60)} became ${quoted(after, 60)}`),
    ...change.openedTabs
      .slice(0, mostParts)
      .map((url) => `- a new tab opened, closed again by us: ${oneLine(url, 200)}`),
    ...pageLines('new', change.added, { count: change.addedCount, told: opened }),
    ...pageLines('gone', change.removed, { count: change.removedCount, told: closed }),
    ...(change.screen === null
      ? []
      : [`- share of the screen that looks different: ${Math.round(change.screen * 100)} %`]),
  ];
  return lines.length === 0 ? ['- nothing'] : lines;
}

function openedWords(part: OpenedPart): string {
  return `${roleAndName(part)}, ${part.controls} controls, ${part.fields} of them fields: ${quoted(part.text, longestText)}`;
}

/** Its content was described when it opened. */
function closedWords(part: OpenedPart): string {
  return part.name === '' ? `${roleAndName(part)} with ${quoted(part.text, 60)}` : roleAndName(part);
}

function roleAndName({ role, name }: OpenedPart): string {
  return `${oneLine(role ?? 'part', 20)}${name === '' ? '' : ` ${quoted(name, 80)}`}`;
}

function listLine({ name, rowsBefore, rowsAfter, newRows, goneRows }: ListChange): string {
  const named = name === '' ? '' : ` ${quoted(name, 60)}`;
  return `- list${named}: ${rowsBefore} rows before, ${rowsAfter} after, ${newRows} new, ${goneRows} gone`;
}
