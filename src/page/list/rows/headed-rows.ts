import { countWords } from '@/language/fold/comparable-text';
import { rawText } from '@/page/dom/text/raw-text';
import type { ElementGroup } from './find-groups';
import { followersOf } from './read-rule';
import { type RowPart, rowPartsOf } from './row-parts';
import { type RowContent, rowContentOf } from './slots';

/** Words. What stands before a list and is longer introduces it; shorter it is a row's own, as a date above its title. */
const leastIntroduction = 12;

/** What the rows of a group say. */
export interface GroupTexts {
  /** The text pieces of a row. */
  parts(row: Element): RowPart[];
  /** All of it, seen or not. */
  raw(row: Element): string;
}

/** Share of a group's members that something follows. */
const mostAreFollowed = 0.8;

/** Of rows without an element around all of them, what follows them counts as theirs. `partsOfRow`: of a row alone. */
export function textsOfGroup(group: ElementGroup, partsOfRow: (row: Element) => RowPart[]): GroupTexts {
  if (!isHeaded(group)) return { parts: partsOfRow, raw: rawText };
  return {
    parts: (row) => [...partsOfRow(row), ...followersOf(row).flatMap(rowPartsOf)],
    raw: (row) => [row, ...followersOf(row)].map(rawText).join(' '),
  };
}

/** The rows of a group that say anything, with their text pieces. */
export function contentsOfGroup(group: ElementGroup, partsOfRow: (row: Element) => RowPart[]): RowContent[] {
  const texts = textsOfGroup(group, partsOfRow);
  return group.map((row) => rowContentOf(row, texts.parts(row))).filter(({ parts }) => parts.length > 0);
}

/**
 * Whether the members begin rows that have no element of their own, as a heading with paragraphs below or a term with its definitions does:
 * they stand beside each other with others in between, and come first, in one list or in those of several departments.
 */
function isHeaded(group: ElementGroup): boolean {
  const [first] = group;
  if (!first || group.some(({ localName }) => localName !== first.localName)) return false;
  const lists = [...Map.groupBy(group, ({ parentNode }) => parentNode).values()];
  // One in each is a part of that element, as the heading of a card.
  if (lists.length === group.length) return false;
  const members = new Set(group);
  const followers = group.map((member) => followersOf(member).filter((other) => rawText(other) !== ''));
  if (followers.flat().some((other) => members.has(other))) return false;
  if (followers.filter(({ length }) => length > 0).length < mostAreFollowed * group.length) return false;
  // A label before each of them, the same in all, is of the row that begins there.
  const labels = new Set(group.map(({ previousElementSibling: before }) => before && rawText(before)));
  const isLabelled = labels.size === 1 && !labels.has('');
  const tags = new Set(followers.flat().map(({ localName }) => localName));
  // Lines between the rows tell where each begins, whatever stands before the first.
  const areRuled = lists.every(([, ...others]) => others.every((member) => isRule(member.previousElementSibling)));
  return isLabelled || areRuled || lists.every(([begins]) => begins && comesFirst(begins, tags));
}

const isRule = (element: Element | null): boolean => element?.localName === 'hr';

/** Whether nothing stands before the first row of a list that may as well follow one. */
function comesFirst(row: Element, tags: ReadonlySet<string>): boolean {
  let before = row.previousElementSibling;
  while (before && rawText(before) === '') before = before.previousElementSibling;
  return !before || !tags.has(before.localName) || countWords(rawText(before)) >= leastIntroduction;
}
