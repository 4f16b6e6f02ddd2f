/** One byte per row: 1 if something applies to it. */
export type RowMarks = Uint8Array;

/** The marks, for at least this many rows; new ones are 0. */
export function growMarks(marks: RowMarks, length: number): RowMarks {
  if (marks.length >= length) return marks;
  const longer = new Uint8Array(Math.max(length, marks.length * 2, 1024));
  longer.set(marks);
  return longer;
}
