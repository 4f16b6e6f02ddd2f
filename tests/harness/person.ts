import type { ProfileDocument } from '@/domain/form/document';
import type { Profile } from '@/domain/form/profile';
import type { CdpSession } from './cdp';

/** The least that reads as a PDF. */
const cvText = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** The CV that tests apply with. */
export const testCv = { fileName: 'Alex-Green-CV.pdf', text: cvText, bytes: cvText.length };

/** Writes into the product's own database who applies: a profile, and a CV as the default one. */
export async function putPerson(control: CdpSession, profile: Profile): Promise<void> {
  const document: ProfileDocument = {
    id: '00000000-0000-4000-8000-000000000001',
    name: testCv.fileName,
    type: 'pdf',
    size: testCv.bytes,
    addedAt: '2026-11-01T08:00:00.000Z',
    kind: 'resume',
    isDefault: true,
  };
  await control.evaluate<void>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('jobtrail');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(['profile', 'documents', 'documentFiles'], 'readwrite');
      transaction.objectStore('profile').put({ id: 'profile', profile: ${JSON.stringify(profile)} });
      transaction.objectStore('documents').put(${JSON.stringify(document)});
      const file = new Blob([${JSON.stringify(testCv.text)}], { type: 'application/pdf' });
      transaction.objectStore('documentFiles').put({ documentId: ${JSON.stringify(document.id)}, file });
      transaction.oncomplete = () => { database.close(); resolve(); };
      transaction.onerror = () => reject(transaction.error);
    };
  })`);
}
