/** The same function, asked once for each element: rows are looked at by several guesses. */
export function remembering<Answer>(read: (element: Element) => Answer): (element: Element) => Answer {
  const known = new Map<Element, Answer>();
  return (element) => {
    const answer = known.get(element) ?? read(element);
    known.set(element, answer);
    return answer;
  };
}
