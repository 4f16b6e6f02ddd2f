import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalUrl, siteOf, withoutTracking } from '@/url/canonical-url';

describe('canonicalUrl', () => {
  it.each([
    ['https://www.jobs.example/view/1/?utm_source=x&eBP=y&refId=2&trackingId=3#top', 'https://jobs.example/view/1'],
    ['http://jobs.example/view/1', 'https://jobs.example/view/1'],
    ['https://jobs.example/viewjob?jk=abc&from=serp&vjs=3&tk=9', 'https://jobs.example/viewjob?jk=abc'],
    ['https://jobs.example/search?b=2&a=1&currentJobId=7', 'https://jobs.example/search?a=1&b=2&currentJobId=7'],
    ['https://boards.example/acme/jobs/5?gh_jid=5&gh_src=mail', 'https://boards.example/acme/jobs/5?gh_jid=5'],
    ['https://jobs.example:8443/a', 'https://jobs.example:8443/a'],
    ['https://jobs.example/vacancy.aspx?ref=WEX2410-R', 'https://jobs.example/vacancy.aspx?ref=WEX2410-R'],
    [
      'https://jobs.example/show-job.php?lang=en&position=1234',
      'https://jobs.example/show-job.php?lang=en&position=1234',
    ],
    ['https://jobs.example/vacancy.aspx?id=12&ref=row44', 'https://jobs.example/vacancy.aspx?id=12'],
    ['https://jobs.example/jobs/night-nurse?ref=row44', 'https://jobs.example/jobs/night-nurse'],
    ['https://jobs.example/jobs/12345-cook?source=', 'https://jobs.example/jobs/12345-cook'],
    ['https://jobs.example/open-positions?ref=VAC-118', 'https://jobs.example/open-positions?ref=VAC-118'],
    ['https://jobs.example/jobs/senior-night-nurse?ref=row44', 'https://jobs.example/jobs/senior-night-nurse'],
    ['https://jobs.example/vacancy-details?ref=VAC-118', 'https://jobs.example/vacancy-details?ref=VAC-118'],
    ['https://jobs.example/job-details?position=10234', 'https://jobs.example/job-details?position=10234'],
    [
      'https://jobs.example/careers/details?position=line-cook',
      'https://jobs.example/careers/details?position=line-cook',
    ],
    ['https://jobs.example/job.php?position=7', 'https://jobs.example/job.php?position=7'],
    ['https://jobs.example/job_offer_details?ref=V-7&page=2', 'https://jobs.example/job_offer_details?page=2&ref=V-7'],
    ['https://jobs.example/vacancies?ref=home', 'https://jobs.example/vacancies'],
    ['https://jobs.example/posting/7;jsessionid=0A1B2C.node1?lang=en', 'https://jobs.example/posting/7?lang=en'],
    ['https://jobs.example/job.php?id=7&PHPSESSID=q1w2e3r4t5', 'https://jobs.example/job.php?id=7'],
    ['https://jobs.example/job?sid=0123456789abcdef0123&id=7', 'https://jobs.example/job?id=7'],
    ['https://jobs.example/job?sid=4711', 'https://jobs.example/job?sid=4711'],
    ['https://jobs.example/job?sid=5f3e9a7b8c1d2e3f4a5b6c7d', 'https://jobs.example/job?sid=5f3e9a7b8c1d2e3f4a5b6c7d'],
    ['javascript:void(0)', null],
    ['not an address', null],
    ['', null],
  ])('reads %s', (address, canonical) => {
    expect(canonicalUrl(address)).toBe(canonical);
  });

  it("keeps what holds the site's own id of the posting", () => {
    const address = 'https://jobs.example/how-we-work-here?ref=nurse&source=row3';
    expect(canonicalUrl(address)).toBe('https://jobs.example/how-we-work-here');
    expect(canonicalUrl(address, 'nurse')).toBe('https://jobs.example/how-we-work-here?ref=nurse');
    expect(withoutTracking(address, 'nurse')).toBe('https://jobs.example/how-we-work-here?ref=nurse');
  });

  it('is the same when done twice', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const once = canonicalUrl(address);
        expect(once === null ? null : canonicalUrl(once)).toBe(once);
      }),
    );
    // Making up web addresses takes a second on an idle machine.
  }, 20_000);

  it('keeps a route behind the hash, which says which posting it is', () => {
    expect(canonicalUrl('https://www.jobs.example/x/#/job/7')).toBe('https://jobs.example/x#/job/7');
    expect(canonicalUrl('https://jobs.example/x#job=7')).toBe('https://jobs.example/x#job=7');
    expect(canonicalUrl('https://jobs.example/x#/')).toBe('https://jobs.example/x');
  });

  it('is the same before a route on every page of the list', () => {
    expect(canonicalUrl('https://jobs.example/list?q=nurse&page=3#/job/7')).toBe(
      'https://jobs.example/list?q=nurse#/job/7',
    );
    expect(canonicalUrl('https://jobs.example/list?page=3')).toBe('https://jobs.example/list?page=3');
  });

  it('does not depend on the order of parameters, on tracking or on the hash', () => {
    const parameters = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}_?id$/), fc.string(), { maxKeys: 5 });
    fc.assert(
      fc.property(parameters, fc.stringMatching(/^[a-z-]{0,12}$/), (values, tracking) => {
        const pairs = Object.entries(values);
        const address = (list: string[][]) => `https://jobs.example/x?${new URLSearchParams(list)}`;
        const noisy = `${address([...pairs.toReversed(), ['utm_campaign', tracking], ['trk', tracking]])}#${encodeURIComponent(tracking)}`;
        expect(canonicalUrl(noisy)).toBe(canonicalUrl(address(pairs)));
      }),
    );
  });
});

it('files hosts without www', () => {
  expect([siteOf('https://WWW.Jobs.example/x'), siteOf('https://de.jobs.example'), siteOf('about:blank')]).toEqual([
    'jobs.example',
    'de.jobs.example',
    '',
  ]);
});
