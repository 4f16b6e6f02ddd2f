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
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input);
  return { name, input, described: { name, description, inputSchema } };
}
