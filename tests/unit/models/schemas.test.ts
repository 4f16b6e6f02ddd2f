import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { analyzer } from '@/agents/analyzer';
import { classifier } from '@/agents/classifier';
import { errorHandler } from '@/agents/error-handler';
import { evaluator } from '@/agents/evaluator';
import { executor } from '@/agents/executor';
import { explorer } from '@/agents/explorer/explorer';
import { filterAnalyzer } from '@/agents/filter-analyzer';
import { listTeacher } from '@/agents/list-teacher';
import { planner } from '@/agents/planner';
import { summarizer } from '@/agents/summarizer';
import { toStrictSchema } from '@/models/strict-schema';
import { checkStrictSchema } from '../../models/strict-schema';
import { ask } from './asking';
import { serve } from './served';

const agents = [
  explorer,
  analyzer,
  classifier,
  filterAnalyzer,
  summarizer,
  listTeacher,
  planner,
  executor,
  evaluator,
  errorHandler,
];

describe.each(agents.map((agent) => ({ agent: agent.name, tools: agent.tools.map(({ described }) => described) })))(
  'the tools of $agent',
  ({ agent, tools }) => {
    it.each([
      { provider: 'openai', model: 'gpt-6-luna' },
      { provider: 'anthropic', model: 'claude-haiku-5-5' },
      { provider: 'anthropic', model: 'claude-haiku-4-5' },
      { provider: 'compatible', model: 'qwen3:8b' },
    ] as const)('are taken by $model at once', async ({ provider, model }) => {
      const server = await serve(() => ({ tool: 'any', input: {} }));
      await ask(server, { provider, model, tools, agent: { name: agent, tier: 'fast' } });
      expect(server.refusals).toEqual([]);
      expect(server.requests[0]?.tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    });
  },
);

describe('a schema within what all providers take', () => {
  const { $schema: _, ...schema } = z.toJSONSchema(
    z.object({
      count: z.number().int().min(1).max(5).describe('How many.'),
      any: z.number().int(),
      code: z
        .string()
        .min(2)
        .regex(/^[a-z]+$/)
        .nullable(),
      tags: z.array(z.string()).max(3),
      shape: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('round'), radius: z.number().positive() }),
        z.object({ kind: z.literal('square') }),
      ]),
    }),
  );

  it('is taken, where the whole one is not', () => {
    expect(() => checkStrictSchema('anthropic', schema, 'schema')).toThrow('is not permitted');
    expect(() => checkStrictSchema('openai', schema, 'schema')).toThrow('is not permitted');
    expect(() => checkStrictSchema('anthropic', toStrictSchema(schema), 'schema')).not.toThrow();
    expect(() => checkStrictSchema('openai', toStrictSchema(schema), 'schema')).not.toThrow();
  });

  it('says in words what it had to leave out, and nothing that says nothing', () => {
    expect(toStrictSchema(schema)).toMatchObject({
      properties: {
        count: { type: 'integer', description: 'How many. (minimum: 1, maximum: 5)' },
        any: { type: 'integer' },
        tags: { description: '(maxItems: 3)' },
        shape: { anyOf: [{ properties: { kind: { const: 'round' } } }, { properties: { kind: { const: 'square' } } }] },
      },
    });
    expect(JSON.stringify(toStrictSchema(schema))).not.toContain('9007199254740991');
  });
});
