import { describe, expect, it } from 'vitest';
import { isInAddress } from '@/jobs/posting/name-in-address';
import type { LineElement, PostingLine, Surroundings } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { isCallText, isDetailsText, subjectOfSeeking } from '@/language/words/jobs/seeking-words';

const prose =
  'You look after the files of our building department, answer letters and telephone calls of those who build, and keep the register of all plans in order.';

function element(outer: LineElement | null): LineElement {
  const told = {
    isCell: false,
    isTerm: false,
    isAddress: false,
    hasPin: null,
    datetime: null,
    isNamedDescription: false,
  };
  return { outer, fontSize: 16, ...told, isNamedAfter: () => false };
}

const body = element(null);

function line(text: string, headingLevel = 0, surroundings: Surroundings = 'content'): PostingLine {
  const own = element(body);
  const pieces = [{ text, element: own, isLink: false, isControl: false, url: null }];
  const measures = { isListItem: false, linkLength: 0, controlLength: 0 };
  return { text, pieces, links: [], element: own, headingLevel, ...measures, surroundings };
}

function read(lines: PostingLine[], titles: string[] = [], addresses: string[] = []) {
  return readPostingLines(lines, { names: { titles, siteName: null, addresses }, spoken: [] }).fields;
}

describe('a page whose heading names it alone', () => {
  it('has its title where the notice says what for, under whatever kind of heading', () => {
    const lines = [
      line('Ogłoszenie 158830'),
      line('Ogłoszenie o naborze nr 158830 z dnia 18 listopada 2026 r.', 1),
      line('OGŁOSZENIODAWCA'),
      line('Inspektorat Ochrony Roślin w Olsztynie'),
      line('Kierownik jednostki ogłasza nabór na stanowisko:'),
      line('starszy specjalista'),
      line('Zakres zadań na stanowisku pracy', 2),
      line(prose),
    ];
    expect(read(lines)).toMatchObject({
      title: 'starszy specjalista',
      company: 'Inspektorat Ochrony Roślin w Olsztynie',
    });
  });

  it.each(['Job details', 'Stellendetails', 'Détail de l’offre', 'Detalles de la oferta', 'Szczegóły oferty'])(
    'is not called %s',
    (heading) => {
      expect(read([line(heading, 1), line('Night nurse', 2), line(prose)])).toMatchObject({ title: 'Night nurse' });
    },
  );

  it('calls it by what stands behind the notice in its heading', () => {
    expect(read([line('Job vacancy – Laboratory biologist', 1), line(prose)])).toMatchObject({
      title: 'Laboratory biologist',
    });
  });
});

describe('a notice of a public body', () => {
  const notice = [
    line('Výběrové řízení č. 7/2026', 1),
    line('Město Lhota, zastoupené tajemnicí městského úřadu, vyhlašuje výběrové řízení na obsazení místa'),
    line('Referent/ka stavebního úřadu', 2),
    line(prose),
    line('Město Lhota, náměstí Míru 1', 0, 'navigation'),
  ];

  it('has its title below the heading that only calls for applicants', () => {
    expect(read(notice, ['Výběrové řízení č. 7/2026']).title).toBe('Referent/ka stavebního úřadu');
  });

  it('names who announces it', () => {
    expect(read(notice).company).toBe('Město Lhota');
  });

  it('names nobody whom the page does not name elsewhere', () => {
    const lines = [line('Accountant', 1), line(`Our client in the south seeks an accountant. ${prose}`)];
    expect(read(lines).company).toBeUndefined();
  });

  it('is of the employer, not of its unit, where the page calls it so', () => {
    const lines = [
      line('Nurse', 1),
      line('Organisation: City of Lund, Schools, Kitchens'),
      line(`City of Lund feeds eighty thousand people. ${prose}`),
    ];
    expect(read(lines).company).toBe('City of Lund');
    const whole = [line('Nurse', 1), line('Organisation: Price, Water and House'), line(prose)];
    expect(read(whole).company).toBe('Price, Water and House');
  });

  it('is where its town is, not its county or house', () => {
    const lines = (...facts: string[]) => [line('Nurse', 1), ...facts.map((fact) => line(fact)), line(prose)];
    expect(read(lines('Județul: Vâlcea', 'Localitatea: Horezu')).location).toBe('Horezu');
    expect(read(lines('Arbejdssted: Børn og Unge', 'By: Ringsted')).location).toBe('Ringsted');
    expect(read(lines('Location: Campus Kiel', 'City: Kiel')).location).toBe('Campus Kiel');
  });
});

