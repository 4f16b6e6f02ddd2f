import { expect, test } from 'vitest';
import type { FormField } from '@/domain/form/form-field';
import { assignFormKeys } from '@/forms/assign-form-keys';
import { assignEmploymentKeys } from '@/forms/history/employment-keys';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { aField } from './a-field';

const keysOf = (fields: FormField[]) => assignEmploymentKeys(fields).map(({ key }) => key);
const repeatsOf = (fields: FormField[]) => assignEmploymentKeys(fields).map(({ repeat }) => repeat?.index ?? null);

test.each([
  'Ik werk hier nog',
  'Pågående anställning',
  'Jeg arbejder stadig her',
  'Jeg jobber her fortsatt',
  'Työskentelen täällä edelleen',
  'Pracuję tu nadal',
  'Pracuji zde dosud',
  'Lavoro ancora qui',
  'Ainda trabalho aqui',
  'Todavía trabajo aquí',
  'J’y travaille toujours',
  'Ich arbeite hier noch',
  'Még mindig itt dolgozom',
  'Încă lucrez aici',
  'Burada çalışmaya devam ediyorum',
  'Все еще работаю здесь',
  'I’m still working here',
])('a tick in an employment says that it goes on: “%s”', (question) => {
  expect(keysOf([aField({ question, kind: 'tick', sections: ['Experience', 'Work Experience 1'] })])).toEqual([
    'work.isCurrent',
  ]);
});

test.each([
  ['Job Title', 'text', 'work.position'],
  ['Name of the company', 'text', 'work.name'],
  ['Location', 'text', 'work.location'],
  ['I currently work here', 'tick', 'work.isCurrent'],
  ['Present Employer:', 'tick', 'work.isCurrent'],
  ['From', 'date', 'work.startDate'],
  ['Start date (MM/YYYY)', 'text', 'work.startDate'],
  ['To', 'date', 'work.endDate'],
  ['Role Description', 'multiline', 'work.summary'],
  ['Reason for leaving', 'text', null],
  ['Company phone', 'text', null],
  ['May we contact this employer?', 'choice', null],
] as const)('an employment asks “%s” for %s: %s', (question, kind, key) => {
  expect(keysOf([aField({ question, kind, sections: ['My Experience', 'Work Experience 1'] })])).toEqual([key]);
});

test.each([
  ['School or University', 'Education', 'education.institution'],
  ['Degree', 'Education', 'education.studyType'],
  ['Field of Study', 'Education 2', 'education.area'],
  ['Year of graduation', 'Education', 'education.endDate'],
  ['Overall Result (GPA)', 'Education', 'education.score'],
  ['Hochschule', 'Ausbildung', 'education.institution'],
  ['Name der Hochschule', 'Studium', 'education.institution'],
  ['Studiengang', 'Studium', 'education.area'],
  ['Établissement', 'Formation', 'education.institution'],
  ['Studierichting', 'Opleiding', 'education.area'],
  ['Subject', 'Contact', null],
  ['What is your highest level of education?', 'About you', 'education.studyType'],
  ['Bildungsabschluss', 'Angaben', 'education.studyType'],
  ['Livello di istruzione', 'Domande', 'education.studyType'],
  ['Korkein koulutus', 'Kysymykset', 'education.studyType'],
  ['Máximo nivel de estudios alcanzado', 'Preguntas', 'education.studyType'],
  ['What is the highest level of education you have completed?', 'Questions', 'education.studyType'],
  ['Quel est votre niveau d’études ?', 'Questions', 'education.studyType'],
  ['¿Cuál es tu nivel de estudios?', 'Preguntas', 'education.studyType'],
  ['Qual é o seu nível de escolaridade?', 'Perguntas', 'education.studyType'],
  ['Qual è il tuo titolo di studio?', 'Domande', 'education.studyType'],
])('“%s” under “%s” asks for %s', (question, heading, key) => {
  expect(keysOf([aField({ question, sections: [heading] })])).toEqual([key]);
});

