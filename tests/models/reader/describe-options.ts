import type { ToolCall } from './explorer-ways.ts';
import { fencedParts } from './prompt-text.ts';

/** What people commonly call the ways in which they hear of jobs. */
const ways: readonly (readonly [option: RegExp, answers: string[]])[] = [
  [/linked ?in/i, ['LinkedIn']],
  [/career|company|corporate|our (?:web)?site/i, ['company website', 'career site', 'careers page', 'website']],
  [/job ?board|job site|portal/i, ['job board', 'job portal', 'Indeed', 'StepStone', 'Glassdoor']],
  [/friend|employee|referr|colleague/i, ['friend', 'referral', 'employee', 'colleague']],
  [/recruit|agency|headhunt/i, ['recruiter', 'recruiting agency', 'headhunter']],
  [/fair|event/i, ['job fair', 'career fair', 'event']],
];

/** Says of each option that names one of the usual ways what people call it, and nothing of all others. */
export function describeOptions(text: string): ToolCall {
  const list = fencedParts(text).get('list') ?? '';
  const options = [...list.matchAll(/^(\d+): "([^"]*)"/gm)].flatMap(([, number, label = '']) => {
    const way = ways.find(([named]) => named.test(label));
    return way ? [{ option: Number(number), answers: way[1] }] : [];
  });
  return { tool: 'describe_options', input: { options } };
}
