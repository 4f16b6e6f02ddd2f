/** What gets the focus back after something that opens now: the focused element, or the button of its menu. */
export function focusOpener(): Element | null {
  const menu = document.activeElement?.closest('[role="menu"]');
  const buttonId = menu?.getAttribute('aria-labelledby');
  return buttonId ? document.getElementById(buttonId) : document.activeElement;
}
