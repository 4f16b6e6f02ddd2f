import type { DocumentKind } from '@/domain/document';

const letter = /cover|letter|anschreiben|motivation|lettre|carta|brief|lettera/i;
const other = /certificat|zeugnis|zertifikat|transcript|diplom|reference|referenz|portfolio|certificado|attestat/i;

/** What a document most likely is, by its name; the user can change it. */
export function documentKindOf(name: string): DocumentKind {
  if (letter.test(name)) return 'cover_letter';
  return other.test(name) ? 'other' : 'resume';
}
