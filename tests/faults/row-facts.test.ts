import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterEach(async () => {
  await Promise.all(
    lab.context
      .pages()
      .slice(1)
      .map((page) => page.close()),
  );
});
afterAll(() => lab?.close());

const jobs = [
  ['Nurse', 'Alder & Finch', 'Boston, MA'],
  ['Java Developer', 'Corvane', 'Austin, TX'],
  ['Accountant', 'Galvori', 'Denver, CO'],
  ['Electrician', 'Corvane', 'Chicago, IL'],
] as const;

interface ListPage {
  title: string;
  heading: string;
  fact(company: string): string;
}

/** The companies that are read in a list. */
async function companies({ title, heading, fact }: ListPage) {
  const rows = jobs.map(
    ([job, company, place], index) =>
      `<li><h3><a href="/job/${index}">${job}</a></h3><p>${fact(company)}</p><div>${place}</div></li>`,
  );
  const html = `<!doctype html><html lang="en"><head><title>${title}</title></head><body><header><a href="/">Lumen Jobs</a></header>
    <main><h1>${heading}</h1><ul>${rows.join('')}</ul></main></body></html>`;
  const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
  return learned?.reading.rows.map(({ fields }) => fields.company);
}

/** The company of the first row on a page with something in its head, and with something above its rows. */
async function companyBelow(title: string, head: string, above: readonly string[] = []) {
  const groups = jobs.map(
    ([job, , place], index) =>
      `${above[index] ? `${index > 0 ? '</ul>' : ''}${above[index]}<ul>` : ''}<li><h3><a href="/job/${index}">${job}</a></h3><div>${place}</div></li>`,
  );
  const rows = above.length > 0 ? `${groups.join('')}</ul>` : `<ul>${groups.join('')}</ul>`;
  const html = `<!doctype html><html lang="en"><head><title>${title}</title></head><body><header>${head}</header><main>${rows}</main></body></html>`;
  const learned = await lab.ask(await openHtml(lab, html, 'https://jobs.board.example/jobs'), 'learn-recipe', null);
  return learned?.reading.rows[0]?.fields.company;
}

const board = { title: 'Jobs | Lumen Jobs', heading: 'Jobs' };
const own = { title: 'Jobs at Ekholm Partners | Lumen Jobs', heading: 'Jobs at Ekholm Partners' };
const names = jobs.map(([, company]) => company);

describe('the title of a row', () => {
  it('has the words that a search has marked in it', async () => {
    const titles = [
      '<span class="tx-hl">물류</span>센터 입출고 관리',
      'GMP 창고 <span class="tx-hl">물류</span>담당자',
      '냉장창고 재고관리',
      '수출입 해상 <span class="tx-hl">물류</span> 업무',
    ];
    const rows = titles.map(
      (title, index) => `<article><h3><a href="/job/${index}">${title}</a></h3><p>서울 중구</p><p>정규직</p></article>`,
    );
    const html = `<!doctype html><html lang="ko"><head><title>채용정보</title></head><body><form><input value="물류"></form><main>${rows.join('')}</main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => fields.title)).toEqual([
      '물류센터 입출고 관리',
      'GMP 창고 물류담당자',
      '냉장창고 재고관리',
      '수출입 해상 물류 업무',
    ]);
  });
});

describe('a row of which one column has the title', () => {
  it('is read with what stands below its columns', async () => {
    const rows = jobs.map(([job, company, place], index) => {
      const searches = [`${company} jobs`, `${job} jobs in ${place}`, `${job} salaries in ${place}`];
      const links = searches
        .map((search, at) => `<li><a href="/search/jobs/${index}${at}">${search}</a></li>`)
        .join('');
      return `<li class="card"><table role="presentation"><tr><td class="main"><h2><a href="/job/${index}">${job}</a></h2><div>${company}</div>
        <div>${place}</div></td><td class="more"><button>More</button></td></tr></table><p>Posted ${index + 2} days ago</p><ul>${links}</ul></li>`;
    });
    const html = `<!doctype html><html lang="en"><head><title>Jobs</title></head><body><main><ul>${rows.join('')}</ul></main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => [fields.title, fields.postedText])).toEqual(
      jobs.map(([job], index) => [job, `Posted ${index + 2} days ago`]),
    );
  });
});

