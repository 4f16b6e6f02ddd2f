import mammoth from 'mammoth';
import { z } from 'zod';
import type { DocumentText } from './document-text';

/** The document parts as mammoth builds them, reduced to what is used. */
interface Part {
  type: string;
  value?: string;
  href?: string | null;
  children?: Part[];
}
const Part: z.ZodType<Part> = z.lazy(() =>
  z.object({
    type: z.string(),
    value: z.string().optional(),
    href: z.string().nullish(),
    children: z.array(Part).optional(),
  }),
);

/** Reads a DOCX. Throws if it is not one. */
export async function readDocx(file: Blob): Promise<DocumentText> {
  const text: DocumentText = { lines: [], links: [] };
  const arrayBuffer = await file.arrayBuffer();
  // Its HTML is not used: the tree before it has text, tables and links without a parser of ours.
  await mammoth.convertToHtml(
    { arrayBuffer },
    {
      externalFileAccess: false,
      transformDocument(document: unknown) {
        addLines(Part.parse(document), text);
        return document;
      },
    },
  );
  return text;
}

function addLines(part: Part, text: DocumentText): void {
  if (part.type === 'paragraph')
    text.lines.push(
      ...textOf(part, text)
        .split('\n')
        .map((line) => line.trim()),
    );
  else if (part.type === 'tableRow') addRow(part, text);
  else for (const child of part.children ?? []) addLines(child, text);
}

/** A row of single-line cells is one line; otherwise cell follows cell. */
function addRow(row: Part, text: DocumentText): void {
  const cells = (row.children ?? []).map((cell) => {
    const own: DocumentText = { lines: [], links: text.links };
    addLines({ ...cell, type: 'cell' }, own);
    return own.lines.filter(Boolean);
  });
  const isOneLine = cells.every((lines) => lines.length <= 1);
  text.lines.push(...(isOneLine ? [cells.flat().join('\t')] : cells.flat()), '');
}

function textOf(part: Part, text: DocumentText): string {
  if (part.type === 'text') return part.value ?? '';
  if (part.type === 'tab') return '\t';
  if (part.type === 'break') return '\n';
  if (part.type === 'hyperlink' && part.href) text.links.push(part.href);
  return (part.children ?? []).map((child) => textOf(child, text)).join('');
}
