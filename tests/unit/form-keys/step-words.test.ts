import { describe, expect, it } from 'vitest';
import { isFinalSendAlone, isNextStepName, mayBeFinalSend } from '@/safety/names/step-words';
import { isLastStepName } from '@/safety/requests/sent-operation-words';

describe('what goes on, and what may end the form', () => {
  it.each([
    'Next',
    'Next step',
    'Save and continue',
    'Weiter',
    'Étape suivante',
    'Siguiente',
    'Avanti',
    'Volgende stap',
    '確認画面へ進む',
  ])('goes on: %s', (name) => {
    expect(isNextStepName(name, false)).toBe(true);
    expect(mayBeFinalSend(name)).toBe(false);
  });

  it.each([
    'Submit application',
    'Send',
    'Apply now',
    'Bewerbung absenden',
    'Envoyer ma candidature',
    'Enviar',
    'Invia candidatura',
    'Solliciteren',
    'Next and submit',
    'Weiter und absenden',
    'Finish',
  ])('may end it: %s', (name) => {
    expect(mayBeFinalSend(name)).toBe(true);
    expect(isNextStepName(name, true)).toBe(false);
  });

  it('trusts “Continue” only where the form has steps', () => {
    expect(isNextStepName('Continue', false)).toBe(false);
    expect(isNextStepName('Continue', true)).toBe(true);
  });

  it.each(['Cancel', 'Back', 'Log in', 'Add another'])('does neither: %s', (name) => {
    expect(isNextStepName(name, true)).toBe(false);
    expect(mayBeFinalSend(name)).toBe(false);
  });
});

describe('what is no page of questions any more', () => {
  it.each([
    'Send',
    'Confirmation',
    'Thank you',
    'Absenden',
    'Skicka',
    '完了',
    'Send ansøgning',
    'Ansökan skickad',
    'Ansøg',
    'Başvuru gönder',
    '応募完了',
  ])('ends: %s', (name) => {
    expect(isLastStepName(name)).toBe(true);
  });

  // It shows the answers once more, and is left by a press of its own.
  it.each([
    'Review and submit',
    'Prüfen & Absenden',
    'Vérifier et envoyer',
    'Granska och skicka',
    'Revisar y enviar',
    '確認',
    'Din ansøgning',
    '2. Ansøgning',
    'Ansökan',
    'Başvurunuz',
    'Prijava',
    '応募内容',
  ])('comes before it: %s', (name) => {
    expect(isLastStepName(name)).toBe(false);
  });
});

it.each([
  'Submit',
  'Submit application',
  'Apply now',
  'Bewerbung absenden',
  'Absenden',
  'Envoyer ma candidature',
  'Enviar',
  'Finish',
])('knows a name that only sends: %s', (name) => {
  expect(isFinalSendAlone(name)).toBe(true);
});

it.each([
  'Save and finish later',
  'Apply with LinkedIn',
  'How to apply',
  'Send to a friend',
  'Confirm my choices',
  'Review and submit',
  'Später fertigstellen',
  'Next',
  'Application',
])('knows a name that says more, or something else: %s', (name) => {
  expect(isFinalSendAlone(name)).toBe(false);
});
