/** The text on one line: every run of white space becomes one space, none around it. */
export function collapseWhitespace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
