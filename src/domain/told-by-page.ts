/** What the content script says without being asked: the user pressed something that may send the form. */
export const formPressed = 'form-pressed';
/** What it says once: the user has pressed or typed in a page whose requests are still held back. */
export const pageTouched = 'page-touched';
