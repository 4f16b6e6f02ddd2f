import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { parsePattern } from './alphabet';
import type { FoundPattern } from './collect';

/** What makes readers slow in general: runs of one sign, openings without an end, words with and without spaces. */
export const commonPumps: readonly string[] = [
  ...[
    ' ',
    '\n',
    '\t',
    'a',
    '0',
    '.',
    ',',
    '-',
    '/',
    '(',
    '[',
    '{',
    '<',
    '"',
    "'",
    '\\',
    '@',
    '#',
    '&',
    '=',
    ':',
    ';',
    '|',
    '*',
    '_',
  ],
  ...[
    'a ',
    '0 ',
    '0,',
    '1.',
    'a.',
    'a@',
    '<a',
    '\\"',
    '(a',
    'a,',
    'é',
    '𝒜',
    '中',
    '\u200b',
    'and ',
    'next ',
    '12 of ',
    'a\n',
    '€1 ',
  ],
];

/** Texts to repeat, made of a pattern: what each of its repeats takes, and each branch, whole and cut short. */
export function pumpsOf({ source, flags }: FoundPattern): string[] {
  const { root } = parsePattern(source, flags);
  const found = new Set<string>();
  visitRegExpAST(root, {
    onQuantifierEnter: ({ element, max }) => {
      if (max > 4) found.add(sampleOf(element, flags));
    },
    onAlternativeEnter: ({ elements, parent }) => {
      if (parent.type === 'Pattern' || found.size > mostPumps) return;
      const sample = elements.map((each) => sampleOf(each, flags)).join('');
      found.add(sample);
      found.add(`${sample.slice(0, -1)} `);
    },
  });
  return [...found].filter((each) => each !== '' && each.length <= 40).slice(0, mostPumps);
}

const mostPumps = 12;

/** A short text that a part takes. */
function sampleOf(node: AST.Element, flags: string): string {
  switch (node.type) {
    case 'Group':
    case 'CapturingGroup':
      return (node.alternatives[0]?.elements ?? []).map((each) => sampleOf(each, flags)).join('');
    case 'Quantifier':
      return sampleOf(node.element, flags).repeat(Math.min(Math.max(node.min, 1), 4));
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'Assertion':
    case 'Backreference':
      return '';
    default: {
      const test = new RegExp(`^${node.raw}$`, flags.replace(/[gymd]/g, ''));
      return [...' a0A.,-é'].find((letter) => test.test(letter)) ?? '';
    }
  }
}
