import { describe, expect, it } from 'vitest';
import type { LineElement, LinePiece, PostingLine, Surroundings } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { seeksForClient } from '@/language/words/jobs/seeking-words';
import { isNamedAsBoard } from '@/language/words/pages/careers-words';

const prose =
  'You keep the stock records right, plan the work of a shift of twelve people, and train new colleagues on the scanners that we use in all of our halls.';

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

interface Made {
  headingLevel?: number;
  surroundings?: Surroundings;
  url?: string;
  /** Each in an element of its own. */
  parts?: string[];
}

function line(text: string, { headingLevel = 0, surroundings = 'content', url, parts = [text] }: Made = {}) {
  const own = element(body);
  const pieces = parts.map((part, index): LinePiece => {
    const holder = index % 2 === 0 ? own : element(own);
    return { text: part, element: holder, isLink: url !== undefined, isControl: false, url: url ?? null };
  });
  const measures = { isListItem: false, linkLength: url === undefined ? 0 : text.length, controlLength: 0 };
  return { text, pieces, links: [], element: own, headingLevel, ...measures, surroundings } satisfies PostingLine;
}

function read(lines: PostingLine[], titles: string[] = [], addresses: string[] = []) {
  return readPostingLines(lines, { names: { titles, siteName: null, addresses }, spoken: [] }).fields;
}

describe('the title of a notice', () => {
  it.each([
    ['de', 'Stellenausschreibung', 'Der Landkreis Oberau sucht für das Jugendamt eine', 'Sachbearbeitung Unterhalt'],
    ['ro', 'Anunț', 'Panificația Bega SRL, cu sediul în Lugoj, angajează:', 'Brutar'],
    ['sv', 'Platsannons', 'Lunda kommun söker en', 'Kock'],
  ])('stands below a sentence (%s) that says who seeks', (_, heading, sentence, title) => {
    expect(read([line(heading, { headingLevel: 1 }), line(sentence), line(title), line(prose)]).title).toBe(title);
  });

  it('stands below "we seek", and is no wish of a list', () => {
    const call = line('Wir suchen dich!', { headingLevel: 1 });
    const seek = line('Am Standort Mistelbach suchen wir ab sofort:');
    expect(read([call, seek, line('Tischler/in (Vollzeit)'), line(prose)]).title).toBe('Tischler/in (Vollzeit)');
    const wishes = [line('Cook', { headingLevel: 1 }), line(prose), line('We are looking for:'), line(prose)];
    expect(read(wishes, ['Cook']).title).toBe('Cook');
  });

  it('stands in an element of its own within the sentence', () => {
    const parts = ['Concorso per la copertura di n. 1 posto di', 'Istruttore contabile', 'a tempo pieno'];
    const lines = [line('Bando di concorso', { headingLevel: 1 }), line(parts.join(' '), { parts }), line(prose)];
    expect(read(lines).title).toBe('Istruttore contabile');
  });

  it('is no fact between the notice and it', () => {
    const parts = ['Concorso per n. 1 posto di', 'Istruttore contabile'];
    const date = line('Data di pubblicazione: 16/11/2026');
    const lines = [line('Bando di concorso', { headingLevel: 1 }), date, line(parts.join(' '), { parts }), line(prose)];
    expect(read(lines).title).toBe('Istruttore contabile');
  });

  const invites =
    'The River Authority invites applications from suitable persons for the position of Senior Hydrologist, tenable at its regional office in Mbarara.';

  it('is not the name of who seeks, and facts are not the headings of the text', () => {
    const heads = [line('River Authority', { headingLevel: 1 }), line('VACANCY NOTICE', { headingLevel: 2 })];
    const fields = read([...heads, line(invites), line('Duties'), line(prose), line('Qualifications'), line(prose)]);
    expect(fields).toMatchObject({ title: 'Senior Hydrologist', company: 'River Authority', location: 'Mbarara' });
  });
});

