import { describe, expect, it } from 'vitest';
import { analyzer } from '@/agents/analyzer';
import { answerWriter } from '@/agents/answer-writer';
import { callAgent } from '@/agents/calling/call-agent';
import { classifier, classify } from '@/agents/classifier';
import { collector } from '@/agents/collector/collector';
import { errorHandler } from '@/agents/error-handler';
import { evaluator } from '@/agents/evaluator';
import { executor } from '@/agents/executor';
import { explorer, explorerTools } from '@/agents/explorer/explorer';
import { extractor } from '@/agents/extractor/extractor';
import { type FilterAnalyzerInput, filterAnalyzer, reportFilters } from '@/agents/filter-analyzer';
import { listTeacher } from '@/agents/list-teacher';
import { planner } from '@/agents/planner';
import { summarizer } from '@/agents/summarizer';
import { toStrictSchema } from '@/models/strict-schema';
import { rulesModel } from '@/rules/rules-model';
import { checkStrictSchema } from '../../models/strict-schema.ts';

const tools = [
  explorer,
  analyzer,
  classifier,
  filterAnalyzer,
  summarizer,
  listTeacher,
  collector,
  extractor,
  answerWriter,
  planner,
  executor,
  evaluator,
  errorHandler,
].flatMap(({ name: agent, tools }) => tools.map((tool) => ({ agent, tool })));
const worded = tools.filter(({ tool }) => !['extract_data', 'decline_answer'].includes(tool.name));

/** An answer as a schema wants it, with every text of the length given. */
function filled(schema: unknown, length: number): unknown {
  if (!isSchema(schema)) throw new Error('no schema');
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (Array.isArray(schema.anyOf)) return filled(schema.anyOf[0], length);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return 'x'.repeat(length);
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return 1;
    case 'array':
      return [filled(schema.items, length)];
    default:
      return Object.fromEntries(
        Object.entries(isSchema(schema.properties) ? schema.properties : {}).map(([name, child]) => [
          name,
          filled(child, length),
        ]),
      );
  }
}

function isSchema(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

describe('answers of agents', () => {
  it.each(tools)('have a schema that providers take as strict: $agent, $tool.name', ({ tool }) => {
    const schema = toStrictSchema(tool.described.inputSchema);
    for (const wire of ['openai', 'anthropic'] as const) checkStrictSchema(wire, schema, tool.name);
    expect(schema).toMatchObject({ type: 'object', required: expect.any(Array), additionalProperties: false });
  });

  it.each(worded)('are bounded wherever they hold text: $agent, $tool.name', ({ tool }) => {
    expect(tool.input.safeParse(filled(tool.described.inputSchema, 60)).success).toBe(true);
    const wrong = tool.input.safeParse(filled(tool.described.inputSchema, 60_000));
    const texts = JSON.stringify(filled(tool.described.inputSchema, 60_000)).match(/x{60000}/g) ?? [];
    expect(texts.length).toBeGreaterThan(0);
    expect(wrong.error?.issues).toHaveLength(texts.length);
  });

  it('name so many filters, options and findings, and no more', () => {
    const filter = (options: number) => ({
      name: 'Country',
      kind: 'multi',
      options: Array.from({ length: options }, (_, n) => ({ label: `Country ${n}`, ref: null })),
      control: 'e1',
    });
    const reported = (filters: unknown[]) =>
      reportFilters.input.safeParse({ filters, apply: null, reset: null }).success;
    expect(reported([filter(200)])).toBe(true);
    expect(reported([filter(201)])).toBe(false);
    expect(reported(Array.from({ length: 61 }, () => filter(1)))).toBe(false);
    const done = explorerTools.find(({ name }) => name === 'done');
    const report = filled(done?.described.inputSchema, 20);
    expect(done?.input.safeParse(report).success).toBe(true);
    expect(done?.input.safeParse({ ...Object(report), key_findings: Array(21).fill('One.') }).success).toBe(false);
  });

  it('are told no bounds beforehand: they are far beyond what is asked for', () => {
    expect(JSON.stringify(classify.described)).not.toMatch(/maxLength|maxItems/);
  });
});

it('the rules keep to the bounds of the filters, however many a page has', async () => {
  const options = Array.from({ length: 300 }, (_, n) => ({
    label: `${'Land '.repeat(n === 7 ? 60 : 1)}${n}`,
    selector: '#x',
  }));
  const controls: FilterAnalyzerInput['controls'] = Array.from({ length: 80 }, (_, n) => ({
    ref: `e${n}`,
    selector: `#select-${n}`,
    role: 'combobox',
    name: `${'Very long name '.repeat(20)}${n}`,
    group: '',
    options,
    checked: null,
    value: null,
  }));
  const { signal } = new AbortController();
  const { answer } = await callAgent(
    rulesModel,
    filterAnalyzer,
    { opener: null, surroundings: '', controls },
    { signal },
  );
  expect(answer.input.filters.length).toBe(60);
  expect(answer.input.filters[0]?.options.length).toBe(200);
});

it('a page id that was kept when none was bounded does not fill the prompt', () => {
  const id = 'job_search_'.repeat(6_000);
  const [part] = classifier.render(
    {
      urlBefore: 'https://jobs.example/',
      urlAfter: 'https://jobs.example/2',
      pageBefore: 'page "Jobs"',
      pageAfter: 'page "Jobs"',
      knownPages: [{ id, understanding: 'A list.' }],
      currentPage: id,
      viaAction: null,
      pageKind: 'job-list',
    },
    'f00d',
  );
  expect(part?.type === 'text' ? part.text.length : 0).toBeLessThan(800);
});
