import type { FieldRule } from '@/domain/page/recipe';
import { linesBehind } from '../rows/line-around';
import { valueByRule } from '../rows/read-rule';
import type { RowContent } from '../rows/slots';
import { isSameValueText, type RowExamples, waysFrom } from './value-slots';

/** Lines behind a row that are searched for its values. */
const mostLines = 4;
/** Share of the examples that a rule must give. */
const leastShare = 0.6;

/** Rules for what stands as bare words in the lines around rows that are only part of a text: "Acme (Leeds): <a>Cook</a>, £29,000". */
export function lineRules(contents: RowContent[], examples: RowExamples): FieldRule[] {
  const rules = new Map<string, FieldRule>();
  for (const [index, value] of examples) {
    const row = contents[index]?.row;
    if (!row) continue;
    for (const read of readsAround(row)) {
      const text = valueByRule(row, { ...whole, read });
      for (const way of text === '' ? [] : waysFrom(text, value)) {
        const rule = { ...whole, ...way, selector: '', nth: 0, read };
        rules.set(JSON.stringify(rule), rule);
      }
    }
  }
  const hits = (rule: FieldRule) =>
    [...examples].filter(([index, value]) => {
      const row = contents[index]?.row;
      return row && isSameValueText(valueByRule(row, rule), value);
    }).length;
  const [best] = [...rules.values()]
    .map((rule) => ({ rule, hits: hits(rule) }))
    .sort((one, other) => other.hits - one.hits);
  return best && best.hits >= leastShare * examples.size ? [best.rule] : [];
}

/** How its bare words are read: those before a row, and those of the lines behind it. */
function readsAround(row: Element): string[] {
  const behind = linesBehind(row).slice(0, mostLines);
  return ['line-before', ...behind.map((_, line) => `line+${line}`)];
}

const whole = { part: null, pattern: null, kind: null };
