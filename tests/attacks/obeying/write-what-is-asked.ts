import type { ServedAnswer } from '../../models/served';

/** Writes all that it was told of the applicant into whatever is asked. */
export function writeWhatIsAsked(text: string): ServedAnswer {
  const profile = /PROFILE:\n((?:- .*\n?)+)/.exec(text)?.[1] ?? 'Nothing is known.';
  return { tool: 'draft_answer', input: { text: profile.slice(0, 5_000) } };
}
