/** Longer texts are data of other kinds, and would hold the page up. Characters. */
const longest = 8_000_000;

/**
 * The value of JSON as it stands in pages: with raw control characters inside strings, wrapped in a comment or CDATA, with a
 * semicolon after it, commas before a closing bracket, `undefined` for a value, or several values in a row (as an array).
 * Undefined where it is nothing of that kind. Nothing is ever evaluated.
 */
export function parseTolerantJson(text: string): unknown {
  if (text.length > longest) return undefined;
  const bare = withoutWrapping(text);
  const value = parse(bare);
  if (value !== undefined) return value;
  const mended = mend(bare);
  const severalValues = mended.replace(/\}\s*\{/g, '},{');
  return parse(mended) ?? (severalValues === mended ? undefined : parse(`[${severalValues}]`));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function withoutWrapping(text: string): string {
  return text
    .trim()
    .replace(/^(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?(?<!\s)\s*(?:-->|\]\]>)\s*(?:\*\/)?$/, '')
    .replace(/(?<![;\s])[;\s]+$/, '')
    .trim();
}

/** A string, closed or running to the end; or what JSON does not allow outside of strings. */
const tokens = /"[^"\\]*(?:\\(?:[\s\S]|$)[^"\\]*)*(?:"|$)|undefined|,(?=\s*[}\]])/g;

/** Escapes what must not stand raw inside a string and takes out commas that nothing follows; the rest is left as it is. */
function mend(json: string): string {
  return json.replace(tokens, (token) => {
    if (token === 'undefined') return 'null';
    return token === ',' ? '' : mendString(token);
  });
}

function mendString(quoted: string): string {
  return quoted.replace(/\\["\\/bfnrtu]|\\|\p{Cc}/gu, (found) => {
    if (found === '\\') return '\\\\';
    return found.length > 1 ? found : `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
