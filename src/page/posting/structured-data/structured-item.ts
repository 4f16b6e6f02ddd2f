import { isJsonObject, type JsonObject } from '@/std/json-object';

/** What a page declares about a thing in schema.org terms, in any syntax: property name → values. */
export type StructuredItem = JsonObject;

/** A property's values as a list: single values are often not in brackets. */
export function valuesOf(item: StructuredItem, property: string): readonly unknown[] {
  const value = item[property];
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Graphs nest lists, pages and items; deeper items are not the page's posting. */
const deepest = 8;

/** All postings, found through arrays, `@graph`, `itemListElement`, `mainEntity` and the like, in document order. */
export function postingItems(value: unknown): StructuredItem[] {
  return itemsWhere(value, (item) => isOfType(item, 'JobPosting') || isUntypedPosting(item), deepest);
}

/** All organizations that stand by themselves, and not in a posting. */
export function organizationItems(value: unknown): StructuredItem[] {
  return itemsWhere(value, (item) => isOfType(item, 'Organization') || isOfType(item, 'JobPosting'), deepest).filter(
    (item) => isOfType(item, 'Organization'),
  );
}

function itemsWhere(value: unknown, isMeant: (item: StructuredItem) => boolean, depth: number): StructuredItem[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => itemsWhere(entry, isMeant, depth - 1));
  if (!isJsonObject(value)) return [];
  if (isMeant(value)) return [value];
  return Object.values(value).flatMap((entry) => itemsWhere(entry, isMeant, depth - 1));
}

/** True if the item has the schema.org type, given as name or address. */
function isOfType(item: StructuredItem, type: string): boolean {
  return valuesOf(item, '@type').some((name) => typeof name === 'string' && name.split(/[/#:]/).at(-1) === type);
}

/** An item without a type that says who hires: schema.org has the word for a posting alone. */
function isUntypedPosting(item: StructuredItem): boolean {
  return item['@type'] === undefined && item.hiringOrganization !== undefined && typeof item.title === 'string';
}
