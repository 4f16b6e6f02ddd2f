import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ReadFields } from '@/domain/job/job-fields';
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

const address = 'https://board.example/job/41';
const prose = `<h3>About the job</h3><p>You will join a small team that plans its own work and knows its customers by name. Every
  day is different, and everybody looks after the whole of it, from the first question to the last answer.</p>`;

interface PostingPage {
  head?: string;
  above?: string;
  facts?: string;
  below?: string;
  title?: string;
}

async function read({ head = '', above = '', facts = '', below = '', title = 'Nurse | Lumen' }: PostingPage) {
  const html = `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${above}<main><h1>Nurse</h1>${facts}
    <p><a href="/apply/41">Apply</a></p>${prose}</main>${below}</body></html>`;
  const reading = await lab.ask(await openHtml(lab, html, address), 'read-details', { recipe: null });
  return reading?.fields ?? ({} as ReadFields);
}

function jsonLd(posting: object): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'JobPosting', ...posting })}</script>`;
}

function at(locality: string) {
  return { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: locality } };
}

const nurse = {
  title: 'Nurse',
  url: address,
  hiringOrganization: { '@type': 'Organization', name: 'Ekholm Partners' },
  jobLocation: at('Leipzig'),
};
const shown = '<div>Ekholm Partners</div><div>Leipzig</div>';

describe('structured data', () => {
  it('is believed by address, or by title and company', async () => {
    const { company, location } = await read({ head: jsonLd(nurse) });
    expect({ company, location }).toEqual({ company: 'Ekholm Partners', location: 'Leipzig' });
    const unaddressed = { ...nurse, url: undefined, datePosted: '2026-11-02' };
    expect((await read({ head: jsonLd(unaddressed), facts: shown })).postedDate).toBe('2026-11-02');
  });

  it('of another posting is not believed, even if its address is declared', async () => {
    const other = { ...nurse, title: 'Java Developer', jobLocation: at('Berlin'), url: 'https://board.example/job/7' };
    const { title, location } = await read({ head: jsonLd(other), facts: shown });
    expect({ title, location }).toEqual({ title: 'Nurse', location: 'Leipzig' });
    const canonical = '<link rel="canonical" href="https://board.example/job/7">';
    expect((await read({ head: canonical + jsonLd(other), facts: shown })).title).toBe('Nurse');
    const namesake = { ...nurse, url: undefined, hiringOrganization: { name: 'Corvane' }, jobLocation: at('Berlin') };
    expect((await read({ head: jsonLd(namesake), facts: shown })).location).toBe('Leipzig');
  });

  it('older than the page only fills gaps', async () => {
    const old = { ...nurse, title: 'Nurse (2024)', jobLocation: at('Berlin'), datePosted: '2024-03-01' };
    const { title, location, postedDate } = await read({ head: jsonLd(old), facts: shown });
    expect({ title, location, postedDate }).toEqual({ title: 'Nurse', location: 'Leipzig', postedDate: '2024-03-01' });
  });
});
