import { describe, expect, it } from 'vitest';
import { inOwnCase, withoutArticle } from '@/jobs/posting/name-in-capitals';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { postingLine } from './posting-line';

const saying = (text: string, titles: string[] = []) => ({
  lines: [postingLine(text)],
  names: { titles, siteName: null },
});

describe('a name that is set in capitals', () => {
  it('is written as the page has it elsewhere', () => {
    expect(inOwnCase('CLINIQUE DU LAC', saying('La Clinique du Lac recherche un infirmier.'))).toBe('Clinique du Lac');
    expect(inOwnCase('ACME SYSTEMS GMBH', saying('At Acme Systems GmbH we care.'))).toBe('Acme Systems GmbH');
  });

  it('stays where the page has no other, or has its words as words', () => {
    expect(inOwnCase('HARBOUR CARE', saying('We offer harbour care.'))).toBe('HARBOUR CARE');
    expect(inOwnCase('IKONA', saying('Ikona hledá prodavače.'))).toBe('IKONA');
    expect(inOwnCase('Acme GROUP', saying('Acme Group'))).toBe('Acme GROUP');
  });

  it('is as most of its page writes it, where it is one word', () => {
    const { names, lines } = saying('Elao est un atelier de développement.');
    const page = [...lines, postingLine('Les valeurs d’Elao, et sa méthode.')];
    expect(inOwnCase('ELAO', { names, lines: [...page, postingLine('© 2023 ELAO')] })).toBe('Elao');
    expect(inOwnCase('ELAO', { names, lines: [...page, postingLine('ELAO, the ELAO way')] })).toBe('ELAO');
  });

  it('is so read from the title of a page', () => {
    const title = 'Butikssäljare - NORDLYKT DESIGN';
    const lines = [
      postingLine('Butikssäljare', { level: 1 }),
      postingLine('Nordlykt Design söker en butikssäljare till vår butik.'),
      postingLine('Du tar hand om våra kunder i butiken, tar emot beställningar och håller ordning varje dag.'),
    ];
    const names = { titles: [title], siteName: null };
    expect(readPostingLines(lines, { names, spoken: [] }).fields.company).toBe('Nordlykt Design');
  });
});

describe('a name with an article', () => {
  it('has none where the title of the page has it without', () => {
    expect(withoutArticle('Der Gasthof Sonne', saying('', ['Koch | Gasthof Sonne']))).toBe('Gasthof Sonne');
    expect(withoutArticle('The Gym Group', saying('', ['Cleaner | The Gym Group']))).toBe('The Gym Group');
  });
});
