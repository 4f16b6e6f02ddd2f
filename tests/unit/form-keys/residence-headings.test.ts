import { expect, it } from 'vitest';
import { isApplicantSectionHeading } from '@/forms/keys/applicant-heading';

it.each([
  'Place of residence',
  'Lieu de résidence',
  'Lugar de residencia',
  'Luogo di residenza',
  'Local de residência',
  'Wohnort',
  'Wohnsitz',
  'Woonplaats',
  'Bostadsort',
  'Bosted',
  'Bopæl',
  'Asuinpaikka',
  'Miejsce zamieszkania',
  'Místo bydliště',
  'Место жительства',
  'Місце проживання',
  'İkamet yeri',
  '居住地',
  '거주지',
])('knows a heading over where the applicant lives: %s', (heading) => {
  expect(isApplicantSectionHeading(heading)).toBe(true);
});
