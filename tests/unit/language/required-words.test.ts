import { expect, it } from 'vitest';
import { isRequiredMark, withoutGluedMark } from '@/language/words/forms/required-words';

it('takes the mark for what is optional from the label it is stuck to, by its capital', () => {
  expect(withoutGluedMark('Address 2Optional')).toBe('Address 2');
  expect(withoutGluedMark('Adresă 2Opţional')).toBe('Adresă 2');
  expect(withoutGluedMark('Prénom(s)Facultatif')).toBe('Prénom(s)');
  expect(withoutGluedMark('Co-optional')).toBe('Co-optional');
  expect(withoutGluedMark('Optional')).toBe('Optional');
});

it('knows what a drawn mark for a required answer is called', () => {
  for (const name of ['Pflichtfeld', '(required)', 'Champ obligatoire', 'Pole wymagane'])
    expect(isRequiredMark(name)).toBe(true);
  for (const name of ['Required documents', 'Company logo', '']) expect(isRequiredMark(name)).toBe(false);
});
