import { expect, it } from 'vitest';
import { withTenant } from '@/page/posting/structured-data/tenant-of-site';

const acme = { '@type': 'Organization', name: 'Acme Brakes, Inc.' };
const posting = { '@type': 'JobPosting', title: 'Cook' };
const address = 'https://acmebrakes.jobs.example/o/12';

it('a posting that names nobody is of whom the host of its address or of the page is kept for', () => {
  expect(withTenant(posting, [acme], [address]).hiringOrganization).toBe(acme);
  expect(withTenant({ ...posting, url: address }, [acme], []).hiringOrganization).toBe(acme);
});

it('a posting is of whom it names, and not of the board', () => {
  expect(withTenant({ ...posting, hiringOrganization: 'Other' }, [acme], [address]).hiringOrganization).toBe('Other');
  expect(withTenant(posting, [{ ...acme, name: 'Jobs' }], ['https://www.jobs.example/o/12'])).toBe(posting);
});
