/** What takes no input, by its element or as it tells screen readers. */
export const disabled = ':disabled,[aria-disabled=true]';
