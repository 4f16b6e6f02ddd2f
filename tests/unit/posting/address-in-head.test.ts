import { describe, expect, it } from 'vitest';
import { addressInHead } from '@/jobs/posting/address-in-head';
import { postingLine } from './posting-line';

const line = (text: string, url: string) => ({
  ...postingLine(text, { url }),
  links: [{ text, url: `https://board.example${url}` }],
});
const own = '/jobs/senior-kaufer-m-w-d/53100733';
const title = 'Senior Käufer (m/w/d)';

describe('the address of a posting beside its list', () => {
  it('is that of the link above its text that is called after it', () => {
    const above = [line('Open in new tab', own), line('Acme', '/company/acme/p4411'), line('Open', own)];
    expect(addressInHead(above, title)).toBe(`https://board.example${own}`);
    const numbered = '/jobs/advisor-12-month-ftc/53100733';
    expect(addressInHead([line('Open', numbered)], 'Advisor - 12 month FTC')).toBe(`https://board.example${numbered}`);
  });

  it.each([
    ['where one applies', [line('Apply now', own)]],
    ['of another job', [line('Open in new tab', '/jobs/senior-clerk/53100733')]],
    ['without an id', [line('Open in new tab', '/jobs/senior-kaufer-m-w-d')]],
    ['of one of several', [line('Open', own), line('Open', own.replace('733', '744'))]],
    ['that only leads back there', [line('Log in', `/login?to=${own}`)]],
  ])('is none %s', (_, above) => {
    expect(addressInHead(above, title)).toBeUndefined();
  });
});
