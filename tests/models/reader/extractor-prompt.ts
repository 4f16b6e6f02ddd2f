import { fencedParts } from './prompt-text.ts';

/** A line as the prompt numbers it, and the links in it. */
export interface Numbered {
  number: number;
  text: string;
  links: { number: number; text: string }[];
}

export interface ExtractorPrompt {
  isRow: boolean;
  lines: Numbered[];
  knownTitle: string | null;
  pageTitle: string;
  pageUrl: string;
  /** Addresses of links by number; those on the site of the page begin with a slash. */
  addresses: Map<number, string>;
}

const linkMark = /\[(\d+) ([^\]]*)\]/g;

export function readExtractorPrompt(text: string): ExtractorPrompt {
  const parts = fencedParts(text);
  const record = parts.get('record') ?? '';
  const shown = parts.get('row') ?? parts.get('posting') ?? '';
  const [, pageTitle = '', pageUrl = ''] = /^Page: (?:"([^"]*)" )?(.*)$/m.exec(record) ?? [];
  return {
    isRow: parts.has('row'),
    lines: [...shown.matchAll(/^(\d+): (.*)$/gm)].map(([, number, line = '']) => ({
      number: Number(number),
      text: line.replaceAll(linkMark, '$2').trim(),
      links: [...line.matchAll(linkMark)].map(([, link, words = '']) => ({ number: Number(link), text: words })),
    })),
    knownTitle: /^ALREADY READ: title "([^"]*)"/m.exec(record)?.[1] ?? null,
    pageTitle,
    pageUrl,
    addresses: new Map([...record.matchAll(/^\[(\d+)\] (.*)$/gm)].map(([, number, url = '']) => [Number(number), url])),
  };
}
