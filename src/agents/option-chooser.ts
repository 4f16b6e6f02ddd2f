import { z } from 'zod';
import { defineAgent } from '@/agents/calling/define-agent';
import { defineTool } from '@/agents/calling/define-tool';
import { maxCount, maxLength } from '@/agents/prompt/answer-limits';
import { fenced, fenceRule } from '@/agents/prompt/fence';
import { quoted } from '@/agents/prompt/quote-in-prompt';
import { FieldKey } from '@/domain/form/field-key-schema';
import type { MessagePart } from '@/models/model';

/** A list that has no option in the applicant's words, and what it asks for. Never what the applicant says. */
export const OptionChooserInput = z.object({
  question: z.string(),
  /** The innermost heading; null if it has none. */
  section: z.string().nullable(),
  key: FieldKey,
  /** What the key stands for, in words. */
  about: z.string(),
  /** Labels, those of nested lists as well. */
  options: z.array(z.string()),
});

export type OptionChooserInput = z.infer<typeof OptionChooserInput>;

const optionChooserPrompt = `A list on an application form has no option in the words that the applicant uses. Say which answers each option stands for, so that a program can choose the one that means what they have said. You see the question, what it asks for and the options, never the applicant's answer. Answer with one call of describe_options.

- answers: what people say who mean this option: other words for it, abbreviations, the same in English and in the form's language, and the names of what belongs to it ("Social media": LinkedIn, XING, Facebook, social network). Short, as somebody would write them into a profile.
- An answer belongs to one option only, the most precise: "LinkedIn" to an option LinkedIn if there is one, else to social media, else to job boards or the internet.
- Leave out an option that says nothing definite (Other, None, Prefer not to say), one that agrees to or declares something, and one whose answers you are unsure of. Nothing is chosen then, and the applicant is asked: a wrong answer in an application harms them, a question costs them seconds.
- Never guess what this applicant would say.

${fenceRule}`;

const DescribedOption = z.object({
  option: z.number().int().describe('Number of the option.'),
  answers: z
    .array(z.string().max(maxLength.words))
    .max(maxCount.options)
    .describe('What people say who mean this option.'),
});

export const DescribeOptionsInput = z.object({ options: z.array(DescribedOption).max(maxCount.options) });

export type DescribeOptionsInput = z.infer<typeof DescribeOptionsInput>;

const describeOptions = defineTool(
  'describe_options',
  'Report which answers the options stand for. An option that is left out is not chosen.',
  DescribeOptionsInput,
);

const longest = { question: 240, section: 80, option: 80 };

function renderOptionChooser({ question, section, key, about, options }: OptionChooserInput, fence: string) {
  const asked = [
    `Question: ${quoted(question, longest.question)}`,
    ...(section === null ? [] : [`Heading: ${quoted(section, longest.section)}`]),
    ...options.map((label, number) => `${number}: ${quoted(label, longest.option)}`),
  ];
  const parts: MessagePart[] = [
    { type: 'text', text: `Asked for: ${key}, ${about}.\n\n${fenced(fence, 'list', asked.join('\n'))}` },
  ];
  return parts;
}

/** Says what the options of a list stand for, where the rules found none that means what the profile says. It sees no value. */
export const optionChooser = defineAgent({
  name: 'option-chooser',
  tier: 'fast',
  prompt: optionChooserPrompt,
  tools: [describeOptions],
  input: OptionChooserInput,
  render: renderOptionChooser,
});
