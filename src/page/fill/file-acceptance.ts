import { toVisibleLine } from '@/language/fold/visible-one-line';
import { isFileTakenText } from '@/language/words/forms/file-taken-words';
import { isUploadProgressText } from '@/language/words/forms/upload-progress-words';
import { findTarget } from '@/page/dom/refs/find-target';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { waitUntilQuiet } from '@/page/dom/tree/wait-until-quiet';
import type { FileAttaching } from '@/page-api/fill-requests';

/** Milliseconds. A form that accepts files shows their names within this time, and reports errors before it is quiet. */
const waiting = { shownMs: 8_000, workMs: 6_000, quietMs: 250 };
/** What waits for its turn to be read out tells how the file is doing. */
const complaints = '[role=alert]:not([aria-live=polite]),[aria-live=assertive],[aria-invalid=true]';
const work = '[aria-busy=true],progress,[role=progressbar],[class*=spinner i],[class*=uploading i],[class*=loading i]';
/** May show a file name. */
const texts = ':not(script,style,template,noscript,input,select,textarea)';

/** Examines the page before files are given to it; call the returned function afterwards. */
export function watchFileAcceptance(selector: string, names: readonly string[]): () => Promise<FileAttaching> {
  const before = new Set(complaintsNow());
  const busyBefore = countOf(work);
  const complaint = () => complaintsNow().find((text) => !before.has(text));
  return async () => {
    await pollUntil(() => complaint() !== undefined || shownNames(selector, names) !== null, waiting.shownMs);
    await waitUntilQuiet({ quietMs: waiting.quietMs, timeoutMs: waiting.workMs });
    const isAtWork = () => countOf(work) > busyBefore || saysWork(selector);
    if (isAtWork()) {
      await pollUntil(() => !isAtWork(), waiting.workMs);
      await waitUntilQuiet({ quietMs: waiting.quietMs, timeoutMs: waiting.workMs });
    }
    const refusal = complaint();
    if (refusal !== undefined) return { outcome: 'refused', shown: refusal };
    const shown = shownNames(selector, names);
    return shown === null ? { outcome: 'refused', shown: '' } : { outcome: 'attached', shown };
  };
}

/** Forms report file errors in assertive announcements; some announce there, too, that all went well. */
function complaintsNow(): string[] {
  return findEverywhere(complaints)
    .map((element) => toVisibleLine(element.textContent ?? ''))
    .filter((text) => text !== '' && !isFileTakenText(text));
}

/** Ancestors of a file field that may report on the file. */
const mostLevels = 3;

/** Whether the page says so in words, to screen readers or right beside the field. */
function saysWork(selector: string): boolean {
  const told = findEverywhere('[role=status],[aria-live]').filter((element) => element.checkVisibility());
  let around = findTarget({ selector });
  for (let level = 0; around?.parentElement && level < mostLevels; level += 1) around = around.parentElement;
  const beside = around
    ? Array.from(around.querySelectorAll(texts)).filter(({ childElementCount }) => childElementCount === 0)
    : [];
  return [...told, ...beside].some(
    (element) => element.checkVisibility() && isUploadProgressText(toVisibleLine(element.textContent ?? '')),
  );
}

function countOf(selector: string): number {
  return findEverywhere(selector).filter((element) => element.checkVisibility()).length;
}

/** The names as the field holds them or the page shows them; null if one is missing. */
function shownNames(selector: string, names: readonly string[]): string | null {
  const element = findTarget({ selector });
  const held = element instanceof HTMLInputElement ? Array.from(element.files ?? [], ({ name }) => name) : [];
  const shown = names.map((name) => (held.includes(name) ? name : textWith(name)));
  return shown.includes(null) ? null : shown.join(', ');
}

/** The shortest text with a file's name. */
function textWith(name: string): string | null {
  const saying = findEverywhere(texts).filter(({ textContent }) => textContent?.includes(name));
  const innermost = saying.find((element) => !saying.some((other) => other !== element && element.contains(other)));
  return innermost ? toVisibleLine(innermost.textContent ?? '') : null;
}
