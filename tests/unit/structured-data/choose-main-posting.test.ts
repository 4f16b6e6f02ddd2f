import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseOwnPosting, type ShownPosting } from '@/page/posting/structured-data/choose-main-posting';
import type { StructuredPosting } from '@/page/posting/structured-data/structured-postings';

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://www.site.example/o/1' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const posting = (title: string, company?: string): StructuredPosting => ({
  source: 'json-ld',
  item: { '@type': 'JobPosting', title, hiringOrganization: company },
});
const nothing: ShownPosting = {
  title: undefined,
  company: undefined,
  isShell: true,
  texts: [],
  headings: [],
  pageTitles: [],
  listedTitle: undefined,
  place: undefined,
  addresses: ['https://www.site.example/o/1'],
  isAlone: true,
};
const chosen = (postings: StructuredPosting[], shown: Partial<ShownPosting>) =>
  chooseOwnPosting(postings, { ...nothing, ...shown })?.item.title ?? null;

describe('the only posting of the data', () => {
  it('is the page’s where its heading says the same, and no company', () => {
    const shown = { title: 'Nurse (m/f/d)', isShell: false };
    expect(chosen([posting('Nurse', 'Acme Care')], shown)).toBe('Nurse');
    expect(chosen([posting('Nurse', 'Acme Care')], { ...shown, company: 'Acme' })).toBe('Nurse');
    expect(chosen([posting('Nurse', 'Acme Care')], { ...shown, company: 'Beta Clinics' })).toBeNull();
    expect(chosen([posting('Cook', 'Acme Care')], shown)).toBeNull();
  });

  it('is the page’s where that shows nothing else', () => {
    expect(chosen([posting('Nurse')], {})).toBe('Nurse');
    expect(chosen([posting('Nurse')], { isShell: false })).toBeNull();
    expect(chosen([posting('Nurse')], { isAlone: false })).toBeNull();
  });

  it('may be said twice, but of two none is', () => {
    expect(chosen([posting('Nurse', 'Acme'), posting('Nurse', 'Acme')], {})).toBe('Nurse');
    expect(chosen([posting('Nurse', 'Acme'), posting('Cook', 'Acme')], {})).toBeNull();
  });
});
