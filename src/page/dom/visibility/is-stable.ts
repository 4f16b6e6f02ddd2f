import { cachePerTask } from '../tree/cache-per-task';
import { flatParent } from '../tree/flat-tree';

/** Milliseconds. Fade-ins end within this time; longer animations show and hide a field in turn. */
const longest = 2_000;

/** May be animated forever around a field without hiding it: background and border colours. */
const harmless = /^(?:background|border|outline|boxShadow|textShadow|caretColor|accentColor)/;
const notStyles = new Set(['offset', 'computedOffset', 'easing', 'composite']);

/** Whether no animation of an element or ancestor keeps changing more than background colours. */
export const isStable = cachePerTask((element: Element): boolean => {
  if (element.getAnimations().some(goesOn)) return false;
  const parent = flatParent(element);
  return parent === null || isStable(parent);
});

function goesOn({ playState, effect, currentTime, timeline }: Animation): boolean {
  // A scroll-driven animation stands still unless someone scrolls.
  if (playState !== 'running' || !(effect instanceof KeyframeEffect) || !(timeline instanceof DocumentTimeline))
    return false;
  const end = Number(effect.getComputedTiming().endTime ?? 0);
  if (end - Number(currentTime ?? 0) <= longest) return false;
  return effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => !isHarmless(name)));
}

function isHarmless(name: string): boolean {
  return notStyles.has(name) || harmless.test(name);
}
