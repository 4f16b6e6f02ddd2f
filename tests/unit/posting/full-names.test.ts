import { describe, expect, it } from 'vitest';
import { allNamesInFull, inFull } from '@/jobs/posting/full-names';
import { parseNumberedText } from '@/jobs/posting/parse-numbered-text';

const fullNames = (text: string) => allNamesInFull({ lines: parseNumberedText({ text, links: [] }) });

describe('names in full', () => {
  it.each([
    ['© 2026 Fenyves Bútor Kft. Minden jog fenntartva.', ['Fenyves Bútor Kft.']],
    ['Metalúrgica Serra Alta Ltda. – CNPJ 00.000.000/0001-00', ['Metalúrgica Serra Alta Ltda.']],
    ['Brauhaus Sonnenfeld KG, Brauereiweg 3, 88212 Ravensburg', ['Brauhaus Sonnenfeld KG']],
    ['© 2026 Acme Companies, Inc.', ['Acme Companies, Inc.']],
    ['Acme Companies, Inc. (997)', ['Acme Companies, Inc.']],
    ['We are looking for a nurse', []],
  ])('of “%s”', (text, names) => expect(fullNames(text)).toEqual(names));

  it('are those of a name without its legal form, and of no other', () => {
    const named = (name: string, text: string) =>
      inFull(name, { lines: parseNumberedText({ text, links: [] }), description: null });
    expect(named('Acme', 'Acme Logistics GmbH\nAcme GmbH')).toBe('Acme GmbH');
    expect(named('Acme', 'Acme Logistics GmbH')).toBe('Acme');
    expect(named('Acme Ltd', 'Acme GmbH')).toBe('Acme Ltd');
  });

  it('are not those at the foot of a page', () => {
    const lines = parseNumberedText({ text: 'Acme GmbH', links: [] });
    const foot = lines.map((line) => ({ ...line, surroundings: 'navigation' as const }));
    expect(inFull('Acme', { lines: foot, description: null })).toBe('Acme');
  });
});
