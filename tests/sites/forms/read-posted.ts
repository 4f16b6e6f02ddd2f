import type { SiteRequest } from '../site.ts';

export interface PostedFile {
  /** Of the question that it answers. */
  name: string;
  fileName: string;
  bytes: number;
}

/** What came in with one form. */
export interface Posted {
  fields: [name: string, value: string][];
  files: PostedFile[];
}

/** Reads a body as a browser sends a form, with its files. */
export async function readPosted({ bytes, contentType }: SiteRequest): Promise<Posted> {
  const posted: Posted = { fields: [], files: [] };
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  for (const [name, value] of form) {
    if (typeof value === 'string') posted.fields.push([name, value]);
    // A browser sends an empty file for an input that has none.
    else if (value.size > 0) posted.files.push({ name, fileName: value.name, bytes: value.size });
  }
  return posted;
}

/** The parts of one form as if they had come at once. */
export function joined(parts: readonly Posted[]): Posted {
  return { fields: parts.flatMap(({ fields }) => fields), files: parts.flatMap(({ files }) => files) };
}
