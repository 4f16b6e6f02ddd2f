/** What the content script reports unasked: the user pressed something that may submit the form. */
export const formPressedEvent = 'form-pressed';
/** Reported once: the user has pressed or typed in a page whose requests are still blocked. */
export const pageTouchedEvent = 'page-touched';
/** Fields were emptied after a run, as the page had made others of them. With `lost`, as in `fill-requests.ts`. */
export const groundLostEvent = 'ground-lost';