describe('the company of a row', () => {
  it.each([
    ['its name', (name: string) => name],
    ['its name and what it is', (name: string) => `${name} Logo`],
    ['what it is and its name', (name: string) => `logo of ${name}`],
  ])('is read from a picture that says %s', async (_, alt) => {
    const fact = (name: string) => `<img src="/x.png" width="9" height="9" alt="${alt(name)}">`;
    expect(await companies({ ...board, fact })).toEqual(names);
  });

  it('is read behind the title in the label of a link that shows no text', async () => {
    const read = async (label: (job: string, company: string) => string) => {
      const rows = jobs.map(
        ([job, company, place], index) =>
          `<div class="box"><a href="/job/${index}" aria-label="${label(job, company)}"></a><h3>${job}</h3><div>${place}</div></div>`,
      );
      const html = `<!doctype html><html lang="en"><head><title>Jobs</title></head><body><main>${rows.join('')}</main></body></html>`;
      const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
      return learned?.reading.rows.map(({ fields }) => fields.company);
    };
    expect(await read((job, company) => `${job} - ${company}`)).toEqual(names);
    expect(await read((job) => `${job} - Details`)).toEqual(names.map(() => undefined));
  });

  it('is what leads to its page on a Chinese board, not what is said of each beside it', async () => {
    const fact = (name: string) =>
      `<p class="company_name"><a href="/gongsi/${name.length}.html">${name}</a><i class="company_mark"><span>该企业已上传营业执照并通过审核</span></i></p>`;
    expect(await companies({ ...board, fact })).toEqual(names);
  });

  it('is none of the few sites of one employer, of which one is known as a town', async () => {
    const sites = ['Garvenholt', 'Ostermund Quay', 'Garvenholt & Ostermund'];
    const siteOf = (index: number) => (index % 8 === 7 ? 'Leeds' : sites[index % 3]);
    const rows = Array.from({ length: 16 }, (_, index) => {
      const [job = ''] = jobs[index % jobs.length] ?? [];
      return `<li><a href="/job/${index}"><div>${job} ${index}</div><div>${siteOf(index)}</div><div>Full-time</div></a></li>`;
    });
    const html = `<!doctype html><html lang="en"><head><title>Jobs</title></head><body><main><ul>${rows.join('')}</ul></main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => fields.location)).toEqual(rows.map((_, index) => siteOf(index)));
  });

  it('is the same in every row of one employer where markup calls it so', async () => {
    const fact = () => '<span class="company">Corvane</span>';
    expect(await companies({ ...board, fact })).toEqual(names.map(() => 'Corvane'));
    expect(await companies({ ...board, fact: () => '<span class="badge">Featured</span>' })).toEqual(
      names.map(() => undefined),
    );
  });

  it('is not what an icon is called', async () => {
    const fact = () => '<img src="/x.png" width="9" height="9" alt="Location pin">';
    expect(await companies({ ...board, fact })).toEqual(names.map(() => undefined));
  });

  it('is that of the page where rows name none', async () => {
    expect(await companies({ ...own, fact: () => 'Full-time' })).toEqual(names.map(() => 'Ekholm Partners'));
    expect(await companies({ ...board, fact: () => 'Full-time' })).toEqual(names.map(() => undefined));
  });

  it('is that of the site whose logo leads home, where the title says so beside its vacancies', async () => {
    const read = (title: string, alt: string) =>
      companyBelow(title, `<a href="/"><img src="/x.png" width="90" height="20" alt="${alt}"></a>`);
    expect(await read('Employment Opportunities - Ekholm School District', 'Logo Ekholm School District')).toBe(
      'Ekholm School District',
    );
    expect(await read('Employment Opportunities - Ekholm School District', 'Lumen')).toBeUndefined();
    expect(await read('Nurses - Ekholm School District', 'Ekholm School District')).toBeUndefined();
    expect(await read('Job openings - Lumen Jobs', 'Lumen Jobs')).toBeUndefined();
  });

  it('is that of the site whose name, or whose logo on the site around it, leads home', async () => {
    const title = 'Employment Opportunities - Ekholm School District';
    expect(await companyBelow(title, '<a href="/">Ekholm School District</a>')).toBe('Ekholm School District');
    expect(
      await companyBelow(
        title,
        '<a href="https://www.board.example/"><img alt="Ekholm School District" src="/x.png"></a>',
      ),
    ).toBe('Ekholm School District');
    expect(
      await companyBelow(title, '<a href="https://other.test/"><img alt="Ekholm School District" src="/x.png"></a>'),
    ).toBeUndefined();
    expect(await companyBelow('Job openings - Lumen', '<a href="/">Lumen</a>')).toBeUndefined();
  });

  it('is no department above rows of the site’s owner', async () => {
    const above = ['<h2>Branch Services</h2>', '', '<h2>Outreach</h2>', ''];
    const title = 'Employment Opportunities - Ekholm School District';
    expect(await companyBelow(title, '<a href="/">Ekholm School District</a>', above)).toBe('Ekholm School District');
    expect(await companyBelow('Open roles', '<a href="/">Home</a>', above)).toBe('Branch Services');
  });

  it('is the one that a heading asks to come and work at, and that the page is called by', async () => {
    const heading = '<h1>Vacantes</h1><h2>Trabaja con<br><span>Kestrel Salud</span></h2>';
    expect(await companyBelow('Vacantes | Kestrel Salud', heading)).toBe('Kestrel Salud');
    expect(await companyBelow('Vacantes | Lumen', heading)).toBeUndefined();
  });

  it('is the university above one of its departments, whose name leads to its first page', async () => {
    const heading = '<a href="https://www.board.example"><h1>Universität zu Husum</h1></a><h2>Personal</h2>';
    expect(await companyBelow('Ausschreibungen — Personal', heading)).toBe('Universität zu Husum');
    expect(
      await companyBelow('Ausschreibungen — Personal', `${heading}<a href="/post">Stelle inserieren</a>`),
    ).toBeUndefined();
  });

  it('is the one that an agent read on the page, where rows name none', async () => {
    const html = `<!doctype html><html lang="en"><body><main><ul>${jobs
      .map(
        ([job, company, place], index) =>
          `<li><h3><a href="/job/${index}">${job}</a></h3><p>COMPANY${company}</p><div>${place}</div></li>`,
      )
      .join('')}</ul></main></body></html>`;
    const read = async (rows: string) => {
      const page = await openHtml(lab, rows, 'https://board.example/jobs');
      const learned = await lab.ask(page, 'learn-recipe', null);
      const reading = learned && (await lab.ask(page, 'read-rows', { ...learned.recipe, employer: 'Ekholm' }));
      return reading?.rows.map(({ fields }) => fields.company);
    };
    expect(await read(html.replaceAll(/<p>COMPANY.*?<\/p>/g, ''))).toEqual(names.map(() => 'Ekholm'));
    expect(await read(html.replaceAll('COMPANY', ''))).toEqual(names);
  });

  it('is not that of the page where others are named', async () => {
    const fact = (name: string) => (name === 'Galvori' ? '' : name);
    expect(await companies({ ...own, fact })).toEqual(['Alder & Finch', 'Corvane', undefined, 'Corvane']);
  });
});

describe('rows that say little', () => {
  const rowsIn = async (html: string) => {
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    return learned?.reading.rows.map(({ fields: { title, location } }) => [title, location]);
  };
  const trades = ['Casemanager', 'Weekendhulp', 'Praktijkopleider', 'Waterdrager', 'Nachtdienst', 'Vrijwilliger'];
  const page = (title: string, body: string) =>
    `<!doctype html><html lang="nl"><head><title>${title}</title></head><body><h1>Welkom</h1>${body}</body></html>`;

  it('are jobs in a table without links on such a page', async () => {
    const row = (trade: string) => `<tr><td><b>${trade}</b></td><td>R$ 2.340,00</td><td>Jardinópolis</td></tr>`;
    const table = `<p>Lista</p><table>${trades.map(row).join('')}</table>`;
    expect((await rowsIn(page('64 vagas de emprego', table)))?.map(([title]) => title)).toEqual(trades);
  });
});

describe('the number of places that a row stands for', () => {
  it('is told where others name theirs, with a colon as without one', async () => {
    const places = ['Kraków', 'Lokalizacje: 3', 'Gdańsk', 'Lokalizacje: 2'];
    const rows = jobs.map(
      ([title, company], index) =>
        `<job-card style="display:block"><div>${title}</div><div>${places[index]}</div><div>${company}</div><button>Zapisz</button></job-card>`,
    );
    const page = await openHtml(
      lab,
      `<!doctype html><title>Oferty pracy</title><h1>Oferty pracy</h1><job-list>${rows.join('')}</job-list>`,
      'https://board.example/jobs',
    );
    const learned = await lab.ask(page, 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => fields.location)).toEqual(places);
  });
});

it('has no parts of a page for rows, before its list is there', async () => {
  const filters = ['Technika', 'Finance', 'Plný úvazek'].map(
    (name) => `<p><label><input type="checkbox"> ${name}</label></p>`,
  );
  const search = `<div><form role="search"><input type="search" name="q"><button>Hledat</button>${filters.join('')}</form></div>`;
  const dialog =
    '<div role="dialog" aria-modal="true"><h2>Nezmeškejte žádnou nabídku</h2><p>Odebírejte náš zpravodaj.</p></div>';
  const html = `<!doctype html><html lang="cs"><head><title>Práce</title></head><body>${search}${dialog}</body></html>`;
  expect(await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null)).toBeNull();
});

describe('signs in front of facts', () => {
  it('are no part of them, and part those of one line', async () => {
    const rows = jobs.map(
      ([job, company], index) =>
        `<li><h3><a href="/job/${index}">🚀 ${job}</a></h3><p>🏢 ${company}</p><p>📍 Vardnes ${index} 💰 €${index + 2},000 a month</p></li>`,
    );
    const html = `<!doctype html><html lang="en"><head><title>Jobs</title></head><body><main><h1>Jobs</h1><ul>${rows.join('')}</ul></main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    const [first] = learned?.reading.rows ?? [];
    expect(first?.fields).toMatchObject({
      title: 'Nurse',
      company: 'Alder & Finch',
      location: 'Vardnes 0',
      salaryText: '€2,000 a month',
    });
  });
});

