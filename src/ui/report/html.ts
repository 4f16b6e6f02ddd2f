import { redactKeys } from '@/domain/redact-keys';

/** Markup that is safe to put into a document. */
export interface Html {
  readonly markup: string;
}

type Inserted = Html | string | number | null | readonly Html[];

const characters: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Markup with values put in: texts are escaped and rid of keys, markup stays as it is, null is nothing. Values stand between
 * tags or in quoted attributes only.
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
