import type { JsonPath } from '@/domain/page/recipe';
import { isJsonObject } from '@/std/json-object';
import { plainText } from './plain-text';

/** The value at a path; undefined if the path leads nowhere. */
export function jsonValueAt(value: unknown, path: JsonPath): unknown {
  let at = value;
  for (const step of path) {
    if (Array.isArray(at) && typeof step === 'number') at = at[step];
    else if (isJsonObject(at) && typeof step === 'string') at = at[step];
    else return undefined;
  }
  return at;
}

/** A value as text (see `plainText`); undefined if it is no text or the path leads nowhere. */
export function jsonTextAt(value: unknown, path: JsonPath): string | undefined {
  return plainText(jsonValueAt(value, path));
}
