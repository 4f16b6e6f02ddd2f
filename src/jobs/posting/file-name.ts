const formats = 'pdf|docx?|odt|rtf|html?';
const onlyFormat = new RegExp(`^[.(]?(?:${formats})\\)?$`, 'i');
const extension = new RegExp(`\\.(?:${formats})$`, 'i');

/** "Vacancy_Nurse_2026 (final)", "notice.pdf": documents put on the web are often called so, and that is no name of anything in them. */
export function isFileName(text: string): boolean {
  const [name = '', version] = text.split(' (', 2);
  const isOne = name.includes('_') && !/\s/.test(name) && (version === undefined || version.endsWith(')'));
  return isOne || extension.test(text);
}

/** "PDF": what a link to a document says where its name stands beside it. */
export const isFileFormat = (text: string): boolean => onlyFormat.test(text.trim());
