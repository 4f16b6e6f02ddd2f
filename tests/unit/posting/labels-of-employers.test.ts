import { expect, it } from 'vitest';
import { splitLabelled } from '@/language/words/jobs/posting-labels';

it.each([
  'Advertiser: Corvane',
  'Name of institution: Corvane',
  'Host organisation: Corvane',
  'ausschreibende Stelle: Corvane',
  'Organisme d’accueil: Corvane',
  'Entidad convocante: Corvane',
  'Entidade empregadora: Corvane',
  'Aangeboden door: Corvane',
  'Annonsör: Corvane',
])('names the employer: %s', (text) => {
  expect(splitLabelled(text)).toMatchObject({ field: 'company', value: 'Corvane' });
});
