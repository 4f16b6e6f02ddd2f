/** Characters. Longer texts are other data, and would block the page. */
const longest = 8_000_000;

/**
 * Parses JSON as found in pages: with raw control characters in strings, wrapped in a comment or CDATA, followed by a semicolon, with
 * trailing commas, `undefined` values, or several values in a row (as an array). Undefined if it is nothing of the kind. Never evaluates
 * anything.
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

/** A string, closed or unterminated; or what JSON does not allow outside strings. */
const tokens = /"[^"\\]*(?:\\(?:[\s\S]|$)[^"\\]*)*(?:"|$)|undefined|,(?=\s*[}\]])/g;

/** Escapes raw characters in strings and removes trailing commas; leaves the rest. */
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
