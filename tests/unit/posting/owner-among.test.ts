import { describe, expect, it } from 'vitest';
import { employerOfNames } from '@/jobs/posting/employer-of-names';
import { ownerAmong } from '@/jobs/posting/owner-among';
import { languages } from '../../wild/traits/languages';

const ownerOf = (titles: string[], names: string[] = [], rights = '', logos: string[] = []) =>
  ownerAmong(names, [{ text: rights, headingLevel: 0 }], { titles, siteName: null, logos });

describe('the owner of a site whose list names no company', () => {
  it('is what stands beside the word for jobs in what the page is called', () => {
    expect(ownerOf(['Stellenangebote – Kestrel Sicherheit'])).toBe('Kestrel Sicherheit');
    expect(ownerOf(['Careers / KESTREL'])).toBe('KESTREL');
  });

  it('is no place, no department and no occupation that stand there', () => {
    expect(ownerOf(['Stellenangebote – Berlin'])).toBeNull();
    expect(ownerOf(['Jobs – Nurse'])).toBeNull();
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
