/** No file, answer or page of ours nests deeper by far; functions that walk a value call themselves once a level. */
const deepest = 200;

/** The value of JSON that somebody else wrote; undefined where it is none, or nested so deep that walking it would end the program. Never throws. */
export function readJson(text: string): unknown {
  try {
    return depthOf(text) > deepest ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How deep brackets stand within each other, those in strings left out. */
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
