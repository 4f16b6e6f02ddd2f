import type { ToolCall } from './explorer-ways.ts';
import { type Numbered, readExtractorPrompt } from './extractor-prompt.ts';
import {
  applyWords,
  companySiteWords,
  employmentWords,
  forbiddenWords,
  hybridWords,
  labelWords,
  moneyWords,
  otherJobsWords,
  placeWords,
  postedWords,
  remoteWords,
} from './words.ts';

/** A line with so many characters is prose. */
const longLine = 90;

/** Says what the job is: by the words that stand before values, by their forms, and by what stands below the title. */
export function reportJob(text: string): ToolCall {
  const { isRow, lines, knownTitle, pageTitle, addresses, pageUrl } = readExtractorPrompt(text);
  const description = isRow ? null : describedIn(lines);
  const head = lines.filter(({ number }) => description === null || number < description.firstLine);
  const links = lines.flatMap((line) => line.links);
  const title = titleOf(head, knownTitle, pageTitle);
  const pieces = head.flatMap(piecesOf).filter((piece) => piece !== title);
  const labelled = (label: RegExp) => labelledValue(lines, label);
  const said = (words: RegExp) => pieces.find((piece) => piece.length < 60 && words.test(piece)) ?? null;
  const names = pieces.slice(piecesBefore(head, title)).filter(isName);
  const location = labelled(labelWords.location) ?? said(placeWords) ?? names[1] ?? null;
  const apply = links.find((link) => applyWords.test(link.text) && !forbiddenWords.test(link.text));
  return {
    tool: 'report_job',
    input: {
      title,
      company: labelled(labelWords.company) ?? names.find((name) => name !== location) ?? null,
      location,
      salary: labelled(labelWords.salary) ?? said(moneyWords),
      applyLink: apply?.number ?? null,
      applyType: applyTypeOf(apply && (addresses.get(apply.number) ?? ''), head, pageUrl),
      postedDate: labelled(labelWords.posted) ?? said(postedWords),
      description,
      employmentType: labelled(labelWords.employment) ?? said(employmentWords),
      remoteType: said(hybridWords) ? 'hybrid' : said(remoteWords) ? 'remote' : null,
      siteJobId: labelled(labelWords.id),
      postingLink: isRow ? (links[0]?.number ?? null) : null,
    },
  };
}

function titleOf(head: readonly Numbered[], known: string | null, pageTitle: string): string {
  const texts = head.map(({ text }) => text);
  const isIn = (whole: string, part: string) => whole.toLowerCase().includes(part.toLowerCase());
  if (known !== null && texts.some((text) => isIn(text, known))) return known;
  const named = texts.find((text) => text.split(' ').length > 1 && isIn(pageTitle, text));
  return named ?? texts.find((text) => isName(text)) ?? '';
}

/** From the first prose, or the line below the heading over it, to the last before other jobs. */
function describedIn(lines: readonly Numbered[]): { firstLine: number; lastLine: number } | null {
  const first = lines.findIndex(({ text }) => text.length >= longLine);
  const other = lines.findIndex(({ text }, place) => place > first && otherJobsWords.test(text));
  const own = lines.slice(first, other === -1 ? undefined : other).filter(({ text }) => !isButton(text));
  const [start, end] = [own[0], own.at(-1)];
  return first === -1 || !start || !end ? null : { firstLine: start.number, lastLine: end.number };
}

function isButton(text: string): boolean {
  return text.length < 40 && (applyWords.test(text) || forbiddenWords.test(text));
}

function piecesOf({ text }: Numbered): string[] {
  return text.split(/\s*[·•|]\s*/).filter((piece) => piece !== '');
}

/** How many pieces stand above the title. */
function piecesBefore(head: readonly Numbered[], title: string): number {
  const place = head.findIndex(({ text }) => text.includes(title));
  return head.slice(0, Math.max(0, place)).flatMap(piecesOf).length;
}

function isName(text: string): boolean {
  const isOther = [moneyWords, postedWords, employmentWords, applyWords, forbiddenWords].some((words) =>
    words.test(text),
  );
  return !isOther && text.length > 1 && text.length < 80 && /\p{L}/u.test(text) && !/[:：]\s*$|^(new|neu)$/i.test(text);
}

/** What stands behind a label, in its line or in the next. */
function labelledValue(lines: readonly Numbered[], label: RegExp): string | null {
  for (const [place, { text }] of lines.entries()) {
    const [, inLine] = new RegExp(`^(?:${label.source})\\s*:\\s*(.+)$`, 'i').exec(text) ?? [];
    const below = new RegExp(`^(?:${label.source}):?$`, 'i').test(text) ? lines[place + 1]?.text : undefined;
    const value = inLine ?? below;
    if (value !== undefined && value.length < 100) return value;
  }
  return null;
}

function applyTypeOf(address: string | undefined, head: readonly Numbered[], pageUrl: string): string {
  const button = head.find(({ text }) => applyWords.test(text))?.text ?? '';
  if (companySiteWords.test(button)) return 'external';
  if (/easy apply|einfach bewerben|simplifiée|sencilla/i.test(button)) return 'easy_apply';
  const host = /^https?:\/\/([^/]+)/.exec(address ?? '')?.[1];
  return host !== undefined && !pageUrl.includes(host) ? 'external' : 'unknown';
}
