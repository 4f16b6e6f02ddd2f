import { parseTolerantJson } from '@/std/tolerant-json';

/** JSON in one of the page's scripts. */
export interface EmbeddedJson {
  /** `#id` of the script, the variable it is assigned to, or the script's type and its index among those of that type. */
  script: string;
  value: unknown;
}

/** Characters. Shorter values contain no job list. */
const shortest = 120;
const mostAssignments = 30;
/** Each unterminated value costs a scan of the rest: after this many, the script is not data. */
const mostUnended = 20;

/** All JSON in the page's scripts: JSON blocks, and values that inline scripts assign to a variable. Nothing is evaluated. */
export function readEmbeddedJson(): EmbeddedJson[] {
  const numbers = new Map<string, number>();
  return Array.from(document.querySelectorAll('script')).flatMap((script) => {
    const text = script.textContent ?? '';
    if (script.src || text.length < shortest) return [];
    if (!/json/i.test(script.type)) return assignments(text);
    const number = numbers.get(script.type) ?? 0;
    numbers.set(script.type, number + 1);
    const value = parseTolerantJson(text);
    return value === undefined ? [] : [{ script: script.id ? `#${script.id}` : `${script.type} ${number}`, value }];
  });
}

/** `window.name = {…}`, `name["key"] = […]`, `var name = JSON.parse("…")` */
function assignments(text: string): EmbeddedJson[] {
  // A name is tried from its start only; otherwise a long run of letters would be tried from each one.
  const start = /(?<![\w$]|[\w$]\.)([\w$]+(?:\.[\w$]+|\[["'][^"'\]]+["']\])*)\s*=\s*(?=[{[]|JSON\.parse\()/g;
  const found: EmbeddedJson[] = [];
  let unended = 0;
  for (let match = start.exec(text); match && found.length < mostAssignments; match = start.exec(text)) {
    const from = match.index + match[0].length;
    const end = text[from] === 'J' ? endOfCall(text, from) : endOfValue(text, from);
    if (end === null) unended += 1;
    if (unended > mostUnended) break;
    if (end === null || end - from < shortest) continue;
    start.lastIndex = end;
    const value = text[from] === 'J' ? parseQuoted(text.slice(from, end)) : parseTolerantJson(text.slice(from, end));
    if (value !== undefined) found.push({ script: match[1] ?? '', value });
  }
  return found;
}

/** The end of the object or array that starts here; null if it has none. */
function endOfValue(text: string, from: number): number | null {
  const token = /"[^"\\]*(?:\\(?:[\s\S]|$)[^"\\]*)*(?:"|$)|'[^'\\]*(?:\\(?:[\s\S]|$)[^'\\]*)*(?:'|$)|[{}[\]]/g;
  token.lastIndex = from;
  let depth = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '{' || match[0] === '[') depth += 1;
    else if (match[0] === '}' || match[0] === ']') depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return null;
}

function endOfCall(text: string, from: number): number | null {
  const call = /JSON\.parse\(\s*(?:"[^"\\]*(?:\\[\s\S][^"\\]*)*"|'[^'\\]*(?:\\[\s\S][^'\\]*)*')\s*\)/y;
  call.lastIndex = from;
  return call.test(text) ? call.lastIndex : null;
}

/** The argument is a string literal containing JSON: first unquoted as JSON, then parsed. */
function parseQuoted(call: string): unknown {
  const literal = call.slice(call.indexOf('(') + 1, -1).trim();
  const inner = literal.slice(1, -1);
  const quoted = literal.startsWith("'") ? inner.replace(/\\'/g, "'").replace(/(?<!\\)"/g, '\\"') : inner;
  const text = parseTolerantJson(`"${quoted.replace(/\\x([0-9a-f]{2})/gi, '\\u00$1')}"`);
  return typeof text === 'string' ? parseTolerantJson(text) : undefined;
}
