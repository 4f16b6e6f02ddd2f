import { z } from 'zod';

export const DocumentKind = z.enum(['resume', 'cover_letter', 'other']);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** A CV or letter as lists know it; its file lies in a store of its own. */
export const ProfileDocument = z.object({
  id: z.uuid(),
  /** File name, as the user had it. */
  name: z.string(),
  type: z.enum(['pdf', 'docx']),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  addedAt: z.iso.datetime(),
  kind: DocumentKind,
  /** The CV that forms get unless the user picks another; one at most. */
  isDefault: z.boolean(),
});
export type ProfileDocument = z.infer<typeof ProfileDocument>;

export const documentMediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<ProfileDocument['type'], string>;

/** The type of a file by its media type or the end of its name; null for what is neither. */
export function documentTypeOf({ name, type }: { name: string; type: string }): ProfileDocument['type'] | null {
  if (type === documentMediaTypes.pdf || /\.pdf$/i.test(name)) return 'pdf';
  return type === documentMediaTypes.docx || /\.docx$/i.test(name) ? 'docx' : null;
}
