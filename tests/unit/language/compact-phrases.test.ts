import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fold } from '@/language/fold/fold';
import * as lexicon from '@/language/lexicon/lexicon';
import { places } from '@/language/lexicon/topics/concept-phrases';
import { compactPhrases } from '../../../scripts/compact-phrases';
import { sourceFiles } from '../../imports';

describe('the lexicon as pages load it', () => {
  it('has one list where a concept has phrases and nothing else', () => {
    const code =
      "a: {\n    says: `über uns\n      | mehr`,\n  },\n  b: { says: 'x | y', named: 'z' },\n  c: { alone: 'v' },";
    expect(compactPhrases(code, 'de/pages.ts')).toBe('a: `|über uns|mehr`,\n  b: `|x|y||nz`,\n  c: `|||av`,');
  });

  it('leaves out why there is nothing to say, but not that a language is not covered', () => {
    const code = "gaps: gap<'read so far'>(),\n  a: gap<'no such question'>(),\n  b: 'x',";
    expect(compactPhrases(code, 'de/pages.ts')).toBe("gaps: gap<'read so far'>(),\n  \n  b: 'x',");
  });

  it('leaves out accents and spaces that folding takes away', () => {
    expect(compactPhrases("'für, й ガ 각'", 'de/questions.ts')).toBe("'fur,й ガ 각'");
    expect(compactPhrases("'für'", 'de/pages.ts')).toBe("'für'");
  });
});

const made = mkdtempSync(join(tmpdir(), 'lexicon-'));
afterAll(() => rmSync(made, { recursive: true }));

/** The lexicon after the build's transform. */
async function builtLexicon(): Promise<typeof lexicon> {
  cpSync('src/language/lexicon', made, { recursive: true });
  for (const file of readdirSync(made, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const path = join(made, file);
    writeFileSync(path, compactPhrases(readFileSync(path, 'utf8'), path));
  }
  return import(/* @vite-ignore */ join(made, 'lexicon.ts'));
}

/** Every concept that there is, by its topic's file. */
const concepts = sourceFiles()
  .filter((path) => /lexicon\/topics\/(?!topics|concept-phrases)/.test(path))
  .flatMap((path) => {
    const topic = /([\w-]+)\.ts$/.exec(path)?.[1] ?? '';
    return Array.from(readFileSync(path, 'utf8').matchAll(/^ {2}(\w+)\??:/gm), ([, name]) => `${topic}.${name}`);
  });

/** As consumers compare them. */
const inWords = (table: lexicon.ByLanguage): unknown =>
  Object.entries(table).map(([language, list]) => [language, list.split('|').map(fold).filter(Boolean)]);

const everything = ({ phrases, phrasesByPlace }: typeof lexicon): unknown =>
  concepts.map((name) => {
    const concept = name as lexicon.PlacedConcept & lexicon.PlainConcept;
    const byPlace = phrasesByPlace(concept);
    return [name, inWords(phrases(concept)), places.map((place) => inWords(byPlace[place] ?? {}))];
  });

describe('what the build makes of the lexicon', () => {
  it('says the same in every language at every place', async () => {
    const built = await builtLexicon();
    expect(built.phrases).not.toBe(lexicon.phrases);
    expect(concepts.length).toBeGreaterThan(200);
    expect(built.coveredLanguages).toEqual(lexicon.coveredLanguages);
    expect(everything(built)).toEqual(everything(lexicon));
    expect(built.phrasesAt(['never'], ['says'], new Set()).length).toBe(
      lexicon.phrasesAt(['never'], ['says'], new Set()).length,
    );
  }, 120_000);
});
