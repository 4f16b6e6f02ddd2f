import type { FormField } from '@/domain/form/form-field';

/**
 * Names each field after its question, the headings above it, the entry it is in, and how many before it have all of these: a form that is
 * drawn anew has other nodes, ids and names, and the same fields.
 */
export function assignFieldIds(fields: readonly FormField[]): FormField[] {
  const counts = new Map<string, number>();
  return fields.map((field) => {
    const words = [field.question || field.hint, ...field.sections, field.repeat?.index ?? ''].join('\n');
    const before = counts.get(words) ?? 0;
    counts.set(words, before + 1);
    return { ...field, id: shortNameOf(`${words}\n${before}`) };
  });
}

/** A short, stable name for a text (FNV-1a hash). */
function shortNameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `q${(hash >>> 0).toString(36)}`;
}