describe('a page that names its company late', () => {
  const about = (name: string) => `${name} keeps the water of this valley clean. ${prose}`;

  it('has it in full where a line of its own and the text do', () => {
    const lines = [line('Fitter', 1), line(about('Valley Water Ltd')), line('Valley Water Ltd'), line('12 Mill Road')];
    expect(read(lines, ['Fitter | Valley Water']).company).toBe('Valley Water Ltd');
  });

  it('has no company of similar jobs, which the text does not name', () => {
    const lines = [line('Fitter', 1), line(prose), line('Similar jobs', 2), line('Plumber'), line('Other Water Ltd')];
    expect(read(lines).company).toBeUndefined();
  });

  it.each([
    ['hr', 'Poslodavci'],
    ['ru', 'Работодателям'],
  ])('has no company where a board (%s) shows an advert without a name', (_, menu) => {
    const lines = [line(menu), line('Fitter', 1), line(`Apply on WorkHere. ${prose}`)];
    const address = 'https://www.workhere.example/jobs/1';
    expect(read(lines, ['Fitter | WorkHere'], [address]).company).toBeUndefined();
    expect(read(lines.slice(1), ['Fitter | WorkHere'], [address]).company).toBe('WorkHere');
  });

  it('has the heading in the text that the page is called by', () => {
    const menu = ['Jobs', 'Employers', 'MySalary'].map((text) => line(text));
    const lines = [...menu, line(about('Acme')), line(prose), line(prose), line(prose), line('Fitter', 1), line(prose)];
    expect(read(lines, ['Fitter – Board']).title).toBe('Fitter');
  });
});

describe('a posting that says its place in an address alone', () => {
  it.each([
    ['a street above its town', ['Personalwesen', 'Am Gaswerk 4', '74871 Hollerbach'], 'Hollerbach'],
    ['one line', ['Officine Brentani, Via Roma 22, 46029 Suzzara'], 'Suzzara'],
    ['a number before its street', ['23 Sackville Street, Port Fairy VIC 3284'], 'Port Fairy'],
    ['no street', ['Mehr als 5000 Mitarbeiter', '2500 Kunden'], undefined],
    ['two addresses', ['Am Gaswerk 4', '74871 Hollerbach', 'Ring 5', '10115 Neustadt'], undefined],
  ])('is there: %s', (_, address, place) => {
    const lines = [line('Fitter', 1), line(prose), ...address.map((text) => line(text)), line(prose)];
    expect(read(lines).location).toBe(place);
  });

  it('is where the foot of the page is, if the text says so', () => {
    const foot = line('Ring 5, 10115 Neustadt', 0, 'navigation');
    const said = line(`Our bakery is in Neustadt. ${prose}`);
    expect(read([line('Fitter', 1), said, foot]).location).toBe('Neustadt');
    expect(read([line('Fitter', 1), line(prose), foot]).location).toBeUndefined();
  });

  it('has all lines of an address under a heading for places', () => {
    const address = ['Orchard Centre', '14 Mill Bank', 'Kidderminster', 'DY10 2QT'];
    const lines = [
      line('Fitter', 1),
      line(prose),
      line('Job locations', 3),
      ...address.map((text) => line(text)),
      line('Contact', 3),
    ];
    expect(read(lines).location).toBe(address.join(', '));
  });

  it('keeps the country behind a dash', () => {
    expect(read([line('Fitter', 1), line('Curitiba, PR - Brasil'), line(prose)]).location).toBe(
      'Curitiba, PR - Brasil',
    );
  });
});

describe('words of a call for applicants', () => {
  it.each([
    'Stellenausschreibung Nr. 12/2026',
    'VACANCY NOTICE NO. 2026-113',
    'Notice of vacancy',
    'Ogłoszenie o naborze nr 3/2026',
    '채용공고',
  ])('are all that “%s” says', (text) => expect(isCallText(text)).toBe(true));

  it.each(['Stellenausschreibung Koch', 'Vacancy Notice Officer', 'IT Position', '2026'])(
    'are not all that “%s” says',
    (text) => expect(isCallText(text)).toBe(false),
  );

  it.each([
    'Position Overview',
    'تفاصيل الوظيفة الشاغرة',
    'Описание вакансии',
    'İlan Detayı',
    'Állás részletei',
    'Chi tiết công việc',
    '职位详情',
    '求人詳細',
  ])('only tell what is shown in “%s”', (text) => expect(isDetailsText(text)).toBe(true));

  it.each(['Информация и связь', 'IT Security Details Officer', '信息工程师'])('tell more in “%s”', (text) =>
    expect(isDetailsText(text)).toBe(false),
  );

  it.each([
    ['Acme Ltd is looking for a nurse', 'Acme Ltd'],
    ['Acme Ltd is an Equal Opportunity Employer.', 'Acme Ltd'],
    ['Acme Ltd is proud to be an equal opportunity employer and values diversity', 'Acme Ltd'],
    ['Die Stadt Kiel sucht zum 1. Mai', 'Die Stadt Kiel'],
    ['We look for a nurse', null],
  ])('“%s” has the subject %s', (sentence, subject) => expect(subjectOfSeeking(sentence)).toBe(subject));
});

describe('a name in an address', () => {
  it.each([
    ['Klinikverbund Illertal gGmbH', 'https://klinikverbund-illertal.example.com/de/jobs/1', true],
    ['Müller & Söhne', 'https://www.mueller-soehne.de/jobs/1', true],
    ['Cơ khí Thịnh Phát Long', 'https://thinhphatlong.example.vn/job/1', true],
    ['Acme Ltd', 'https://jobs.example.com/acme/1', true],
    ['Other Ltd', 'https://jobs.example.com/acme/1', false],
  ])('%s in %s: %s', (name, address, isThere) => expect(isInAddress(name, [address])).toBe(isThere));
});
