import { describe, expect, it } from 'vitest';
import { collector } from '@/agents/collector/collector';
import type { CollectorInput } from '@/agents/collector/collector-input';
import { type ExtractorInput, extractor, reportJob } from '@/agents/extractor/extractor';
import { readReport } from '@/agents/extractor/read-report';
import type { MessagePart } from '@/models/model';
import { answerAsReader } from '../../models/reader/reader.ts';
import { call, collectorInput } from './sample-collection';
import { postingFields, postingInput } from './sample-posting';

function textOf(parts: MessagePart[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n\n');
}

function toolsOf(tools: readonly { name: string }[]) {
  return tools.map(({ name }) => ({ name, description: '', schema: {} }));
}

const page = `page "Stellen" http://127.0.0.1/ 1280×800, nothing below
main
  list L1 "Treffer" 2 rows
    1 [CLICK: "e15"] "Pflegefachkraft" | "Klinikum" | "Lübeck" · [CLICK: "e16"] "Pflegefachkraft merken"
    2 [CLICK: "e17"] "Elektroniker" | "Stadtwerke" | "Kassel" · [CLICK: "e18"] "Elektroniker merken"
  [CLICK: "e19"] button "Weitere Stellen laden"`;

function decide(changes: Partial<CollectorInput> = {}) {
  const input = collectorInput({
    wishes: [],
    past: [],
    list: { announced: null, rows: 0, unread: 0, problems: [] },
    page: { text: page, url: 'http://127.0.0.1/', title: 'Stellen', elements: [] },
    ...changes,
  });
  return answerAsReader({ text: textOf(collector.render(input, 'abc123')), tools: toolsOf(collector.tools) });
}

const selected = (asked: string, success = true) => call(1, 'select_job', asked, { success });
const both = [
  selected('Pflegefachkraft'),
  call(2, 'collect', 'job'),
  selected('Elektroniker'),
  call(4, 'collect', 'job'),
];

describe('the reader as the collector does what the prompt lets it know', () => {
  it.each<[string, Partial<CollectorInput>, object]>([
    ['the first row', {}, { tool: 'select_job', input: { selector: 'e15' } }],
    ['what is shown', { past: [selected('Pflegefachkraft')] }, { tool: 'extract_data' }],
    [
      'what was extracted',
      { extracted: { title: 'Pflegefachkraft' } },
      { tool: 'collect', input: { type: 'job', data: [] } },
    ],
    ['the next row', { past: both.slice(0, 2) }, { tool: 'select_job', input: { selector: 'e17' } }],
    ['the next page', { past: both }, { tool: 'next_page', input: { selector: 'e19' } }],
    [
      'the next page of a list that is read',
      { list: { announced: 9, rows: 2, unread: 0, problems: [] } },
      { tool: 'next_page' },
    ],
    ['an end without further pages', { past: both, pagesLeft: 0 }, { tool: 'finish' }],
    [
      'an end where the page brought nothing',
      {
        past: [...both, call(5, 'next_page', '')],
        list: { announced: null, rows: 2, unread: 0, problems: [] },
      },
      { tool: 'finish' },
    ],
    [
      'a row that could not be opened',
      { past: [selected('Elektroniker', false)] },
      {
        tool: 'collect',
        input: {
          data: [
            { field: 'title', value: 'Elektroniker' },
            { field: 'company', value: 'Stadtwerke' },
            { field: 'location', value: 'Kassel' },
            { field: 'url', value: 'e17' },
          ],
        },
      },
    ],
    [
      'the wishes',
      {
        wishes: [
          { filter: 'Remote', value: 'Yes', outcome: 'open', evidence: null, tries: 0 },
          { filter: null, value: 'nurse', outcome: 'not-held', evidence: null, tries: 1 },
          { filter: 'Date', value: 'Week', outcome: 'not-held', evidence: null, tries: 2 },
          { filter: 'Pay', value: 'High', outcome: 'set', evidence: 'High', tries: 1 },
        ],
      },
      {
        tool: 'apply_filters',
        input: {
          settings: [
            { filter: 'Remote', option: 'Yes' },
            { filter: null, option: 'nurse' },
          ],
        },
      },
    ],
  ])('%s', (_what, changes, expected) => {
    expect(decide(changes)).toMatchObject(expected);
  });

  it('and nothing with what is not there', () => {
    const bare = { text: 'page "Stellen"\nmain', url: '', title: '', elements: [] };
    const landmarks = {
      ...collectorInput().landmarks,
      jobRows: [],
      pager: { kind: 'none' as const, ref: null, name: '' },
    };
    expect(decide({ page: bare, landmarks })).toMatchObject({ tool: 'finish' });
  });
});

describe('the reader as the extractor', () => {
  function read(input: ExtractorInput) {
    const answer = answerAsReader({ text: textOf(extractor.render(input, 'abc123')), tools: toolsOf(extractor.tools) });
    return readReport(input, reportJob.input.parse('input' in answer ? answer.input : null));
  }

  it('reads a posting from the prompt', () => {
    expect(read(postingInput())).toMatchObject({
      ...postingFields,
      description: expect.stringMatching(/^We are looking[\s\S]*Job ID: R-20417$/),
    });
  });

  it('reads a row', () => {
    const text = '[1 Elektroniker (m/w/d)]\nStadtwerke · Kassel\nvor 2 Tagen · Vollzeit\n[2 Merken]';
    const links = [
      { number: 1, text: 'Elektroniker (m/w/d)', url: 'https://a.example/9' },
      { number: 2, text: 'Merken', url: 'https://a.example/login' },
    ];
    const known = {};
    expect(
      read({ part: 'row', text, links, known, wanted: [], page: { url: 'https://a.example/', title: '' } }),
    ).toEqual({
      title: 'Elektroniker (m/w/d)',
      company: 'Stadtwerke',
      location: 'Kassel',
      postedText: 'vor 2 Tagen',
      employmentType: 'Vollzeit',
      url: 'https://a.example/9',
    });
  });
});
