/** The same function, asked once for each element: rows are looked at by several guesses. */
export function remembering<Answer>(read: (element: Element) => Answer): (element: Element) => Answer {
  const known = new Map<Element, { answer: Answer }>();
  return (element) => {
    const remembered = known.get(element) ?? { answer: read(element) };
    known.set(element, remembered);
    return remembered.answer;
  };
}
