import type { z } from 'zod';

/** One request as declared: what goes to the page, and what must come back. */
export interface PageRequest<Input, Output> {
  /** The page's process is not trusted: whatever it answers is parsed by this before use. */
  readonly answer: z.ZodType<Output>;
  /** Never set: carries the types to the compiler. The background's inputs are trusted, so they need no schema. */
  readonly types?: { input: Input; output: Output };
}

/** Declares a request: `given<Input>().answers(schema)`. In two calls, because the output is inferred and the input is not. */
export const given = <Input>() => ({
  answers: <Output>(answer: z.ZodType<Output>): PageRequest<Input, Output> => ({ answer }),
});
