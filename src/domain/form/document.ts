import { z } from 'zod';

export const DocumentKind = z.enum(['resume', 'cover_letter', 'other']);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** A CV or letter as listed; its file is in a separate store. */
export const ProfileDocument = z.object({
  id: z.uuid(),
  /** File name, as the user named it. */
  name: z.string(),
  type: z.enum(['pdf', 'docx']),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  addedAt: z.iso.datetime(),
  kind: DocumentKind,
  /** The CV used in forms unless the user picks another; at most one. */
  isDefault: z.boolean(),
});
export type ProfileDocument = z.infer<typeof ProfileDocument>;

export const documentMediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<ProfileDocument['type'], string>;

/** A file's type by media type or extension; null if neither fits. */
export function documentTypeOf({ name, type }: { name: string; type: string }): ProfileDocument['type'] | null {
  if (type === documentMediaTypes.pdf || /\.pdf$/i.test(name)) return 'pdf';
  return type === documentMediaTypes.docx || /\.docx$/i.test(name) ? 'docx' : null;
}
