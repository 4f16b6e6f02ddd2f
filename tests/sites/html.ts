/** Markup that is safe to put into a page. */
export interface Html {
  readonly markup: string;
}

type HtmlValue = string | number | Html | readonly Html[] | null | false;

/** A template whose strings and numbers are escaped; null and false leave nothing. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  const parts = strings.map((text, index) => text + render(values[index] ?? null));
  return { markup: parts.join('') };
}

/** Markup from elsewhere in a site, taken as it is. */
export function raw(markup: string): Html {
  return { markup };
}

function render(value: HtmlValue): string {
  if (value === null || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  if ('markup' in value) return value.markup;
  return value.map(({ markup }) => markup).join('');
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
