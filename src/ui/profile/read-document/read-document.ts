import type { ProfileDocument } from '@/domain/document';
import type { Profile } from '@/domain/profile';
import type { DocumentText } from './document-text';

/**
 * What a CV says of its owner, by rules and without leaving the browser. Only what stands in it: where the rules are not sure a
 * part is left out. Throws where the file cannot be read. The readers weigh more than the panel itself, so that they are loaded
 * when a document is first read.
 */
export async function readDocument(file: Blob, type: ProfileDocument['type']): Promise<Profile> {
  const text = await textOf(file, type);
  const { draftProfile } = await import('./draft-profile');
  return draftProfile(text);
}

async function textOf(file: Blob, type: ProfileDocument['type']): Promise<DocumentText> {
  if (type === 'pdf') return (await import('./read-pdf')).readPdf(file);
  return (await import('./read-docx')).readDocx(file);
}
