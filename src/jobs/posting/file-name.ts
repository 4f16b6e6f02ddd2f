/** "Vacancy_Nurse_2026 (final)", "notice.pdf": documents put on the web are often called so, and that is no name of anything in them. */
export function isFileName(text: string): boolean {
  const [name = '', version] = text.split(' (', 2);
  const isOne = name.includes('_') && !/\s/.test(name) && (version === undefined || version.endsWith(')'));
  return isOne || /\.(?:pdf|docx?|odt|rtf|html?)$/i.test(text);
}
