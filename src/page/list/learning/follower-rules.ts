import type { FieldRule } from '@/domain/page/recipe';
import { behindRow, followersOf, readByRules } from '../rows/read-rule';
import type { RowContent } from '../rows/slots';
import { type ExampleField, kindOfExamples } from './example-rules';
import { isSameValueText, type RowExamples } from './value-slots';

/** A place that only one row shows may be chance. */
const fewestExamples = 2;

/** The rule for a field that stands behind its row, not in it: which of the elements of one kind it is, up to the next row. */
export function followerRules(name: ExampleField, contents: RowContent[], examples: RowExamples): FieldRule[] {
  const [first] = examples;
  const row = first && contents[first[0]]?.row;
  if (!row || examples.size < fewestExamples) return [];
  const reading = { read: 'text', part: null, pattern: null, kind: kindOfExamples(name, examples) };
  const behind = followersOf(row);
  const tags = [...new Set(behind.map(({ localName }) => localName))];
  const rules = tags.flatMap((tag) => behind.map((_, nth) => ({ selector: behindRow + tag, nth, ...reading })));
  const isRight = (rule: FieldRule) =>
    [...examples].every(([index, value]) => {
      const read = contents[index] && readByRules(contents[index].row, [rule]);
      return isSameValueText(read, value);
    });
  return rules.filter(isRight).slice(0, 1);
}
