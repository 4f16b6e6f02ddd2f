import type { TabContext } from '@/browser/frames/tab-context';
import type { VisibilityMark } from '@/page-api/field-visibility-requests';
import type { Tint } from './pixels';
import { tintOpacity } from './tint-share';

const shadowStep = ' >>> ';

type Injection = chrome.scripting.CSSInjection & { css: string };

/** Stores the rules currently in pages, by frame: a killed worker cannot remove them. */
const storageKey = 'tint ';

let isLeftTakenBack: Promise<void> | null = null;

/** Removes what a killed worker left, once; to be awaited before any screenshot. Never throws. */
export function removeAbandonedTints(): Promise<void> {
  isLeftTakenBack ??= takeBackAll().catch(() => undefined);
  return isLeftTakenBack;
}

async function takeBackAll(): Promise<void> {
  const stored: Record<string, Injection> = await chrome.storage.session.get(null);
  const left = Object.entries(stored).filter(([key]) => key.startsWith(storageKey));
  await Promise.all(left.map(([, injection]) => chrome.scripting.removeCSS(injection).catch(() => undefined)));
  await chrome.storage.session.remove(left.map(([key]) => key));
}

async function insert(injection: Injection): Promise<void> {
  await chrome.storage.session.set({ [keyOf(injection)]: injection }).catch(() => undefined);
  await chrome.scripting.insertCSS(injection).catch(() => undefined);
}

async function remove(injection: Injection): Promise<void> {
  await chrome.scripting.removeCSS(injection).catch(() => undefined);
  await chrome.storage.session.remove(keyOf(injection)).catch(() => undefined);
}

const keyOf = ({ target }: Injection): string => `${storageKey}${target.tabId} ${target.frameIds?.[0] ?? 0}`;

/**
 * Runs something while elements of a frame are tinted: by a user-origin style sheet, which overrides the page's and cannot be read by it;
 * in shadow roots, where those do not apply, by one added to them.
 */
export async function withTints<Result>(
  tab: TabContext,
  frameId: number,
  tints: ReadonlyMap<VisibilityMark, Tint>,
  act: () => Promise<Result>,
): Promise<Result> {
  const rules = [...tints].map(([{ selector }, tint]) => {
    const css = ruleOf(selector.split(shadowStep).at(-1) ?? selector, tint);
    return { selector, css, isInShadow: selector.includes(shadowStep) };
  });
  const css = rules.flatMap((rule) => (rule.isInShadow ? [] : [rule.css])).join('\n');
  const injection = { target: { tabId: tab.id, frameIds: [frameId] }, css, origin: 'USER' as const };
  const inShadow = rules.filter(({ isInShadow }) => isInShadow);
  const mark = (marked: typeof inShadow) =>
    inShadow.length === 0 ? null : tab.askFrame(frameId, 'mark-in-shadow', { rules: marked });
  await Promise.all([insert(injection), mark(inShadow)]);
  try {
    return await act();
  } finally {
    await Promise.all([remove(injection), mark([])]);
  }
}

/** More specific than any id rule of the page. */
const strong = ':not(#jobtrail#jobtrail#jobtrail)';

/**
 * An inset shadow is painted over an element's background and below its content, without affecting layout or stacking. A marked element
 * inside another keeps its own tint.
 */
function ruleOf(selector: string, [red, green, blue]: Tint): string {
  const parts = [`:is(${selector})${strong}${strong}`, `:is(${selector}) *${strong}`];
  const all = parts.flatMap((part) => [part, `${part}::before`, `${part}::after`]);
  const shadow = `inset 0 0 0 100vmax rgb(${red} ${green} ${blue} / ${tintOpacity})`;
  return `${all.join()} { box-shadow: ${shadow} !important; transition: none !important; }`;
}
