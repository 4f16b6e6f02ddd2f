// Writes src/language/fold/confusables.ts from the Unicode consortium's confusables.txt (UTS 39), as the pinned package `unhomoglyph`
// keeps it: only what can pass for letters and digits of Latin, Cyrillic or Greek, which is what guards compare.
import { writeFileSync } from 'node:fs';
import confusables from 'unhomoglyph/data.json' with { type: 'json' };

const target = new URL('../src/language/fold/confusables.ts', import.meta.url);

const bare = (text) => text.normalize('NFKD').replace(/[\p{M}\p{DI}\p{Cf}]/gu, '');
const isRelevant = (text) => /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{Nd}]+$/u.test(text);
/** Currency and the cross that closes a dialog stand for themselves. */
const isForItself = (character) => /[\p{Sc}×]/u.test(character);

const sources = new Map();
for (const [character, likeness] of Object.entries(confusables)) {
  const letters = bare(likeness);
  // What normalization already changes, or takes apart, needs no entry.
  if (bare(character) !== character || letters === character || !isRelevant(letters) || isForItself(character))
    continue;
  sources.set(letters, [...(sources.get(letters) ?? []), character.codePointAt(0)]);
}

const lines = [...sources]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([letters, codes]) => {
    const key = [...letters].map((one) => one.codePointAt(0).toString(16)).join('+');
    return `${key}:${codes
      .sort((a, b) => a - b)
      .map((code) => code.toString(16))
      .join(',')}`;
  });
const rows = [];
for (const line of lines) {
  if (rows.length > 0 && rows.at(-1).length + line.length < 110) rows.push(`${rows.pop()} ${line}`);
  else rows.push(line);
}
writeFileSync(
  target,
  `// Made by scripts/make-confusables.mjs: do not edit. Data of Unicode's confusables.txt, © Unicode, Inc., under the Unicode License v3
// (https://www.unicode.org/license.txt).

/** Letters, then the characters that pass for them: \`61:251,3b1\` says that U+0251 and U+03B1 look like "a"; all in hexadecimal. */
export const confusables = \`
${rows.join('\n')}
\`;
`,
);
