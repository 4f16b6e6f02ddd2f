import { describe, expect, it } from 'vitest';
import { assignEmploymentKeys } from '@/forms/history/employment-keys';
import { fieldKeyOf } from '@/forms/keys/field-key-of';
import { aField } from './a-field';

describe('what a label says in Swedish, Danish, Norwegian and Finnish', () => {
  it.each([
    ['För- och efternamn', 'name'],
    ['Tilltalsnamn', 'given-name'],
    ['Mobil', 'tel'],
    ['Postnummer och postort', 'postal-code-and-city'],
    ['Var bor du?', 'location'],
    ['Tlf. nr.', 'tel'],
    ['E-mailadresse', 'email'],
    ['Gade og husnummer', 'street-address'],
    ['Nuværende stilling', 'organization-title'],
    ['Hvor bor du?', 'location'],
    ['Postnr/poststed', 'postal-code-and-city'],
    ['Statsborgerskap', 'nationality'],
    ['Kallenavn', 'nickname'],
    ['Puhelinnumero', 'tel'],
    ['Lähiosoite', 'street-address'],
    ['Nykyinen työnantaja', 'organization'],
    ['Postinumero ja paikkakunta', 'postal-code-and-city'],
  ])('%s: %s', (question, key) => {
    expect(fieldKeyOf(aField({ question }))).toBe(key);
  });

  it.each([
    ['Arbetslivserfarenhet', ['Befattning', 'Arbetsgivare', 'Från', 'Till']],
    ['Erhvervserfaring', ['Stilling', 'Virksomhed', 'Startdato', 'Slutdato']],
    ['Arbeidserfaring', ['Stillingstittel', 'Arbeidsgiver', 'Fra', 'Til']],
    ['Työkokemus', ['Tehtävänimike', 'Työnantaja', 'Alkaen', 'Päättymispäivä']],
  ])('%s: an employment', (heading, questions) => {
    const fields = questions.map((question) => aField({ question, sections: [heading] }));
    expect(assignEmploymentKeys(fields).map(({ key }) => key)).toEqual([
      'work.position',
      'work.name',
      'work.startDate',
      'work.endDate',
    ]);
  });

  it.each([
    ['Utbildning', ['Lärosäte', 'Examen', 'Inriktning']],
    ['Uddannelse', ['Uddannelsesinstitution', 'Uddannelsesniveau', 'Studieretning']],
    ['Utdanning', ['Lærested', 'Grad', 'Fagområde']],
    ['Utdanning', ['Utdanningssted', 'Grad', 'Fagområde']],
    ['Koulutus', ['Oppilaitos', 'Tutkinto', 'Pääaine']],
  ])('%s: a school', (heading, questions) => {
    const fields = questions.map((question) => aField({ question, sections: [heading] }));
    expect(assignEmploymentKeys(fields).map(({ key }) => key)).toEqual([
      'education.institution',
      'education.studyType',
      'education.area',
    ]);
  });
});
