import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab } from '../harness/lab';
import { type OnePage, startOnePage } from './one-page';

let lab: LabBrowser;
let tab: OnePage;

beforeAll(async () => {
  lab = await launchLab();
  tab = await startOnePage(lab, 'https://www.example.test/jobs/nurse');
});
afterAll(() => lab.close());

const mail = '<label>E-mail <input type="email" name="mail"></label>';
const file = '<label>CV <input type="file" name="cv"></label>';

async function applyTypeWith(form: string) {
  const prose = `You will join a small team that plans its own work and knows its customers by name. Every day is different,
    and everybody looks after the whole of it, from the first question to the last answer, together with the others.`;
  const page = await tab.show(`<main><h1>Nurse</h1><p>${prose}</p><p>${prose}</p>${form}</main>`);
  return (await lab.ask(page, 'read-details', { recipe: null }))?.fields.applyType;
}

describe('a form on the page of a posting', () => {
  it.each([
    ['takes a file and an address', `<form>${mail}${file}<button>Send</button></form>`],
    [
      'does not show yet, and takes both',
      `<div style="display:none"><form>${mail}${file}<button>Go</button></form></div>`,
    ],
    ['takes an address, and its button applies', `<form>${mail}<button>Apply now</button></form>`],
    ['takes a file, and the name of its button applies', `<form>${file}<button aria-label="Apply">→</button></form>`],
  ])('is where one applies: it %s', async (_, form) => {
    expect(await applyTypeWith(form)).toBe('easy_apply');
  });

  it.each([
    ['takes an address for news', `<form>${mail}<button>Subscribe</button></form>`],
    ['does not show, and takes no file', `<div style="display:none"><form>${mail}<button>Apply</button></form></div>`],
    ['searches', '<form><input type="search" name="q"><button>Search</button></form>'],
  ])('is something else: it %s', async (_, form) => {
    expect(await applyTypeWith(form)).toBe('unknown');
  });
});
