import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;
let page: Page;

beforeAll(async () => {
  lab = await launchLab();
  page = await openHtml(lab, pageOf(''), 'https://acmeclinic.example/jobs/1');
});
afterAll(() => lab?.close());

const h1 = '<h1>Night Nurse</h1>';

/** What stands above the text of a posting, in the forms that sites have for it; no style sheet parts anything. */
const heads = {
  'a slash between facts': `${h1}<p>Hamburg / Full-time / 3 days ago</p>`,
  'bold labels without colons': `${h1}<div><b>Location</b> Hamburg <b>Type</b> Full-time</div>`,
  'labels and values in spans': `${h1}<div><span class="label">Location</span><span class="value">Hamburg</span><span class="label">Employment type</span><span class="value">Full-time</span></div>`,
  'bold labels': `${h1}<div><strong>Location:</strong> Hamburg <strong>Type:</strong> Full-time</div>`,
  'kind, place': `${h1}<p>Full-time, Hamburg</p>`,
  'kind in place': `${h1}<p>Full-time in Hamburg</p>`,
  'a place small in the heading': '<h1>Night Nurse <small>Hamburg</small></h1>',
  'company in place': `${h1}<p>Acme Clinic in Hamburg</p>`,
  'company - place': `${h1}<p>Acme Clinic - Hamburg</p>`,
  'company, place': `${h1}<p>Acme Clinic, Hamburg</p>`,
  badges: `${h1}<div class="badge">Full-time</div><div class="badge">Hamburg</div>`,
  'pictures that are letters': `${h1}<p>📍 Hamburg 🕒 Full-time</p>`,
  icons: `${h1}<p><i class="pin"></i> Hamburg <i class="clock"></i> Full-time</p>`,
  'drawn icons': `${h1}<p><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>Hamburg <svg viewBox="0 0 1 1"><path d="M0 0"/></svg>Full-time</p>`,
  'icons in boxes': `${h1}<div><div><i class="pin"></i></div><div>Hamburg</div></div><div><div><i class="clock"></i></div><div>Full-time</div></div>`,
  'a dash between facts': `${h1}<p>Hamburg — Full-time</p>`,
  'labels without anything': `${h1}<p>Location Hamburg</p><p>Employment type Full-time</p>`,
  'labels glued to values': `${h1}<ul><li><b>Location</b>Hamburg</li><li><b>Job type</b>Full-time</li></ul>`,
  'labels above values': `${h1}<div>Location</div><div>Hamburg</div><div>Job type</div><div>Full-time</div>`,
  'a kind in brackets': `${h1}<p>Hamburg (Full-time)</p>`,
  'commas between facts': `${h1}<p>Hamburg, Full-time, € 50,000 per year</p>`,
  'bars between facts': `${h1}<p>Hamburg | Full-time | Posted on 12 November 2026</p>`,
  'dots between facts': `${h1}<p>Hamburg • On-site • Full time • Posted 2 weeks ago</p>`,
  headings: `${h1}<h2>Acme Clinic</h2><h3>Hamburg</h3>`,
  'spans without gaps': `${h1}<div class="meta"><span class="a">Hamburg</span><span class="b">Full-time</span></div>`,
  'spans with spaces': `${h1}<div class="meta"><span>Acme Clinic</span> <span>Hamburg</span> <span>Full-time</span></div>`,
  'a link and a span': `${h1}<p><a href="/c/acme">Acme Clinic</a> <span>Hamburg</span></p>`,
  'by somebody in a place': `${h1}<p>by <a href="/c/acme">Acme Clinic</a> in Hamburg</p>`,
  'a row of a table': `${h1}<table><tr><td>Location</td><td>Hamburg</td><td>Type</td><td>Full-time</td></tr></table>`,
  'a table with heads': `${h1}<table><tr><th>Location</th><th>Type</th></tr><tr><td>Hamburg</td><td>Full-time</td></tr></table>`,
  'facts above the title': `<p>Full-time · Hamburg</p>${h1}`,
};

function pageOf(head: string): string {
  return `<!doctype html><html lang="en"><head><title>Night Nurse | Acme Clinic</title></head><body><header><a href="/">Acme Clinic</a></header>
<main><div id="head">${head}</div><h2>About the job</h2><p>We are looking for a nurse who likes to work at night and knows how to help people. You will care for patients on our ward and talk
with their families.</p><h2>Requirements</h2><ul><li>You have a degree in nursing</li><li>You speak English well</li></ul><a href="/apply/1">Apply now</a></main></body></html>`;
}

it.each(Object.entries(heads))('reads a posting under %s', async (_, head) => {
  await page.evaluate(
    ([selector, html]) => {
      const place = document.querySelector(selector);
      if (place) place.innerHTML = html;
    },
    ['#head', head] as const,
  );
  const reading = await lab.ask(page, 'read-details', { recipe: null, fields: {}, listed: {} });
  const isKindTold = /Full.time/.test(head) && !head.includes('Full-time in');
  expect(reading && 'fields' in reading ? reading.fields : null).toMatchObject({
    title: 'Night Nurse',
    company: 'Acme Clinic',
    location: 'Hamburg',
    ...(isKindTold ? { employmentType: expect.stringMatching(/^Full.time$/) } : {}),
  });
});
