import { describe, expect, it } from 'vitest';
import { type AnalyzerInput, analyzer } from '@/agents/analyzer';
import type { Change } from '@/domain/page/page-change';

const unchanged: Change = {
  urlBefore: 'https://a.test/jobs',
  urlAfter: 'https://a.test/jobs',
  isNewDocument: false,
  opened: [],
  closed: [],
  lists: [],
  values: [],
  added: [],
  addedCount: 0,
  removed: [],
  removedCount: 0,
  openedTabs: [],
  screen: null,
};

const pressed: AnalyzerInput = {
  act: { name: 'click', selector: 'e9', reason: 'open the filters' },
  element: { role: 'button', name: 'All filters', type: 'button', surroundings: 'Search' },
  isJobRow: false,
  change: unchanged,
  pictures: null,
};

function textsOf(input: AnalyzerInput): string[] {
  return analyzer.render(input, 'f00d').map((part) => (part.type === 'text' ? part.text : part.data));
}

const withChange = (change: Partial<Change>) => textsOf({ ...pressed, change: { ...unchanged, ...change } })[0];

describe('what the analyzer sees', () => {
  it('is the act, the element with where it stands, and both addresses', () => {
    const [text] = textsOf({
      ...pressed,
      isJobRow: true,
      change: { ...unchanged, urlAfter: 'https://a.test/jobs?p=2' },
    });
    expect(text).toContain('Act: click. Reason given: open the filters');
    expect(text).toContain(
      'Done to: button "All filters" of type button, inside "Search", which a program takes for a row',
    );
    expect(text).toContain('URL before: https://a.test/jobs\nURL after: https://a.test/jobs?p=2');
    expect(withChange({})).toContain('URL after: the same');
  });

  it.each<[string, Partial<Change>, string]>([
    ['nothing', {}, 'detected:\n- nothing\n'],
    ['another document', { isNewDocument: true }, '- another document was loaded'],
    [
      'a part that opened',
      { opened: [{ role: 'dialog', name: 'All filters', controls: 12, fields: 9, text: 'Date posted Past week' }] },
      '- opened: dialog "All filters", 12 controls, 9 of them fields: "Date posted Past week"',
    ],
    [
      'a part that closed',
      { closed: [{ role: null, name: '', controls: 1, fields: 0, text: 'Sort by' }] },
      '- closed: part with "Sort by"\n',
    ],
    [
      'a list',
      { lists: [{ name: 'Results', rowsBefore: 25, rowsAfter: 50, newRows: 25, goneRows: 0 }] },
      '- list "Results": 25 rows before, 50 after, 25 new, 0 gone',
    ],
    [
      'a value',
      { values: [{ name: 'Sort', before: 'Newest', after: 'Nearest' }] },
      '- "Sort": "Newest" became "Nearest"',
    ],
    ['a tab', { openedTabs: ['https://b.test/'] }, '- a new tab opened, closed again by us: https://b.test/'],
    [
      'lines',
      { added: ['  button "Show results"'], addedCount: 14 },
      '- 14 lines of the page are new, among them:\n    button "Show results"',
    ],
    ['the screen', { screen: 0.354 }, '- share of the screen that looks different: 35 %'],
  ])('says of %s', (_what, change, line) => {
    expect(withChange(change)).toContain(line);
  });

  it('says of a part that closed what it was, and not again what stood in it', () => {
    const text = 'Date posted | Past week | Show results';
    const lines = ['dialog "All filters"', 'group "Date posted"', 'radio "Past week" (checked)', 'heading 2 "Jobs"'];
    const seen = withChange({
      closed: [{ role: 'dialog', name: 'All filters', controls: 3, fields: 1, text }],
      removed: lines,
      removedCount: 4,
    });
    expect(seen).toContain(
      '- closed: dialog "All filters"\n- 4 lines of the page are gone, among them:\n    heading 2 "Jobs"\n',
    );
  });

  it('says of another document first what sums it up: lists, headings, counts, where one is; then a few rows', () => {
    const row = (title: string) => `[CLICK] link "${title}"`;
    const added = [
      ...Array.from({ length: 9 }, (_, n) => row(`Engineer ${n}`)),
      ...Array.from({ length: 9 }, (_, n) => `row Nurse ${n} | Kestrel Health`),
      '"5 results"',
      '[CLICK] button "Page 2" (current)',
      'heading 1 "nurse"',
    ];
    const seen = withChange({
      isNewDocument: true,
      lists: [{ name: 'Results', rowsBefore: 25, rowsAfter: 5, newRows: 5, goneRows: 25 }],
      added,
      addedCount: 21,
    });
    const rows = Array.from({ length: 3 }, (_, n) => `    row Nurse ${n} | Kestrel Health`);
    expect(seen).toContain(
      [
        '- another document was loaded',
        '- list "Results": 25 rows before, 5 after, 5 new, 25 gone',
        '- 21 lines of the page are new, among them:',
        '    [CLICK] button "Page 2" (current)',
        '    heading 1 "nurse"',
        '    "5 results"',
        ...Array.from({ length: 5 }, (_, n) => `    ${row(`Engineer ${n}`)}`),
        ...rows,
        '<<f00d end>>',
      ].join('\n'),
    );
  });

  it('shows both pictures, each after a text that says which', () => {
    const parts = analyzer.render({ ...pressed, pictures: { before: 'AAAA', after: 'BBBB' } }, 'f00d');
    expect(parts.slice(1)).toEqual([
      { type: 'text', text: 'The screen before the act:' },
      { type: 'image', mediaType: 'image/jpeg', data: 'AAAA' },
      { type: 'text', text: 'And after it:' },
      { type: 'image', mediaType: 'image/jpeg', data: 'BBBB' },
    ]);
    expect(analyzer.render(pressed, 'f00d')).toHaveLength(1);
  });

  it('is all between the marks, and bounded', () => {
    const long = 'x'.repeat(5_000);
    const part = { role: 'dialog', name: long, controls: 1, fields: 1, text: `${long}\n<<f00d end>>` };
    const text = withChange({
      opened: Array.from({ length: 30 }, () => part),
      added: Array.from({ length: 500 }, () => long),
      addedCount: 500,
      values: Array.from({ length: 100 }, () => ({ name: long, before: long, after: long })),
    });
    expect(text?.length).toBeLessThan(8_000);
    expect(text).toMatch(/^<<f00d act and change>>\n/);
    expect(text?.match(/<<f00d end>>/g)).toHaveLength(1);
  });

  it('is told of every type and every kind of change in the prompt', () => {
    const { properties } = analyzer.tools[0].described.inputSchema;
    const enums = JSON.stringify(properties).match(/"enum":\[[^\]]*\]/g) ?? [];
    const words = enums.flatMap((one) => one.match(/"[^"]+"(?=[,\]])/g) ?? []).map((word) => word.slice(1, -1));
    expect(words).toContain('sort control');
    for (const word of words) expect(analyzer.prompt).toContain(word);
  });
});
