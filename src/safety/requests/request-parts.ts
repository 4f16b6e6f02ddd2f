import type { GatedRequest } from './gated-request';

/** One thing that a request says, by the name that it has there. */
export interface RequestPart {
  /** Empty in a body of no known form. */
  name: string;
  value: string;
  /** Not within anything else that the request says. */
  isOutermost: boolean;
  /** Of a file among the fields of a form: by what name it goes. */
  file?: string;
}

/** What a request says in its query and its body: JSON, both ways in which forms are sent, or else the text as it is. */
export function requestParts({ url, body }: Pick<GatedRequest, 'url' | 'body'>): RequestPart[] {
  const query = /\?([^#]*)/.exec(url)?.[1] ?? '';
  return [...encodedParts(query), ...bodyParts(body)];
}

/** The steps of a path, and the labels of a host: a page may say something in them to whoever answers there. */
export function addressTexts(url: string): string[] {
  const { hostname = '', username = '', password = '' } = URL.parse(url) ?? {};
  return [hostname, ...hostname.split('.'), username, password, ...pathTexts(url)].filter(Boolean);
}

/** The steps of a path. */
export function pathTexts(url: string): string[] {
  return (URL.parse(url)?.pathname ?? '').split('/').filter(Boolean);
}

/** No page can set these: the browser forbids it. A policy that a frame demands (`csp`) is the page's own word. */
const forbidden =
  /^(?:sec-(?:ch|fetch|gpc|purpose|websocket).*|user-agent|host|connection|content-length|upgrade-insecure-requests|accept-encoding|dnt)$/i;

/** All that a page may say in headers, by name and value, and in the address that it shows to others. */
export function headerTexts(request: Pick<GatedRequest, 'headers' | 'frameOrigin'>): string[] {
  return pageHeaders(request).flat();
}

/** The headers that a page may have written, by name and value: what the browser writes by itself is told by its value. */
export function pageHeaders({
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
  // Base64 ends so as well.
  const isForm = /^[^\s=&]+=\S*$/.test(body) && !/^[^=&]+={1,2}$/.test(body);
  return isForm ? encodedParts(body) : textParts(body);
}

/** Packed forms (protocol buffers) put what no text has between their texts. */
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

/** Null where it is none. */
function jsonParts(text: string): RequestPart[] | null {
  try {
    return leavesOf(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Not by recursion: a stranger says how deep it goes. */
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
