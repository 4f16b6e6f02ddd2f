import { expect, it } from 'vitest';
import { withoutLogoWords } from '@/language/words/jobs/logo-words';

it.each([
  ['Logo der Baron Elektrotechnik GmbH', 'Baron Elektrotechnik GmbH'],
  ['logo de la société Acme', 'Acme'],
  ['Acme logo', 'Acme'],
  ['Logo of Acme', 'Acme'],
  ['logo', ''],
])('takes what a logo is called by from %s', (name, called) => {
  expect(withoutLogoWords(name)).toBe(called);
});
