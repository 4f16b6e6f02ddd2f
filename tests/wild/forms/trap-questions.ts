import { applicant } from './applicant.ts';
import type { FormQuestion, SectionName } from './form-question.ts';
import type { FormChoice } from './traits/form-traits.ts';
import type { FormWords } from './words/form-words.ts';

/** The sum that is asked, and the letters in the picture. */
const checkSum = [3, 4] as const;
export const checkLetters = 'kxm7';

/** What is not the applicant's product to fill: traps, checks, consents, and what belongs to somebody else. */
export function trapQuestions(words: FormWords, choice: FormChoice): FormQuestion[] {
  return [...honeypot(words, choice), ...ofOthers(words, choice), ...consents(words, choice), ...checks(words, choice)];
}

interface Never extends Pick<FormQuestion, 'id' | 'label' | 'kind'> {
  section?: SectionName;
  part?: string;
  type?: FormQuestion['type'];
  options?: readonly string[];
  picture?: string;
  isRequired?: boolean;
  rest?: string;
  /** What a person does; nothing, if not said. */
  person?: string;
}

function never({ section = 'closing', isRequired = false, rest = '', person = '', ...question }: Never): FormQuestion {
  return { ...question, section, isRequired, truth: { is: 'never', rest, person: person || rest } };
}

/** It is called after what programs like to fill. */
function honeypot({ labels }: FormWords, { honeypot: by }: FormChoice): FormQuestion[] {
  return by === 'none' ? [] : [never({ id: 'honeypot', label: labels.website, kind: 'trap', section: 'person' })];
}

function ofOthers({ labels, traps }: FormWords, { others }: FormChoice): FormQuestion[] {
  if (others === 'nobody') return [];
  if (others === 'referrer')
    return [
      never({ id: 'referrerName', label: traps.referrerName, kind: 'text', section: 'questions' }),
      never({ id: 'referrerEmail', label: traps.referrerEmail, kind: 'text', type: 'email', section: 'questions' }),
    ];
  const part = others === 'reference' ? traps.reference : traps.emergency;
  const text = (id: string, label: string, type?: 'email') =>
    never({ id: `other.${id}`, label, kind: 'text', section: 'address', part, type });
  const last = others === 'reference' ? text('company', labels.company) : text('relation', labels.relation);
  return [
    text('givenName', labels.givenName),
    text('familyName', labels.familyName),
    text('email', labels.email, 'email'),
    text('phone', labels.phone),
    last,
  ];
}

function consents({ traps }: FormWords, { consent }: FormChoice): FormQuestion[] {
  const tick = (id: string, label: string, isRequired: boolean): FormQuestion =>
    never({ id, label, kind: 'tick', isRequired, person: isRequired ? 'yes' : '' });
  if (consent === 'none') return [];
  if (consent === 'choice') {
    const options = [traps.agree, traps.disagree];
    return [
      never({ id: 'privacy', label: traps.privacy, kind: 'list', options, isRequired: true, person: traps.agree }),
    ];
  }
  if (consent === 'declaration')
    return [
      tick('declaration', traps.declaration, true),
      never({ id: 'signature', label: traps.signature, kind: 'text', isRequired: true, person: applicant.name }),
    ];
  const marketing = consent === 'marketing' ? [tick('marketing', traps.marketing, false)] : [];
  return [tick('privacy', traps.privacy, true), ...marketing];
}

function checks({ traps }: FormWords, { check }: FormChoice): FormQuestion[] {
  if (check === 'none') return [];
  if (check === 'tick' || check === 'frame')
    return [
      never({
        id: 'check',
        label: traps.robot,
        kind: check === 'tick' ? 'tick' : 'frame',
        isRequired: true,
        person: 'yes',
      }),
    ];
  const [one, other] = checkSum;
  const isSum = check === 'sum';
  const label = isSum ? traps.sum(one, other) : traps.letters;
  const person = isSum ? String(one + other) : checkLetters;
  return [
    never({ id: 'check', label, kind: 'text', isRequired: true, picture: isSum ? undefined : '/letters.svg', person }),
  ];
}
