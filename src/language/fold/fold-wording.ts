import { collapseWhitespace } from './collapse-whitespace';

/** Lower case, no accents, straight quotes and single spaces: the form in which phrases are compared. */
export function foldText(text: string): string {
  return collapseWhitespace(withoutAccents(text)).toLowerCase();
}

/** Most text is ASCII, and normalizing is the slow part. */
function withoutAccents(text: string): string {
  if (/^[ -_a-~\s]*$/.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ`´]/g, "'");
}
