/** What the content script says without being asked: the user pressed something that may send the form. */
export const formPressed = 'form-pressed';
