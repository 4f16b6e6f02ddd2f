/** Sliders that were moved by a filling: each stands somewhere before anybody has said anything. */
const set = new WeakSet<Element>();

export const sliders = 'input[type=range],[role=slider]';

export function markSliderSet(element: Element): void {
  if (element.matches(sliders)) set.add(element);
}

/** Whether it stands where the page put it: that is nobody's answer. */
export function isUnmovedSlider(element: Element): boolean {
  if (!element.matches(sliders) || set.has(element)) return false;
  return !(element instanceof HTMLInputElement) || !element.matches(':user-valid, :user-invalid');
}
