/** A question without its brackets, except any it starts with. */
export function withoutBrackets(question: string): string {
  const begun = question.search(/\p{L}/u) + 1;
  return question.slice(0, begun) + question.slice(begun).replace(/\([^()]*\)?/g, ' ');
}
