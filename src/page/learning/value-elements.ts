import { comparableText } from '@/domain/comparable-text';
import type { FieldRule } from '@/domain/recipe';
import { induceRules } from '../records/induce-rule';
import { rawText } from '../records/raw-text';
import { valueIn } from '../records/read-rule';
import { elementsWithin } from '../walker/elements-within';
import { isSame } from './value-slots';

type Reading = Omit<FieldRule, 'selector' | 'nth'>;

/** A value that was read inside an element: in a row, in a pane. */
interface Example {
  scope: Element;
  value: string;
}

/** An element that gives a value, and how. */
interface ValueElement {
  element: Element;
  reading: Reading;
}

/** Attributes that repeat in words what a part says, and that state a date. */
const spoken = /^(?:aria-label|title|alt|content|datetime|data-[\w-]+)$/;
const plain = { part: null, pattern: null, kind: null };

/** Where a value stands inside an element, the innermost first: as a text, as an element's own text, in an attribute. */
export function elementsSaying({ scope, value }: Example): ValueElement[] {
  const wanted = comparableText(value);
  if (wanted === '') return [];
  return [...elementsWithin(scope)].reverse().flatMap((element) => {
    const found: ValueElement[] = [];
    if (comparableText(rawText(element)).includes(wanted)) {
      for (const read of ['text', 'own-text'])
        if (isSame(valueIn(element, { read, ...plain }), value)) found.push({ element, reading: { read, ...plain } });
    }
    for (const { name, value: text } of Array.from(element.attributes)) {
      if (spoken.test(name) && comparableText(text) === wanted)
        found.push({ element, reading: { read: name, ...plain } });
    }
    return found;
  });
}

/** Rules that find the examples by what their elements are called and where they stand; the first way that works for all. */
export function elementRules(examples: readonly Example[]): FieldRule[] {
  const [first] = examples;
  if (!first) return [];
  const places = examples.map((example) => elementsSaying(example));
  const readings = new Map(places.flat().map(({ reading }) => [JSON.stringify(reading), reading]));
  for (const [key, reading] of readings) {
    const isValue = (element: Element) => valueIn(element, reading) !== '';
    const targets = examples.map(({ scope }, index) => {
      const place = places[index]?.find((one) => JSON.stringify(one.reading) === key);
      return { row: scope, element: place?.element ?? null };
    });
    if (targets.some(({ element }) => element === null)) continue;
    const rules = induceRules(targets, isValue).map((rule) => ({ ...rule, ...reading }));
    if (rules.length > 0) return rules;
  }
  return [];
}
