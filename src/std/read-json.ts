/** None of our files, answers or pages nest nearly so deep; functions that walk a value recurse once per level. */
const deepest = 200;

/** Parses JSON from elsewhere; undefined if it is invalid, or nested so deep that walking it would overflow the stack. Never throws. */
export function readJson(text: string): unknown {
  try {
    return depthOf(text) > deepest ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Maximum nesting of brackets, ignoring those in strings. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (sign === '[' || sign === '{') most = Math.max(most, ++depth);
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return most;
}
