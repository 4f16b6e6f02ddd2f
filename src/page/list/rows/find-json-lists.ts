import type { JsonPath } from '@/domain/page/recipe';
import { readEmbeddedJson } from '@/page/dom/data/embedded-json';
import { isJsonObject } from '@/std/json-object';

/** An array of objects in the page's JSON. */
export interface JsonRecordList {
  script: string;
  path: JsonPath;
  records: unknown[];
}

const deepest = 14;
/** Values examined: pages embed whole dictionaries. */
const mostValues = 300_000;

/** All arrays of two or more objects in the page's JSON. */
export function findJsonLists(): JsonRecordList[] {
  const lists: JsonRecordList[] = [];
  for (const { script, value } of readEmbeddedJson()) {
    let left = mostValues;
    const visit = (at: unknown, path: JsonPath) => {
      left -= 1;
      if (left < 0 || path.length > deepest) return;
      if (Array.isArray(at)) {
        if (at.filter(isJsonObject).length >= 2) lists.push({ script, path, records: at });
        at.forEach((item, index) => {
          visit(item, [...path, index]);
        });
      } else if (isJsonObject(at)) {
        for (const [name, item] of Object.entries(at)) visit(item, [...path, name]);
      }
    };
    visit(value, []);
  }
  return lists;
}