describe('a list made like that of the jobs', () => {
  it('is none of theirs under a heading of what is offered', async () => {
    const list = (heading: string, entries: readonly string[]) =>
      `<article><h2>${heading}</h2><ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul></article>`;
    const html = `<!doctype html><html lang="en"><head><title>Join us | Ekholm</title></head><body><main><h1>Join our team</h1>
      ${list('Open positions', ['Electrician', 'Plumber / service engineer', 'Project manager'])}
      ${list('What we offer', ['A local team that decides fast', 'Tools that are up to date', 'Work that changes every day'])}</main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => fields.title)).toEqual([
      'Electrician',
      'Plumber / service engineer',
      'Project manager',
    ]);
  });
});

describe('where the jobs of a list are', () => {
  it.each([
    ['one of several places', 'ko', '서울 외 4', '(주)에크홀름'],
    ['what is near a station', 'ja', '東京都 大田区 馬込駅 徒歩8分', '株式会社エクホルム'],
  ])('may be %s', async (_, lang, place, company) => {
    const rows = [1, 2, 3].map(
      (n) =>
        `<tr><td><a href="/job/${n}">エンジニア Engineer ${n}</a></td><td>${company}${n}</td><td>${place}</td></tr>`,
    );
    const html = `<!doctype html><html lang="${lang}"><head><title>Jobs</title></head><body><table><tbody>${rows.join('')}</tbody></table></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => fields.location)).toEqual([place, place, place]);
  });
});

describe('names in elements of their own, with commas behind them', () => {
  async function facts(told: readonly (readonly string[])[]) {
    const rows = told.map((names, index) => {
      const spans = names.map((name, at) => `<span>${name}${at < names.length - 1 ? ', ' : ''}</span>`).join('\n ');
      return `<article><h3>${jobs[index]?.[0]}</h3><div>${spans}</div><a href="/job/${index}">More</a></article>`;
    });
    const html = `<!doctype html><html lang="en"><head><title>Jobs</title></head><body><main>${rows.join('')}</main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    return learned?.reading.rows.map(({ fields }) => [fields.location, fields.company]);
  }

  it('are a place and a company', async () => {
    const told = [
      ['Leeds', 'Ekholm Clinic'],
      ['Bristol', 'Ekholm Catering Ltd'],
      ['Cardiff', 'Ekholm Services Ltd'],
    ];
    expect(await facts(told)).toEqual(told);
  });

  it('are one place where a country comes last', async () => {
    const told = [
      ['Leeds', 'United Kingdom'],
      ['Graz', 'Austria'],
      ['Lyon', 'France'],
    ];
    expect(await facts(told)).toEqual(told.map((names) => [names.join(', '), undefined]));
  });
});

describe('what an applicant has to have', () => {
  it('is no company', async () => {
    const needs = [
      'Driving licence required',
      'Valid first aid certificate',
      'Two years at sea preferred',
      'Degree in law',
    ];
    const rows = jobs.map(([job], index) => `<li><h3>${job}</h3><ul><li>${needs[index]}</li></ul></li>`);
    const html = `<!doctype html><html lang="en"><head><title>Jobs</title></head><body><main><h1>Jobs</h1><ul>${rows.join('')}</ul></main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://shop.example/jobs'), 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => fields.company)).toEqual(jobs.map(() => undefined));
  });
});

describe('headings without links over texts', () => {
  const trades = ['Скловар печі', 'Вугляр', 'Лимар-шорник', 'Бондар'];
  const listed = async (heading: string, text: string) => {
    const rows = trades.map((name, index) => `<h2>${name}</h2><p>${text} Строк: ${index + 2} роки.</p>`).join('');
    const html = `<!doctype html><html lang="uk"><head><title>Майстерня</title></head><body><main><h1>${heading}</h1>${rows}</main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://shop.example/page'), 'learn-recipe', null);
    return learned?.reading.rows.map(({ fields }) => fields.title) ?? null;
  };
  const terms = 'Обов’язки: робота з матеріалом.<br>Вимоги: досвід від 1 року.';

  it('are jobs where the page is called after jobs and each spells out its tasks and requirements', async () => {
    expect(await listed('Вакансії майстерні', terms)).toEqual(trades);
  });

  it('are none on another page, or without such parts', async () => {
    expect(await listed('Наші послуги', terms)).toBeNull();
    expect(await listed('Вакансії майстерні', 'Давнє ремесло, яке ми бережемо.')).toBeNull();
  });
});

it('knows places by a font that draws a pin for its name', async () => {
  const places = ['Førde', 'Otta', 'Kongsvinger', 'Alvdal'];
  const fact = (icon: string, text: string) => `<div><mat-icon>${icon}</mat-icon><span>${text}</span></div>`;
  const rows = jobs.map(
    ([job, company], index) =>
      `<li><a href="/job/${index}"><p class="company">${company}</p><h3>${job}</h3>${fact('place', places[index] ?? '')}${fact('work', 'Fast')}</a></li>`,
  );
  const html = `<!doctype html><html lang="nb"><body><h1>Jobs</h1><ul>${rows.join('')}</ul></body></html>`;
  const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
  expect(learned?.reading.rows.map(({ fields }) => fields.location)).toEqual(places);
});

describe('rows in groups, of which most have one', () => {
  it('are told from their groups, and counted apart from the pager behind them', async () => {
    const row = ([job, , place]: readonly string[], index: number) =>
      `<li><h3><a href="/out/${index}x">${job}</a></h3><div>Full-time</div><div>${place}</div></li>`;
    const groups = [jobs.slice(0, 1), jobs.slice(1, 2), jobs.slice(2)].map(
      (group, at) =>
        `<section><h2>${names[at]}</h2><ul>${group.map((job) => row(job, jobs.indexOf(job))).join('')}</ul></section>`,
    );
    const pager = '<nav><button disabled>1</button> <button>2</button></nav>';
    const html = `<!doctype html><html lang="en"><body><main><h1>Jobs</h1><p>Open positions: 12</p>${groups.join('')}<div>${pager}</div></main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => fields.title)).toEqual(jobs.map(([job]) => job));
    expect(learned?.reading.announced).toBe(12);
  });
});

describe('rows without names', () => {
  it('are the whole of it where each has a part that is filled once it is opened', async () => {
    const titles = ['Verpleegkundige', 'Salarisadministrateur', 'Banketbakker', 'Teamleider magazijn', 'Verkoopleider'];
    const rows = titles.map(
      (title, index) =>
        `<div><h3><button aria-expanded="false"><span>${title}</span></button></h3>
        <div><div><span>${['Utrecht', 'Gent', 'Breda'][index % 3]}</span></div><div><span>Voltijd</span></div><div><span>${names[index % 4]}</span></div>
        <div><span>€ ${index + 3}6.000 per jaar</span></div></div><div hidden></div></div>`,
    );
    const html = `<!doctype html><html lang="nl"><body><main><h1>Vacatures</h1><div><div>${rows.join('')}</div></div></main></body></html>`;
    const page = await openHtml(lab, html, 'https://board.example/jobs');
    const titlesRead = async () => {
      const learned = await lab.ask(page, 'learn-recipe', null);
      return learned?.reading.rows.map(({ fields }) => fields.title);
    };
    expect(await titlesRead()).toEqual(titles);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('[hidden]')) {
        const title = part.parentElement?.querySelector('span')?.textContent;
        part.innerHTML = `<h2>${title}</h2><p>Utrecht</p><p>Geplaatst 2 dagen geleden</p><p>Wij zoeken een ${title} met ervaring.</p>`;
        part.hidden = false;
      }
    });
    expect(await titlesRead()).toEqual(titles);
  });

  it('go on in groups whose rows are drawn once they come into view', async () => {
    const inside = ([job, company, place]: readonly string[]) =>
      `<h3><button>${job}</button></h3><div>${company}</div><div>${place}</div>`;
    const group = (title: string, from: number, isDrawn: boolean) =>
      `<section><h2>${title}</h2><ul>${jobs
        .slice(from, from + 2)
        .map((job) => `<li style="height:60px">${isDrawn ? inside(job) : ''}</li>`)
        .join('')}</ul></section>`;
    const html = `<!doctype html><html lang="en"><body><main>${group('Care', 0, true)}${group('Works', 2, false)}</main></body></html>`;
    const page = await openHtml(lab, html, 'https://board.example/jobs');
    const learned = await lab.ask(page, 'learn-recipe', null);
    await page.evaluate((drawn) => {
      for (const row of document.querySelectorAll('li:empty')) row.innerHTML = drawn.shift() ?? '';
    }, jobs.slice(2).map(inside));
    const reading = learned && (await lab.ask(page, 'read-rows', learned.recipe));
    expect(reading?.rows.map(({ fields }) => fields.title)).toEqual(jobs.map(([job]) => job));
  });
});