test.each([
  ['Main duties and achievements', 'Employment history', 'work.summary'],
  ['Brief description of duties', 'Employment history', 'work.summary'],
  ['Date left', 'Employment history', 'work.endDate'],
  ['Joining date', 'Employment history', 'work.startDate'],
  ['Position held', 'Employment history', 'work.position'],
  ['Hauptaufgaben', 'Berufserfahrung', 'work.summary'],
  ['Austritt', 'Berufserfahrung', 'work.endDate'],
  ['Date d’embauche', 'Expérience professionnelle', 'work.startDate'],
  ['Funciones principales', 'Experiencia laboral', 'work.summary'],
  ['Data zatrudnienia', 'Doświadczenie zawodowe', 'work.startDate'],
  ['Year completed', 'Education', 'education.endDate'],
  ['Degree date', 'Education', 'education.endDate'],
  ['Anno di laurea', 'Istruzione', 'education.endDate'],
  ['Afstudeerjaar', 'Opleiding', 'education.endDate'],
  ['Qualification gained', 'Education', 'education.studyType'],
  ['Main subject', 'Education', 'education.area'],
])('“%s” under “%s” is how others ask for %s', (question, heading, key) => {
  expect(keysOf([aField({ question, sections: [heading] })])).toEqual([key]);
});

test('a date that is asked for by its year alone says so', () => {
  const [field] = assignEmploymentKeys([
    aField({ question: 'Start date year', kind: 'select', sections: ['Education'] }),
  ]);
  expect(field).toMatchObject({ key: 'education.startDate', parts: [{ part: 'year', kind: 'select' }] });
});

test('the same asked again is about the next employment', () => {
  const part = ['Company', 'Title', 'From', 'To'].map((question) =>
    aField({ question, sections: ['Work experience'] }),
  );
  expect(repeatsOf([...part, ...part])).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  expect(repeatsOf(part)).toEqual([null, null, null, null]);
});

test('parts that repeat and are about neither ask for nothing that is known of the person', () => {
  const name = { question: 'Name', key: 'name' } as const;
  const of = (index: number) => ({ repeat: { group: 'passengers', index } });
  expect(keysOf([aField({ ...name, ...of(0) }), aField({ ...name, ...of(1) })])).toEqual([null, null]);
  const numbered = { ...name, sections: ['Passenger 1'], repeat: { group: 'Passenger', index: 0 } };
  expect(keysOf([aField(numbered), aField({ question: 'Email', key: 'email' })])).toEqual([null, 'email']);
});

test('a number in the names of one part alone makes it no entry: frameworks write numbers', () => {
  const repeat = { group: 'ctl', index: 0 };
  const fields = [aField({ key: 'email', repeat }), aField({ question: 'Company', key: 'organization', repeat })];
  expect(keysOf(fields)).toEqual(['email', 'organization']);
  expect(keysOf([aField({ key: 'tel', repeat: { group: 'employers', index: 0 }, sections: ['Work'] })])).toEqual([
    null,
  ]);
});

test('what is no question of ours stays so wherever it stands', () => {
  const field = aField({ question: 'Title', key: 'never.honeypot', sections: ['Work Experience'] });
  expect(keysOf([field])).toEqual(['never.honeypot']);
});

test('dates under a heading for both are of what was asked before them, and never the applicant’s', () => {
  const sections = ['Experience and education'];
  const asked = ['Employer', 'Start date', 'Location', 'School', 'End date'].map((question) =>
    aField({
      question,
      sections,
      key: question === 'Start date' ? 'start_date' : question === 'Location' ? 'location' : null,
    }),
  );
  expect(keysOf(asked)).toEqual([
    'work.name',
    'work.startDate',
    'work.location',
    'education.institution',
    'education.endDate',
  ]);
});

test.each([
  ['Highest level of educationRequired question', 'About you', 'education.studyType'],
  ['学校名任意', '学歴・職歴', 'education.institution'],
])('a mark glued to “%s” under “%s” is none of it', (question, heading, key) => {
  expect(keysOf([aField({ question, sections: [heading] })])).toEqual([key]);
});

test('the highest degree is no further school', () => {
  const school = ['School', 'Degree'].map((question) => aField({ question, sections: ['Education'] }));
  const highest = aField({ question: 'Highest level of education', sections: ['Questions'] });
  expect(repeatsOf([...school, ...school, highest])).toEqual([0, 0, 1, 1, null]);
});