describe('an advert that keeps its employer’s name', () => {
  const foot = line('© 2026 jobhafen24 GmbH', { surroundings: 'navigation' });
  const address = ['https://www.jobhafen24.example/a/1'];

  it('has none of a board that owns the page', () => {
    const lines = [line('Fitter', { headingLevel: 1 }), line('Kassel'), line(prose), foot];
    expect(read(lines, ['Fitter | jobhafen24'], address).company).toBeUndefined();
  });

  it('has none where a word says so', () => {
    const owned = (fact: string) => [
      line('Fitter', { headingLevel: 1 }),
      line(fact),
      line(prose),
      line('© 2026 Nordpost AG', { surroundings: 'navigation' }),
    ];
    const [titles, addresses] = [['Fitter | Nordpost'], ['https://nordpost.example/a/1']];
    expect(read(owned('Kassel'), titles, addresses).company).toBe('Nordpost AG');
    expect(read(owned('Chiffre-Anzeige'), titles, addresses).company).toBeUndefined();
    expect(read(owned('Empresa confidencial'), titles, addresses).company).toBeUndefined();
  });

  it.each([
    ['Our client, a leading building society, is hiring.', true],
    ['Für unseren Kunden suchen wir einen Schlosser.', true],
    ['Per nostro cliente cerchiamo un saldatore.', true],
    ['You visit one of our clients every week.', false],
    ['Acme advises banks and insurers.', false],
  ])('seeks for a client: %s', (text, isForClient) => expect(seeksForClient(text)).toBe(isForClient));

  it.each([
    ['VagasNorte', true],
    ['PráceVKraji.cz', true],
    ['Joburi Vest', true],
    ['BaltiJobs OÜ', true],
    ['Ministerio de Empleo', false],
    ['Halvorsen Marine', false],
  ])('%s is called like a board: %s', (name, isBoard) => expect(isNamedAsBoard(name)).toBe(isBoard));
});

describe('a company that stands apart', () => {
  const posting = [line('Shift Lead', { headingLevel: 1 }), line('Tartu, Estonia'), line(prose)];
  const card = (name: string, step: number) => [
    line(name, { headingLevel: 3 }),
    line('120 employees'),
    line('All jobs of the employer (4)', { url: `https://board.example/company/${step}` }),
  ];

  it('is that of the only card beside the text', () => {
    const lines = [...posting, ...card('Põhjala Logistika OÜ', 1)];
    expect(read(lines).company).toBe('Põhjala Logistika OÜ');
  });

  it('is none of several cards, nor of a similar job', () => {
    expect(read([...posting, ...card('Põhjala OÜ', 1), ...card('Lõuna OÜ', 2)]).company).toBeUndefined();
    const similar = line('Similar jobs', { headingLevel: 2 });
    expect(read([...posting, similar, ...card('Põhjala OÜ', 1)]).company).toBeUndefined();
  });

  it('is in full whoever seeks in its text, also with a comma and a noun before it', () => {
    const seeks = line(`Společnost Dřevotvar Lhota, s.r.o. hledá do týmu kolegu. ${prose}`);
    expect(read([line('Skladník', { headingLevel: 1 }), seeks]).company).toBe('Dřevotvar Lhota, s.r.o.');
  });

  it('is no reference and no label', () => {
    const facts = ['OE20261400', 'Vacancy code', 'OE20261400'].map((text) => line(text));
    expect(
      read([...facts.slice(0, 1), line('Assistant', { headingLevel: 1 }), ...facts.slice(1), line(prose)]).company,
    ).toBe(undefined);
  });

  it('is not the town whose site shows the posting', () => {
    const lines = [
      line('Contabile', { headingLevel: 1 }),
      line(`Il lavoro è in ufficio. Sede di lavoro: Montesereno. ${prose}`),
      line('Comune di Montesereno', { surroundings: 'navigation' }),
    ];
    const fields = read(lines, ['Contabile - Comune di Montesereno'], ['https://comune.montesereno.example/1']);
    expect(fields).toMatchObject({ company: 'Comune di Montesereno', location: 'Montesereno' });
  });
});

