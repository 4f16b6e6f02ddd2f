import { flatParent } from '../walker/flat-tree';
import { duringOneLook } from '../walker/one-look';

/** What fades in is there within this long; what goes on longer shows and hides a field in turn. Milliseconds. */
const longest = 2_000;

/** What may change for ever around a field without taking it away: colours at its back and at its edge. */
const harmless = /^(?:background|border|outline|boxShadow|textShadow|caretColor|accentColor)/;
const notStyles = new Set(['offset', 'computedOffset', 'easing', 'composite']);

/** Whether no animation of an element, or of what it stands in, goes on changing more than colours at its back. */
export const keepsStill = duringOneLook((element: Element): boolean => {
  if (element.getAnimations().some(goesOn)) return false;
  const parent = flatParent(element);
  return parent === null || keepsStill(parent);
});

function goesOn({ playState, effect, currentTime, timeline }: Animation): boolean {
  // One that is driven by scrolling stands still where nobody scrolls.
  if (playState !== 'running' || !(effect instanceof KeyframeEffect) || !(timeline instanceof DocumentTimeline))
    return false;
  const end = Number(effect.getComputedTiming().endTime ?? 0);
  if (end - Number(currentTime ?? 0) <= longest) return false;
  return effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => !isHarmless(name)));
}

function isHarmless(name: string): boolean {
  return notStyles.has(name) || harmless.test(name);
}
