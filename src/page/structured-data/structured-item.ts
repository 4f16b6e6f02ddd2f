import { isJsonObject, type JsonObject } from '../json/json-object';

/** What a page says of one thing in schema.org's words, however it was written down: property name → values. */
export type StructuredItem = JsonObject;

/** A property's values as a list: writers leave out the brackets where there is one. */
export function valuesOf(item: StructuredItem, property: string): readonly unknown[] {
  const value = item[property];
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** True where the item is of the schema.org type, written as a name or as an address. */
export function isOfType(item: StructuredItem, type: string): boolean {
  return valuesOf(item, '@type').some((name) => typeof name === 'string' && name.split(/[/#:]/).at(-1) === type);
}

/** Graphs nest lists in pages in items; what is deeper than this is no posting of the page. */
const deepest = 8;

/** All items of a type, found through arrays, `@graph`, `itemListElement`, `mainEntity` and the like, in document order. */
export function itemsOfType(value: unknown, type: string, depth = deepest): StructuredItem[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => itemsOfType(entry, type, depth - 1));
  if (!isJsonObject(value)) return [];
  if (isOfType(value, type)) return [value];
  return Object.values(value).flatMap((entry) => itemsOfType(entry, type, depth - 1));
}
