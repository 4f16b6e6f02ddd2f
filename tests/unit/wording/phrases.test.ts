import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '@/language/fold/fold';
import type { ByLanguage } from '@/language/lexicon/lexicon';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder, sentenceFinder } from '@/language/match/phrases';

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

/** Every character that is another one, or several, in its compatibility form. */
const composed = Array.from({ length: 0x30000 }, (_, code) =>
  code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code),
).filter((character) => character.normalize('NFKD') !== character);

describe('fold', () => {
  it.each([
    ['  Příliš\n žluťoučký ', 'prilis zlutoucky'],
    ['Vous n’êtes pas', 'vous n etes pas'],
    ['Søg stilling, łatwo!', 'sog stilling latwo'],
    ['STRASSE Straße', 'strasse strasse'],
    ['Ａｐｐｌｙ\u200b No\u00adw', 'apply now'],
    ['Ap\uFEFFply', 'apply'],
    ['次のページ', '次のページ'],
    ['이름', '이름'],
    ['ยินยอม', 'ยินยอม'],
    ['भेजें', 'भेजें'],
    ['plain TEXT_1', 'plain text 1'],
  ])('%j becomes %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('leaves every letter that Unicode takes apart in a form that stays', () => {
    const changing = composed.filter((letter) => fold(fold(`a${letter}b`)) !== fold(`a${letter}b`));
    expect(composed).toContain('ŉ');
    expect(changing).toEqual([]);
  });

  it('changes nothing that is folded, and is the same for every way to write a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
  });
});

describe('phraseFinder', () => {
  const find = phraseFinder(colours);

  it('finds the longest phrase, whatever its accents', () => {
    expect(find(fold(fold('A dark red door')))).toBe('dark red');
    expect(find(fold(fold('Bleu Foncé')))).toBe('bleu fonce');
  });

  it('finds whole words only', () => {
    expect(find(fold('a hundred doors'))).toBeNull();
    expect(find(fold('the reduced'))).toBeNull();
  });

  it('finds nothing where a language has no phrase', () => {
    expect(find(fold(''))).toBeNull();
    expect(find(fold('grün'))).toBeNull();
  });
});

describe('sentenceFinder', () => {
  const consent = phrases('pages.consentTopics');

  it.each([
    ['当サイトと提携先は、利用状況を計測するためにクッキーを使用します。', 'クッキー'],
    ['我们和合作伙伴使用您的个人信息来衡量访问量', '个人信息'],
    ['We use cookies.', 'cookies'],
  ])('finds what is written without spaces within %s', (sentence, found) => {
    expect(sentenceFinder(consent)(fold(sentence))).toBe(found);
  });

  it('leaves words of other scripts whole', () => {
    expect(sentenceFinder(consent)(fold('We sell cookiesheets.'))).toBeNull();
    expect(phraseFinder(consent)(fold('ためにクッキーを使用します'))).toBeNull();
  });
});
