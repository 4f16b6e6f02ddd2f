import { describe, expect, it } from 'vitest';
import { type ClassifierInput, classifier } from '@/agents/classifier';
import { filterAnalyzer } from '@/agents/filter-analyzer';
import { summarizer } from '@/agents/summarizer';
import type { FilterControl } from '@/domain/page/landmarks';
import type { MessagePart } from '@/models/model';

function textOf(parts: MessagePart[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

describe('what the classifier sees', () => {
  const input: ClassifierInput = {
    urlBefore: 'https://a.test/jobs',
    urlAfter: 'https://a.test/jobs?page=2',
    pageBefore: 'page "Jobs"\n  list L1 25 rows',
    pageAfter: 'page "Jobs, page 2"\n  list L1 25 rows',
    knownPages: [{ id: 'job_search', understanding: 'Search with a list.' }],
    currentPage: 'job_search',
    viaAction: 'pressed "Next"',
    pageKind: 'job-list',
  };

  it('is both addresses, the known pages, and both pages between marks', () => {
    const text = textOf(classifier.render(input, 'f00d'));
    for (const line of [
      'URL before: https://a.test/jobs',
      'URL now: https://a.test/jobs?page=2',
      'Page left: job_search',
      'Act: pressed "Next"',
      '- job_search: Search with a list.',
      '<<f00d page before>>\npage "Jobs"\n',
      '<<f00d page now>>\npage "Jobs, page 2"\n',
    ]) {
      expect(text).toContain(line);
    }
  });

  it('says that nothing was before, at the start', () => {
    const start = { ...input, urlBefore: null, pageBefore: null, currentPage: null, viaAction: null, knownPages: [] };
    const text = textOf(classifier.render(start, 'f00d'));
    expect(text).toContain('the exploration begins');
    expect(text).toContain('Known pages: none');
    expect(text).not.toContain('page before>>');
  });

  it('has of each page how it is built: no refs, few of what is alike, its end', () => {
    const rows = Array.from({ length: 20 }, (_, n) => `    ${n + 1} [CLICK: "e${n}"] "Job ${n}" | "Acme"`);
    const links = Array.from({ length: 6 }, (_, n) => `  [CLICK: "e${40 + n}"] link "Place ${n}"`);
    const pageAfter = [
      'page "Jobs"',
      'main',
      '  [TYPE: "#q"] searchbox "Title"',
      '  list L1 20 rows',
      ...rows,
      ...links,
      '  [CLICK: "e60"] button "Next"',
      'contentinfo',
    ].join('\n');
    expect(textOf(classifier.render({ ...input, pageAfter }, 'f00d'))).toContain(
      [
        '<<f00d page now>>',
        'page "Jobs"',
        'main',
        '  [TYPE] searchbox "Title"',
        '  list L1 20 rows',
        '    1 [CLICK] "Job 0" | "Acme"',
        '    2 [CLICK] "Job 1" | "Acme"',
        '    3 [CLICK] "Job 2" | "Acme"',
        '    … 17 more alike',
        '  [CLICK] link "Place 0"',
        '  [CLICK] link "Place 1"',
        '  [CLICK] link "Place 2"',
        '  … 3 more alike',
        '  [CLICK] button "Next"',
        'contentinfo',
        '<<f00d end>>',
      ].join('\n'),
    );
  });

  it('leaves out what stands in what is left out, and counts anew in the next part', () => {
    const card = (n: number) => [`  [CLICK: "e${n}"] "Card ${n}"`, '    [CLICK: "e99"] button "Save"'];
    const cards = [1, 2, 3, 4, 5].flatMap(card);
    const text = textOf(
      classifier.render({ ...input, pageAfter: ['list', ...cards, 'list', ...cards].join('\n') }, 'f00d'),
    );
    const now = text.split('page now>>')[1] ?? '';
    expect(now.match(/Card \d/g)).toHaveLength(6);
    expect(now.match(/Save/g)).toHaveLength(6);
    expect(now.match(/… 2 more alike/g)).toHaveLength(2);
  });

  it('keeps the end of a long page', () => {
    const fields = Array.from({ length: 300 }, (_, n) => `  [TYPE: "e${n}"] textbox "Question ${n} of the form"`);
    const text = textOf(classifier.render({ ...input, pageAfter: ['form', ...fields, 'the end'].join('\n') }, 'f00d'));
    expect(text).toMatch(/… \d+ more lines left out\n {2}\[TYPE\] textbox/);
    expect(text).toContain('Question 299 of the form"\nthe end\n<<f00d end>>');
  });

  it('cuts long pages, in every script about alike', () => {
    const sizes = ['Plattform ', '求人情報の一覧'].map((word) => {
      const pageAfter = Array.from({ length: 2_000 }, () => word.repeat(3)).join('\n');
      return new TextEncoder().encode(textOf(classifier.render({ ...input, pageAfter }, 'f00d'))).length;
    });
    for (const size of sizes) expect(size).toBeLessThan(5_500);
  });
});

describe('what the filter-analyzer sees', () => {
  const control = (ref: string, changes: Partial<FilterControl> = {}): FilterControl => ({
    ref,
    selector: `#${ref}`,
    role: 'radio',
    name: `Option ${ref}`,
    group: 'Date posted',
    options: [],
    checked: false,
    value: null,
    ...changes,
  });

  it('is every control with ref, role, name, group, state and options', () => {
    const controls = [
      control('e1', { checked: true, name: 'Any time' }),
      control('e2', { name: 'Past week' }),
      control('e3', { group: '', role: 'button', name: 'Show results', checked: null, value: null }),
      control('e4', {
        group: '',
        role: 'combobox',
        name: 'Country',
        checked: null,
        value: null,
        options: ['Austria', 'Chile'].map((label) => ({ label, selector: '#x' })),
      }),
    ];
    const text = textOf(
      filterAnalyzer.render({ opener: { name: 'All filters' }, surroundings: 'Filter by', controls }, 'f00d'),
    );
    expect(text).toBe(
      [
        '<<f00d controls>>',
        'Opened by: "All filters"',
        'Inside: "Filter by"',
        'Controls:',
        '"Date posted":',
        '  e1 radio "Any time" (checked)',
        '  e2 radio "Past week" (not checked)',
        'e3 button "Show results"',
        'e4 combobox "Country", options: "Austria", "Chile"',
        '<<f00d end>>',
      ].join('\n'),
    );
  });

  it('names up to 200 options, and says how many more there are', () => {
    const options = Array.from({ length: 230 }, (_, n) => ({ label: `Country ${n}.`, selector: '#x' }));
    const text = textOf(
      filterAnalyzer.render({ opener: null, surroundings: '', controls: [control('e1', { options })] }, 'f00d'),
    );
    expect(text).toContain('"Country 199." and 30 more that are not shown');
    expect(text).not.toContain('"Country 200."');
    expect(text).toContain('They are on the page already.');
  });
});

describe('what the summarizer sees', () => {
  it('is the page, what was understood of it, and what was seen since', () => {
    const text = textOf(
      summarizer.render({ pageId: 'job_search', understanding: '', observations: ['One.\nTwo.', 'Three.'] }, 'f00d'),
    );
    expect(text).toBe(
      '<<f00d record of the page>>\npage_id: job_search\nUnderstood before: nothing\nObserved since:\n- One. Two.\n- Three.\n<<f00d end>>',
    );
  });
});
