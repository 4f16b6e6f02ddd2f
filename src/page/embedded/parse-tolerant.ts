/** Longer texts are data of other kinds, and would hold the page up. Characters. */
const longest = 8_000_000;

/**
 * JSON as pages carry it: wrapped in comments or CDATA, closed by a semicolon, with raw line breaks inside its strings, with
 * `undefined` for a value. Undefined for what is no JSON even so; nothing is ever evaluated.
 */
export function parseTolerant(text: string): unknown {
  if (text.length > longest) return undefined;
  const bare = withoutWrapping(text);
  return parse(bare) ?? parse(repaired(bare));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withoutWrapping(text: string): string {
  return text
    .replace(/^\s*(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)\s*(?:\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?\s*(?:-->|\]\]>)\s*(?:\*\/)?\s*$/, '')
    .replace(/[;\s]+$/, '')
    .trim();
}

/** Strings keep their text, with control characters escaped; outside of them `undefined` and spare commas go. */
function repaired(text: string): string {
  return text.replace(/"(?:[^"\\]|\\[\s\S])*"|undefined|,(?=\s*[}\]])/g, (token) => {
    if (token === 'undefined') return 'null';
    if (token === ',') return '';
    return token.replace(/\p{Cc}/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
  });
}
