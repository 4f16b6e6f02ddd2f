import { describe, expect, it } from 'vitest';
import type { AnswerScope } from '@/domain/form/answer';
import { questionMeaning } from '@/forms/answers/question-meaning';

const nowhere: AnswerScope = { key: null, country: null, company: null };
const meaning = (question: string, scope: Partial<AnswerScope> = {}) =>
  questionMeaning(question, { ...nowhere, ...scope });

describe('the same question', () => {
  it.each([
    ['Are you legally authorized to work in the United States?', 'Do you have the right to work in the US?'],
    [
      'Will you now or in the future require sponsorship in Germany?',
      'Will you require visa sponsorship in the future in Germany? *',
    ],
    ['How many years of experience do you have with Python?', 'Years of Python experience'],
    ['What is your notice period?', 'Notice period (please specify)'],
    ['What are your salary expectations?', 'Expected salary'],
    ['Wie hoch ist Ihre Gehaltsvorstellung?', 'What is your desired salary?'],
    ['Do you have a valid driver’s license?', 'Have you got a valid drivers license?'],
    ['Are you at least 18 years of age?', 'Are you 18 or older?'],
    ['Are you willing to relocate to Berlin?', 'Would you be open to relocating to Berlin?'],
    ['What is your notice period?', 'Hur lång är din uppsägningstid?'],
    ['What are your salary expectations?', 'Hva er dine lønnsforventninger?'],
    ['Why are you interested in this position?', 'Hvorfor er du interesseret i denne stilling?'],
    ['Do you have a driver’s license?', 'Onko sinulla ajokortti?'],
  ])('%s = %s', (one, other) => {
    expect(meaning(other)).toBe(meaning(one));
  });

  it('is one that asks for the same everywhere, however it is worded', () => {
    const source = { key: 'source' as const };
    expect(meaning('How did you hear about us?', source)).toBe(
      meaning('Wie bist du auf uns aufmerksam geworden?', source),
    );
  });
});

describe('no question', () => {
  it.each([
    '',
    '*',
    'Day',
    'Jahr',
    'Giorno',
    'Your answer',
    'Hier eingeben',
    'Votre réponse',
    'Cevabınızı yazın',
    '回答を入力',
  ])('shares no answer: "%s"', (question) => {
    expect(meaning(question)).toBeNull();
  });
});

describe('another question', () => {
  it.each([
    ['Are you authorized to work in the US?', 'Are you authorized to work in Germany?'],
    ['Are you authorized to work in the US?', 'Are you not authorized to work in the US?'],
    ['Do you require sponsorship?', 'Can you work without sponsorship?'],
    ['Are you 18 or older?', 'Are you 21 or older?'],
    ['Are you 18 or older?', 'Are you under 18?'],
    ['Do you have experience with Kubernetes?', 'Please describe your experience with Kubernetes.'],
    ['Do you have experience with Kubernetes?', 'Years of experience with Kubernetes'],
    ['Haben Sie Erfahrung mit Kubernetes?', 'Erfahrung mit Kubernetes'],
    ['What is your current salary?', 'What is your expected salary?'],
    ['Years of experience with Java', 'Years of experience with JavaScript'],
    ['Years of experience in C', 'Years of experience in C++'],
    ['Do you live in Berlin?', 'Do you live in Munich?'],
    ['Do you need a work permit?', 'Do you have a work permit?'],
    [
      'Have you been convicted of a felony in the last 5 years?',
      'Have you been convicted of a felony in the last 10 years?',
    ],
    ['Sind Sie vorbestraft?', 'Sind Sie nicht vorbestraft?'],
    ['Är du dömd för brott?', 'Är du inte dömd för brott?'],
    ['Har du erfaring med Java?', 'Beskriv din erfaring med Java'],
    ['Você tem carteira de motorista?', 'Você não tem carteira de motorista?'],
    ['Years of experience in C', 'Years of experience in C#'],
  ])('%s ≠ %s', (one, other) => {
    expect(meaning(other)).not.toBe(meaning(one));
  });

  it('is one about another country that neither names', () => {
    const question = 'Are you legally authorized to work in the country of this job?';
    expect(meaning(question, { country: 'US', company: 'A' })).not.toBe(
      meaning(question, { country: 'DE', company: 'A' }),
    );
    const short = 'Do you require sponsorship?';
    const inUs = { key: 'auth.sponsorship', country: 'US' } as const;
    expect(meaning(short, inUs)).not.toBe(meaning(short, { ...inUs, country: 'DE' }));
    expect(meaning(short, inUs)).toBe(meaning('Will you require sponsorship in the US?', { ...inUs, country: 'DE' }));
  });

  it('cannot be told where it depends on what is not known', () => {
    expect(meaning('Have you ever worked for us before?')).toBeNull();
    expect(meaning('Do you require sponsorship?', { key: 'auth.sponsorship' })).toBeNull();
    expect(meaning('Do you live in the country of this job?')).toBeNull();
    expect(meaning('How did you hear about us?', { key: 'source' })).not.toBeNull();
  });

  it('is one about another company', () => {
    const question = 'Have you ever worked for us before?';
    expect(meaning(question, { company: 'Acme' })).not.toBe(meaning(question, { company: 'Globex' }));
    expect(meaning(question, { company: 'Acme' })).toBe(meaning(question, { company: 'ACME ' }));
    // Capitals are the country.
    expect(meaning('Do you live in the US?', { company: 'Acme' })).toBe(meaning('Do you live in the US?'));
  });
});