describe('questions that a page answers in the form of its postings', () => {
  const item = (title: string) =>
    `<div><div role="button" aria-expanded="false"><a tabindex="0">${title}</a></div><div hidden><p>About it.</p></div></div>`;
  const titlesOf = async (questions: readonly string[], toItem = item) => {
    const parts = [jobs.map(([job]) => job), questions].map((titles) => `<div>${titles.map(toItem).join('')}</div>`);
    const html = `<!doctype html><html lang="en"><body><main><h1>Open positions</h1>${parts.join('<h2>Questions</h2>')}</main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://firm.example/jobs'), 'learn-recipe', null);
    return learned?.reading.rows.map(({ fields }) => fields.title);
  };

  it('are no rows', async () => {
    expect(await titlesOf(['Can I visit you first?', 'Do you help with moving?'])).toEqual(jobs.map(([job]) => job));
  });

  it('are rows where they lead to a posting', async () => {
    const link = (title: string) =>
      `<div><h3><a href="/job/${title.length}${title[0]}">${title}</a></h3><p>Berlin</p></div>`;
    expect(await titlesOf(['Nurse, or soon to be one?'], link)).toContain('Nurse, or soon to be one?');
  });
});

describe('a thread in which companies write what they seek', () => {
  it('has the posts for rows, not who wrote them or what was answered', async () => {
    const post = (author: string, text: string) =>
      `<tr><td><div><a href="/user?id=${author}">${author}</a> <a href="/item?id=${author.length}${author}">2 days ago</a></div><div><div>${text}</div></div></td></tr>`;
    const posts = jobs.map(([job, company, place]) =>
      post(
        `${company.slice(0, 3)}_hr`,
        `${company} | ${job} | ${place} | ONSITE | Full-time<p>We are looking for someone who cares.</p>`,
      ),
    );
    const answer = post('curious', 'Do you sponsor visas?');
    const html = `<!doctype html><html lang="en"><head><title>Who is hiring?</title></head><body><table>${[...posts.slice(0, 2), answer, ...posts.slice(2)].join('')}</table></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://forum.example/item'), 'learn-recipe', null);
    const read = learned?.reading.rows.map(({ fields: { title, company, location } }) => [title, company, location]);
    expect(read).toEqual(jobs);
  });
});

describe('what is pressed of a row', () => {
  it('is its title, not the badge beside it', async () => {
    const rows = jobs.map(
      ([job, company, place], index) =>
        `<article><h3><span>${job}</span>${index % 2 ? '<span class="badge">New</span>' : ''}</h3><p>${company}</p><p>${place}</p></article>`,
    );
    const html = `<!doctype html><html lang="en"><body><main><h1>Jobs</h1>${rows.join('')}</main></body></html>`;
    const page = await openHtml(lab, html, 'https://board.example/jobs');
    const learned = await lab.ask(page, 'learn-recipe', null);
    const refs = learned?.reading.rows.flatMap(({ ref }) => ref ?? []) ?? [];
    const pressed = await Promise.all(refs.map((ref) => lab.ask(page, 'read-element', { ref })));
    expect(pressed.map((element) => element?.name)).toEqual(jobs.map(([job]) => job));
  });
});

/** Two jobs below each heading. */
async function companiesUnder(headings: readonly string[]) {
  const rows = jobs.map(
    ([job, , place], index) => `<li><a href="/job/${index}">${job}</a><div>${place}</div><div>Full-time</div></li>`,
  );
  const groups = headings.map((name, at) => `<h2>${name}</h2><ul>${rows.slice(2 * at, 2 * at + 2).join('')}</ul>`);
  const html = `<!doctype html><html lang="en"><body><main><h1>Jobs</h1>${groups.join('')}</main></body></html>`;
  const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
  return learned?.reading.rows.map(({ fields }) => fields.company);
}

describe('a row that its list hides', () => {
  it('cannot be pressed, but where the whole list is hidden', async () => {
    const rows = jobs.map(([job, company, place], index) => {
      const style = index === 1 ? ' style="display:none"' : '';
      return `<li${style}><h3><a href="/job/${index}">${job}</a></h3><p>${company}</p><div>${place}</div></li>`;
    });
    const html = `<!doctype html><html lang="en"><head><title>Jobs</title></head><body><main><ul>${rows.join('')}</ul></main></body></html>`;
    const page = await openHtml(lab, html, 'https://board.example/jobs');
    const learned = await lab.ask(page, 'learn-recipe', null);
    const pressable = async () => {
      const reading = learned && (await lab.ask(page, 'read-rows', learned.recipe));
      return reading?.rows.map(({ ref }) => ref !== null);
    };
    expect(await pressable()).toEqual([true, false, true, true]);
    await page.evaluate(() => document.querySelector('main')?.setAttribute('style', 'display:none'));
    expect(await pressable()).toEqual([true, true, true, true]);
  });
});

describe('rows in tabs, each with its posting folded inside', () => {
  const posting = (offer: string) =>
    `<p><b>Service :</b> Soins</p><p>Nous cherchons une personne qui aime finir ce qu'elle commence.</p><ul><li>${offer}</li><li>Mutuelle payée</li></ul><p><a href="/fiche-${offer.at(-1)}.pdf">Fiche de poste (PDF)</a></p>`;
  const row = (job: string, at: number) =>
    `<div class="panel"><h4><a role="button" aria-expanded="false" href="#c${at}">${job}</a></h4><span>${['Lyon', 'Paris', 'Lille'][at % 3]}</span><div class="fold" id="c${at}">${posting(`Prime annuelle ${'ABCDEFGHIJKLMNOP'[at]}`)}</div></div>`;
  const shown = ['Infirmier H/F', 'Ingénieur H/F', 'Informaticien H/F', 'Inspecteur H/F'];
  const further = [
    'Cuisinier',
    'Chauffeur',
    'Chimiste',
    'Coiffeur',
    'Conseiller',
    'Contrôleur',
    'Couvreur',
    'Charpentier',
  ];
  const hidden = ['Comptable', 'Comptable', ...further.map((job) => `${job} H/F`)];
  const html = `<!doctype html><html lang="fr"><head><title>Recrutement</title><style>.fold,.tab{display:none}.tab.on{display:block}</style></head><body><main><h1>Offres d'emploi</h1>
    <div class="tab on">${shown.map(row).join('')}</div><div class="tab">${hidden.map((job, at) => row(job, at + 4)).join('')}</div></main></body></html>`;

  it('are read as those that show, without what is folded', async () => {
    const page = await openHtml(lab, html, 'https://board.example/jobs');
    const learned = await lab.ask(page, 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => fields.title)).toEqual([...shown, ...hidden]);
    expect(learned?.reading.rows.map(({ fields }) => fields.company)).toEqual(
      learned?.reading.rows.map(() => undefined),
    );
  });

  it('may be pressed in a tab of two that are called the same', async () => {
    const page = await openHtml(lab, html, 'https://board.example/jobs');
    const learned = await lab.ask(page, 'learn-recipe', null);
    await page.evaluate(() => {
      for (const tab of document.querySelectorAll('.tab')) tab.classList.toggle('on');
      for (const panel of [...document.querySelectorAll('.tab.on .panel')].slice(2)) panel.remove();
    });
    const reading = learned && (await lab.ask(page, 'read-rows', learned.recipe));
    const ref = reading?.rows.find(({ fields }) => fields.title === 'Comptable')?.ref ?? '';
    const point = await lab.ask(page, 'find-point', { ref });
    const context = { siteUrl: 'https://board.example/jobs', mayPressApply: false, isChoice: false, allowed: null };
    const press = { target: { ref }, at: point && { x: point.x, y: point.y }, purpose: 'open-row', context } as const;
    expect(await lab.ask(page, 'judge-press', press as never)).toMatchObject({ outcome: 'pass' });
  });
});

