import type { FieldRule } from '@/domain/page/recipe';
import { comparableText } from '@/language/fold/comparable-text';
import { rawText } from '@/page/dom/text/raw-text';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { induceRules } from '../rows/induce-rule';
import { valueByRule } from '../rows/read-rule';
import { isSameValueText } from './value-slots';

type Reading = Omit<FieldRule, 'selector' | 'nth'>;

/** A value read inside an element: a row, a pane. */
interface Example {
  scope: Element;
  value: string;
}

/** An element with a value, and how to read it. */
interface ValueElement {
  element: Element;
  reading: Reading;
}

/** Attributes that repeat a part's words, or state a date. */
const spoken = /^(?:aria-label|title|alt|content|datetime|data-[\w-]+)$/;
const plain = { part: null, pattern: null, kind: null };

/** Where an element contains a value, innermost first: as its text, its own text, an attribute. */
export function elementsWithValue({ scope, value }: Example): ValueElement[] {
  const wanted = comparableText(value);
  if (wanted === '') return [];
  return [...elementsWithin(scope)].reverse().flatMap((element) => {
    const found: ValueElement[] = [];
    if (comparableText(rawText(element)).includes(wanted)) {
      for (const read of ['text', 'own-text'])
        if (isSameValueText(valueByRule(element, { read, ...plain }), value))
          found.push({ element, reading: { read, ...plain } });
    }
    for (const { name, value: text } of Array.from(element.attributes)) {
      if (spoken.test(name) && comparableText(text) === wanted)
        found.push({ element, reading: { read: name, ...plain } });
    }
    return found;
  });
}

/** Rules that find the examples by their elements' names and positions; the first method that works for all. */
export function elementRules(examples: readonly Example[]): FieldRule[] {
  const [first] = examples;
  if (!first) return [];
  const places = examples.map((example) => elementsWithValue(example));
  const readings = new Map(places.flat().map(({ reading }) => [JSON.stringify(reading), reading]));
  for (const [key, reading] of readings) {
    const isValue = (element: Element) => valueByRule(element, reading) !== '';
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
