import type { ReadFields } from './job-fields';

/** Whether details that a press brought up speak of the row that was pressed: by id, by address, or by the title's words. */
export function isSamePosting(row: ReadFields, details: ReadFields): boolean {
  if (row.siteJobId && details.siteJobId) return row.siteJobId === details.siteJobId;
  const rowTitle = words(row.title);
  const detailsTitle = words(details.title);
  if (rowTitle.length === 0 || detailsTitle.length === 0) return false;
  return contains(rowTitle, detailsTitle) || contains(detailsTitle, rowTitle);
}

function words(text: string | undefined): string {
  return (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

function contains(longer: string, shorter: string): boolean {
  return ` ${longer} `.includes(` ${shorter} `);
}