describe('a row whose title opens nothing', () => {
  it('is opened by the control that says it shows the row', async () => {
    const rows = jobs.map(
      ([job, , place], index) =>
        `<li><b>${job}</b><div>Location: ${place}</div><a href="javascript:void(0)">Show/Hide</a><div hidden>Text ${index}</div><input type="button" value="Apply"> <a href="javascript:void(0)">Email To A Friend</a></li>`,
    );
    const html = `<!doctype html><html lang="en"><body><main><h1>Job Postings</h1><ul>${rows.join('')}</ul></main></body></html>`;
    const page = await openHtml(lab, html, 'https://board.example/jobs');
    const learned = await lab.ask(page, 'learn-recipe', null);
    const opened = await Promise.all(
      (learned?.reading.rows ?? []).map(({ ref }) => lab.ask(page, 'read-element', { ref: ref ?? '' })),
    );
    expect(opened.map((element) => element?.name)).toEqual(jobs.map(() => 'Show/Hide'));
  });
});

describe('the heading of a group', () => {
  it('is the company of its rows, which name none', async () => {
    expect(await companiesUnder(['Corvane', 'Alder & Finch'])).toEqual([
      'Corvane',
      'Corvane',
      'Alder & Finch',
      'Alder & Finch',
    ]);
  });

  it('is that company without the number of its jobs', async () => {
    const companies = ['Corvane', 'Corvane', 'Alder & Finch', 'Alder & Finch'];
    expect(await companiesUnder(['Corvane (7)', 'Alder & Finch 2'])).toEqual(companies);
  });

  it.each([
    ['departments', ['Engineering', 'Corvane']],
    ['departments, with the numbers of their jobs', ['Engineering (2)', 'Vertrieb (2)']],
    ['places', ['Berlin', 'Paris']],
    ['kinds of lists', ['Featured jobs', 'More jobs']],
  ])('is none where groups are %s', async (_, headings) => {
    expect(await companiesUnder(headings)).toEqual(jobs.map(() => undefined));
  });
});

describe('the heading of a group that names a place', () => {
  const read = async (headings: readonly string[], place: string) => {
    const rows = jobs.map(([job], index) => `<li><a href="/job/${index}">${job}</a><div>${place}</div></li>`);
    const groups = headings.map((name, at) => `<h2>${name}</h2><ul>${rows.slice(2 * at, 2 * at + 2).join('')}</ul>`);
    const html = `<!doctype html><html lang="en"><body><main><h1>Jobs</h1>${groups.join('')}</main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://acme.example/jobs'), 'learn-recipe', null);
    return learned?.reading.rows.map(({ fields }) => fields.location);
  };

  it('is where its jobs are, where no row says it', async () => {
    expect(await read(['Berlin', 'Paris'], 'Full-time')).toEqual(['Berlin', 'Berlin', 'Paris', 'Paris']);
  });

  it('is none where rows say theirs, or a heading is no place', async () => {
    expect(await read(['Berlin', 'Paris'], 'Boston, MA')).toEqual(jobs.map(() => 'Boston, MA'));
    expect(await read(['Berlin', 'Corvane'], 'Full-time')).toEqual(jobs.map(() => undefined));
  });
});

describe('a row whose facts only the layout parts', () => {
  it('is read fact by fact', async () => {
    const rows = jobs.map(
      ([job, company, place], index) =>
        `<li><a href="/job/${index}">${job}</a><div style="display:flex;gap:9px"><span>Full-time</span><span>${place}</span><span>${company}</span></div></li>`,
    );
    const html = `<!doctype html><html lang="en"><body><h1>Jobs</h1><ul>${rows.join('')}</ul></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    const read = learned?.reading.rows.map(({ fields }) => [fields.company, fields.location, fields.employmentType]);
    expect(read).toEqual(jobs.map(([, company, place]) => [company, place, 'Full-time']));
  });
});

