import type { JsonPath } from '@/domain/recipe';

export type JsonObject = { [name: string]: unknown };

/** An object that is no array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What lies at the end of a path; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  let at = value;
  for (const step of path) {
    if (Array.isArray(at) && typeof step === 'number') at = at[step];
    else if (isJsonObject(at) && typeof step === 'string') at = at[step];
    else return undefined;
  }
  return at;
}

/** A value as text: numbers as they are, HTML entities and tags taken out, white space folded; undefined for what is no text. */
export function textAt(value: unknown, path: JsonPath): string | undefined {
  const found = valueAt(value, path);
  if (typeof found === 'number') return String(found);
  if (typeof found !== 'string') return undefined;
  const text = /<[a-z/!]|&#?\w+;/i.test(found)
    ? new DOMParser().parseFromString(found, 'text/html').body.textContent
    : found;
  return (text ?? '').replace(/\s+/g, ' ').trim() || undefined;
}