describe('a place that only sentences name', () => {
  it.each([
    ['en', 'For our team at our site in Kristiansund we seek an engineer.', 'Kristiansund'],
    ['en, two words', 'This role is based in Milton Keynes, and you travel.', 'Milton Keynes'],
    ['en, with its region', 'This role is based in Portland, Oregon, and you travel.', 'Portland, Oregon'],
    ['de', 'Zur Verstärkung am Standort Mistelbach suchen wir Leute.', 'Mistelbach'],
    ['nl', 'Voor onze vestiging in Zwolle zoeken we een planner.', 'Zwolle'],
    ['sv', 'Tjänsten har placering i Öregrund.', 'Öregrund'],
    ['cs', 'Hledáme kolegu. Místo výkonu práce: Hlinsko.', 'Hlinsko'],
    ['it', 'Cerchiamo un tecnico presso la nostra sede di Faenza.', 'Faenza'],
    ['fr', 'Sur notre site de Saint-Brice-sur-Orne, vous montez des vélos.', 'Saint-Brice-sur-Orne'],
    ['nl, a known town', 'Je werkt het liefst in Eindhoven, of thuis.', 'Eindhoven'],
    ['fr, a known town', 'Une présence à Grenoble est demandée.', 'Grenoble'],
    [
      'a known town, beside that of the seat',
      'Acme has its head office in Leipzig. Our bright rooms in Leuven wait for you.',
      'Leuven',
    ],
  ])('is there (%s)', (_, sentence, place) => {
    expect(read([line('Engineer', { headingLevel: 1 }), line(`${sentence} ${prose}`)]).location).toBe(place);
  });

  it.each([
    ['two of them', 'You work at our site in Aarau or at our office in Chur.'],
    ['where nouns have capitals', 'Für unseren Standort Hollfeld Mitarbeiter zu finden ist schwer.'],
    ['where the company is', 'We are a company based in Boston.'],
    ['customers', 'Our customers are in London and Sydney.'],
    ['customers in one town', 'Our customers in Leuven like what we do.'],
    ['a seat', 'Acme, headquartered in Karlsruhe, Germany, builds pumps.'],
    ['two known towns', 'There is a shop in Leuven, and one in Eindhoven.'],
    ['where nouns have capitals, without a word before it', 'Wir sind mit Bus und Zug gut zu erreichen.'],
    ['pl, two towns of which one follows “and”', 'Nasze biura: Warszawa i Kraków.'],
    ['a further office', 'We also have an office in Leuven.'],
    ['a first name', 'Fragen beantwortet dir Lara gern.'],
    ['a tool in capitals', 'You know your way in DAX.'],
    ['part of a longer name', 'You know the tools in Eindhoven Pumps.'],
    ['a word that towns are called as well', 'You were in the Police before.'],
  ])('stays unknown: %s', (_, sentence) => {
    expect(read([line('Engineer', { headingLevel: 1 }), line(`${sentence} ${prose}`)]).location).toBeUndefined();
  });
});

describe('a short text', () => {
  const text = 'You keep the stock records right, plan the work of a shift, and train new colleagues.';
  const head = [line('Shift Lead', { headingLevel: 1 }), line('Kassel')];

  it.each([
    ['below a heading of descriptions', [line('Job description', { headingLevel: 2 }), line(text)]],
    ['behind one', [line(`Job description: ${text}`)]],
  ])('is the description %s', (_, lines) => expect(read([...head, ...lines]).description).toContain(text));

  it('does not hold the facts above it, however short its lines', () => {
    const lines = [
      'Employer: Fjord Ltd.',
      'Requirements: care',
      'Job description: plan work, keep records right, train new colleagues',
    ];
    const wishes = [
      'Offer: three plain words, and five more of them',
      'Duties: the keys of every hall, and their locks',
    ];
    expect(read([...head, ...[...lines, ...wishes].map((each) => line(each))]).company).toBe('Fjord Ltd.');
  });

  it('is a teaser elsewhere', () => expect(read([...head, line(text)]).description).toBeUndefined());
});

