/** Whether a control is ticked, pressed or selected; null if it cannot be. */
export function checkedState(element: Element): boolean | null {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) return element.checked;
  const state = element.getAttribute('aria-checked') ?? element.getAttribute('aria-pressed') ?? selectedState(element);
  return state === null ? null : state === 'true';
}

/** A facet link is active if it is marked as the current page. */
function selectedState(element: Element): string | null {
  if (element.matches('[role=option]')) return element.getAttribute('aria-selected');
  const current = element.matches('a[href]') ? element.getAttribute('aria-current') : null;
  return current !== null && current !== 'false' ? 'true' : null;
}
