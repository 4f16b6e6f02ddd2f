/** What a picture says that is drawn as a line of text is, as titles and word marks are; empty for any other element. */
export function wordsOfPicture(element: Element): string {
  // Of a picture that is not displayed these are its attributes.
  if (!(element instanceof HTMLImageElement) || element.height === 0) return '';
  return element.width >= 3 * element.height ? element.alt.trim() : '';
}
