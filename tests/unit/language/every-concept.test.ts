import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../imports';

const inLexicon = 'src/language/lexicon/';
const files = sourceFiles();
const readers = files.filter((path) => !path.includes(inLexicon)).map((path) => readFileSync(path, 'utf8'));
const code = readers.join('\n');

const topics = files.filter(
  (path) => path.includes(`${inLexicon}topics/`) && !/\/(topics|concept-phrases)\.ts$/.test(path),
);

describe.each(topics)('the concepts of %s', (path) => {
  const topic = /([\w-]+)\.ts$/.exec(path)?.[1] ?? '';
  const concepts = Array.from(
    readFileSync(path, 'utf8').matchAll(/^ {2}(\w+)\??:/gm),
    ([, name]) => `${topic}.${name}`,
  );

  it('are each asked for by some code', () => {
    expect(concepts.filter((concept) => !code.includes(`'${concept}`))).toEqual([]);
  });
});
