import type { GatedRequest } from './gated-request';
import { requestParts } from './request-parts';

/** One named entry of a request, at any depth; containers have no value of their own. */
export interface NamedValue {
  name: string;
  value: string | null;
  /** Not nested in any other name. */
  isOutermost: boolean;
  /** Names of its containers. */
  within: string;
}

/** Limits of what is read. What exceeds them hides something, or is no search. */
const most = { depth: 12, sayings: 3_000, text: 20_000 };

/** Whether some of a request's entries were left unread. */
export const exceedsLimits = (said: readonly NamedValue[]): boolean => said.length >= most.sayings;

interface Open extends NamedValue {
  whole: unknown;
  depth: number;
}

/** All entries of a query and body, with lists and objects unpacked, including those inside texts: a form in JSON, JSON in a form. */
export function namedValuesOf({ url, body }: Pick<GatedRequest, 'url' | 'body'>): NamedValue[] {
  const { json } = jsonOf(body) ?? { json: undefined };
  const flat = requestParts({ url, body: json === undefined ? body : '' });
  const open: Open[] = flat.map(({ name, value }) => ({ ...outermost, name, whole: value }));
  for (const [name, value] of inPath(url)) open.push({ ...outermost, name, whole: value });
  if (json !== undefined) open.push({ ...outermost, whole: json });
  const said: NamedValue[] = [];
  for (let at = open.pop(); at && said.length < most.sayings; at = open.pop()) {
    const { whole, depth, name, within, isOutermost } = at;
    const inner = depth < most.depth ? innerOf(whole) : null;
    if (inner === null || typeof whole === 'string') said.push({ name, value: textOf(whole), isOutermost, within });
    else if (name !== '' && !Array.isArray(whole)) said.push({ name, value: null, isOutermost, within });
    const below = { isOutermost: isOutermost && name === '', within: `${within} ${name}`, depth: depth + 1 };
    for (const [key, value] of inner ?? []) {
      const isListed = Array.isArray(whole);
      open.push(
        isListed ? { ...at, whole: value, depth: depth + 1 } : { ...below, name: key, value: null, whole: value },
      );
    }
  }
  return said;
}

const outermost = { name: '', value: null, isOutermost: true, within: '', depth: 0 };

const textOf = (whole: unknown): string => (typeof whole === 'object' ? '' : String(whole)).slice(0, most.text);

/** Its entries by name; null for a plain value. */
function innerOf(whole: unknown): [string, unknown][] | null {
  if (typeof whole === 'string') return innerOfText(whole);
  return typeof whole === 'object' && whole !== null ? Object.entries(whole) : null;
}

/** Path steps may have parameters: `/jobs;action=list`. */
function inPath(url: string): [string, string][] {
  const parts = (URL.parse(url)?.pathname ?? '').split(/[/;]/).filter((part) => part.includes('='));
  return parts.flatMap((part) => [...new URLSearchParams(part)]);
}

const isForm = /^[\w.[\]-]{1,80}=[^\s&]*(?:&[\w.[\]-]{1,80}=[^\s&]*)*$/;

function innerOfText(text: string): [string, unknown][] | null {
  if (text.length > most.text) return null;
  const { json } = jsonOf(text) ?? jsonOf(unpacked(text)) ?? {};
  if (typeof json === 'object' && json !== null) return [['', json]];
  return text.includes('&') && isForm.test(text) ? [...new URLSearchParams(text)] : null;
}

/** How JSON starts in base64. */
const isPacked = /^(?:eyJ|W3si|ew|Ww)[\w+/-]+={0,2}$/;

function unpacked(text: string): string {
  if (!isPacked.test(text)) return '';
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

/** Also if each line is JSON of its own. */
function jsonOf(text: string): { json: unknown } | null {
  const begin = text.trimStart();
  if (!begin.startsWith('{') && !begin.startsWith('[')) return null;
  return parsed(text) ?? parsed(`[${text.trim().split('\n').filter(Boolean).join(',')}]`);
}

function parsed(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}
