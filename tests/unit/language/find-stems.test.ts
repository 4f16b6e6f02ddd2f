import { describe, expect, it } from 'vitest';
import { fold } from '@/language/fold/fold';
import type { ByLanguage } from '@/language/lexicon/lexicon';
import { phraseSources, stemFinder } from '@/language/match/find-stems';

const sending: ByLanguage = { en: 'send | application sent', fr: 'envoy* | dépos*', ja: '送信', ar: 'إرسال' };

describe('stemFinder', () => {
  const says = stemFinder(sending);

  it.each(['Send it', 'Vous envoyez', 'Déposée', '送信する', 'وإرسال الطلب', 'Application sent'])(
    'finds %s',
    (text) => {
      expect(says(fold(text))).toBe(true);
    },
  );

  it.each(['Sender', 'Resend', 'Renvoyer', 'The application', ''])('does not find %s', (text) => {
    expect(says(fold(text))).toBe(false);
  });

  it('finds nothing without phrases', () => {
    expect(stemFinder({ ar: 'إرسال' })(fold('send'))).toBe(false);
  });
});

it('tells words, stems and what stands anywhere apart', () => {
  expect(phraseSources({ en: 'step', fr: 'étap*', zh: '步' })).toEqual({
    words: RegExp.escape('step'),
    stems: RegExp.escape('etap'),
    within: RegExp.escape('步'),
  });
});
