/** Stands for a user's value in plans, prompts and journals. Profile handles are its paths: `{{basics.email}}`. */
export const answerHandle = (id: string): string => `{{answers.${id}}}`;
export const documentHandle = (id: string): string => `{{documents.${id}}}`;

/** The id of the answer a handle stands for; null if it is not an answer. */
export const answerIdOf = (handle: string | null): string | null => idIn(handle, /^\{\{answers\.(.+)\}\}$/);
/** The id of the document a handle stands for; null if it is not a document. */
export const documentIdOf = (handle: string | null): string | null => idIn(handle, /^\{\{documents\.(.+)\}\}$/);

function idIn(handle: string | null, stands: RegExp): string | null {
  return handle === null ? null : (stands.exec(handle)?.[1] ?? null);
}
