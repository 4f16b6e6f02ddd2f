import { describe, expect, it } from 'vitest';
import { isApplicantSectionHeading } from '@/forms/keys/applicant-heading';
import { fieldKeyOf } from '@/forms/keys/field-key-of';
import { isSameQuestion } from '@/forms/keys/is-same-question';
import { isAgreementText, isOnlyAgreementText, mayNameCategory, namesAgreement } from '@/forms/keys/says-agreement';
import { asksForSignature } from '@/language/words/forms/signature-words';
import { aField } from './a-field';

it.each([
  'By choosing Yes you accept our terms and agree that we share your data.',
  'Ich stimme den Nutzungsbedingungen zu',
  'En choisissant Oui, vous acceptez les conditions générales.',
  'Acepto la política de privacidad',
  'Jeg samtykker til behandling af persondata',
  'Sunt de acord cu termeni și condiții',
])('hears that one agrees: %s', (text) => {
  expect(isAgreementText(text)).toBe(true);
});

it.each(['Yes', 'Maybe', 'Up to 50 km', 'I agree with my colleagues on most things', 'Our offices accept visitors'])(
  'hears no agreement in: %s',
  (text) => {
    expect(isAgreementText(text)).toBe(false);
  },
);

it('reads what programs call it, and words that do nothing else', () => {
  expect(namesAgreement('i-accept-the-terms')).toBe(true);
  expect(namesAgreement('remoteAccepted')).toBe(false);
  const alone = ['I agree', 'Einverstanden', '同意', 'Souhlasím', '동의', '동의합니다', 'ยินยอม', 'ยอมรับ'];
  expect(alone.filter((text) => !isOnlyAgreementText(text))).toEqual([]);
  expect(isOnlyAgreementText('I agree to night shifts')).toBe(false);
});

it('reads scripts that folding takes apart', () => {
  expect(['서명', '전자 서명', 'ลายเซ็น', '電子署名'].filter((text) => !asksForSignature([text]))).toEqual([]);
  const headings = ['연락처', '지원자 정보', 'メールアドレス', 'ข้อมูลส่วนตัว', '連絡先'];
  expect(headings.filter((text) => !isApplicantSectionHeading(text))).toEqual([]);
  expect(isApplicantSectionHeading('추천인')).toBe(false);
});

describe('all words about a question count', () => {
  const question = 'Are you willing to relocate?';

  it('those of a choice, beside it and in its values', () => {
    expect(fieldKeyOf(aField({ question, kind: 'select', options: ['Yes', 'No', 'Maybe'] }))).toBe('relocation');
    expect(fieldKeyOf(aField({ question, kind: 'select', hint: 'By choosing Yes you accept our terms' }))).toBe(
      'never.consent',
    );
    const options = [{ label: 'Yes', value: 'i-accept-the-terms', isChosen: false, selector: null }];
    expect(fieldKeyOf({ ...aField({ question, kind: 'select' }), options })).toBe('never.consent');
  });

  it.each([
    { question: 'Full name (this is your legally binding acceptance)' },
    { question: 'Full name', hint: 'By typing your name you certify the above' },
    { question: 'Full name', sections: ['Declaration'] },
    { question: 'Vollständiger Name', hint: 'Gilt als rechtsverbindlich' },
    { question: 'Име и фамилия', sections: ['Подпис'], clues: { autocomplete: 'name' } },
    { question: 'Име и фамилия (подпис)', clues: { autocomplete: 'name' } },
    { question: '氏名', sections: ['電子署名'] },
  ])('a name that binds is a signature: $question $hint $sections', (asked) => {
    expect(fieldKeyOf(aField(asked))).toBe('never.signature');
  });

  it('a plain name is none', () => {
    expect(fieldKeyOf(aField({ question: 'Full name', hint: 'As in your passport', sections: ['Your details'] }))).toBe(
      'name',
    );
  });
});

describe('what eyes read', () => {
  const asked = (key: Parameters<typeof isSameQuestion>[0]['key'], seen: string) =>
    isSameQuestion({ ...aField({}), key }, seen);

  it('may ask the same in other words, or by the whole', () => {
    expect(asked('email', 'E-mail address')).toBe(true);
    expect(asked('given-name', 'Full name')).toBe(true);
    expect(asked('tel-country-code', 'Phone')).toBe(true);
    expect(asked('address-level2', 'Your address')).toBe(true);
  });

  it('or another question, or none', () => {
    expect(asked('email', 'Friend’s e-mail')).toBe(false);
    expect(asked('email', 'Search this site')).toBe(false);
    expect(asked('street-address', 'Public comment')).toBe(false);
    expect(asked('email', '')).toBe(false);
  });
});

it('takes no name of a consent for one of a category', () => {
  for (const name of ['terms', 'terms[]', 'job_terms', 'term[12]']) expect(mayNameCategory(name), name).toBe(true);
  for (const name of ['agree_terms', 'accept_terms', 'accepted_terms', 'consent_terms'])
    expect(mayNameCategory(name), name).toBe(false);
});
