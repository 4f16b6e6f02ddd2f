import { describe, expect, it } from 'vitest';
import { explorer } from '@/agents/explorer/explorer';
import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import { filterAnalyzer } from '@/agents/filter-analyzer';
import { type FormMapperInput, formMapper } from '@/agents/form-mapper';
import { optionChooser } from '@/agents/option-chooser';
import { emptyPageGraph } from '@/domain/page/page-graph';
import { graphText } from '@/memory/graph-text';
import type { MessagePart } from '@/models/model';
import { answerAsReader } from '../../models/reader/reader.ts';

const page = `page "Stellen" http://127.0.0.1/ 1280×800, nothing below
banner
  form
    [TYPE: "#was"] textbox "Was?"
main
  [CLICK: "e8"] button "Filter" (collapsed)
  list L1 "Treffer" 2 rows
    1 [CLICK: "e15"] "Pflegefachkraft" | "Klinikum" | "Lübeck" · [CLICK: "e16"] "Pflegefachkraft merken"
    2 [CLICK: "e17"] "Elektroniker" | "Stadtwerke" | "Kassel" · [CLICK: "e18"] "Elektroniker merken"
  [CLICK: "e19"] button "Weitere Stellen laden"`;

function ask(goal: string, text: string, past: ExplorerInput['past'] = []) {
  const input: ExplorerInput = {
    task: 'Understand this site.',
    goals: [{ id: 'one', text: goal, status: 'open', finding: null, evidence: null }],
    memory: graphText(emptyPageGraph),
    patterns: [],
    past,
    warning: null,
    page: { text, url: 'http://127.0.0.1/', title: 'Stellen', elements: [] },
    landmarks: {
      jobRows: [],
      pager: { kind: 'none', ref: null, name: '' },
      apply: null,
      search: null,
      filterOpeners: [],
      filterFields: 0,
      overlay: null,
    },
    filters: [],
    applySeen: null,
    mayPressApply: false,
    turnsLeft: 20,
  };
  return answerAsReader({ text: textOf(explorer.render(input, 'abc123')), tools: toolsOf(explorer.tools) });
}

function textOf(parts: MessagePart[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n\n');
}

function toolsOf(tools: readonly { name: string }[]) {
  return tools.map(({ name }) => ({ name, description: '', schema: {} }));
}

const without = (words: string) =>
  page
    .split('\n')
    .filter((line) => !line.includes(words))
    .join('\n');

describe('the reader as the explorer', () => {
  it.each([
    ['Which filters are there, and how are they opened?', 'click', 'e8'],
    ['How does one get to the next page of jobs?', 'click', 'e19'],
    ['How are the jobs listed, and what does pressing one do?', 'click', 'e17'],
    ['How does the search work?', 'type_text', '#was'],
  ])('finds what “%s” asks for', (goal, tool, selector) => {
    expect(ask(goal, page)).toMatchObject({ tool, input: { selector } });
  });

  it('cannot do what the prompt leaves out', () => {
    const reported = { tool: 'done', input: { goals: [{ id: 'one', status: 'absent', evidence_step: null }] } };
    expect(ask('Which filters are there, and how are they opened?', without('button "Filter"'))).toMatchObject(
      reported,
    );
    expect(ask('How does the search work?', without('TYPE'))).toMatchObject(reported);
  });

  it('sends what it typed', () => {
    const act = { name: 'type_text', selector: '#was', text: 'Koch', reason: 'see' } as const;
    const result = { success: true, newUrl: null, newContentLoaded: null, error: null };
    const past = [{ turn: 1, step: 4, act, element: 'Was?', result, summary: 'The text stands in the field.' }];
    expect(ask('How does the search work?', page, past)).toMatchObject({ tool: 'press_key', input: { key: 'Enter' } });
  });
});

describe('the reader as the analyzer of filters', () => {
  it('groups options by their groups, and leaves buttons out', () => {
    const control = { selector: null, options: [], checked: false, value: null };
    const controls = [
      { ...control, ref: 'e1', role: 'radio', name: 'Any time', group: 'Date posted' },
      { ...control, ref: 'e2', role: 'radio', name: 'Past week', group: 'Date posted' },
      { ...control, ref: 'e3', role: 'checkbox', name: 'Only remote', group: '' },
      { ...control, ref: 'e4', role: 'button', name: 'Show results', group: '', checked: null, value: null },
    ];
    const parts = filterAnalyzer.render({ opener: { name: 'Filters' }, surroundings: 'Filters', controls }, 'abc123');
    const answer = answerAsReader({ text: textOf(parts), tools: toolsOf(filterAnalyzer.tools) });
    expect(answer).toMatchObject({
      input: {
        filters: [
          { name: 'Date posted', kind: 'single', options: [{ label: 'Any time', ref: 'e1' }, { ref: 'e2' }] },
          { name: 'Only remote', kind: 'toggle', control: 'e3' },
        ],
        apply: 'e4',
      },
    });
  });
});

describe('the reader as the form mapper', () => {
  it('maps what a question says word by word, and leaves what only the person may say', () => {
    const field = { sections: [], hint: '', kind: 'text' as const, options: null, isRequired: false };
    const input: FormMapperInput = {
      title: 'Apply',
      fields: [
        { ...field, number: 1, question: 'Your present employer' },
        { ...field, number: 2, question: 'Favourite editor' },
        { ...field, number: 3, question: 'Will you need sponsorship from your present employer?' },
      ],
      keys: [
        { key: 'organization', about: 'present employer', isKnown: true },
        { key: 'organization-title', about: 'present job title', isKnown: false },
      ],
      answers: [],
    };
    const parts = formMapper.render(input, 'abc123');
    const answer = answerAsReader({ text: textOf(parts), tools: toolsOf(formMapper.tools) });
    expect(answer).toEqual({
      tool: 'map_fields',
      input: {
        mappings: [
          { field: 1, key: 'organization', answer: null },
          { field: 2, key: null, answer: null },
          { field: 3, key: null, answer: null },
        ],
      },
    });
  });

  it('says what people call the usual ways of hearing of a job, and nothing of other options', () => {
    const options = ['Careers page', 'The moon', 'Employee'];
    const input = { question: 'How?', section: null, key: 'source' as const, about: 'how', options };
    const parts = optionChooser.render(input, 'abc123');
    const answer = answerAsReader({ text: textOf(parts), tools: toolsOf(optionChooser.tools) });
    expect(answer).toMatchObject({ tool: 'describe_options', input: { options: [{ option: 0 }, { option: 2 }] } });
  });
});
