import type { ProfileDocument } from '@/domain/form/document';
import type { Profile } from '@/domain/form/profile';
import type { DocumentText } from './document-text';

/**
 * What a CV says about its owner, by rules and without leaving the browser. Only what it contains: uncertain parts are left out. Throws if
 * the file cannot be read. The readers are larger than the panel itself, so they are loaded when a document is first read.
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
