import { describe, expect, it } from 'vitest';
import { isComposedNextName } from '@/safety/names/composed-next-name';
import { isFinalSendAlone, isNextStepName, mayBeFinalSend } from '@/safety/names/step-words';
import { goesOnAsWell } from '@/safety/next-step/goes-on-as-well';
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

  it.each([
    'Confirm and continue',
    'Submit & continue',
    'Agree, continue',
    'Valider et continuer',
    'Bestätigen und weiter',
    'Continue application',
    'Continue with your application',
    'Bewerbung fortsetzen',
    'Complete this step',
    'Finish section',
    'Abschnitt abschließen',
  ])('may send, and goes on as well: %s', (name) => {
    expect(goesOnAsWell(name)).toBe(true);
    expect(isNextStepName(name, true)).toBe(false);
  });

  it.each([
    'Submit application',
    'Submit for review',
    'Continue and submit',
    'Weiter und absenden',
    'Finish last section',
    'Complete the final step',
    'Enviar datos del candidato',
    'Save and finish later',
    'Save and continue later',
    'Bewerbung absenden',
  ])('does not go on: %s', (name) => {
    expect(goesOnAsWell(name)).toBe(false);
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

describe('a name composed of going on', () => {
  it.each([
    'Save & Next',
    'Save and proceed',
    'Next: Education',
    'Continue to questions',
    'Go to step 2',
    'Proceed to next section',
    'Next arrow_forward',
    'Next chevron_right',
    'Weiter zu Schritt 2',
    'Weiter zu den Fragen',
    'Nächste Frage',
    'Zwischenspeichern und weiter',
    'Sauvegarder et continuer',
    'Opslaan en verder',
    'Naar stap 2',
    'Suivant (2/4)',
    'Etapa seguinte',
    'Następny etap',
    'Siguiente pregunta',
    'Guardar y continuar al paso 2',
    'Salva e prosegui',
    'Spara och gå vidare',
    'Gem og gå videre til spørgsmål',
    'Lagre og fortsett',
    'Tallenna ja jatka',
    'Uložit a pokračovat na krok 3',
  ])('goes on: %s', (name) => {
    expect(isNextStepName(name, true) || isComposedNextName(name)).toBe(true);
    expect(mayBeFinalSend(name)).toBe(false);
  });

  it.each([
    'Save',
    'Save & Submit',
    'Save and finish',
    'Next: Submit application',
    'Continue to confirmation',
    'Next: Confirmation',
    'Next: Thank you',
    'Continuer vers la confirmation',
    'Weiter zum Abschluss',
    'Save and proceed to end',
    'Continue to payment',
    'Continue to Indeed',
    'Next: Job',
    'Next: Send',
    'Continue to apply',
    'Continue and agree',
    'Continue to submit your application',
    'Save and apply',
    'Next and send',
    'Next: I agree to the terms',
    'Continue to delete account',
    'Continue with LinkedIn',
    'Weiter zum Absenden',
    'Weiter und bewerben',
    'Weiter: Bewerbung abschicken',
    'Speichern und absenden',
    'Suivant : envoyer',
    'Continuer et postuler',
    'Siguiente: enviar solicitud',
    'Continuar para enviar',
    'Avanti: invia candidatura',
    'Opslaan en verzenden',
    'Spara och skicka',
    'Gem og indsend',
    'Zapisz i wyślij',
    'Uložit a odeslat',
    'submit_form Next',
    'Go to jobs',
    'Next: one: two',
    'Next to the window there is a door',
    '',
  ])('does not, or does more: %s', (name) => {
    expect(isNextStepName(name, true) || isComposedNextName(name)).toBe(false);
  });
});
