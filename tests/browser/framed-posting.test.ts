import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

const text = `<p>Our company is looking for people who want to grow with us in the long run.</p><h4>Duties</h4>
  <ul><li>Running the daily business of the department</li><li>Writing reports for the management</li></ul>
  <h4>Requirements</h4><ul><li>Two years of experience in a like position</li><li>Good English</li></ul>`;
const frame = (width: number) =>
  `<iframe srcdoc="${text.replaceAll('"', '&quot;')}" width=${width} height=500 style="border:0"></iframe>`;
const head = '<h1>Site Manager</h1><p>Acme Ltd</p>';
const facts = '<dl><dt>Location</dt><dd>Leeds</dd><dt>Salary</dt><dd>£30,000 a year</dd></dl>';

async function detailsOf(html: string, listed?: { title: string }) {
  const page = await openHtml(lab, `<!doctype html><body>${html}`, 'https://jobs.example/view/7');
  await page.waitForTimeout(300);
  const tabId = await tabIdOf(lab, page);
  const reading = await lab.worker.evaluate(
    ([id, given]) => globalThis.lab.drive(id).ask('read-details', { recipe: null, listed: given }),
    [tabId, listed] as const,
  );
  await page.close();
  return reading;
}

describe('a posting whose text stands in a frame', () => {
  it('has it from there, beside the facts of the page', async () => {
    const details = await detailsOf(head + facts + frame(900));
    expect(details?.fields).toMatchObject({ title: 'Site Manager', location: 'Leeds' });
    expect(details?.fields.description).toContain('daily business');
    expect(details?.doubts).not.toContain('description');
  });

  it('needs no facts on the page', async () => {
    const details = await detailsOf(head + frame(900), { title: 'Site Manager' });
    expect(details?.fields.title).toBe('Site Manager');
    expect(details?.fields.description).toContain('daily business');
  });

  it('is not read from a frame as small as those of adverts', async () => {
    const details = await detailsOf(head + facts + frame(250));
    expect(details?.fields.description).toBeUndefined();
  });
});