describe('rows that a form opens', () => {
  it('are read though a field is called id', async () => {
    const rows = jobs.map(
      ([job, company, place], index) =>
        `<li><form method="post" action="/job"><input type="hidden" name="id" value="${index}"><button>${job}</button></form><div>${company}</div><div>${place}</div></li>`,
    );
    const html = `<!doctype html><html lang="en"><body><h1>Jobs</h1><ul>${rows.join('')}</ul></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => fields.title)).toEqual(jobs.map(([title]) => title));
  });
});

it('is that of the only group on a page, where the groups of others were companies', async () => {
  const page = (groups: [company: string, titles: string[]][]) => {
    const lists = groups.map(
      ([company, titles]) =>
        `<h2>${company}</h2><ul>${titles.map((title) => `<li><h3><a href="/job/${title}">${title}</a></h3><div>Boston, MA</div></li>`).join('')}</ul>`,
    );
    return `<!doctype html><html lang="en"><head><title>Jobs | Lumen Jobs</title></head><body><main>${lists.join('')}</main></body></html>`;
  };
  const first = page([
    ['Alder & Finch', ['Nurse', 'Accountant']],
    ['Galvori', ['Java Developer', 'Electrician']],
  ]);
  const learned = await lab.ask(await openHtml(lab, first, 'https://board.example/jobs'), 'learn-recipe', null);
  const last = await openHtml(
    lab,
    page([['Corvane', ['Cook', 'Baker', 'Driver']]]),
    'https://board.example/jobs?page=2',
  );
  const companiesBy = async (isGroupedByCompany: boolean) => {
    if (!learned) return null;
    const { rows } = await lab.ask(last, 'read-rows', { ...learned.recipe, isGroupedByCompany });
    return rows.map(({ fields }) => fields.company);
  };
  expect(learned?.recipe.isGroupedByCompany).toBe(true);
  expect(await companiesBy(true)).toEqual(['Corvane', 'Corvane', 'Corvane']);
  expect(await companiesBy(false)).toEqual([undefined, undefined, undefined]);
});

it('are read once of a list that a page holds twice, for wide screens and for narrow ones', async () => {
  const copy = (style: string, gap: string, titles: readonly string[]) =>
    `<div class="all" style="${style}">${titles
      .map(
        (title) => `<div class="card"><h5>${title}</h5><p>${gap}Corvane</p><p class="where">${gap}Boston, MA</p></div>`,
      )
      .join('')}</div>`;
  const titles = jobs.map(([title]) => title);
  const html = `<!doctype html><html lang="en"><body><h1>Jobs</h1>${copy('', ' ', titles)}${copy('display:none', '', [...titles, 'Baker'])}</body></html>`;
  const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
  // What only the hidden list holds is no copy.
  expect(learned?.reading.rows.map(({ fields }) => fields.title)).toEqual([...titles, 'Baker']);
});

it('are the postings that fold under headings, not the sections of them, nor the motto above', async () => {
  const posting = (title: string, text: string) =>
    `<div class="st"><h3>${title}</h3><div style="display:none"><p>${text}</p></div></div>`;
  const section = (heading: string, titles: readonly string[]) =>
    `<div class="sb"><h2>${heading}</h2>${titles
      .map((title, index) => posting(title, `Wir bieten übertarifliche Bezahlung und ${20 + index} Tage Urlaub`))
      .join('')}</div>`;
  const full = [
    'Techn. Zeichner (m/w/d) in Vollzeit',
    'LKW Fahrer (m/w/d)',
    'Obermonteure (m/w/d)',
    'Monteure (m/w/d)',
  ];
  const part = ['Technische Bürokraft (m/w/d) in Teilzeit'];
  const praktikum = ['Praktikum Ausbildungsberufe / Schülerpraktikum (m/w/d)'];
  const trained = ['Ausbildung zum Anlagenmechaniker (m/w/d)', 'Ausbildung zum Kaufmann (m/w/d)'];
  const motto = '<div class="top"><h3>Bei uns gehörst du zum Team!</h3></div>';
  const sections = [
    section('Teilzeitstellen', part),
    section('Praktikum (m/w/d)', praktikum),
    section('Ausbildungsplätze', trained),
    section('Vollzeitstellen', full),
  ];
  const html = `<!doctype html><html lang="de"><head><title>Karriere</title></head><body><main><h1>Karriere</h1>
    <div class="intro">${motto}</div><div>${sections.join('')}</div></main></body></html>`;
  const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
  expect(learned?.reading.rows.map(({ fields }) => fields.title)).toEqual([...part, ...praktikum, ...trained, ...full]);
});

describe('a row that says who and where in one text', () => {
  const places = ['Boston', 'Austin', 'Denver', 'Toledo', 'Boston', 'Salem'];
  /** The companies and places of rows of which each has one text below its title. */
  const read = async (texts: readonly string[], title = 'Jobs | Lumen Jobs', heading = 'Jobs') => {
    const titles = ['Nurse', 'Welder', 'Accountant', 'Electrician', 'Baker', 'Plumber'];
    const rows = texts.map(
      (text, index) => `<li><h3><a href="/job/${index}">${titles[index]}</a></h3><div class="b">${text}</div></li>`,
    );
    const html = `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${heading}</h1><ul>${rows.join('')}</ul></main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    return learned?.reading.rows.map(({ fields }) => [fields.company, fields.location]);
  };

  it('has the name as its company, where the same names have several towns behind them', async () => {
    const firms = ['Corvane', 'Galvori', 'Corvane', 'Alder & Finch', 'Galvori', 'Corvane, Inc.'];
    const texts = firms.map((firm, index) => `${firm}, ${places[index]}`);
    expect(await read(texts)).toEqual(firms.map((firm, index) => [firm, places[index]]));
  });

  it('has a place with its region as one', async () => {
    const texts = [
      'Mesa, Arizona',
      'Salem, Oregon',
      'Mesa, Arizona',
      'Tempe, Arizona',
      'Salem, Oregon',
      'Bend, Oregon',
    ];
    expect(await read(texts)).toEqual(texts.map((text) => [undefined, text]));
  });
});

describe('the place of a row', () => {
  it('is not how one works, though it stands beside it as a chip alike', async () => {
    const rows = jobs.map(
      ([job, company, place], index) =>
        `<li><h3><a href="/job/${index}">${job}</a></h3><p class="firm">${company}</p><div style="display:flex"><span>${place.slice(0, -4)}</span><span>İş Yerinde</span><span>Full-time</span></div></li>`,
    );
    const html = `<!doctype html><html lang="tr"><head><title>Jobs</title></head><body><main><ul>${rows.join('')}</ul></main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => fields.location)).toEqual(
      jobs.map(([, , place]) => place.slice(0, -4)),
    );
  });

  it('is apart from chips beside it that only their frames part', async () => {
    const rows = jobs.map(
      ([job, company, place], index) =>
        `<li><h3><a href="/job/${index}">${job}</a></h3><p class="firm">${company}</p><div class="chips"><span>${place}</span><span>Full-time</span></div></li>`,
    );
    const html = `<!doctype html><html lang="en"><head><title>Jobs</title><style>.chips span { padding: 2px 8px; border: 1px solid }</style></head><body><main><ul>${rows.join('')}</ul></main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => [fields.location, fields.employmentType])).toEqual(
      jobs.map(([, , place]) => [place, 'Full-time']),
    );
  });

  it('is apart from the title where it is smaller and set off', async () => {
    const rows = jobs.map(
      ([job, , place], index) =>
        `<li><a href="/job/${index}">${job} <small style="margin-left:1em">${place}</small></a><p>Full-time</p></li>`,
    );
    const html = `<!doctype html><html lang="en"><head><title>Jobs</title></head><body><main><ul>${rows.join('')}</ul></main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => [fields.title, fields.location])).toEqual(
      jobs.map(([job, , place]) => [job, place]),
    );
  });
});

describe('the number of jobs that a page announces', () => {
  it('is not the year of its rights', async () => {
    const announced = async (footer: string) => {
      const rows = jobs.map(
        ([job, company, place], index) =>
          `<li><h3><a href="/job/${index}">${job}</a></h3><p>${company}</p><p>${place}</p></li>`,
      );
      const html = `<!doctype html><html lang="en"><head><title>Jobs</title></head><body><main><ul>${rows.join('')}</ul></main><div><p>${footer}</p></div></body></html>`;
      const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
      return learned?.reading.announced;
    };
    expect(await announced('12 jobs found')).toBe(12);
    expect(await announced('© 2026 Five Valleys Jobs. All rights reserved')).toBeNull();
    expect(await announced('<span>©</span> <span>2026 Five Valleys Jobs</span>')).toBeNull();
  });
});

describe('rows of a table beside a table of documents', () => {
  it('have their titles also where only the posting’s file is linked', async () => {
    const titles = ['Nurse', 'Java Developer', 'Accountant', 'Electrician', 'Gardener', 'Welder'];
    const rows = titles.map((title, index) => {
      const name = index % 3 === 2 ? title : `<a href="/job/${index}">${title}</a>`;
      return `<tr><td>REF-${index}</td><td>${name}</td><td>Boston</td><td><a href="/files/${index}.pdf">PDF</a></td></tr>`;
    });
    const documents = ['Application form', 'Pay table', 'Guide'].map(
      (name, index) => `<tr><td><a href="/files/form-${index}.pdf">${name}</a></td><td>PDF</td></tr>`,
    );
    const html = `<!doctype html><html lang="en"><head><title>Jobs</title></head><body><main><h1>Jobs</h1><table><tbody>${rows.join('')}</tbody></table><h2>Documents</h2><table><tbody>${documents.join('')}</tbody></table></main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => fields.title)).toEqual(titles);
  });
});