test('a date that says in brackets when it has no answer is no trap', () => {
  const keyOf = (question: string, kind: 'date' | 'text') =>
    assignFormKeys([aField({ question, kind, sections: ['Work experience'] })], [0], 'en')[0]?.key;
  expect(keyOf('End date (leave blank if current)', 'date')).toBe('work.endDate');
  expect(keyOf('Leave this field blank', 'date')).toBe('never.honeypot');
  expect(keyOf('(leave blank)', 'date')).toBe('never.honeypot');
  expect(keyOf('Your site (leave blank)', 'text')).toBe('never.honeypot');
});

test('a box that says to choose a month asks for its year as well, unless a box beside it does', () => {
  const box = (question: string, hint = '') => aField({ question, hint, sections: ['Work Experience 1'] });
  const parts = (fields: FormField[]) =>
    assignEmploymentKeys(fields).map((field) => field.parts.map(({ part }) => part));
  expect(parts([box('Company'), box('Start', 'Select month'), box('End', 'Select month')])).toEqual([[], [], []]);
  expect(parts([box('Start', 'Month'), box('Start', 'Year')])).toEqual([['month'], ['year']]);
});

test('the month and the year of one date, each in a box of its own, are about the same school', () => {
  const asks = [
    'School',
    'Start date month',
    'Start date year',
    'End date month',
    'End date year',
    'School',
    'End date year',
  ];
  const fields = asks.map((question, at) => aField({ id: `q${at}`, question, sections: ['Education'] }));
  expect(repeatsOf(fields)).toEqual([0, 0, 0, 0, 0, 1, 1]);
});

test('what somebody earned in an employment is not what they expect', () => {
  const sections = ['Employment history'];
  const asks = ['Name of employer', 'Job title', 'Salary'];
  const fields = asks.map((question, at) =>
    aField({ id: `q${at}`, question, sections, key: at === 2 ? 'salary.expected' : null }),
  );
  expect(keysOf(fields)).toEqual(['work.name', 'work.position', null]);
  const alone = assignFieldKeys([
    aField({ question: 'Salary on leaving' }),
    aField({ id: 'q2', question: 'Final salary' }),
  ]);
  expect(alone.map(({ key }) => key)).not.toContain('salary.expected');
});

test('two dates that one question asks for are the two ends of a period', () => {
  const parts = (['year', 'month'] as const).map((part) => ({ part, selector: `#${part}`, kind: 'select' as const }));
  const period = { question: '재학기간', kind: 'date' as const, parts };
  const fields = [aField({ question: '학교명' }), aField(period), aField(period), aField({ question: '전공' })];
  expect(keysOf(fields)).toEqual([
    'education.institution',
    'education.startDate',
    'education.endDate',
    'education.area',
  ]);
});

test.each([
  ['Employment history', ['Employer', 'Address', 'City', 'State', 'Zip code', 'Phone', 'Website', 'Job title']],
  ['Education', ['School', 'Address', 'City', 'State', 'Zip code', 'Phone', 'Website', 'Degree']],
  [
    'Berufserfahrung',
    ['Arbeitgeber', 'Straße und Hausnummer', 'Ort', 'Bundesland', 'PLZ', 'Telefon', 'Webseite', 'Position'],
  ],
  [
    'Parcours professionnel',
    ['Employeur', 'Adresse', 'Ville', 'Pays', 'Code postal', 'Téléphone', 'Site web', 'Poste'],
  ],
])('where an employer or a school is, is not where the applicant lives: %s', (heading, asks) => {
  const own = asks.slice(1, -1).map((question, at) => aField({ id: `own${at}`, question, sections: ['Contact'] }));
  const entry = asks.map((question, at) => aField({ id: `q${at}`, question, sections: [heading] }));
  const keys = assignEmploymentKeys(assignFieldKeys([...own, ...entry])).map(({ key }) => key);
  expect(keys.slice(0, own.length).every((key) => key !== null)).toBe(true);
  const places = keys.slice(own.length + 1, -1);
  expect(places.filter((key) => key !== null && !/^(?:work|education)\./.test(key))).toEqual([]);
});

test('an address under a heading about work is the applicant’s where no employment is asked for', () => {
  const asks = ['Street address', 'Zip code', 'Phone'].map((question, at) =>
    aField({ id: `q${at}`, question, sections: ['Work with us'] }),
  );
  expect(assignEmploymentKeys(assignFieldKeys(asks)).map(({ key }) => key)).toEqual([
    'street-address',
    'postal-code',
    'tel',
  ]);
});
