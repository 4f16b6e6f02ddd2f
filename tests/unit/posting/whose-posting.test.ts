import { describe, expect, it } from 'vitest';
import { listedFacts } from '@/domain/job/job-fields';
import type { LineElement, PostingLine, Surroundings } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';

const prose =
  'You look after the patients of our ward by day and by night, write down how they are, and teach those who are new to the team. Everybody helps.';

interface Cell {
  isCell: boolean;
}

function element(outer: LineElement | null, { isCell }: Cell = { isCell: false }): LineElement {
  const told = { isTerm: false, isAddress: false, hasPin: null, datetime: null, isNamedDescription: false };
  return { outer, fontSize: 16, isCell, ...told, isNamedAfter: () => false };
}

const body = element(null);

function line(text: string, more: Partial<PostingLine> = {}): PostingLine {
  const own = more.element ?? element(body);
  const piece = { text, element: own, isLink: false, isControl: false, url: null };
  const measures = { headingLevel: 0, isListItem: false, linkLength: 0, controlLength: 0 };
  return { text, pieces: [piece], links: [], element: own, ...measures, surroundings: 'content', ...more };
}

function heading(text: string): PostingLine {
  return line(text, { headingLevel: 1 });
}

function foot(text: string): PostingLine {
  return line(text, { surroundings: 'navigation' satisfies Surroundings });
}

/** A row of a table, a cell a line. */
function row(...texts: string[]): PostingLine[] {
  const own = element(body);
  return texts.map((text) => line(text, { element: element(own, { isCell: true }) }));
}

function read(lines: PostingLine[], title = '', addresses: string[] = [], siteName: string | null = null) {
  return readPostingLines(lines, { names: { titles: title ? [title] : [], siteName, addresses }, spoken: [] }).fields;
}

describe('the company of a posting', () => {
  it.each([
    ['a motto', 'Your partner for Business Solutions'],
    ['a word for careers', 'Careers'],
    ['a department', 'Engineering'],
  ])('is who owns the site, not %s beside the title', (_, beside) => {
    const lines = [
      line(beside),
      heading('Nurse'),
      line(beside),
      line(`${prose} Kestrel Care is a good place.`),
      foot('© 2014 Kestrel Care. All rights reserved.'),
    ];
    expect(read(lines, 'Nurse | Kestrel Care').company).toBe('Kestrel Care');
  });

  it('is not who owns the site where the list names the companies of its other jobs', () => {
    const lines = [heading('Nurse'), line(prose), foot('© 2014 Kestrel Service')];
    const about = { names: { titles: ['Nurse | Kestrel Service'], siteName: 'Kestrel Service' }, spoken: [] };
    expect(readPostingLines(lines, about).fields.company).toBe('Kestrel Service');
    const listed = listedFacts({ title: 'Nurse' }, 0.8);
    expect(readPostingLines(lines, { ...about, listed }).fields.company).toBeUndefined();
    expect(listedFacts({ title: 'Nurse', company: 'Acme' }, 0.8)).not.toHaveProperty('isOfBoard');
    expect(listedFacts({ title: 'Nurse' }, 0)).not.toHaveProperty('isOfBoard');
  });

  it('is named in the spelling of the page where only its address has it', () => {
    const lines = [heading('Nurse'), line(`${prose} Working at Kestrel-Care is fun.`), foot('Kestrel-Care, Moline')];
    expect(
      read(lines, 'Nurse', ['https://jobs.kestrelcare.example.com/nurse', 'https://kestrelcare.example.com/']).company,
    ).toBe('Kestrel-Care');
  });

  it('is neither where a trail of links ends nor a reference', () => {
    const trail = line('Current vacancies > WEX2413-R');
    const link = { text: 'Current vacancies', element: trail.element, isLink: true, isControl: false, url: '/jobs' };
    const pieces = ['> WEX2413-R', 'WEX2413-R'].map((text) => ({ ...link, text, isLink: false, url: null }));
    const lines = [line(trail.text, { pieces: [link, ...pieces] }), heading('Welder'), line(prose)];
    expect(read(lines, 'Welder (WEX2413-R)').company).toBeUndefined();
  });

  it('is not the board, where the title names another', () => {
    const lines = [foot('Post a job'), heading('Nurse'), line('Acme'), line(prose), foot('© 2024 Lumen')];
    expect(read(lines, 'Nurse – Acme | Lumen', ['https://lumen.example/1'], 'Lumen').company).toBe('Acme');
  });
});

describe('the title of a posting without headings', () => {
  it('stands above its facts, not among their values', () => {
    const lines = [
      ...row('Home', 'Login'),
      ...row('Course Instructor', 'Part Time', 'posted 3/11/2010'),
      ...row('Clearance held?', 'Top Secret Officer'),
      ...row('Location', 'Mclean, VA'),
      ...row('Requirements', prose),
    ];
    expect(read(lines)).toMatchObject({
      title: 'Course Instructor',
      location: 'Mclean, VA',
      postedText: 'posted 3/11/2010',
    });
  });

  it('may follow its label in one line', () => {
    expect(
      read([line('Open Positions'), line('Job title: Line Cook'), line('Location: Bozeman'), line(prose)]),
    ).toMatchObject({
      title: 'Line Cook',
      location: 'Bozeman',
    });
  });

  it('is the whole heading, of which the page’s title has a part', () => {
    const lines = [heading('Java Developer – critical systems'), line('Category: Java Developer'), line(prose)];
    expect(read(lines, 'Java Developer | Acme').title).toBe('Java Developer – critical systems');
  });
});

