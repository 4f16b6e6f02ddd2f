import { describe, expect, it } from 'vitest';
import { parseNumberedText } from '@/jobs/posting/parse-numbered-text';
import { type PlacedLink, renderNumberedText } from '@/jobs/posting/render-numbered-text';

/** A line of a page: `links` are its linked words, in order. */
function line(text: string, links: Partial<PlacedLink>[] = []) {
  const placed = links.map((link) => {
    const { text: words = '', url = 'https://a.example/1' } = link;
    return { url, isContinued: false, ...link, text: words, start: text.indexOf(words) };
  });
  const [parsed] = parseNumberedText({ text: 'a line', links: [] });
  if (!parsed) throw new Error('a line of a text is read');
  return { ...parsed, text, links: placed };
}

describe('numbered text', () => {
  it('gives links their numbers, the same link the same one', () => {
    const { lines, links } = renderNumberedText([
      line('Nurse', [{ text: 'Nurse' }]),
      line('Acme · Kiel', [{ text: 'Acme', url: 'https://a.example/acme' }]),
      line('See Nurse', [{ text: 'Nurse' }]),
    ]);
    expect(lines).toEqual(['[1 Nurse]', '[2 Acme] · Kiel', 'See [1 Nurse]']);
    expect(links.map(({ number, url }) => [number, url])).toEqual([
      [1, 'https://a.example/1'],
      [2, 'https://a.example/acme'],
    ]);
  });

  it('numbers a link around several lines once', () => {
    const { lines } = renderNumberedText([
      line('Nurse', [{ text: 'Nurse' }]),
      line('Kiel', [{ text: 'Kiel', isContinued: true }]),
    ]);
    expect(lines).toEqual(['[1 Nurse]', 'Kiel']);
  });

  it('lets no words of a page pass for a number', () => {
    const { lines } = renderNumberedText([line('[7 Apply]'), line('Apply [8 now]', [{ text: 'Apply [8 now]' }])]);
    expect(lines).toEqual(['(7 Apply]', '[1 Apply (8 now]]']);
  });

  it('is read back into lines with their links and pieces', () => {
    const text = 'Nurse\n\nAt [1 Acme] · Kiel';
    const links = [{ number: 1, text: 'Acme', url: 'https://a.example/acme' }];
    const [title, place] = parseNumberedText({ text, links });
    expect(title).toMatchObject({ number: 1, text: 'Nurse', links: [], element: null });
    expect(place).toMatchObject({ number: 3, text: 'At Acme · Kiel', links, linkLength: 4 });
    expect(place?.pieces.map(({ text: words, url }) => [words, url])).toEqual([
      ['At', null],
      ['Acme', 'https://a.example/acme'],
      ['· Kiel', null],
    ]);
  });
});
