import { z } from 'zod';
import type { ProviderReply } from '@/models/provider-adapter';
import { readJson } from '@/std/read-json';
import type { ToolDescription } from './model';
import { toStrictSchema } from './strict-schema';

/**
 * All tools as one output format, for models that cannot be forced to call a tool: `{ call: { tool, input } }`. The union is below the
 * root, which must be an object everywhere.
 */
export function unionSchema(tools: ToolDescription[]): Record<string, unknown> {
  return closedObject({ call: { anyOf: tools.map(variantOf) } });
}

/** The format in words, appended to the system prompt: providers differ in whether a model sees the schema itself. */
export function describeUnion(tools: ToolDescription[]): string {
  const list = tools.map(({ name, description }) => `- ${name}: ${description}`).join('\n');
  return `Answer with one call of one of these tools, written as {"call": {"tool": name, "input": {…}}} and nothing else:\n${list}`;
}

const Union = z.object({ call: z.object({ tool: z.string(), input: z.unknown() }) });

/** The tool call in an answer; none if it is anything but that one value as JSON. */
export function readUnion(text: string): ProviderReply['toolCalls'] {
  const parsed = Union.safeParse(readJson(text));
  return parsed.success ? [{ name: parsed.data.call.tool, input: parsed.data.call.input }] : [];
}

function variantOf({ name, description, inputSchema }: ToolDescription): Record<string, unknown> {
  return {
    ...closedObject({ tool: { type: 'string', const: name }, input: toStrictSchema(inputSchema) }),
    description,
  };
}

function closedObject(properties: Record<string, unknown>): Record<string, unknown> {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
