import { describe, expect, it } from 'vitest';
import type { PostingLine } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { postingLine } from './posting-line';

const line = (text: string, level = 0) => postingLine(text, { level });
const foot = (text: string): PostingLine => ({ ...postingLine(text), surroundings: 'navigation' });
const prose = line(
  'You look after the patients of our ward by day and by night, write down how they are, and teach those who are new with us.',
);

function read(lines: PostingLine[], titles: string[] = []) {
  return readPostingLines(lines, { names: { titles, siteName: null }, spoken: [] }).fields;
}

describe('the title', () => {
  it('is below a call to join, by which the page is called', () => {
    const lines = [line('Join our team', 1), prose, line('Dental Nurse', 2), prose];
    expect(read(lines, ['Join our team | Smile Dental']).title).toBe('Dental Nurse');
  });
});

describe('the place', () => {
  it.each([
    ['Pflegefachkraft (m/w/d) in Ulm', 'Ulm'],
    ['Dental Nurse, Leeds', 'Leeds'],
  ])('is the town that the title has: %s', (title, town) => {
    const address = line('Bewerbung an: Pflegedienst Sonne, Hauptstr. 4, 70173 Stuttgart');
    expect(read([line(title, 1), prose, address]).location).toBe(town);
  });

  it.each(['NH Hotels', 'PA Consulting', 'Kessler UK'])('is not %s, which has the capitals of a state', (company) => {
    const { company: read1, location } = read([line('Receptionist', 1), line(company), line('Leeds'), prose]);
    expect({ company: read1, location }).toEqual({ company, location: 'Leeds' });
  });

  it.each([
    'Boston, MA',
    'Leeds UK',
    'NY, USA',
    'UK',
    'US Remote',
    'Sydney NSW 2000',
    'Kohler WI',
    'Dallas TX / Houston TX',
  ])('is known by a code: %s', (place) => {
    expect(read([line('Receptionist', 1), line(place), prose]).location).toBe(place);
  });

  it('is two towns, of which the first is known only as where something is', () => {
    const lines = [
      line('Fachkraft Lager', 1),
      line('Bad Lhotau / Ravensburg'),
      prose,
      line('Unser Lager in Bad Lhotau ist neu.'),
    ];
    expect(read(lines).location).toBe('Bad Lhotau / Ravensburg');
  });
});

describe('the company', () => {
  it('is no item of a list that counts as a sign of rights does', () => {
    const items = ['(a) Ordinary Diploma in Accounting', '(b) Two years of work', '(c) Valid driving licence.'].map(
      (text) => line(text),
    );
    expect(read([line('Driver', 1), prose, ...items]).company).toBeUndefined();
  });

  it.each(['All Rights Reserved', 'Todos los derechos reservados', 'Tutti i diritti riservati'])(
    'is not told by the rights with %s',
    (reserved) => {
      const lines = [line('Dental Nurse', 1), prose, foot(`© 2026 Acme Dental ${reserved}`)];
      expect(read(lines, ['Dental Nurse | Acme Dental']).company).toBe('Acme Dental');
    },
  );

  it('is not what a heading or a motto right below the title says', () => {
    const below = (text: string) =>
      read([line('Dental Nurse', 1), line(text, 2), prose], ['Dental Nurse - Smile Studio']).company;
    expect(below('Who we are')).toBe('Smile Studio');
    expect(below('Become part of our friendly team')).toBe('Smile Studio');
  });

  it('is not what a site does, above its telephone', () => {
    const head = [line('Ihr Partner für Haustechnik'), line('Tel. 07261 12345-0')];
    const lines = [...head, line('Installateur', 1), prose, foot('© 2026 Berger Haustechnik')];
    expect(read(lines, ['Installateur | Berger Haustechnik']).company).toBe('Berger Haustechnik');
  });

  it('is announced without its article', () => {
    const lines = [
      line('Die Gemeinde Neuhofen sucht zum nächstmöglichen Zeitpunkt eine'),
      line('Erzieherin', 1),
      prose,
    ];
    expect(read(lines).company).toBe('Gemeinde Neuhofen');
    const named = [
      line('Koch', 1),
      line('Die Müller GmbH sucht ab sofort Verstärkung.'),
      prose,
      foot('© 2026 Müller GmbH'),
    ];
    expect(read(named).company).toBe('Müller GmbH');
  });
});
