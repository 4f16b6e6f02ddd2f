import { describe, expect, it } from 'vitest';
import { fieldKeyOf } from '@/forms/keys/field-key-of';
import { workPermitKey } from '@/forms/keys/work-permit-key';
import { sponsorship, workAuthorization } from '@/forms/values/authorization-values';
import { fold } from '@/language/fold/fold';
import { aField } from './a-field';

const asked = (question: string) => workPermitKey(question, fold(question));

describe('what a question about permission asks', () => {
  it.each([
    ['Are you authorized to work in the US without sponsorship?', 'auth.work'],
    [
      'Are you legally authorized to work in the US without the need for visa sponsorship, now or in future?',
      'auth.work',
    ],
    ['Can you work in the UK without any restrictions?', 'auth.work'],
    ['Dürfen Sie ohne Visum in Deutschland arbeiten?', 'auth.work'],
    ['Pouvez-vous travailler en France sans parrainage ?', 'auth.work'],
    ['¿Puedes trabajar en España sin necesidad de visado?', 'auth.work'],
    ['Puoi lavorare in Italia senza sponsorizzazione?', 'auth.work'],
    ['Kun je zonder visum in Nederland werken?', 'auth.work'],
    ['Do you have the required work permit?', 'auth.work'],
    ['Haben Sie die erforderliche Arbeitserlaubnis?', 'auth.work'],
    ['¿Tienes el permiso de trabajo necesario?', 'auth.work'],
    ['Heb je de benodigde werkvergunning?', 'auth.work'],
    ['If you are authorized to work here, will you require sponsorship later?', 'auth.sponsorship'],
    ['Please state whether or not you require sponsorship', 'auth.sponsorship'],
    ['Is a work permit required for you to work in Germany?', 'auth.sponsorship'],
    ['Do you need help with your residence permit?', 'auth.sponsorship'],
  ])('%s → %s', (question, key) => {
    expect(asked(question)).toBe(key);
  });

  it.each([
    'I do not require sponsorship',
    'You will not need a visa, correct?',
    'Ich benötige keine Arbeitserlaubnis',
    "Je n'ai pas besoin de visa",
    'No necesito visado para trabajar',
    'Non ho bisogno di un visto',
    'Ik heb geen werkvergunning nodig',
    'Do you have the right to work in the UK or do you require sponsorship?',
    'Haben Sie eine Arbeitserlaubnis oder benötigen Sie Sponsoring?',
    'Are you authorized to work in the US and do you need sponsorship?',
  ])('leaves to the person what turns it round or asks two things at once: %s', (question) => {
    expect(asked(question)).toBe('question.legal');
  });

  it.each([
    'Can you work from our office in Germany three days a week?',
    'Können Sie in Deutschland am Wochenende arbeiten?',
    'Why are you the right person to work with us?',
    'Does your schedule permit you to work on weekends?',
    'Dürfen wir Ihren Arbeitgeber kontaktieren?',
    'Wie gerne arbeiten Sie im Team?',
    'Avez-vous le permis de conduire ?',
    'Hai la patente?',
    'Do you need any special equipment to work from home?',
    'Where do you want to work?',
  ])('hears nothing of it in: %s', (question) => {
    expect(asked(question)).toBeNull();
  });
});

describe('papers and agreements', () => {
  it.each([
    'If hired, can you provide proof of your legal right to work in the US?',
    'Can you, after employment, submit verification of your legal right to work in the United States?',
    'Können Sie einen Nachweis Ihrer Arbeitserlaubnis vorlegen?',
  ])('proof is another thing than permission: %s', (question) => {
    expect(fieldKeyOf(aField({ question, kind: 'choice', options: ['Yes', 'No'] }))).toBe('auth.verification');
  });

  it.each([
    'Yes, Acme may store what I send for 12 months',
    'Ja, meine Unterlagen dürfen an verbundene Unternehmen weitergegeben werden',
    'Deseo formar parte de la base de candidatos',
  ])('a sentence beside a single tick is left to the person: %s', (question) => {
    expect(fieldKeyOf(aField({ question, kind: 'tick' }))).toBe('never.consent');
  });

  it('but not where it says that an employment goes on', () => {
    const field = aField({
      question: 'I am currently working in this role',
      kind: 'tick',
      sections: ['Work experience'],
    });
    expect(fieldKeyOf(field)).toBeNull();
  });
});

describe('what a profile answers to it', () => {
  const profile = (isAuthorized: boolean, needsSponsorship: boolean) => ({
    'x-jobtrail': { workAuthorization: { DE: { isAuthorized, needsSponsorship } } },
  });
  const context = (question: string) => ({ country: 'DE', repeat: null, question });

  it('says yes to "without sponsorship" only where none is needed', () => {
    const question = 'Are you authorized to work in Germany without sponsorship?';
    expect(workAuthorization(profile(true, false), context(question))?.value).toBe(true);
    expect(workAuthorization(profile(true, true), context(question))).toBeNull();
    expect(workAuthorization(profile(false, true), context(question))?.value).toBe(false);
  });

  it('does not take "no sponsor" for "no permit"', () => {
    expect(sponsorship(profile(true, false), context('Do you need a work permit for Germany?'))).toBeNull();
    expect(sponsorship(profile(false, true), context('Do you need a work permit for Germany?'))?.value).toBe(true);
    expect(sponsorship(profile(true, false), context('Do you need sponsorship?'))?.value).toBe(false);
  });
});
