import { describe, expect, it } from 'vitest';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { ownerIn, rightsTexts } from '@/jobs/posting/rights-line';
import { postingLine } from './posting-line';

const prose = (text: string) =>
  postingLine(`${text} You weld gates and stairs in our workshop and look after the machines.`);

function read(lines: string[], { title = 'Welder', host = 'jobs.example', text = '' } = {}) {
  const foot = lines.map((line) => ({ ...postingLine(line), surroundings: 'navigation' as const }));
  const names = { titles: [title], siteName: null, addresses: [`https://${host}/welder`] };
  return readPostingLines([postingLine('Welder', { level: 1 }), prose(text), ...foot], { names, spoken: [] }).fields;
}

describe('who made a site', () => {
  it.each([
    '© 2026 Steelform | Website by Pixelshop Ltd',
    '© 2026 Steelform. Webdesign: Pixelshop GmbH',
    '© 2026 Steelform – site réalisé par Pixelshop SARL',
  ])('is not its owner: %s', (line) => {
    expect(rightsTexts([{ text: line }]).map(ownerIn)).toEqual(['Steelform']);
    expect(read([line]).company ?? '').not.toContain('Pixelshop');
  });

  it('is no employer where nobody else is named in full', () => {
    expect(
      read(['Website by Pixelshop Ltd'], { title: 'Welder | Gates & Stairs', host: 'gatesandstairs.example' }).company,
    ).toBe('Gates & Stairs');
  });

  it('may be told before whose the rights are', () => {
    const line = 'Powered by WordPress | © 2026 Northwind Care Homes Ltd';
    expect(rightsTexts([{ text: line }]).map(ownerIn)).toEqual(['Northwind Care Homes Ltd']);
    expect(rightsTexts([{ text: '© 2026 Made by Many Ltd' }]).map(ownerIn)).toEqual(['Made by Many Ltd']);
  });

  it('is told by words that may be in a name', () => {
    expect(rightsTexts([{ text: '© 2026 Webdesign Weber' }]).map(ownerIn)).toEqual(['Webdesign Weber']);
  });
});

describe('a company that is spelled by its host', () => {
  it.each([
    [
      'mueller-anlagenbau.example',
      'Die Müller Anlagenbau GmbH ist ein Unternehmen mit Sitz am Fluss.',
      /^Müller Anlagenbau( GmbH)?$/,
    ],
    ['cafe-lumiere.example', 'Le Café Lumière cherche une personne qui aime le travail.', /^Café Lumière$/],
    [
      'moller-anlagenbau.example',
      'Die Moller Anlagenbau GmbH ist ein Unternehmen mit Sitz am Fluss.',
      /^Moller Anlagenbau( GmbH)?$/,
    ],
  ])('is found with its accents: %s', (host, text, name) => {
    expect(read([], { host, text }).company).toMatch(name);
  });
});
