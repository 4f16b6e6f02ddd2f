import { expect, it } from 'vitest';
import { isApplicationReceivedText } from '@/language/words/pages/application-received-words';

it.each([
  'Thank you for applying!',
  'Your application has been submitted. We will be in touch.',
  'Application submitted',
  'Alex, we’ve received your application for Baker',
  'Vielen Dank für Ihre Bewerbung!',
  'Ihre Bewerbung ist bei uns eingegangen.',
  'Votre candidature a bien été envoyée',
  'Merci d’avoir postulé',
  '¡Gracias por tu solicitud!',
  'La tua candidatura è stata inviata',
  'Bedankt voor je sollicitatie',
])('takes “%s” for a confirmation', (text) => {
  expect(isApplicationReceivedText(text)).toBe(true);
});

it.each([
  'Submit application',
  'Once your application has been submitted, it cannot be changed.',
  'Your application was not submitted. Look at the fields in red.',
  'If we have received your application, you can follow it here.',
  'You will get a mail when your application is received',
  'Sobald Ihre Bewerbung eingegangen ist, melden wir uns.',
  'Ihre Bewerbung wurde nicht gesendet',
  'Thank you for your interest',
  'Apply now',
  '',
])('does not take “%s” for one', (text) => {
  expect(isApplicationReceivedText(text)).toBe(false);
});