describe('questions with answers below the rows', () => {
  it('are no rows where they all lead to one place', async () => {
    const rows = jobs.map(
      ([job, company, place], index) =>
        `<li><h3>${job}</h3><p>${company}</p><p>${place}</p><a href="/job/${index}">More</a></li>`,
    );
    const questions = ['How do I apply?', 'May I come and look?'].map(
      (text) => `<li><h3>${text}</h3><div>Call us, and we will see.</div><a href="/contact">Contact</a></li>`,
    );
    const html = `<!doctype html><html lang="en"><head><title>Jobs</title></head><body><main><ul>${rows.join('')}${questions.join('')}</ul></main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => fields.title)).toEqual(jobs.map(([job]) => job));
  });
});

describe('facts in elements with nothing between them', () => {
  const read = async (facts: (place: string) => string) => {
    const rows = jobs.map(
      ([job, company, place], index) =>
        `<li><h3><a href="/job/${index}">${job}</a></h3><p>${company}</p><div>${facts(place.split(',')[0] ?? '')}</div></li>`,
    );
    const html = `<!doctype html><html lang="en"><head><title>Jobs</title></head><body><main><ul>${rows.join('')}</ul></main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    return learned?.reading.rows[0]?.fields;
  };

  it('are told apart where a capital begins the second', async () => {
    const fields = await read((place) => `<span></span><span>${place}</span><span></span><span>Full-time</span>`);
    expect(fields).toMatchObject({ location: 'Boston', employmentType: 'Full-time' });
  });

  it('stay one within words of their container', async () => {
    const fields = await read((place) => `We work in <span>${place}</span><span>Center</span>`);
    expect(fields?.location).not.toBe('Boston');
  });
});

it('knows what a column shows by the list of options that has all of it', async () => {
  const teams = ['Gigs', 'Pipes', 'Kiln', 'Loft'];
  const rowsBelow = async (options: readonly string[]) => {
    const choice = `<select>${options.map((option) => `<option>${option}</option>`).join('')}</select>`;
    const rows = jobs.map(
      ([job, , place], index) =>
        `<li><a href="/job/${index}"><b>${job}</b></a><p>${teams[index]}</p><p>${place}</p></li>`,
    );
    const html = `<!doctype html><html lang="en"><head><title>Work with us</title></head><body><main><h1>Join us</h1>${choice}<ul>${rows.join('')}</ul></main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    return learned?.reading.rows.map(({ fields }) => fields.company);
  };
  expect(await rowsBelow(['All departments', ...teams, 'Yard'])).toEqual(teams.map(() => undefined));
  expect(await rowsBelow(['All companies', ...teams, 'Yard'])).toEqual(teams);
  expect(await rowsBelow(['All departments', 'Gigs', 'Yard'])).toEqual(teams);
});

it('takes the numbering of rows for no company', async () => {
  const companiesOf = async (label: (index: number) => string) => {
    const rows = jobs.map(
      ([job, , place], index) =>
        `<div class="card"><span>${label(index)}</span><h4><a href="/job/${index}">${job}</a></h4><p>${place}</p></div>`,
    );
    const html = `<!doctype html><html lang="it"><head><title>Lavora con noi</title></head><body><main><h1>Lavora con noi</h1>${rows.join('')}</main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    return learned?.reading.rows.map(({ fields }) => fields.company);
  };
  expect(await companiesOf((index) => `Posizione 0${index + 1}`)).toEqual(jobs.map(() => undefined));
  const studios = ['Studio 54', 'Studio 7', 'Studio 12', 'Studio 3'];
  expect(await companiesOf((index) => studios[index] ?? '')).toEqual(studios);
});

describe('names that recur in rows', () => {
  const page = (title: string, rows: readonly string[]) =>
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><header><a href="/">Werklijn Staffing Ltd</a></header><main><h1>Find work</h1><ul>${rows.join('')}</ul></main></body></html>`;
  const companiesOf = async (html: string) => {
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    return learned?.reading.rows.map(({ fields }) => fields.company);
  };
  const many = [...jobs, ['Baker', '', 'Boston, MA'], ['Plumber', '', 'Denver, CO']] as const;
  const row = (index: number, more: string) =>
    `<li><h3><a href="/job/${index}">${many[index]?.[0]}</a></h3><p>${many[index]?.[2]}</p>${more}</li>`;

  it('are none of companies where they are tags that change places', async () => {
    const tags = ['Weld', 'Forge', 'Loom', 'Kiln'];
    const at = (index: number) => tags[index % tags.length];
    const rows = many.map((_, index) =>
      row(index, `<div><i>${at(index)}</i> <b>${at(index + 1)}</b> <u>${at(index + 3)}</u></div>`),
    );
    const spans = rows.map((each) => each.replaceAll(/<(\/?)[ibu]>/g, '<$1div>'));
    expect(await companiesOf(page('Projects | Gigmoor', spans))).not.toContain('Weld');
  });

  it('are none of companies where they are links of one kind', async () => {
    const skills =
      'Weld Forge Loom Kiln Glaze Spin Dye Carve Cast Mould Plane Turn Etch Sew Felt Braze Hone Rivet'.split(' ');
    const link = (skill = '', kind = 'jobs') => `<a href="/${kind}/${skill.toLowerCase()}">${skill}</a> `;
    const rowsOf = (kinds: readonly string[]) =>
      many.map((_, index) =>
        row(index, `<div>${kinds.map((kind, at) => link(skills[index * 3 + at], kind)).join('')}</div>`),
      );
    expect(await companiesOf(page('Projects | Gigmoor', rowsOf(['jobs', 'jobs', 'jobs'])))).not.toContain('Weld');
    expect(await companiesOf(page('Jobs | Gigmoor', rowsOf(['firms', 'towns', 'jobs'])))).toContain('Weld');
  });

  it('are none of companies where the page says whose jobs they are', async () => {
    const levels = ['VMBO', 'MBO', 'VMBO', 'MBO', 'VMBO', 'MBO'];
    const rows = many.map((_, index) => row(index, `<p>${levels[index]}</p>`));
    expect(await companiesOf(page('Jobs | Werklijn Staffing Ltd', rows))).not.toContain('MBO');
  });
});

it('takes no news for jobs that are made like them', async () => {
  const card = (name: string, url: string, place = '') =>
    `<div class="card"><h4>${name}</h4>${place && `<p>${place}</p>`}<a href="${url}">Read more</a></div>`;
  const cards = jobs.map(([job, , place]) => card(job, `/jobs/${job.toLowerCase().replace(' ', '-')}`, place)).join('');
  const read = async (others: string) => {
    const html = `<!doctype html><html lang="en"><head><title>Careers</title></head><body><main><h1>Careers</h1><h2>Openings</h2><div class="grid">${cards}</div><h2>More of us</h2><div class="grid">${others}</div></main></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://acme.example/careers'), 'learn-recipe', null);
    return learned?.reading.rows.map(({ fields }) => fields.title);
  };
  const titles = jobs.map(([job]) => job);
  const news = card('Acme opens a canteen', '/stories/canteen') + card('Acme at the fair', '/stories/fair');
  expect(await read(news)).toEqual(titles);
  const internships = ['Summer Internship', 'Winter Internship'];
  const more = internships.map((name, index) => card(name, `/jobs/internship-${index}`)).join('');
  expect(await read(more)).toEqual([...titles, ...internships]);
});

it('takes the heads of columns from a table of their own above the rows', async () => {
  const calls = ['校园招聘100名工作人员', '招聘生产操作类岗位', '校园招聘', '招聘业务类岗位'];
  const makers = [
    '湖南省高速公路集团有限公司',
    '海南红塔卷烟有限责任公司',
    '深圳烟草工业有限责任公司',
    '甘肃烟草工业有限责任公司',
  ];
  const cells = (maker: string, call: string, index: number) =>
    `<td><a href="/job/${index}.html">${maker}</a></td><td><a href="/job/${index}.html">${call}</a></td><td>深圳</td>`;
  const rows = makers.map((maker, index) => `<tr class="row">${cells(maker, calls[index] ?? '', index)}</tr>`).join('');
  const html = `<!doctype html><html lang="zh"><head><title>校园招聘</title></head><body><main>
    <table><tr><th>公司名称</th><th>职位名称</th><th>工作地点</th></tr></table><table>${rows}</table></main></body></html>`;
  const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
  const [first] = learned?.reading.rows ?? [];
  expect(first?.fields).toMatchObject({ title: calls[0], company: makers[0] });
});

