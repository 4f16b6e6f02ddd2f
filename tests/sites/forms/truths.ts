import type { Truth } from './question.ts';

/** Any one of these values is right. */
export const said = (...values: string[]): Truth => known(values, false);

/** The same of what may only be answered as the person said it. */
export const stated = (...values: string[]): Truth => known(values, true);

/** All of these together, and nothing else. */
export const saidAll = (...values: string[]): Truth => ({ is: 'known', right: [values], isSensitive: false });

export const resume: Truth = { is: 'resume' };
export const unsaid: Truth = { is: 'unsaid' };
export const untouched: Truth = { is: 'untouched', rest: [] };

/** Ticked as the page came. */
export const leftTicked: Truth = { is: 'untouched', rest: ['on'] };

function known(values: readonly string[], isSensitive: boolean): Truth {
  return { is: 'known', right: values.map((value) => [value]), isSensitive };
}
