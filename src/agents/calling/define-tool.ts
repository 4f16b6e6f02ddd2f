import { z } from 'zod';
import type { ToolDescription } from '@/models/model';

/** One possible answer of an agent. Optional input is nullable, never optional: providers require it. */
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
  // Strict schemas need `required` even if it is empty.
  return { name, input, described: { name, description, inputSchema: { required: [], ...inputSchema } } };
}

interface Bounds {
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

/**
 * These bounds only cost tokens: zod limits every integer to safe numbers, and lengths are so far beyond what prompts ask for that only a
 * model that exceeds one is told.
 */
function dropBounds(schema: Bounds): void {
  delete schema.maxLength;
  delete schema.maxItems;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
