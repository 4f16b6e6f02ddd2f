import { expect, it } from 'vitest';
import { asksSameAgain } from '@/forms/keys/asks-same-again';

it.each([
  ['E-mail', 'Confirm e-mail'],
  ['E-mail', 'Please re-enter your email address *'],
  ['E-mail', 'Confirm your e-mail a second time'],
  ['Work e-mail', 'Verify work e-mail'],
  ['E-Mail', 'E-Mail-Adresse wiederholen'],
  ['E-Mail', 'Bitte geben Sie Ihre E-Mail-Adresse erneut ein'],
  ['E-mail', 'Répéter l’adresse e-mail *'],
  ['Correo', 'Confirmar correo electrónico'],
  ['E-mail', 'Powtórz adres e-mail'],
  ['Адрес электронной почты', 'Повторите адрес электронной почты'],
  ['Электронная почта', 'Подтвердите электронную почту'],
  ['メールアドレス', 'メールアドレス（確認用）'],
  ['이메일', '이메일 확인'],
  ['Phone', 'Repeat phone'],
])('the same is asked for again: %s, %s', (before, label) => {
  expect(asksSameAgain(label, before)).toBe(true);
});

it.each([
  'Confirm the e-mail of your line manager',
  'E-mail of a colleague who can confirm this',
  'Your landlord’s e-mail (to verify your address)',
  'Friend’s e-mail, again',
  'Who may we ask to confirm? (e-mail)',
  'E-Mail zur Bestätigung durch Ihren Vermieter',
  'E-mail du garant, pour confirmation',
  'Correo de quien puede confirmar su experiencia',
  'Potwierdź e-mail przełożonego',
  'Подтвердите e-mail поручителя',
  'Xác nhận email của người bảo lãnh',
  '保証人のメールアドレス（確認用）',
  '보증인 이메일 확인',
  'Potvrdite e-mail jamca',
  'E-mail of another person',
])('somebody else is asked for: %s', (label) => {
  expect(asksSameAgain(label, 'E-mail')).toBe(false);
});
