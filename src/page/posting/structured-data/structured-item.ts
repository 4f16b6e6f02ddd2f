import { isJsonObject, type JsonObject } from '@/std/json-object';

/** What a page declares about a thing in schema.org terms, in any syntax: property name → values. */
export type StructuredItem = JsonObject;

/** A property's values as a list: single values are often not in brackets. */
export function valuesOf(item: StructuredItem, property: string): readonly unknown[] {
  const value = item[property];
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** True if the item has the schema.org type, given as name or address. */
export function isOfType(item: StructuredItem, type: string): boolean {
  return valuesOf(item, '@type').some((name) => typeof name === 'string' && name.split(/[/#:]/).at(-1) === type);
}

/** Graphs nest lists, pages and items; deeper items are not the page's posting. */
const deepest = 8;

/** All items of a type, found through arrays, `@graph`, `itemListElement`, `mainEntity` and the like, in document order. */
export function itemsOfType(value: unknown, type: string, depth = deepest): StructuredItem[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => itemsOfType(entry, type, depth - 1));
  if (!isJsonObject(value)) return [];
  if (isOfType(value, type)) return [value];
  return Object.values(value).flatMap((entry) => itemsOfType(entry, type, depth - 1));
}
