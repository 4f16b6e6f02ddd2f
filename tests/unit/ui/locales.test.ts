import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Messages = { [key: string]: string | Messages };

const folder = 'src/locales';
const read = (file: string): Messages => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
const english = flatten(read('en.json'));
const used = ['src/ui', 'src/background', 'entrypoints']
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`))
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'([a-z][A-Za-z]*(?:\.[A-Za-z]+)?)'/g)])
  .map(([, key]) => key);

describe('the texts', () => {
  it('are all used', () => {
    const keys = new Set(Object.keys(english).map((key) => key.split('.').slice(0, 2).join('.')));
    const unused = [...keys].filter((key) => !key.startsWith('extension.') && !used.includes(key));
    expect(unused).toEqual([]);
  });

  it.each(readdirSync(folder).filter((file) => file !== 'en.json'))(
    '%s says all that English says, with the same values',
    (file) => {
      const texts = flatten(read(file));
      expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
      const differing = Object.keys(english).filter((key) => valuesIn(texts[key]) !== valuesIn(english[key]));
      expect(differing).toEqual([]);
    },
  );
});

function flatten(messages: Messages, prefix = ''): Record<string, string> {
  const entries = Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
  );
  return Object.fromEntries(entries);
}

function valuesIn(text = ''): string {
  return [...text.matchAll(/\{\w+\}/g)]
    .map(([value]) => value)
    .sort()
    .join();
}
