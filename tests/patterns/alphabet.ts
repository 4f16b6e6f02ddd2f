import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** A pattern taken apart, and the characters that it can tell from one another. */
export interface ParsedPattern {
  source: string;
  flags: string;
  root: AST.Pattern;
  /** One character of each kind: two of a kind are in the same sets of the pattern. */
  letters: readonly string[];
  /** Which kinds of characters a part matches that takes one character, by their place in `letters`. */
  setOf(node: AST.Node): ReadonlySet<number>;
}

/** What a pattern may tell apart without naming it: cases, scripts, marks, digits, spaces, controls, symbols. */
const samples =
  'azbeAZBE059_éÉäßæøłıяЯжЖ中文あアー한กا٣٤ \t\n\r\u00a0\u200b\u2028\u0301\u00ad\u0000\u0007€£$%°±½№™\u{1f600}\u{20000}!"#&\'()*+,-./:;<=>?@[\\]^`{|}~–—‘’“”…·•«»（）、。：／＊';

export function parsePattern(source: string, flags: string): ParsedPattern {
  const isUnicode = flags.includes('u');
  const isSets = flags.includes('v');
  const root = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, {
    unicode: isUnicode,
    unicodeSets: isSets,
  });
  const atoms = takersIn(root);
  const isWide = isUnicode || isSets;
  const all = [...new Set([...samples, ...charactersIn(root)])].filter((letter) => isWide || letter.length === 1);
  const matching = new Map(atoms.map((raw) => [raw, testOf(raw, flags)]));
  const kinds = Map.groupBy(all, (letter) =>
    Array.from(matching.values(), (test) => (test.test(letter) ? '1' : '0')).join(''),
  );
  const letters = Array.from(kinds.values(), ([first = '']) => first);
  const sets = new Map<string, ReadonlySet<number>>();
  const setOf = (node: AST.Node): ReadonlySet<number> => {
    const known = sets.get(node.raw);
    if (known) return known;
    const test = testOf(node.raw, flags);
    const set = new Set(letters.flatMap((letter, place) => (test.test(letter) ? [place] : [])));
    sets.set(node.raw, set);
    return set;
  };
  return { source, flags, root, letters, setOf };
}

function testOf(raw: string, flags: string): RegExp {
  return new RegExp(`^${raw === '/' ? '\\/' : raw}$`, flags.replace(/[gymd]/g, ''));
}

/** The sources of all parts that take one character, each once. */
function takersIn(root: AST.Pattern): string[] {
  const found = new Set<string>(['\\w']);
  visitRegExpAST(root, {
    onCharacterEnter: (node) => {
      if (node.parent.type === 'Alternative') found.add(node.raw);
    },
    onCharacterSetEnter: (node) => {
      if (node.parent.type === 'Alternative' || node.parent.type === 'Quantifier') found.add(node.raw);
    },
    onCharacterClassEnter: (node) => void found.add(node.raw),
    onExpressionCharacterClassEnter: (node) => void found.add(node.raw),
    onQuantifierEnter: ({ element }) => {
      if (element.type === 'Character') found.add(element.raw);
    },
  });
  return [...found];
}

/** Every character that the pattern names, in both cases; of ranges both ends and what lies around them. */
function charactersIn(root: AST.Pattern): string[] {
  const points = new Set<number>();
  visitRegExpAST(root, {
    onCharacterEnter: ({ value }) => void points.add(value),
    onCharacterClassRangeEnter: ({ min, max }) => {
      for (const point of [min.value - 1, max.value + 1]) if (point >= 0 && point <= 0x10ffff) points.add(point);
    },
  });
  return Array.from(points, (point) => String.fromCodePoint(point)).flatMap((letter) => [
    letter,
    ...[letter.toLowerCase(), letter.toUpperCase()].filter((other) => Array.from(other).length === 1),
  ]);
}
