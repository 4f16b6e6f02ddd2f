import type { PageView } from '@/agents/page-view/page-view';
import type { PageState } from '@/domain/goal/page-state';
import type { Landmark, Landmarks } from '@/domain/page/landmarks';
import type { PageKind } from '@/domain/page/page-kind';
import { readPageLines } from '@/memory/page-lines';
import { resultList } from '@/memory/page-sections';
import { readPageState } from '@/memory/read-page-state';
import type { Pursuit } from './goal-ports';
import { type Mask, secretsMask } from './mask-secrets';
import { goalOf } from './saved-goal';

/** The page as it is now, in text and by its meaning. Holds no secret. */
export interface GoalView {
  page: PageView;
  landmarks: Landmarks;
  kind: PageKind;
  state: PageState;
  /** Its lines without addresses, the first ones. */
  lines: string[];
  /** What the rows of its results say. */
  rows: string[];
}

const mostLines = 250;
const longestLine = 160;

/** `show`: what to show in full. Waits until the page is quiet. */
export async function viewPage(pursuit: Pursuit, show: string | null = null): Promise<GoalView> {
  const { tab } = pursuit;
  const mask = await secretsMask(pursuit);
  const { text, url, title, elements } = await tab.snapshot(show, true);
  const landmarks = maskedLandmarks(await tab.ask('read-landmarks', { recipe: null }), mask);
  const { kind } = await tab.ask('read-page-kind', null);
  const page = maskedPage({ text, url, title, elements }, mask);
  const lines = readPageLines(page.text);
  const { url: shownUrl, title: shownTitle } = page;
  const extractedData = goalOf(pursuit).itemTypes;
  return {
    page,
    landmarks,
    kind,
    state: readPageState({ url: shownUrl, title: shownTitle, lines, landmarks, kind, extractedData }),
    lines: linesOf(page.text),
    rows: (resultList(lines)?.rows ?? []).map((texts) => texts.join(' | ')),
  };
}

function maskedPage({ text, url, title, elements }: PageView, mask: Mask): PageView {
  return {
    text: mask(text),
    url: mask(url),
    title: mask(title),
    elements: elements.map((element) => ({ ...element, name: mask(element.name) })),
  };
}

function maskedLandmarks(landmarks: Landmarks, mask: Mask): Landmarks {
  const { jobRows, pager, apply, search, filterOpeners, overlay } = landmarks;
  const masked = <Part extends Landmark>(part: Part) => ({ ...part, name: mask(part.name) });
  return {
    ...landmarks,
    jobRows: jobRows.map(masked),
    pager: { ...pager, name: mask(pager.name) },
    apply: apply && masked(apply),
    search: search && { ...masked(search), value: mask(search.value) },
    filterOpeners: filterOpeners.map(masked),
    overlay: overlay && { name: mask(overlay.name), closers: overlay.closers.map(masked) },
  };
}

/** Refs and the numbers of rows differ between looks. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .slice(1, mostLines)
    .map((line) => line.replace(/\[(CLICK|TYPE|SELECT|UPLOAD)(?:: "[^"]*")?\] ?/g, '').trim())
    .filter((line) => line !== '' && !line.startsWith('left out:'))
    .map((line) =>
      line
        .replace(/^list L\d+/, 'list')
        .replace(/^\d+ (?=")/, '')
        .slice(0, longestLine),
    );
}

/** All lines, if they have so many characters at most: what a small page shows says more than what it is about. */
export function wholeIfSmall(lines: readonly string[], most: number): string[] {
  return lines.join('\n').length <= most ? [...lines] : [];
}

/** Lines that only one of two looks has; else those that stand elsewhere, as in a list that was put in order. */
export function linesBetween(before: readonly string[], after: readonly string[]): { came: string[]; went: string[] } {
  const [old, now] = [new Set(before), new Set(after)];
  const [came, went] = [after.filter((line) => !old.has(line)), before.filter((line) => !now.has(line))];
  const moved = after.filter((line, place) => line !== before[place]);
  const isOrder =
    came.length + went.length === 0 && moved.length > 0 && before.toSorted().join('\n') === after.toSorted().join('\n');
  if (isOrder) return { came: [`the order is now: ${moved.join(' / ')}`], went };
  // A second field with what another holds, and a display that shows what a key is called.
  return came.length > 0 ? { came, went } : { came: moreOf(after, before), went };
}

/** Lines that one has more often. */
function moreOf(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const place = left.indexOf(line);
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}
