/** What stands for a value of the user's in plans, prompts and journals. Those of the profile are paths of it: `{{basics.email}}`. */
export const answerHandle = (id: string): string => `{{answers.${id}}}`;
export const documentHandle = (id: string): string => `{{documents.${id}}}`;

/** The id of the answer that a handle stands for; null where it stands for something else. */
export function answerIdOf(handle: string): string | null {
  return /^\{\{answers\.(.+)\}\}$/.exec(handle)?.[1] ?? null;
}
