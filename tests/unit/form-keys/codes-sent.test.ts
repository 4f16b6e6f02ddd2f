import { expect, it } from 'vitest';
import { fieldKeyOf } from '@/forms/keys/field-key-of';
import { aField } from './a-field';

it.each([
  'Enter the 6-digit code we sent to your email',
  'Type the code you received by phone',
  'Geben Sie den Code ein, den wir an Ihre E-Mail-Adresse gesendet haben',
  'Saisissez le code envoyé par e-mail',
  'Introduzca el código enviado a su correo electrónico',
  'Inserisci il codice inviato alla tua email',
  'Voer de code in die we naar je e-mailadres hebben gestuurd',
  'Digite o código enviado para seu e-mail',
  'Wpisz kod wysłany na Twój adres e-mail',
  'Zadejte kód zaslaný na váš e-mail',
])('never fills a code that was sent: %s', (question) => {
  expect(fieldKeyOf(aField({ question }))).toBe('never.secret');
});

it('never fills a social insurance number', () => {
  expect(fieldKeyOf(aField({ question: 'Social Insurance Number' }))).toBe('never.identity_number');
});

it('still asks for the address in words about an e-mail', () => {
  expect(fieldKeyOf(aField({ question: 'Email address (we have sent you a code of conduct there)' }))).toBe('email');
});