describe('the place of a posting', () => {
  it.each(['Moline (on-site)', 'Hybrid, Moline', 'Boston (hybrid) or remote US'])(
    'is read beside the work mode: %s',
    (place) => {
      expect(read([heading('Welder'), line(place), line(prose)], 'Welder').location).toBe(place);
    },
  );

  it('is what short items before the prose say', () => {
    const items = ['Ponferrada', 'Jornada completa'].map((text) => line(text, { isListItem: true }));
    const lines = [heading('Administrativo'), ...items, line(prose), foot('© Grupo Olmedo')];
    expect(read(lines, 'Administrativo | Grupo Olmedo').location).toBe('Ponferrada');
  });

  it('is the only city that the prose names with its country', () => {
    expect(read([heading('Engineer'), line(`${prose} The job is based in Madrid, Spain.`)]).location).toBe(
      'Madrid, Spain',
    );
  });
});

describe('a line beside the title that asks to come and work at somebody', () => {
  const asks = line('Kom werken bij Glaswerken Terborg in Burum.');
  const read = (text: string) =>
    readPostingLines([heading('Glaszetter gezocht!'), asks, line('Over de functie', { headingLevel: 2 }), line(text)], {
      names: { titles: ['Vacatures'], siteName: null },
      spoken: [],
    }).fields.company;

  it('names whose posting it is, if the text tells of the same', () => {
    expect(read(`Glaswerken Terborg is een bedrijf met een lange geschiedenis. ${prose}`)).toBe('Glaswerken Terborg');
    expect(read(prose)).not.toBe('Glaswerken Terborg');
  });
});

describe('signs in front of facts', () => {
  const read = (...facts: string[]) =>
    readPostingLines(
      [heading('Glazier'), ...facts.map((text) => line(text)), line('About', { headingLevel: 2 }), line(prose)],
      {
        names: { titles: ['Glazier'], siteName: null },
        spoken: [],
      },
    ).fields;

  it('are no part of them, each in a line or all in one', () => {
    expect(read('💼 Full-time', '📍 Berlin')).toMatchObject({ location: 'Berlin', employmentType: 'Full-time' });
    expect(read('📍 Berlin 💼 Full-time')).toMatchObject({ location: 'Berlin', employmentType: 'Full-time' });
    expect(read('Location', '📍 Berlin').location).toBe('Berlin');
    expect(read('📍 Husum & Umgebung')).toMatchObject({ location: 'Husum' });
  });
});

describe('a name whose legal form has stops', () => {
  it.each([
    ['© 2026 Verol Sp. z o.o. · Rzeszów', 'Verol'],
    ['Copyright © Verol Co., Ltd. All rights reserved', 'Verol'],
  ])('is not cut at one: %s', (rights, name) => {
    const lines = [heading('Engineer'), line(`${prose} At Verol a window is no product.`), foot(rights)];
    expect(read(lines, 'Engineer | Verol').company).toBe(name);
  });
});

describe('the name that a site declares', () => {
  const site = { titles: ['Nurses wanted | Kestrel'], siteName: 'Kestrel' };
  const read = (...lines: PostingLine[]) =>
    readPostingLines([heading('Night nurse'), line(prose), ...lines], { names: site, spoken: [] }).fields.company;

  it('is whose posting it shows, whatever its title says of that beside the name', () => {
    expect(read()).toBe('Kestrel');
  });

  it('is none where menus are those of a board', () => {
    expect(read(foot('Post a job'))).toBeUndefined();
  });
});

it('keeps pay that is a word and a day without its year', () => {
  const facts = ['Salário: A combinar', 'Publicada em 30/01'].map((text) => line(text));
  expect(read([heading('Auxiliar'), ...facts, line(prose)])).toMatchObject({
    salaryText: 'A combinar',
    postedText: 'Publicada em 30/01',
  });
});

it('reads a range of pay that stands alone at the end of the text, unless there are several', () => {
  const text = [heading('Welder'), line(prose), line('Budget of €1,000 - €2,000 for learning')];
  const [one, other] = ['€60,000 - €75,000 a year', '€40,000 - €45,000 a year'].map((pay) => line(pay));
  expect(one && read([...text, one]).salaryText).toBe('€60,000 - €75,000 a year');
  expect(one && other && read([...text, one, other]).salaryText).toBeUndefined();
});

it('begins the text below the facts above it, and ends it before a bar of controls', () => {
  const article = element(body);
  const facts = ['Boston, MA', 'Full-time', 'Posted 3 days ago'].map((text) =>
    line(text, { element: element(article) }),
  );
  const bar = line('Refer a friend Share this job', { element: element(article), controlLength: 19, linkLength: 0 });
  const lines = [heading('Welder'), ...facts, line(prose, { element: element(article) }), bar];
  expect(read(lines, 'Welder').description).toBe(prose);
});

describe('the employer that sentences say one works at', () => {
  const at = `At Halvorsen Medical you can begin a career of exploration. ${prose}`;
  const about = 'Every day, 14,000 people at Halvorsen Medical work to bring people back to the lives they love.';
  const read = (...lines: PostingLine[]) =>
    readPostingLines([heading('Nurse'), line('Lund'), ...lines], {
      names: { titles: ['Nurse'], siteName: null },
      spoken: [],
    }).fields.company;

  it('is one that the page names outside of the text too', () => {
    expect(read(line(at), foot(about))).toBe('Halvorsen Medical');
  });

  it('is no school that one sentence names, and no noun with a capital', () => {
    expect(
      read(line(`You hold a degree taken at Harvard University. ${prose}`), foot('Harvard University')),
    ).toBeUndefined();
    expect(
      read(line(`Arrive at Reception by nine. Stay at Reception until noon. ${prose}`), foot('Reception')),
    ).toBeUndefined();
  });
});
