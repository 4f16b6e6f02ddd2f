import type { GatedRequest } from './gated-request';

/** One named value of a request. */
export interface RequestPart {
  /** Empty if the body's format is unknown. */
  name: string;
  value: string;
  /** Not nested in anything else. */
  isOutermost: boolean;
  /** For a file among a form's fields: its file name. */
  file?: string;
}

/** The values in a request's query and body: JSON, both form encodings, or else the text as it is. */
export function requestParts({ url, body }: Pick<GatedRequest, 'url' | 'body'>): RequestPart[] {
  const query = /\?([^#]*)/.exec(url)?.[1] ?? '';
  return [...encodedParts(query), ...bodyParts(body)];
}

/** Path steps and host labels: a page could hide a message in them for whoever answers there. */
export function urlTexts(url: string): string[] {
  const { hostname = '', username = '', password = '' } = URL.parse(url) ?? {};
  return [hostname, ...hostname.split('.'), username, password, ...pathTexts(url)].filter(Boolean);
}

/** The steps of a path. */
export function pathTexts(url: string): string[] {
  return (URL.parse(url)?.pathname ?? '').split('/').filter(Boolean);
}

/** Headers that browsers forbid pages to set. `csp`, which a frame demands, is the page's own. */
const forbidden =
  /^(?:sec-(?:ch|fetch|gpc|purpose|websocket).*|user-agent|host|connection|content-length|upgrade-insecure-requests|accept-encoding|dnt)$/i;

/** Everything a page may say in headers, by name and value, including its own address as shown to others. */
export function headerTexts(request: Pick<GatedRequest, 'headers' | 'frameOrigin'>): string[] {
  return pageSetHeaders(request).flat();
}

/** Headers that a page may have written, by name and value; the browser's own are recognized by their value. */
export function pageSetHeaders({
  headers,
  frameOrigin,
}: Pick<GatedRequest, 'headers' | 'frameOrigin'>): [string, string][] {
  return Object.entries(headers).filter(
    ([name, value]) =>
      !forbidden.test(name) && !(/^origin$/i.test(name) && (value === frameOrigin || value === 'null')),
  );
}

function bodyParts(body: string): RequestPart[] {
  if (body === '') return [];
  const begin = body.trimStart();
  if (begin.startsWith('{') || begin.startsWith('[')) return jsonParts(body) ?? textParts(body);
  const boundary = /^--(\S+)\r\n/.exec(body)?.[1];
  if (boundary !== undefined) return multipartParts(body, boundary);
  // Base64 ends like this too.
  const isForm = /^[^\s=&]+=\S*$/.test(body) && !/^[^=&]+={1,2}$/.test(body);
  return isForm ? encodedParts(body) : textParts(body);
}

/** Packed formats (protocol buffers) separate texts by control characters. */
function textParts(body: string): RequestPart[] {
  const texts = body.split(/(?:(?!\s)\p{Cc})+/u).filter(Boolean);
  return texts.map((value) => ({ name: '', value, isOutermost: false }));
}

function encodedParts(text: string): RequestPart[] {
  return [...new URLSearchParams(text)].map(([name, value]) => ({ name, value, isOutermost: true }));
}

function multipartParts(body: string, boundary: string): RequestPart[] {
  return body.split(`--${boundary}`).flatMap((section) => {
    const end = section.indexOf('\r\n\r\n');
    const head = section.slice(0, Math.max(end, 0));
    const name = /\bname="([^"]*)"/.exec(head)?.[1];
    if (name === undefined) return [];
    const file = /\bfilename="([^"]*)"/.exec(head)?.[1];
    const value = section.slice(end + 4).replace(/\r\n$/, '');
    return [{ name, value, isOutermost: true, ...(file === undefined ? {} : { file }) }];
  });
}

/** Null if it is not JSON. */
function jsonParts(text: string): RequestPart[] | null {
  try {
    return leavesOf(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Iterative: the sender controls the depth. */
function leavesOf(whole: unknown): RequestPart[] {
  const leaves: RequestPart[] = [];
  const open: { name: string; value: unknown; depth: number }[] = [{ name: '', value: whole, depth: 0 }];
  for (let at = open.pop(); at; at = open.pop()) {
    const { name, value, depth } = at;
    if (Array.isArray(value)) for (const each of value) open.push({ name, value: each, depth });
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) open.push({ name: key, value: inner, depth: depth + 1 });
    } else leaves.push({ name, value: String(value), isOutermost: depth === 1 });
  }
  return leaves;
}