it('takes nothing from the text of rows that are whole adverts', async () => {
  const offers = [
    [
      'Unbefristeter Arbeitsvertrag, 13 Gehälter, 30 Urlaubstage',
      'Flexible Arbeitszeiten, Homeoffice, Jahresarbeitszeitkonto',
    ],
    ['Werkstattwagen von zu Hause, moderne Werkzeuge, Arbeitskleidung', 'Übertariflicher Stundenlohn'],
  ];
  const advert = (
    job: string,
    index: number,
  ) => `<article><h2>${job} (m/w/d)</h2><p>Gebäudetechnik, Schwerpunkt Heizung</p>
    <div><div><h3>Aufgaben</h3><ul><li>Planung und Ausführung der Montage in Ihrem Fachbereich</li></ul></div>
    <div><h3>Profil</h3><ul><li>Überblick auch auf großen Baustellen</li></ul></div>
    <div><h3>Angebot</h3><ul>${(offers[index % 2] ?? []).map((offer) => `<li>${offer}</li>`).join('')}</ul></div></div></article>`;
  const html = `<!doctype html><html lang="de"><head><title>Stellenangebote</title></head><body><main><h1>Stellenangebote</h1>
    ${jobs.map(([job], index) => advert(job, index)).join('')}</main></body></html>`;
  const learned = await lab.ask(await openHtml(lab, html, 'https://firm.example/jobs'), 'learn-recipe', null);
  const rows = learned?.reading.rows.map(({ fields }) => fields) ?? [];
  expect(rows.map(({ title }) => title)).toEqual(jobs.map(([job]) => `${job} (m/w/d)`));
  const read = rows.flatMap(({ company, location }) => [company, location]);
  expect(read.filter((one) => offers.flat().includes(one ?? ''))).toEqual([]);
});

it('parts a text by the labels in it', async () => {
  const rows = jobs.map(
    ([job, , place], index) =>
      `<li><a href="/job/${index}"><span>${job}</span><div><div>Sted: ${place.split(',')[0]}.&nbsp;&nbsp;Frist: 1${index}.11.2017</div></div></a></li>`,
  );
  const html = `<!doctype html><html lang="no"><head><title>Ledige stillinger</title></head><body><main><h1>Ledige stillinger</h1><ul>${rows.join('')}</ul></main></body></html>`;
  const learned = await lab.ask(await openHtml(lab, html, 'https://firm.example/jobs'), 'learn-recipe', null);
  expect(learned?.reading.rows.map(({ fields }) => fields.location)).toEqual(['Boston', 'Austin', 'Denver', 'Chicago']);
});

describe('rows of a site that says little else', () => {
  const site = (rows: string, heading = 'Вакансии') =>
    `<!doctype html><html lang="ru"><head><title>${heading}</title></head><body><header><ul>${Array.from({ length: 30 }, (_, at) => `<li><a href="/loans/${at}">Кредит номер ${at}</a></li>`).join('')}</ul></header><main><h1>${heading}</h1><div>${rows}</div></main></body></html>`;
  const card = (job: string) =>
    `<div class="col"><div class="doc"><div class="text"><a href="#">${job}</a></div></div></div>`;
  const posts = ['Инженер-программист', 'Менеджер отдела продаж', 'Управляющий офисом'];

  it('are found right below a heading that is called after jobs', async () => {
    const learned = await lab.ask(
      await openHtml(lab, site(posts.map(card).join('')), 'https://bank.example/jobs'),
      'learn-recipe',
      null,
    );
    expect(learned?.reading.rows.map(({ fields }) => fields.title)).toEqual(posts);
  });

  it('are none if they are what the site has to offer', async () => {
    const offers = ['Медицинская страховка', 'Дни обучения', 'Работа из дома'];
    const html = site(offers.map(card).join(''), 'Карьера');
    expect(await lab.ask(await openHtml(lab, html, 'https://bank.example/jobs'), 'learn-recipe', null)).toBeNull();
  });
});

it('takes the heads of columns from the row that names them, below letters that are marked up as heads', async () => {
  const numbered = (number: number, cells: readonly string[]) =>
    `<tr><th>${number}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const letters = `<thead><tr><th></th>${['A', 'B', 'C', 'D', 'E'].map((letter) => `<th>${letter}</th>`).join('')}</tr></thead>`;
  const rows = jobs.map(([job, company, place], index) =>
    numbered(index + 2, [`1${index}/11/2026`, company, job, place, index % 2 ? 'PJ' : 'CLT']),
  );
  const html = `<!doctype html><html lang="pt"><head><title>Vagas</title></head><body><table>${letters}<tbody>
    ${numbered(1, ['Data', 'Empresa', 'Vaga', 'Cidade', 'Contrato'])}${rows.join('')}</tbody></table></body></html>`;
  const learned = await lab.ask(await openHtml(lab, html, 'https://sheet.example/jobs'), 'learn-recipe', null);
  expect(learned?.reading.rows.map(({ fields }) => [fields.title, fields.company])).toEqual(
    jobs.map(([job, company]) => [job, company]),
  );
});

it('knows a column by its place, also where rows leave one empty and some of the others are called otherwise', async () => {
  const row = (job: string, pay: string, index: number) =>
    `<tr><td class="s3">${job}</td><td class="s3">${pay}</td><td class="s4">Night shifts</td><td class="s3">Write to hr${index}@acme.example, “${job}”</td></tr>`;
  const rows = jobs.map(([job], index) => row(job, index === 1 ? '' : `$ ${3 + index}.500`, index));
  const html = `<!doctype html><html lang="en"><body><h1>Jobs</h1><table><tr><th>Job</th><th>Salary</th><th>Shift</th><th>How to apply</th></tr>${rows.join('')}</table></body></html>`;
  const learned = await lab.ask(await openHtml(lab, html, 'https://sheet.example/jobs'), 'learn-recipe', null);
  expect(learned?.reading.rows.map(({ fields }) => fields.salaryText ?? null)).toEqual([
    '$ 3.500',
    null,
    '$ 5.500',
    '$ 6.500',
  ]);
});

it('takes for a label what is set like the labels of other values, whatever it says elsewhere', async () => {
  const pair = (label: string, value: string) =>
    `<div class="field"><div class="label">${label}</div><div class="cell read">${label === 'Contract' ? `<span class="pill">${value}</span>` : value}</div></div>`;
  const cards = [...jobs, ...jobs, ...jobs].map(
    ([job, company, place], index) =>
      `<div class="card" data-rowid="rec${index}a4"><div class="tile" role="button"><div class="in"><h3>${job}</h3>${pair('Organisation', company)}${pair('Location', place)}${index % 4 === 1 ? '' : pair('Salary', `£${20 + index},500`)}${pair('Contract', index % 2 ? 'Part-time' : 'Full-time')}${pair('Posted', `11/${10 + index}/2026`)}</div></div></div>`,
  );
  const html = `<!doctype html><html lang="en"><body><h1>Jobs</h1><div class="cards">${cards.join('')}</div></body></html>`;
  const learned = await lab.ask(await openHtml(lab, html, 'https://grid.example/jobs'), 'learn-recipe', null);
  expect(learned?.reading.rows.map(({ fields }) => fields.employmentType)).toEqual(
    cards.map((_, index) => (index % 2 ? 'Part-time' : 'Full-time')),
  );
  expect(learned?.reading.rows.map(({ fields }) => fields.salaryText ?? null)).toEqual(
    cards.map((_, index) => (index % 4 === 1 ? null : `£${20 + index},500`)),
  );
});
