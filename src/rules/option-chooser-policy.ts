import { type DescribeOptionsInput, optionChooser } from '@/agents/option-chooser';
import { definePolicy } from '@/rules/policy/policy';

/** The rules have already compared all options with what the profile says (forms/options): the rest is for the user. */
const nothing: DescribeOptionsInput = { options: [] };

export const optionChooserPolicy = definePolicy(optionChooser, () => ({ name: 'describe_options', input: nothing }));
