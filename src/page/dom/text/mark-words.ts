/** The words in an element's class, id and the like, split at case, digits and signs. */
export function identifierWordsOf(element: Element): string[] {
  const names = ['class', 'id', 'data-testid', 'data-icon'].map((attribute) => element.getAttribute(attribute) ?? '');
  const image = element instanceof HTMLImageElement ? (element.src.split('/').at(-1) ?? '') : '';
  return [...names, image.length < 60 ? image : '']
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}
