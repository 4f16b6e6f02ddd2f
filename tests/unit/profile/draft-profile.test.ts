import { describe, expect, it } from 'vitest';
import { draftProfile } from '@/ui/profile/read-document/draft-profile';

const draft = (text: string, links: string[] = []) =>
  draftProfile({ lines: text.split('\n').map((line) => line.trim()), links });

const english = `Alex Green
Senior Software Engineer
Toronto, ON, Canada | +1 416 555 0142 | alex.green@mail.example
linkedin.com/in/alex-green-example · https://alex-green.example

SUMMARY
Engineer with 23 years of experience in distributed systems,
and a calm hand.

EXPERIENCE
Senior Software Engineer, Pinecrest Technologies Inc., Toronto, ON\tMar 2019 – Present
• Lead a team of 5 engineers building data pipelines for
enterprise platforms
• Mentor juniors
Crestridge Digital Corp.
Software Engineer\tJun 2012 - Feb 2019
• Built testing frameworks in 2014

EDUCATION
Ph.D. in Computer Science, University of Toronto\t2004 - 2010
GPA: 3.9/4.0
University of Toronto
B.Sc. in Computer Science
1998 - 2002

SKILLS
Languages: Python, Java, TypeScript
Docker, Kubernetes

LANGUAGES
English (Native), French – Intermediate (B1)

REFERENCES
Jordan Peters, +1 416 555 0199, jordan@other.example`;

const german = `Lebenslauf
Jana Müller
Hauptstraße 5
50667 Köln
Telefon: 0221 1234567
jana.mueller@mail.example

Berufserfahrung
03/2019 – heute\tSoftwareentwicklerin bei Beispiel GmbH, Köln
- Entwicklung der Plattform
09/2015 – 02/2019\tWerkstudentin
Muster AG

Ausbildung
10/2012 – 09/2015\tBachelor of Science in Informatik
Universität zu Köln
Note: 1,7

Kenntnisse
Java; Kotlin; SQL

Sprachen
Deutsch: Muttersprache
Englisch: C1`;

