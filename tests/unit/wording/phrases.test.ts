import { describe, expect, it } from 'vitest';
import { foldText } from '@/language/fold/fold-wording';
import type { ByLanguage } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';

const colours: ByLanguage = {
  en: 'red | dark red',
  de: 'weiß',
  fr: 'bleu foncé',
  es: '',
  it: '',
  nl: '',
  pt: '',
  cs: 'žlutý',
  pl: 'żółty',
};

describe('foldWording', () => {
  it.each([
    ['  Příliš\n žluťoučký ', 'prilis zlutoucky'],
    ['Vous n’êtes pas', "vous n'etes pas"],
    ['次のページ', foldText('次のヘージ')],
    ['plain TEXT_1', 'plain text_1'],
  ])('%j becomes %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('phraseFinder', () => {
  const find = phraseFinder(colours);

  it('finds the longest phrase, whatever its accents', () => {
    expect(find(foldText('A dark red door'))).toBe('dark red');
    expect(find(foldText('Bleu Foncé'))).toBe('bleu fonce');
  });

  it('finds whole words only', () => {
    expect(find('a hundred doors')).toBeNull();
    expect(find('the reduced')).toBeNull();
  });

  it('finds nothing where a language has no phrase', () => {
    expect(find('')).toBeNull();
    expect(find('grün')).toBeNull();
  });
});
