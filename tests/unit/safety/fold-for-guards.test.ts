import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { confusables } from '@/language/fold/confusables';
import { foldForGuards } from '@/language/fold/fold-for-guards';
import { phraseMatcher } from '@/language/match/guard-phrase-matcher';

const readings = (text: string) => foldForGuards(text).readings.map(({ words }) => words.join(' '));
const isSame = (one: string, other: string) => readings(one).some((reading) => readings(other).includes(reading));

describe('what guards read as one', () => {
  it.each([
    ['Apply', 'APPLY'],
    ['Apply', 'Аррlу'],
    ['Apply', 'Ａｐｐｌｙ'],
    ['Apply', '𝓐𝓹𝓹𝓵𝔂'],
    ['Apply', 'ⓐⓟⓟⓛⓨ'],
    ['Apply', '🅐🅟🅟🅛🅨'],
    ['Apply', '🅰🅿🅿🅻🆈'],
    ['Apply', '🇦🇵🇵🇱🇾'],
    ['Apply', 'ᴀᴘᴘʟʏ'],
    ['Apply', 'App1y'],
    ['Apply', 'AppIy'],
    ['Apply', 'App|y'],
    ['Apply', 'A\u{200B}p\u{200D}p\u{2060}ly'],
    ['Apply', '\u{FEFF}Apply'],
    ['Apply', 'Ap\u{AD}ply'],
    ['Apply', '\u{202E}\u{2066}Apply\u{2069}'],
    ['Apply', 'A\u{E0041}pply\u{FE0F}'],
    ['Apply', 'A\u{336}p\u{336}p\u{336}l\u{336}y\u{336}'],
    ['Submit', 'Subrnit'],
    ['Postuler à l’offre', "postuler a l'offre"],
    ['Ansök', 'ANSÖK'.normalize('NFD')],
    ['Søg', 'SØG'],
    ['Wyślij', 'WYSLIJ'],
    ['Войти', 'ВОЙТИ'],
    ['Υποβολή', 'ΥΠΟΒΟΛΗ'],
    ['Sign in', 'Sign-in'],
    ['Sign in', '1. Sign_in'],
    ['Schließen', 'SCHLIESSEN'],
    ['응시', '응시'.normalize('NFD')],
  ])('“%s” and “%s”', (one, other) => {
    expect(isSame(one, other)).toBe(true);
  });

  it.each([
    ['Apply', 'Reply'],
    ['Save', 'Safe'],
    ['Send', 'Sand'],
    ['投稿', '投票'],
  ])('“%s” is not “%s”', (one, other) => {
    expect(isSame(one, other)).toBe(false);
  });
});

it('parts what is said one after another', () => {
  const [reading] = foldForGuards('Acme – Apply now (2 min)').readings;
  expect(reading?.parts.map((part) => part.join(' '))).toEqual(['acrne', 'apply now', 'rnln']);
});

it('joins what is spelled out', () => {
  expect(foldForGuards('S u b m i t').readings[0]?.spelled).toBe('subrnlt');
});

it('finds phrases in capitals of other scripts', () => {
  const matcher = phraseMatcher({ ru: 'выйти', el: 'αποσύνδεση' });
  const isFound = (text: string) => foldForGuards(text).readings.some(({ words }) => matcher.lengthFrom(words, 0) > 0);
  expect(['выйти', 'Выйти', 'ВЫЙТИ', 'Αποσύνδεση', 'ΑΠΟΣΥΝΔΕΣΗ'].filter((text) => !isFound(text))).toEqual([]);
});

it('has the look-alikes of UTS 39 pinned', () => {
  const entries = confusables.trim().split(/\s/);
  expect(entries.flatMap((entry) => entry.split(':')[1]?.split(',') ?? [])).toHaveLength(893);
  expect(createHash('sha256').update(confusables).digest('hex').slice(0, 16)).toBe('19430f56699fc0b3');
  expect(readFileSync('scripts/make-confusables.mjs', 'utf8')).toContain('unhomoglyph/data.json');
});

it('takes time that grows with the text', () => {
  for (const unit of ['a ', 'A-', '. ', '|a', '- ', 'ａ', '\u{200B}', 'a\u{301}', '応']) {
    const started = performance.now();
    foldForGuards(unit.repeat(50_000));
    expect(performance.now() - started, unit).toBeLessThan(1_500);
  }
});
