/** Whether this document was given a file: one that is loaded in its place has none of it, even if it shows the same field. */
let isGiven = false;

export function rememberFileGiven(): void {
  isGiven = true;
}

export const wasFileGiven = (): boolean => isGiven;
