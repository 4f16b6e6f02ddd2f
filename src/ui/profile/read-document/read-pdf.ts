import { extractTextItems, getDocumentProxy } from 'unpdf';
import { z } from 'zod';
import type { DocumentText } from './document-text';
import { linesOfItems } from './lines-of-items';

const LinkAnnotation = z.object({ subtype: z.literal('Link'), url: z.string() });

/** Reads a PDF with text; a scan has none. Throws if it is not a PDF, or has a password. */
export async function readPdf(file: Blob): Promise<DocumentText> {
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  try {
    const { items } = await extractTextItems(pdf);
    const links: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const annotations: unknown[] = await (await pdf.getPage(number)).getAnnotations();
      links.push(...annotations.flatMap((annotation) => LinkAnnotation.safeParse(annotation).data?.url ?? []));
    }
    return { lines: items.flatMap((page) => [...linesOfItems(page), '']), links };
  } finally {
    await pdf.loadingTask.destroy();
  }
}
