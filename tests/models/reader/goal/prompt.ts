import { fencedParts } from '../prompt-text.ts';

export { fencedParts };

/** A line of the form `Name: value` outside the fences. */
export function lineOf(text: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
}

/** The step as executor, evaluator and error handler are told it. */
export interface ToldStep {
  intent: string;
  description: string;
  about: string;
  input: string;
  expected: string;
}

export function readStep(text: string): ToldStep {
  const [, intent = '', description = ''] = /^Step \S+ (\w+): (.*)$/m.exec(text) ?? [];
  return {
    intent,
    description,
    about: lineOf(text, 'About'),
    input: lineOf(text, 'Input').replace(/^"|"$/g, ''),
    expected: lineOf(text, 'Expected'),
  };
}
