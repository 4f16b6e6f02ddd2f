import { z } from 'zod';
import type { ToolDescription } from '@/models/model';

/** One thing an agent can answer with. What may be left out of its input is nullable, never optional: providers ask for it. */
export interface Tool<Name extends string = string, Input = unknown> {
  readonly name: Name;
  readonly input: z.ZodType<Input>;
  /** For models. */
  readonly described: ToolDescription;
}

export function defineTool<const Name extends string, Input>(
  name: Name,
  description: string,
  input: z.ZodType<Input>,
): Tool<Name, Input> {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input, {
    override: ({ jsonSchema }) => dropBounds(jsonSchema),
  });
  // Strict schemas have to name what is required even where that is nothing.
  return { name, input, described: { name, description, inputSchema: { required: [], ...inputSchema } } };
}

interface Bounds {
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

/**
 * Tokens that tell a model nothing: zod bounds every integer by what a number can hold, and how long an answer may be is so far
 * beyond what the prompts ask for that it is said only to a model that overruns it.
 */
function dropBounds(schema: Bounds): void {
  delete schema.maxLength;
  delete schema.maxItems;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
