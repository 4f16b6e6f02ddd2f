/** One byte a row: 1 where something holds of it. */
export type Marks = Uint8Array;

/** The marks, of at least so many rows; those that are new are 0. */
export function grown(marks: Marks, length: number): Marks {
  if (marks.length >= length) return marks;
  const longer = new Uint8Array(Math.max(length, marks.length * 2, 1024));
  longer.set(marks);
  return longer;
}
