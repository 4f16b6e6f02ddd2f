import { describe, expect, it } from 'vitest';
import { fieldOfLabel, splitLabelled } from '@/language/words/jobs/posting-labels';

describe('labels', () => {
  it.each([
    ['Location:', 'location'],
    ['Einsatzort', 'location'],
    ['Type de contrat :', 'employmentType'],
    ['Empresa', 'company'],
    ['Společnost', 'company'],
    ['Retribuzione', 'salaryText'],
    ['Geplaatst op', 'postedText'],
    ['Localização', 'location'],
    ['Department', 'other'],
    ["Affichage de l'offre", 'postedText'],
    ['Ort der Stelle', 'location'],
    ['勤務地・交通', 'location'],
    ['المواقع', 'location'],
    ['تاريخ النشر', 'postedText'],
    ['محل کار', 'location'],
    ['Lokasi', 'location'],
    ['Где предстоит работать', 'location'],
    ['Platser', 'location'],
    ['Vestigingen', 'location'],
    ['Ihr Arbeitsort', 'location'],
    ['Your salary', 'salaryText'],
    ['A munkavégzés helye', 'location'],
    ['Where', 'location'],
    ['Služební úřad', 'company'],
    ['Contrato', 'employmentType'],
  ] as const)('%s is of %s', (label, field) => {
    expect(fieldOfLabel(label)).toBe(field);
  });

  it('stand before a colon and their value', () => {
    expect(splitLabelled('Job type: Full-time')).toEqual({
      field: 'employmentType',
      label: 'Job type',
      value: 'Full-time',
    });
    expect(splitLabelled('Lieu : Lyon: centre')).toEqual({ field: 'location', label: 'Lieu', value: 'Lyon: centre' });
  });

  it('are no sentences and no unknown words', () => {
    expect(splitLabelled('Note that the location of our office: Berlin')).toBeNull();
    expect(splitLabelled('Stack: TypeScript')).toBeNull();
    expect(splitLabelled('Location:')).toBeNull();
    // What follows tells of it, in sentences.
    expect(fieldOfLabel('Our company')).toBeNull();
  });
});
