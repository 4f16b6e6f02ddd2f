/** What the focus goes back to after something that is opened now: what has it, or the button of the menu that it is in. */
export function focusOpener(): Element | null {
  const menu = document.activeElement?.closest('[role="menu"]');
  const buttonId = menu?.getAttribute('aria-labelledby');
  return buttonId ? document.getElementById(buttonId) : document.activeElement;
}
