import type { SightMark } from '@/page/contract';
import type { TabGrip } from '../tab-grip';
import { tintOpacity } from './own-paint';
import type { Tint } from './pixels';

const shadowStep = ' >>> ';

type Injection = chrome.scripting.CSSInjection & { css: string };

/** What stands in pages at this moment is kept under this, by frame: a worker that is killed over a picture takes nothing back. */
const storageKey = 'tint ';

let isLeftTakenBack: Promise<void> | null = null;

/** Takes back what a worker that was killed has left, once; to be awaited before any picture is taken. Never throws. */
export function takeBackLeftTints(): Promise<void> {
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
 * Does something while elements of a frame have tints: by a style sheet of the browser's user, which no page's comes before, and no page can
 * read; in shadow roots, where none of those holds, by one that is added to them.
 */
export async function whileTinted<Result>(
  tab: TabGrip,
  frameId: number,
  tints: ReadonlyMap<SightMark, Tint>,
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

/** Comes before what a page says of an id. */
const strong = ':not(#jobtrail#jobtrail#jobtrail)';

/**
 * A shadow inside is painted over an element's ground and beneath what it holds, and changes neither layout nor order. What is marked itself
 * keeps its own tint within another that is marked.
 */
function ruleOf(selector: string, [red, green, blue]: Tint): string {
  const parts = [`:is(${selector})${strong}${strong}`, `:is(${selector}) *${strong}`];
  const all = parts.flatMap((part) => [part, `${part}::before`, `${part}::after`]);
  const shadow = `inset 0 0 0 100vmax rgb(${red} ${green} ${blue} / ${tintOpacity})`;
  return `${all.join()} { box-shadow: ${shadow} !important; transition: none !important; }`;
}
