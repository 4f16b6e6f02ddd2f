export type FileKind = 'csv' | 'json';

/** `jobtrail-2026-11-21.csv`: the user's local date, in a sortable form. */
export function exportFileName(now: Date, kind: FileKind): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `jobtrail-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.${kind}`;
}
