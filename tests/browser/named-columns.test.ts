import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab?.close());

/** What is read of the rows of a page: title, company, place, day and pay. */
async function rowsOf(main: string) {
  const html = `<!doctype html><html><head><title>Jobs</title></head><body>${main}</body></html>`;
  const page = await openHtml(lab, html, 'https://board.example/jobs');
  const learned = await lab.ask(page, 'learn-recipe', null);
  await page.close();
  return learned?.reading.rows.map(({ fields }) =>
    [fields.title, fields.company, fields.location, fields.postedText, fields.salaryText]
      .map((text) => text ?? '-')
      .join(' / '),
  );
}

const menu = '<table><tr><td><a href="/">Home</a></td><td><a href="/contact">Kontakt</a></td></tr></table>';

describe('what names the facts of a row', () => {
  it('is the head of a column, in a table of plain cells too', async () => {
    const rows = [
      ['Sachbearbeitung Vergabe', 'Zentrale Dienste', 'Oberwiesenthal', '31.03.2024'],
      ['Elektroniker Betriebstechnik', 'Netze', 'Musterheim', '15.04.2024'],
      ['Duales Studium Energie', 'Ausbildung', 'Musterheim', '15.04.2024'],
    ].map(
      ([title, ...cells], at) =>
        `<tr><td><a href="/stelle?id=${at}">${title}</a></td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    );
    const heads = ['Bezeichnung', 'Bereich', 'Standort', 'Bewerbungsfrist'].map((head) => `<td><b>${head}</b></td>`);
    expect(await rowsOf(`${menu}<h1>Stellen</h1><table><tr>${heads.join('')}</tr>${rows.join('')}</table>`)).toEqual([
      'Sachbearbeitung Vergabe / - / Oberwiesenthal / - / -',
      'Elektroniker Betriebstechnik / - / Musterheim / - / -',
      'Duales Studium Energie / - / Musterheim / - / -',
    ]);
  });

  it.each([
    ['Tjänst', 'Sista dag att söka', ''],
    ['Stelle', 'Bewerben bis zum', 'Mehr'],
    ['Poste', 'À pourvoir avant', 'Voir'],
    ['Stanowisko', 'Aplikuj do dnia', ''],
    ['職種', '応募の最終日', ''],
  ])('is a head above rows with links, of which one name alone is known: %s', async (...heads) => {
    const cells = (texts: string[]) => texts.map((text, at) => `<div class="col-${at}">${text}</div>`).join('');
    const titles = ['Blackjack Dealer', 'Night Nurse', 'Junior Developer'];
    const rows = titles.map((title, at) =>
      cells([`<a href="/j/${at}">${title}</a>`, `2026-04-0${at + 1}`, `<a href="/j/${at}">→</a>`]),
    );
    const table = [cells(heads), ...rows].map((row, at) => `<div class="${at === 0 ? 'head' : 'row'}">${row}</div>`);
    const read = await rowsOf(`<main><h1>Jobs</h1><div>${table.join('')}</div></main>`);
    expect(read?.map((row) => row.split(' / ')[0])).toEqual(titles);
  });

  it('is a term or a label before its value in every row, also where nothing links to a posting', async () => {
    const facts = [
      ['Registered Nurse', 'Hartwell', 'Austin, TX'],
      ['Backend Developer', 'Delmora', 'Boston, MA'],
      ['Payroll Accountant', 'Fennick', 'Denver, CO'],
    ];
    const listOf = (row: string, name: string, value: string) =>
      facts.map(
        ([title, company, place]) =>
          `<${row}><${name}>Position</${name}><${value}><button>${title}</button></${value}>` +
          `<${name}>Company</${name}><${value}>${company}</${value}><${name}>Location</${name}><${value}>${place}</${value}></${row}>`,
      );
    const read = facts.map((fact) => `${fact.join(' / ')} / - / -`);
    expect(await rowsOf(`<main><h1>Jobs</h1><div>${listOf('dl', 'dt', 'dd').join('')}</div></main>`)).toEqual(read);
    expect(await rowsOf(`<main><h1>Jobs</h1><div>${listOf('div', 'div', 'div').join('')}</div></main>`)).toEqual(read);
  });

  it('says what a town is in, in a column of its own', async () => {
    const rows = [
      ['Line Lead', 'Marshalltown', 'IA', 'Open'],
      ['QA Technician', 'Denison', 'IA', 'Open'],
      ['Forklift Operator', 'Dallas', 'TX', 'Closing'],
    ].map(
      ([title, ...cells], at) => `<tr><td><a href="/j/${at}">${title}</a></td><td>${cells.join('</td><td>')}</td></tr>`,
    );
    const tableOf = (heads: string[]) =>
      rowsOf(`<main><h1>Jobs</h1><table><tr><th>${heads.join('</th><th>')}</th></tr>${rows.join('')}</table></main>`);
    expect(await tableOf(['Job title', 'City', 'State', 'Status'])).toEqual([
      'Line Lead / - / Marshalltown, IA / - / -',
      'QA Technician / - / Denison, IA / - / -',
      'Forklift Operator / - / Dallas, TX / - / -',
    ]);
    expect(await tableOf(['Job title', 'City', 'Unit', 'State'])).toEqual([
      'Line Lead / - / Marshalltown / - / -',
      'QA Technician / - / Denison / - / -',
      'Forklift Operator / - / Dallas / - / -',
    ]);
  });

  it('is the head of a column in a grid of other elements', async () => {
    const cells = [
      ['Line Lead', 'Packaging', 'Marshalltown'],
      ['QA Technician', 'Quality', 'Denison'],
      ['Forklift Operator', 'Warehouse', 'Marshalltown'],
    ].map(
      ([title, unit, place], at) =>
        `<div><div><a href="/j/${at}">${title}</a></div><div>${unit}</div><div>${place}</div></div>`,
    );
    const head = '<div><div>Position</div><div>Department</div><div>Location</div></div>';
    expect(await rowsOf(`<main><h1>Openings</h1><div>${head}${cells.join('')}</div></main>`)).toEqual([
      'Line Lead / - / Marshalltown / - / -',
      'QA Technician / - / Denison / - / -',
      'Forklift Operator / - / Marshalltown / - / -',
    ]);
  });

  it('is a label before it, in its element or another', async () => {
    const items = [
      ['Magazynier', 'Transbud', 'Skierniewice', 'Logistyka', '12.03.2024'],
      ['Spawacz', 'Stalmet', 'Gorzów', 'Produkcja', '11.03.2024'],
      ['Kierowca', 'Trans-Pol', 'Ełk', 'Transport', '10.03.2024'],
    ].map(
      ([title, company, place, trade, day], at) =>
        `<li><h3><a href="/oferta/${at}">${title}</a></h3><p><strong>Branża:</strong> ${trade}</p><p>Firma: ${company}</p>
        <dl><dt>Miejsce pracy</dt><dd>${place}</dd></dl><p>Dodano: ${day}</p></li>`,
    );
    expect(await rowsOf(`<main><h1>Oferty</h1><ul>${items.join('')}</ul></main>`)).toEqual([
      'Magazynier / Transbud / Skierniewice / 12.03.2024 / -',
      'Spawacz / Stalmet / Gorzów / 11.03.2024 / -',
      'Kierowca / Trans-Pol / Ełk / 10.03.2024 / -',
    ]);
  });

  it('is a term before it that nobody knows, even where the term alone could be a place', async () => {
    const items = ['Phlebotomist', 'Unit Clerk', 'Medical Coder'].map(
      (title, at) =>
        `<div><div><span>US-AZ-Tucson</span></div><a href="/jobs/${at}"><h3>${title}</h3></a>
        <dl><div><dt>ID</dt><dd>2026-81${at}</dd></div><div><dt>Unit</dt><dd>Nursing</dd></div></dl></div>`,
    );
    expect(await rowsOf(`<main><h1>Jobs</h1><div>${items.join('')}</div></main>`)).toEqual([
      'Phlebotomist / - / US-AZ-Tucson / - / -',
      'Unit Clerk / - / US-AZ-Tucson / - / -',
      'Medical Coder / - / US-AZ-Tucson / - / -',
    ]);
  });

  it('makes words pay that name no amount', async () => {
    const rows = [
      ['Skladník', 'dohodou'],
      ['Účetní', 'dohodou'],
      ['Obráběč', '40 000 Kč'],
    ].map(([title, pay], at) => `<tr><td><a href="/m/${at}">${title}</a></td><td>${pay}</td></tr>`);
    const table = `<table><thead><tr><th>Pozice</th><th>Mzda</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
    expect(await rowsOf(table)).toEqual([
      'Skladník / - / - / - / dohodou',
      'Účetní / - / - / - / dohodou',
      'Obráběč / - / - / - / 40 000 Kč',
    ]);
  });
});

describe('a column that some rows leave empty', () => {
  const facts = [
    ['Magazynier', 'Trans-Pak', 'Łódź', '5 200,00 PLN brutto', 'umowa o pracę na czas określony', '02.11.2025'],
    ['Kucharz', 'Pod Lipami', 'Zakopane', '', 'umowa o pracę na zastępstwo', '05.11.2025'],
    ['Elektryk', 'Ciepło', 'Tarnów', '6 300,00 PLN brutto', 'umowa o pracę na czas nieokreślony', '08.11.2025'],
    ['Spawacz', 'Stalmet', 'Gliwice', '', 'umowa o pracę na okres próbny', '11.11.2025'],
    ['Piekarz', 'Kłos', 'Nowy Sącz', '5 300,00 PLN brutto', 'umowa o pracę na czas określony', '14.11.2025'],
  ];
  const heads = ['Stanowisko', 'Pracodawca', 'Miejsce pracy', 'Wynagrodzenie', 'Rodzaj umowy', 'Data dodania'];
  const cells = (tag: string, [title, ...others]: string[], at: number) =>
    [`<a href="/oferta/${at}">${title}</a>`, ...others].map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  const read = facts.map(([title, company, place, pay, , posted]) =>
    [title, company, place, posted, pay || '-'].join(' / '),
  );

  it.each([
    [
      'a table',
      `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${facts.map((row, at) => `<tr>${cells('td', row, at)}</tr>`).join('')}</table>`,
    ],
    ['other elements', `<ul>${facts.map((row, at) => `<li>${cells('div', row, at)}</li>`).join('')}</ul>`],
  ])('moves no other one in %s', async (_, list) => {
    expect(await rowsOf(`<main><h1>Oferty pracy</h1>${list}</main>`)).toEqual(read);
  });
});

describe('the place in a row', () => {
  it('is the name beside a map pin', async () => {
    const rows = [
      ['Monteur', 'Van Dongen', 'Wolvega'],
      ['Planner', 'Jansma', 'Sneek'],
      ['Kok', 'De Haven', 'Bolsward'],
    ].map(
      ([title, company, place], at) =>
        `<article><h2><a href="/v/${at}">${title}</a></h2><ul><li>${company}</li><li><i class="fa fa-map-marker"></i> ${place}</li></ul></article>`,
    );
    expect(await rowsOf(`<main><h1>Vacatures</h1>${rows.join('')}</main>`)).toEqual([
      'Monteur / Van Dongen / Wolvega / - / -',
      'Planner / Jansma / Sneek / - / -',
      'Kok / De Haven / Bolsward / - / -',
    ]);
  });

  it('is the name beside how one works, which is none', async () => {
    const rows = ['Camarero', 'Cocinera', 'Dependienta'].map(
      (title, at) =>
        `<li><h2><a href="/oferta/${at}">${title}</a></h2><ul><li>Ourense</li><li>${at === 1 ? 'Híbrido' : 'Presencial'}</li></ul></li>`,
    );
    expect(await rowsOf(`<main><h1>Ofertas</h1><ul>${rows.join('')}</ul></main>`)).toEqual([
      'Camarero / - / Ourense / - / -',
      'Cocinera / - / Ourense / - / -',
      'Dependienta / - / Ourense / - / -',
    ]);
  });

  it('is none where the row only says that it does not tell', async () => {
    const facts = [
      ['Analista Contábil', 'Curitiba - PR'],
      ['Nutricionista', 'Não informado'],
      ['Comprador Pleno', 'Joinville - SC'],
      ['Motorista de Caminhão', 'Não informado'],
      ['Gerente Regional', 'Londrina - PR'],
    ];
    const rows = facts.map(
      ([title, place], at) =>
        `<li><a href="/jobs/88${at}0"><div class="t">${title}</div><div class="p">${place}</div></a></li>`,
    );
    expect(await rowsOf(`<main><h1>Vagas</h1><ul>${rows.join('')}</ul></main>`)).toEqual(
      facts.map(([title, place]) => `${title} / - / ${place === 'Não informado' ? '-' : place} / - / -`),
    );
  });

  it('is apart from the number of positions beside it', async () => {
    const rows = ['Elektriker', 'Maler', 'Tischler'].map(
      (title, at) =>
        `<div><h3><a href="/stelle/${at}">${title}</a></h3><p class="place">${at + 2} Positionen · Kaiserslautern</p></div>`,
    );
    expect(await rowsOf(`<main><h1>Stellen</h1><div>${rows.join('')}</div></main>`)).toEqual([
      'Elektriker / - / Kaiserslautern / - / -',
      'Maler / - / Kaiserslautern / - / -',
      'Tischler / - / Kaiserslautern / - / -',
    ]);
  });
});

it('takes neither the numbers of a pager nor rows without the usual facts for jobs', async () => {
  const rows = ['Course Instructor', 'Software Engineer', 'Systems Analyst', 'Project Manager', 'Accountant'].map(
    (title) =>
      `<tr><td><a class="l" href="/job?id=${title.length}${title[0]}">${title}</a></td><td>Chantilly, VA</td><td>3/11/2010</td></tr>`,
  );
  const pager = '<tr><td><a class="l" href="?page=2">2</a></td></tr>';
  const note = '<tr><td><a class="l" href="/tips">Tips for engineers</a></td></tr>';
  expect(await rowsOf(`<table>${pager}${rows.join('')}${note}${pager}</table>`)).toHaveLength(5);
});

it('reads the parts of a department together with the departments that have none', async () => {
  const opening = (title: string) =>
    `<div class="opening"><a href="/jobs/${title.length}">${title}</a> <i>Berlin</i></div>`;
  const part = (name: string, titles: string[]) => `<section><h4>${name}</h4>${titles.map(opening).join('')}</section>`;
  const parts = part('Platform', ['Backend Engineer', 'Data Engineer']) + part('Robotics', ['Robotics Technician']);
  const sales = part('Sales', ['Sales Manager', 'Account Executive', 'Solutions Consultant']);
  const titles = await rowsOf(`<main><h1>Openings</h1><section><h3>Engineering</h3>${parts}</section>${sales}</main>`);
  expect(titles).toHaveLength(6);
});

it('knows a posting by its number where the list shows it twice', async () => {
  const titles = ['Cook', 'Welder', 'Nurse', 'Driver', 'Clerk', 'Baker', 'Tailor', 'Mason', 'Guard', 'Porter'];
  const row = (title: string, at: number, path: string) =>
    `<li><h2><a data-jk="a1f9c2e44b0${at}d7e8" href="/${path}?jk=a1f9c2e44b0${at}d7e8">${title}</a></h2><span>Leeds</span></li>`;
  const main = `<ul>${row('Driver', 3, 'ad')}${titles.map((title, at) => row(title, at, 'job')).join('')}</ul>`;
  const page = await openHtml(lab, `<title>Jobs</title><h1>Jobs</h1>${main}`, 'https://board.example/jobs');
  const learned = await lab.ask(page, 'learn-recipe', null);
  await page.close();
  const ids = learned?.reading.rows.map(({ fields }) => fields.siteJobId);
  expect(ids?.[0]).toBe('a1f9c2e44b03d7e8');
  expect(new Set(ids).size).toBe(10);
});

it.each(['at', 'bei', 'chez', 'у', 'w'])(
  'the company of a row is the link behind “%s”, dressed as a part of the text',
  async (word) => {
    const jobs = [
      ['Registered Nurse', 'Lumen', 'Leeds', '3 days ago'],
      ['Backend Developer', 'Harbor', 'Bristol', '4 days ago'],
      ['Payroll Accountant', 'Quarry', 'Leeds', '5 days ago'],
      ['Pastry Chef', 'Juniper', 'Cardiff', '6 days ago'],
    ];
    const rows = jobs.map(
      ([title, company, place, day], at) =>
        `<li><p>${day}</p><div><a href="/v/${4810 + at}">${title}</a>&nbsp;<strong>${word}&nbsp;<a class="company" href="/c/${at}/">&nbsp;${company}</a></strong> <span class="cities">${place}</span></div></li>`,
    );
    expect(await rowsOf(`${menu}<h1>Jobs</h1><ul>${rows.join('')}</ul>`)).toEqual(
      jobs.map(([title, company, place, day]) => [title, company, place, day, '-'].join(' / ')),
    );
  },
);
