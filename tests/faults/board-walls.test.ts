import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageKindReading } from '@/domain/page/page-kind';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';
import { boardWalls } from '../sites/board/walls/board-walls';
import { type RunningSites, startSites } from '../sites/server';

let lab: LabBrowser;
let sites: RunningSites;

beforeAll(async () => {
  sites = await startSites();
  lab = await launchLab();
});

afterAll(async () => {
  await lab.close();
  await sites.close();
});

async function kindOf(html: string, url = 'https://jobs.test/search'): Promise<PageKindReading['kind']> {
  const page = await openHtml(lab, html, url);
  const { kind } = await lab.ask(page, 'read-page-kind', null);
  await page.close();
  return kind;
}

const rows = (texts: string[]) =>
  `<ul>${texts.map((text, index) => `<li><a href="/jobs/${index}"><h3>${text}</h3></a><p>Acme</p><p>Berlin</p></li>`).join('')}</ul>`;
const list = rows(['Platform Engineer', 'Data Analyst', 'Cook (m/f/d)', 'Sales Manager', 'Nurse']);
const sentence = 'You will work with a friendly team on things that matter to people in every part of the country. ';
const posting = `<h1>Platform Engineer</h1><button>Apply now</button><h2>Responsibilities</h2><p>${sentence.repeat(6)}</p>
  <h2>Requirements</h2><p>${sentence.repeat(6)}</p>`;

