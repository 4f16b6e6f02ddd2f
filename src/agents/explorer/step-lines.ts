import type { Act } from '@/domain/act';
import type { PastAct } from '@/domain/exploration';
import { oneLine, quoted } from '../one-line';
import type { PageView } from './explorer-input';

/** So many of the latest steps are shown; what earlier ones found is in the memory. */
const mostSteps = 8;
/** Of those, so many at length: why it was done, and all that it did. */
const mostAtLength = 3;
const longestSummary = { atLength: 220, short: 110 };
const longestAddress = 80;

/** `step 12: click L1.3 "Nurse" (see details) → {"success":true,"url_changed":false} The details pane shows the job.` */
export function stepLines(past: readonly PastAct[], page: PageView): string[] {
  const shown = past.slice(-mostSteps);
  return shown.map((step, place) => {
    const fromEnd = shown.length - place;
    return stepLine(step, { isAtLength: fromEnd <= mostAtLength, page: fromEnd === 1 ? page : null });
  });
}

interface Detail {
  isAtLength: boolean;
  /** The page as it is now, where nothing was done since. */
  page: PageView | null;
}

function stepLine({ step, act, element, result, summary }: PastAct, { isAtLength, page }: Detail): string {
  const longest = isAtLength ? longestSummary.atLength : longestSummary.short;
  const why = isAtLength && 'reason' in act && act.reason !== '' ? ` (${oneLine(act.reason, 80)})` : '';
  const to = element === '' ? '' : ` ${quoted(element, 60)}`;
  const outcome = JSON.stringify(act.name === 'observe' ? observation(page) : resultOf({ act, result }));
  return `step ${step}: ${actWords(act)}${to}${why} → ${outcome} ${oneLine(summary, longest)}`.trimEnd();
}

function actWords(act: Act): string {
  switch (act.name) {
    case 'click':
      return `click ${oneLine(act.selector, longestAddress)}`;
    case 'type_text':
      return `type_text ${quoted(act.text, 60)} into ${oneLine(act.selector, longestAddress)}`;
    case 'select_option':
      return `select_option ${quoted(act.option, 60)} of ${oneLine(act.selector, longestAddress)}`;
    case 'press_key':
      return `press_key ${act.key}`;
    case 'scroll':
      return `scroll ${act.direction}${act.selector === null ? '' : ` at ${oneLine(act.selector, longestAddress)}`}`;
    case 'go_back':
      return 'go_back';
    case 'observe':
      return `observe ${quoted(act.what, 60)}`;
  }
}

/** The result in the words of the tool. */
function resultOf({ act, result }: Pick<PastAct, 'act' | 'result'>): Record<string, unknown> {
  const { success, newUrl, newContentLoaded } = result;
  const error = result.error === null ? {} : { error: oneLine(result.error, 160) };
  if (act.name === 'scroll') return { success, new_content_loaded: newContentLoaded ?? false, ...error };
  const address = newUrl === null ? {} : { new_url: oneLine(newUrl, 120) };
  if (act.name === 'type_text' || act.name === 'select_option') return { success, ...address, ...error };
  return { success, url_changed: newUrl !== null, ...address, ...error };
}

function observation(page: PageView | null): Record<string, string> {
  if (page === null) return { dom: 'shown then' };
  return { dom: 'the page text below', url: oneLine(page.url, 120), title: oneLine(page.title, 80) };
}