describe('a CV', () => {
  it('is read as it is written', () => {
    expect(draft(english)).toEqual({
      basics: {
        name: 'Alex Green',
        label: 'Senior Software Engineer',
        email: 'alex.green@mail.example',
        phone: '+1 416 555 0142',
        url: 'https://alex-green.example/',
        profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/alex-green-example' }],
        location: { city: 'Toronto', region: 'ON', countryCode: 'CA' },
        summary: 'Engineer with 23 years of experience in distributed systems, and a calm hand.',
      },
      work: [
        {
          position: 'Senior Software Engineer',
          name: 'Pinecrest Technologies Inc.',
          location: 'Toronto, ON',
          startDate: '2019-03',
          highlights: ['Lead a team of 5 engineers building data pipelines for enterprise platforms', 'Mentor juniors'],
        },
        {
          position: 'Software Engineer',
          name: 'Crestridge Digital Corp.',
          startDate: '2012-06',
          endDate: '2019-02',
          highlights: ['Built testing frameworks in 2014'],
        },
      ],
      education: [
        {
          institution: 'University of Toronto',
          studyType: 'Ph.D.',
          area: 'Computer Science',
          startDate: '2004',
          endDate: '2010',
          score: '3.9/4.0',
        },
        {
          institution: 'University of Toronto',
          studyType: 'B.Sc.',
          area: 'Computer Science',
          startDate: '1998',
          endDate: '2002',
        },
      ],
      skills: [
        { name: 'Languages', keywords: ['Python', 'Java', 'TypeScript'] },
        { name: 'Docker' },
        { name: 'Kubernetes' },
      ],
      languages: [
        { language: 'English', fluency: 'Native' },
        { language: 'French', fluency: 'Intermediate (B1)' },
      ],
    });
  });

  it('is read in German', () => {
    expect(draft(german)).toEqual({
      basics: {
        name: 'Jana Müller',
        email: 'jana.mueller@mail.example',
        phone: '0221 1234567',
        location: { address: 'Hauptstraße 5', postalCode: '50667', city: 'Köln' },
      },
      work: [
        {
          position: 'Softwareentwicklerin',
          name: 'Beispiel GmbH',
          location: 'Köln',
          startDate: '2019-03',
          highlights: ['Entwicklung der Plattform'],
        },
        { position: 'Werkstudentin', name: 'Muster AG', startDate: '2015-09', endDate: '2019-02' },
      ],
      education: [
        {
          institution: 'Universität zu Köln',
          studyType: 'Bachelor of Science',
          area: 'Informatik',
          startDate: '2012-10',
          endDate: '2015-09',
          score: '1,7',
        },
      ],
      skills: [{ name: 'Java' }, { name: 'Kotlin' }, { name: 'SQL' }],
      languages: [
        { language: 'Deutsch', fluency: 'Muttersprache' },
        { language: 'Englisch', fluency: 'C1' },
      ],
    });
  });

  it.each([
    [
      'French',
      'Expérience professionnelle',
      'Développeuse web\nActe SAS | Lyon | janvier 2020 – aujourd’hui',
      { position: 'Développeuse web', name: 'Acte SAS', location: 'Lyon', startDate: '2020-01' },
    ],
    [
      'Spanish',
      'Experiencia laboral',
      'Enero 2018 – actualidad\nGerente de tienda\nMercado S.L.',
      { position: 'Gerente de tienda', name: 'Mercado S.L.', startDate: '2018-01' },
    ],
    [
      'Dutch',
      'Werkervaring',
      'mrt 2017 - heden\tOntwikkelaar bij Voorbeeld B.V.',
      { position: 'Ontwikkelaar', name: 'Voorbeeld B.V.', startDate: '2017-03' },
    ],
    [
      'Italian',
      'Esperienza lavorativa',
      'Ingegnere\tset 2015 – giu 2018\nEsempio S.r.l.',
      { position: 'Ingegnere', name: 'Esempio S.r.l.', startDate: '2015-09', endDate: '2018-06' },
    ],
  ])('is read in %s', (_language, heading, text, work) => {
    expect(draft(`${heading}\n${text}`).work).toEqual([work]);
  });

  it.each([
    [
      '123 Main Street, Springfield, IL 62701',
      { address: '123 Main Street', city: 'Springfield', region: 'IL', postalCode: '62701' },
    ],
    ['Calle Mayor 12, 28013 Madrid', { address: 'Calle Mayor 12', postalCode: '28013', city: 'Madrid' }],
    [
      'Keizersgracht 100, 1015 AA Amsterdam, Netherlands',
      { address: 'Keizersgracht 100', postalCode: '1015 AA', city: 'Amsterdam', countryCode: 'NL' },
    ],
    ['Berlin, Germany', { city: 'Berlin', countryCode: 'DE' }],
    ['Available from May 2027', undefined],
  ])('says where its owner lives: %s', (line, location) => {
    expect(draft(`Jo Peters\n${line}`).basics?.location).toEqual(location);
  });

  it.each([
    ['Projectleider, Bouwbedrijf De Vries B.V.', { position: 'Projectleider', name: 'Bouwbedrijf De Vries B.V.' }],
    ['Programadora Junior — Estudio Web', { position: 'Programadora Junior', name: 'Estudio Web' }],
    [
      'Project Manager at Globex, Chicago, IL',
      { position: 'Project Manager', name: 'Globex', location: 'Chicago, IL' },
    ],
  ])('tells the job from the employer: %s', (line, work) => {
    expect(draft(`Experience\n2012 - 2018\n${line}`).work).toEqual([{ ...work, startDate: '2012', endDate: '2018' }]);
  });

  it.each([
    [
      'Bachelor of Arts, Economics, University of Illinois, 2012',
      { studyType: 'Bachelor of Arts', area: 'Economics', institution: 'University of Illinois', endDate: '2012' },
    ],
    [
      'Ph.D. in Physics | ETH Zürich | 2010',
      { studyType: 'Ph.D.', area: 'Physics', institution: 'ETH Zürich', endDate: '2010' },
    ],
  ])('tells degree, subject and school: %s', (line, education) => {
    expect(draft(`Education\n${line}`).education).toEqual([education]);
  });

  it('gives nothing where there is nothing', () => {
    expect(draft('')).toEqual({ basics: {} });
    expect(draft('Dear Sir or Madam,\nI am writing to you in 2026 about the job.\nYours faithfully')).toEqual({
      basics: {},
    });
  });

  it('tells its owner from those it names besides', () => {
    const { basics } = draft(
      'Experience\nBaker\n2010\nReferences\nJo Peters, jo@a.example, +1 416 555 0199\nMo Li, mo@b.example',
    );
    expect(basics?.email).toBeUndefined();
    expect(basics?.phone).toBeUndefined();
  });

  it('takes pages from behind the words', () => {
    const { basics } = draft('Alex Green\nLinkedIn · GitHub', [
      'https://www.linkedin.com/in/a',
      'https://github.com/a',
      'mailto:a@b.example',
    ]);
    expect(basics?.profiles).toEqual([
      { network: 'LinkedIn', url: 'https://www.linkedin.com/in/a' },
      { network: 'GitHub', url: 'https://github.com/a' },
    ]);
  });

  it.each([
    ['Arbetslivserfarenhet', '2012 till nu', { startDate: '2012' }],
    ['Erhvervserfaring', 'marts 2012 - oktober 2018', { startDate: '2012-03', endDate: '2018-10' }],
    ['Arbeidserfaring', 'fra 2012 til 2018', { startDate: '2012', endDate: '2018' }],
    ['Työkokemus', '03/2012 – nykyinen', { startDate: '2012-03' }],
  ])('reads %s', (heading, period, dates) => {
    expect(draft(`${heading}\n${period}\nProject Manager at Globex`).work).toEqual([
      { position: 'Project Manager', name: 'Globex', ...dates },
    ]);
  });

  it('knows a school by its name, and no German preposition as one', () => {
    expect(draft('Utbildning\nKandidatexamen i datavetenskap, Uppsala universitet, 2012').education).toEqual([
      {
        institution: 'Uppsala universitet',
        studyType: 'Kandidatexamen',
        area: 'datavetenskap',
        endDate: '2012',
      },
    ]);
    expect(draft('Ausbildung\nAbitur mit Auszeichnung, 2012').education).toEqual([
      { studyType: 'Abitur mit Auszeichnung', endDate: '2012' },
    ]);
  });
});
