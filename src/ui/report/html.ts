import { redactKeys } from '@/safety/redact-keys';

/** Markup that is safe to insert into a document. */
export interface Html {
  readonly markup: string;
}

type Inserted = Html | string | number | null | readonly Html[];

const characters: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Markup with inserted values: texts are escaped and keys redacted, markup stays as is, null is empty. Values go only between tags or into
 * quoted attributes.
 */
export function html(strings: TemplateStringsArray, ...values: Inserted[]): Html {
  const parts = strings.map((text, index) => text + markupOf(values[index] ?? null));
  return { markup: parts.join('') };
}

function markupOf(value: Inserted): string {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeText(redactKeys(String(value)));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => characters[character] ?? character);
}
