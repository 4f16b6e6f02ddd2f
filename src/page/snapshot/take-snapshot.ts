import { controlSelector } from '@/page/dom/controls/control-action';
import { isWorkAtHand, takeAsWork } from '@/page/dom/controls/work-at-hand';
import { setRefPrefix } from '@/page/dom/refs/element-refs';
import { setListPrefix } from '@/page/dom/refs/row-refs';
import { unreadBox } from '@/page/dom/scrolling/find-scroll-container';
import { readAnnouncedCount } from '@/page/list/rows/announced-count';
import type { FrameSnapshot, SnapshotOptions } from '@/page-api/snapshot-requests';
import { estimateTokens } from './estimate-tokens';
import { findOverlays } from './find-overlays';
import { foldLists } from './fold-lists';
import { quote, showLongTexts } from './quote';
import { readSnapshotParts } from './read-parts';
import { readShowRequest } from './show-request';
import type { LinePart, ListPart, SnapshotPart } from './snapshot-part';

/** Average characters. Shorter rows are menus and options, whose number no page announces. */
const leastText = 10;

const leastRows = 4;

/** This frame's page as agents see it: open overlays first, without what they cover or readers do not see. */
export function takeSnapshot({
  tokenBudget,
  framePrefix,
  show,
  areValuesShown = false,
}: SnapshotOptions): FrameSnapshot {
  setRefPrefix(framePrefix);
  setListPrefix(framePrefix);
  takeAsWork(areValuesShown);
  const header = headerLine();
  const request = readShowRequest(show);
  showLongTexts(request.budgetFactor > 1);
  const budget = tokenBudget * request.budgetFactor - estimateTokens(header);
  const written = foldLists(readPage(), budget, request);
  return { ...written, header, tokens: written.tokens + estimateTokens(header) };
}

function readPage(): SnapshotPart[] {
  const { body } = document;
  if (!body) return [];
  const { open, coverPage } = findOverlays();
  const overlays = open.map((overlay) => readSnapshotParts(overlay, 0, []));
  const page = coverPage ? { parts: [], hidden: 0 } : readSnapshotParts(body, 0, open);
  announceTotal(page.parts);
  for (const part of overlays.flatMap(({ parts }) => parts)) if (part.kind === 'list') part.isOverlay = true;
  const hidden = [...overlays, page].reduce((sum, read) => sum + read.hidden, 0);
  const covered = coverPage ? countControls(open) : 0;
  return [...overlays.flatMap(({ parts }) => parts), ...page.parts, ...leftOutLine(hidden, covered)];
}

function countControls(overlays: Element[]): number {
  const within = overlays.reduce((sum, overlay) => sum + overlay.querySelectorAll(controlSelector).length, 0);
  return Math.max(document.querySelectorAll(controlSelector).length - within, 0);
}

function leftOutLine(hidden: number, covered: number): LinePart[] {
  const facts = [];
  if (hidden > 0) facts.push(`${hidden} hidden`);
  if (covered > 0) facts.push(`the page behind with ${covered} controls, covered`);
  return facts.length > 0 ? [{ kind: 'line', indent: 0, text: `left out: ${facts.join('; ')}`, elements: [] }] : [];
}

/** Longer addresses are mostly tracking. */
const longestAddress = 120;

function headerLine(): string {
  const { href } = location;
  const address = href.length > longestAddress ? `${href.slice(0, longestAddress)}…` : href;
  const height = document.scrollingElement?.scrollHeight ?? innerHeight;
  const below = Math.max(0, (height - scrollY - innerHeight) / Math.max(innerHeight, 1));
  const nothing = isWorkAtHand() && unreadBox() ? 'nothing below but in a box' : 'nothing below';
  const rest = below < 0.1 ? nothing : `${below.toFixed(1)} screens below`;
  return `page ${quote(document.title, 120)} ${address} ${innerWidth}×${innerHeight}, ${rest}`;
}

/** Records on the list with the longest rows the total the page announces ("244 results"), if greater than its rows. */
function announceTotal(parts: readonly SnapshotPart[]): void {
  const lists = parts.filter((part) => part.kind === 'list');
  const largest = lists.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  if (!largest || largest.rows.length < leastRows || lengthOf(largest) < leastText * largest.rows.length) return;
  const count = readAnnouncedCount(largest.list, largest.rows);
  if (count !== null && count > largest.rows.length) largest.announced = count;
}

/** The length of the rows, from a sample. */
function lengthOf({ rows }: ListPart): number {
  const sample = rows.slice(0, 5);
  const length = sample.reduce((sum, row) => sum + (row.textContent?.trim().length ?? 0), 0);
  return (length / Math.max(sample.length, 1)) * rows.length;
}
