/** The same function with a result cache per element: several guesses look at the same rows. */
export function memoize<Answer>(read: (element: Element) => Answer): (element: Element) => Answer {
  const known = new Map<Element, { answer: Answer }>();
  return (element) => {
    const remembered = known.get(element) ?? { answer: read(element) };
    known.set(element, remembered);
    return remembered.answer;
  };
}
