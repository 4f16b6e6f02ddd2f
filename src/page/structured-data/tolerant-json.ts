/**
 * The value of JSON as it stands in pages: with raw control characters inside strings, wrapped in a comment or CDATA, with a
 * semicolon after it, commas before a closing bracket, or several values in a row (as an array). Undefined where it is
 * nothing of that kind.
 */
export function parseTolerantJson(text: string): unknown {
  const bare = text
    .trim()
    .replace(/^(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:(?:\/\/|\/\*)?\s*\]\]>(?:\s*\*\/)?|-->)\s*$/, '')
    .replace(/;\s*$/, '')
    .trim();
  for (const candidate of [() => bare, () => mend(bare), () => `[${mend(bare).replace(/\}\s*\{/g, '},{')}]`]) {
    try {
      return JSON.parse(candidate());
    } catch {
      // The next candidate is more forgiving.
    }
  }
  return undefined;
}

/** Escapes what must not stand raw inside a string and takes out commas that nothing follows; the rest is left as it is. */
function mend(json: string): string {
  let isInString = false;
  let mended = '';
  for (let index = 0; index < json.length; index += 1) {
    const character = json.charAt(index);
    if (isInString && character === '\\') {
      index += 1;
      const next = json.charAt(index);
      mended += /["\\/bfnrtu]/.test(next) ? character + next : `\\\\${escapeControl(next)}`;
      continue;
    }
    if (character === '"') isInString = !isInString;
    if (isInString) mended += escapeControl(character);
    else if (character !== ',' || !/^\s*[}\]]/.test(json.slice(index + 1, index + 200))) mended += character;
  }
  return mended;
}

function escapeControl(character: string): string {
  return character < ' ' ? JSON.stringify(character).slice(1, -1) : character;
}