describe('a notice in a language whose verbs come last', () => {
  const { title, company } = read([
    line('Állásportál', { url: 'https://portal.example/' }),
    line('Tiszavölgyi Vízügyi Igazgatóság'),
    line('a közalkalmazottak jogállásáról szóló törvény alapján'),
    line('pályázatot hirdet'),
    line('folyamszabályozási ügyintéző'),
    line('munkakör betöltésére.'),
    line(prose),
  ]);

  it('has its title above what announces it', () => expect(title).toBe('folyamszabályozási ügyintéző'));
  it('names whoever seeks above what they do', () => expect(company).toBe('Tiszavölgyi Vízügyi Igazgatóság'));
});

describe('a title without a heading', () => {
  it('is what the page is called by, though menus and steps of a path belong to the same text', () => {
    const menu = ['首页', '社会招聘', '校园招聘', '个人中心', '返回职位列表'].map((text) => line(text));
    const text = '负责动力电池估算算法的设计、建模与仿真，负责算法在嵌入式平台上的实现和标定，持续优化算法精度。';
    const { title } = read(
      [...menu, line('电池管理系统算法工程师'), line('合肥市'), line(text), line(text)],
      ['电池管理系统算法工程师-社会招聘-云帆汽车'],
    );
    expect(title).toBe('电池管理系统算法工程师');
  });

  it('is no head of a menu whose links read like facts', () => {
    const link = { url: 'https://paper.example/jobs' };
    const { title } = read([
      line('Рубрики'),
      line('Предлага работа (214)', link),
      line('Търси работа (63)', link),
      line('Обяви / Работа / Производство'),
      line('Шивачки и гладачи', { headingLevel: 2 }),
      line(prose),
    ]);
    expect(title).toBe('Шивачки и гладачи');
  });
});

describe('a company', () => {
  it('is called as its logo and its text have it, where the page is called by its beginning', () => {
    const lines = [line('Mechanic', { headingLevel: 1 }), line(`${prose} Dijkstra Heating has 140 people.`)];
    const read = (logo: string) =>
      readPostingLines(lines, {
        names: { titles: ['Mechanic | Careers at Dijkstra'], siteName: null, logos: [logo] },
        spoken: [],
      }).fields.company;
    expect(read('Dijkstra Heating')).toBe('Dijkstra Heating');
    expect(read('Dijkstra Holdings')).toBe('Dijkstra');
  });
});

describe('a heading that calls for somebody in the word order of its language', () => {
  it('is the title without its call', () => {
    const lines = [line('Django Geliştiricileri Arıyoruz', { headingLevel: 1 }), line(prose)];
    expect(read(lines, ['Django Geliştiricileri Arıyoruz — Acme']).title).toBe('Django Geliştiricileri');
  });
});

describe('a heading that is a link above the menu', () => {
  const head = [
    line('Lumen Lab', { headingLevel: 1, url: 'https://lab.example/jobs#' }),
    line('Team', { surroundings: 'navigation', url: 'https://lab.example/team' }),
  ];
  const below = [line('Bioinformatics helper', { headingLevel: 2 }), line(prose)];

  it('is the site’s', () => {
    expect(read([...head, ...below], ['Bioinformatics helper'], ['https://lab.example/jobs']).title).toBe(
      'Bioinformatics helper',
    );
  });

  it('is the title where the page is called by it', () => {
    expect(read([...head, ...below], ['Lumen Lab'], ['https://lab.example/jobs']).title).toBe('Lumen Lab');
  });
});