describe('the kind of a page', () => {
  it.each([
    ['<p>Wird geladen …</p>', 'loading'],
    ['<button>Weitere Texte laden</button>', 'not-a-job-list'],
    ['<p><a href="#more">Ältere laden</a></p>', 'not-a-job-list'],
  ])('is loading where a line says so, not a control: %s', async (line, kind) => {
    const cards = ['Kiel', 'Ulm', 'Bonn']
      .map((town) => `<dl><dt>Haus in ${town}</dt><dd>Am Markt 4</dd></dl>`)
      .join('');
    expect(await kindOf(`<h1>Unsere Häuser an der Küste und im Süden</h1>${cards}${line}`)).toBe(kind);
  });

  it.each([
    ['a list of jobs', `<h1>Jobs</h1>${list}`, 'job-list'],
    [
      'a table whose rows are pressed, beside a box for news',
      `<h1>Vacatures</h1><table>${['Verzorgende IG', 'Fysiotherapeut', 'Kok', 'Gastvrouw'].map((title, at) => `<tr tabindex=0><td>${title}</td><td>Zutphen</td><td>${at + 11}-11-2026</td></tr>`).join('')}</table>
        <form><p>Aanmelden</p><input type=email><button>Aanmelden</button></form>`,
      'job-list',
    ],
    [
      'a table beside a menu of the same make and a box to log in',
      `<title>Vagas</title><table><tr>${['Empresas', 'Contato', 'Currículo', 'Sobre', 'Clientes', 'Blog'].map((name) => `<td><a href="/${name}">${name}</a></td>`).join('')}</tr></table>
        <fieldset><input type=password></fieldset><table>${['Soldador', 'Comprador', 'Motorista'].map((title, at) => `<tr><td>${title}</td><td>Canoas</td><td>1${at}/11/2026</td><td><a href="/vaga?cod=${at}">Detalhes</a></td></tr>`).join('')}</table>`,
      'job-list',
    ],
    [
      'cards that are links as a whole, the next ones still to come',
      `<h1>Empleos</h1>${['Data Engineer', 'Customer Success Manager', 'Backend Engineer', 'Enfermero'].map((title, at) => `<div><a href="/empleos/p${at}"><div><b>${title}</b></div><div>Kuvia</div><div>Madrid</div></a></div>`).join('')}<p>Cargando…</p>`,
      'job-list',
    ],
    [
      'a list behind a sign-in dialog',
      `<h1>Jobs</h1>${list}<div role="dialog"><h2>Sign in</h2><input type="password"></div>`,
      'job-list',
    ],
    [
      'a list with a login link and the word recaptcha',
      `<header><a href="/login">Log in</a></header><h1>Jobs</h1>${list}<p hidden>recaptcha: verify you are human</p>`,
      'job-list',
    ],
    ['a posting', posting, 'job-posting'],
    ['a posting with similar jobs below', `${posting}<h2>Similar jobs</h2>${list}`, 'job-posting'],
    ['a list with the details beside it', `<h1>5 jobs</h1>${list}${posting}`, 'job-list'],
    [
      'a posting for machines only',
      '<script type="application/ld+json">{"@type":"JobPosting"}</script>',
      'job-posting',
    ],
    ['nothing found, with suggestions', `<h1>No matching jobs found</h1><h2>You may like</h2>${list}`, 'nothing-found'],
    ['nothing found in German', '<h1>Jobs</h1><p>Leider keine Treffer für Ihre Suche</p>', 'nothing-found'],
    [
      'a login form',
      '<h1>Přihlaste se</h1><form><input type="email"><input type="password"><button>OK</button></form>',
      'login',
    ],
    [
      'a login form without password',
      '<h1>Sign in to continue</h1><form><input type="email"><button>Continue</button></form>',
      'login',
    ],
    [
      'an application form that ends with a captcha',
      `<h1>Application</h1><form>${['Name', 'First name', 'E-mail', 'Phone', 'Position'].map((label) => `<label>${label} <input></label>`).join('')}
        <label>Captcha <input></label><button>Send</button></form>`,
      'not-a-job-list',
    ],
    [
      'a challenge in words',
      '<title>Just a moment...</title><p>jobs.test needs to review the security of your connection.</p>',
      'challenge',
    ],
    [
      'a challenge to solve',
      '<h1>jobs.test</h1><iframe title="Widget containing a Turnstile" width="300" height="65"></iframe>',
      'challenge',
    ],
    ['too many requests', '<h1>Too Many Requests</h1><p>Please wait.</p>', 'rate-limit'],
    [
      'too many requests, with a plea for patience as challenges have it',
      '<h1>Demasiadas solicitudes</h1><p>Espera un momento e inténtalo de nuevo.</p>',
      'rate-limit',
    ],
    [
      'rows to be filled',
      `<h1>Jobs</h1><nav>${'<a href="/x">Some link of the page</a>'.repeat(6)}</nav>${'<div class="card-skeleton"></div>'.repeat(4)}`,
      'loading',
    ],
    ['nothing yet', '<h1>Jobs</h1><div></div>', 'loading'],
    [
      'nothing but a frame with a page of its own',
      `<h1>Careers</h1><iframe srcdoc="${'A list. '.repeat(9)}" style="width:100%;height:600px"></iframe>`,
      'not-a-job-list',
    ],
    [
      'a short posting that shows its contact for an answer to a challenge',
      `<h1>Bäcker (m/w/d)</h1><h2>Deine Aufgaben</h2><p>${sentence}</p><h2>Dein Profil</h2><button>Kontakt anzeigen: Sicherheitsabfrage lösen</button>`,
      'not-a-job-list',
    ],
    [
      'a short posting with a section for that',
      `<h1>Bäcker (m/w/d)</h1><h3>Deine Aufgaben</h3><p>${sentence}</p><h3>Dein Profil</h3><h3>Kontakt</h3><h4>Sicherheitsabfrage</h4><input>`,
      'not-a-job-list',
    ],
    [
      'a short page of many parts with one for that',
      `<h1>Pflegehelfer (m/w/d)</h1><h2>Avanti</h2><h3>Stellenbeschreibung</h3><p>${sentence}</p><h3>Arbeitgeber</h3><p>Avanti</p>
        <h3>Bewerbung</h3><p>Bitte lösen Sie die Sicherheitsabfrage.</p><h4>Sicherheitsabfrage</h4><input>`,
      'not-a-job-list',
    ],
    [
      'a challenge that says much for itself',
      `<h1>One more step</h1><h2>Complete the security check to access jobs.test</h2><input><h2>Why do I have to?</h2><p>${sentence}</p>
        <h2>What can I do?</h2><p>${sentence}</p>`,
      'challenge',
    ],
    [
      'a short posting with a challenge to solve for that',
      `<h1>Bäcker (m/w/d)</h1><h3>Deine Aufgaben</h3><p>${sentence}</p><h3>Dein Profil</h3>
        <iframe title="reCAPTCHA" width="304" height="78"></iframe>`,
      'not-a-job-list',
    ],
    ['an article', `<h1>How we bake bread</h1><p>${sentence.repeat(5)}</p>`, 'not-a-job-list'],
    [
      'a list of other things',
      `<h1>Recipes</h1>${rows(['Bread', 'Soup', 'Pizza', 'Salad'])}`.replaceAll('/jobs/', '/recipes/'),
      'not-a-job-list',
    ],
  ])('%s', async (_, html, kind) => {
    expect(await kindOf(html)).toBe(kind);
  });

  it('is consent only where the question keeps the reader from the page', async () => {
    const question = '<p>We value your privacy and use cookies.</p><button>Accept all</button>';
    const over = `<div style="position:fixed;inset:0;background:#fff">${question}</div>`;
    const banner = `<div style="position:fixed;bottom:0;left:0;right:0;height:80px">${question}</div>`;
    expect(await kindOf(`<h1>Jobs</h1>${list}${over}`)).toBe('consent');
    expect(await kindOf(`<h1>Jobs</h1>${list}${banner}`)).toBe('job-list');
  });
});

it('does not wait for a page that the server does not have', async () => {
  expect(await boardKind('/no-such-page')).toBe('not-a-job-list');
});

const faces = ['/classic/jobs/search', '/anchorless/search', '/guest/jobs/search', '/plain/careers'];

describe.each(faces)('the board at %s', (path) => {
  it('is a list of jobs', async () => {
    expect(await boardKind(path)).toBe('job-list');
  });

  it.each(boardWalls)('shows the wall %s', async (wall) => {
    expect(await boardKind(`${path}?wall=${wall}`)).toBe(wall);
  });
});

async function boardKind(path: string): Promise<PageKindReading['kind']> {
  const page = await lab.context.newPage();
  await page.goto(sites.origin + path);
  await lab.ask(page, 'wait-until-quiet', { quietMs: 200, timeoutMs: 2000 });
  const { kind } = await lab.ask(page, 'read-page-kind', null);
  await page.close();
  return kind;
}
