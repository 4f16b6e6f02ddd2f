import { describe, expect, it } from 'vitest';
import { employerOfNames } from '@/jobs/posting/employer-of-names';
import { ownerAmong } from '@/jobs/posting/owner-among';
import { languages } from '../../wild/traits/languages';

const ownerOf = (titles: string[], names: string[] = [], rights = '', logos: string[] = []) =>
  ownerAmong(names, [{ text: rights, headingLevel: 0 }], { titles, siteName: null, logos });

describe('the owner of a site whose list names no company', () => {
  it('is not what stands beside the word for jobs, which a board may be called, where no other sign agrees', () => {
    expect(ownerOf(['Job openings – Kestrel'])).toBeNull();
  });

  it('is the full name that the rights and the page’s title have of what the logo says in short', () => {
    const titles = ['Jobs - Brasserie Kestrel Husum'];
    expect(ownerOf(titles, ['Kestrel'], '© 2026 Brasserie Kestrel. Alle rechten voorbehouden', ['Kestrel'])).toBe(
      'Brasserie Kestrel',
    );
    expect(ownerOf(['Jobs'], ['Kestrel'], '© 2026 Brasserie Kestrel', ['Kestrel'])).toBe('Kestrel');
  });

  it('is what two signs agree on', () => {
    expect(ownerOf(['Kestrel Careers'], [], '© 2026 Kestrel Ltd. All rights reserved')).toBe('Kestrel');
    expect(ownerOf(['Our offers - Kestrel'], ['Kestrel'], '', ['Kestrel logo'])).toBeNull();
    expect(ownerOf(['Our offers - Kestrel'], ['Kestrel'], '© Kestrel', ['Kestrel logo'])).toBe('Kestrel');
  });

  it.each(Object.entries(languages))('is no board by its name, in %s', (_, { words }) => {
    expect(ownerOf([`${words.jobs} | Lumen ${words.jobs}`])).toBeNull();
  });

  it('is no occupation, as on a page of one', () => {
    expect(
      employerOfNames({ titles: ['看護師 採用｜夕凪ステーション'], headings: [], owners: [], isBoard: () => false }),
    ).not.toBe('看護師');
  });

  it('is nobody where the name is that of a board', () => {
    expect(ownerOf(['Vacancies – Kestrel Jobs'], [], '© Kestrel Jobs', ['Kestrel Jobs'])).toBeNull();
  });
});
