/** What stands for a value of the user's in plans, prompts and journals. Those of the profile are paths of it: `{{basics.email}}`. */
export const answerHandle = (id: string): string => `{{answers.${id}}}`;
export const documentHandle = (id: string): string => `{{documents.${id}}}`;

/** The id of the answer that a handle stands for; null where it stands for something else. */
export const answerIdOf = (handle: string | null): string | null => idIn(handle, /^\{\{answers\.(.+)\}\}$/);
/** The id of the document that a handle stands for; null where it stands for something else. */
export const documentIdOf = (handle: string | null): string | null => idIn(handle, /^\{\{documents\.(.+)\}\}$/);

function idIn(handle: string | null, stands: RegExp): string | null {
  return handle === null ? null : (stands.exec(handle)?.[1] ?? null);
}
