import type { Act, ActResult } from '@/domain/act';
import type { PastAct } from '@/domain/exploration';
import { oneLine, quoted } from '../one-line';
import type { PageView } from './explorer-input';

/** So many of the latest steps are shown; what earlier ones found is in the memory. */
const mostSteps = 8;
/** Of those, so many at length: why it was done, and the result as the tool gives it. */
const mostAtLength = 2;
const longest = { address: 80, element: 60, reason: 80, summary: 220, oldElement: 28, oldSummary: 64 };

/** `step 12: click L1.3 "Nurse" (see details) → {"success":true,"url_changed":false} The details pane shows the job.` */
export function stepLines(past: readonly PastAct[], page: PageView): string[] {
  const shown = past.slice(-mostSteps);
  const latest = shown.length - mostAtLength;
  return shown.map((step, place) =>
    place < latest ? shortLine(step) : wholeLine(step, place === shown.length - 1 ? page : null),
  );
}

/** `page`: as it is now, where nothing was done since. */
function wholeLine({ step, act, element, result, summary }: PastAct, page: PageView | null): string {
  const to = element === '' ? '' : ` ${quoted(element, longest.element)}`;
  const why = 'reason' in act && act.reason !== '' ? ` (${oneLine(act.reason, longest.reason)})` : '';
  const outcome = JSON.stringify(resultOf(act, result, page));
  return `step ${step}: ${actWords(act)}${to}${why} → ${outcome} ${oneLine(summary, longest.summary)}`.trimEnd();
}

/** What was done and what came of it: where it was done well, in words alone. */
function shortLine({ step, act, element, result, summary }: PastAct): string {
  const to = element === '' ? '' : ` ${quoted(element, longest.oldElement)}`;
  const outcome = result.success ? '' : `${JSON.stringify(resultOf(act, result, null))} `;
  return `step ${step}: ${actWords(act)}${to} → ${outcome}${oneLine(summary, longest.oldSummary)}`.trimEnd();
}

function actWords(act: Act): string {
  switch (act.name) {
    case 'click':
      return `click ${address(act.selector)}`;
    case 'type_text':
      return `type_text ${quoted(act.text, 60)} into ${address(act.selector)}`;
    case 'select_option':
      return `select_option ${quoted(act.option, 60)} of ${address(act.selector)}`;
    case 'press_key':
      return `press_key ${act.key}`;
    case 'scroll':
      return `scroll ${act.direction}${act.selector === null ? '' : ` at ${address(act.selector)}`}`;
    case 'go_back':
      return 'go_back';
    case 'observe':
      return `observe ${quoted(act.what, 60)}`;
  }
}

function address(selector: string): string {
  return oneLine(selector, longest.address);
}

/** The result in the words of the tool. */
function resultOf(act: Act, result: ActResult, page: PageView | null): Record<string, unknown> {
  const { success, newUrl, newContentLoaded } = result;
  const error = result.error === null ? {} : { error: oneLine(result.error, 160) };
  const url = newUrl === null ? {} : { new_url: oneLine(newUrl, 120) };
  switch (act.name) {
    case 'observe':
      return observation(page);
    case 'scroll':
      return { success, new_content_loaded: newContentLoaded ?? false, ...error };
    case 'type_text':
    case 'select_option':
      return { success, ...url, ...error };
    default:
      return { success, url_changed: newUrl !== null, ...url, ...error };
  }
}

function observation(page: PageView | null): Record<string, string> {
  if (page === null) return { dom: 'shown then' };
  return { dom: 'the page text below', url: oneLine(page.url, 120), title: oneLine(page.title, 80) };
}
