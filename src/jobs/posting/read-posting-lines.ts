import type { ListedFacts, ReadFields } from '@/domain/job/job-fields';
import { comparableText, containsWords } from '@/language/fold/comparable-text';
import { withoutPictographs } from '@/language/fold/pictographs';
import { readCompanyAndPlace } from './company-and-place';
import { keepToSection } from './description-section';
import { descriptionText } from './description-text';
import { findDescriptionRun } from './find-description';
import { findPostingTitle, type PostingTitle } from './find-title';
import { fitRun } from './fit-description';
import { factsEnd } from './header-segments';
import { findLabelledValues } from './labelled-values';
import { companyInPicture } from './logo-evidence';
import type { ProseRun } from './maximal-runs';
import { readPostingFacts } from './posting-facts';
import type { PostingHeader } from './posting-header';
import type { PostingLine } from './posting-line';
import { titleParts } from './title-parts';
import { titleWithoutCall } from './title-without-call';
import { titleWithoutDetails } from './title-without-details';
import { titleWithoutSite } from './title-without-site';
import { titleWithoutTail } from './title-without-tail';

/** What is known of a posting besides its lines. */
export interface AboutPosting extends Pick<PostingHeader, 'names' | 'spoken'> {
  /** Its title, where it is read inside the row that gave it. */
  known?: string | undefined;
  /** It unfolded in that row: there is no more of it than stands under its title, however little that is. */
  isUnfolded?: boolean | undefined;
  /** What the list says of it, where it is read elsewhere. */
  listed?: ListedFacts | undefined;
  pictures?: PostingHeader['pictures'];
  /** A list row says what a posting is about in a few words at most. */
  isRow?: boolean;
}

/** What lines say of a posting, and where. */
export interface PostingReading {
  title: PostingTitle | null;
  description: ProseRun | null;
  fields: ReadFields;
}

/** Reads a posting from its lines, wherever they come from. */
export function readPostingLines(
  lines: readonly PostingLine[],
  { names, spoken, known, isUnfolded = false, listed = {}, pictures = [], isRow = false }: AboutPosting,
): PostingReading {
  const unfolded = isUnfolded && known ? titleSaying(lines, known) : null;
  const begin = listed.title ? headingSaying(lines, listed.title) : unfolded;
  const prose = isRow ? null : ((begin && findDescriptionRun(lines, begin.index)) ?? findDescriptionRun(lines));
  const isBegin = begin !== null && prose !== null && begin.index < prose.start;
  const shown = (known && titleSaying(lines, known)) || (isBegin && begin) || findPostingTitle(lines, prose, names);
  const isGiven = Boolean(known || listed.title);
  const title = shown && !isGiven ? { ...shown, text: jobAlone(shown.text, lines, names) } : shown;
  const description = prose && fitRun(lines, keepToSection(lines, prose), title ? lines[title.index] : undefined);
  // Where a row says it, the row's is kept.
  const fields: ReadFields = {};
  if (title) fields.title = isGiven ? title.text : titleWithoutTail(title.text);
  if (description) fields.description = descriptionText(lines.slice(description.start, description.end));
  if (title) Object.assign(fields, readAround({ lines, title, description, names, spoken, pictures, listed }));
  return { title, description, fields };
}

/** The title without the site, the call for applicants and the pictographs that a heading has beside it. */
function jobAlone(heading: string, lines: readonly PostingLine[], names: PostingHeader['names']): string {
  // The page's own title has it as it is written alone: "Verkoop" of "Vacature verkoop".
  const partOfTitle = (job: string) =>
    names.titles.flatMap(titleParts).find((part) => comparableText(part) === comparableText(job));
  const alone = (job: string) =>
    comparableText(job) === '' ? undefined : (partOfTitle(job) ?? lines.find((line) => isAlone(line, job))?.text);
  const words = withoutPictographs(heading).replace(lastPictures, '');
  const job = titleWithoutDetails(titleWithoutSite(words, lines, names), alone);
  return titleWithoutCall(job, partOfTitle);
}

const isAlone = ({ text, surroundings }: PostingLine, job: string): boolean =>
  surroundings === 'content' && comparableText(text) === comparableText(job);

const lastPictures = /(?<!\s|\p{Emoji_Presentation}|\uFE0F)(?:\s|\p{Emoji_Presentation}|\uFE0F)+$/u;

function readAround(header: PostingHeader): ReadFields {
  const { lines, description } = header;
  const start = factsEnd(header) ?? description?.start ?? 0;
  // In a text nothing marks where a description ends and a table of facts below it begins.
  const isInText = (index: number) =>
    description !== null && index >= start && index < description.end && Boolean(lines[index]?.element);
  const values = findLabelledValues(lines, isInText);
  const named = readCompanyAndPlace(header, values);
  const company = named.company ?? companyInPicture(header);
  return { ...readPostingFacts(header, values), ...named, company };
}

/** The line of a known title: a row's opener may be a button, which page titles never are. */
function titleSaying(lines: readonly PostingLine[], text: string): PostingTitle | null {
  const index = lines.findIndex((line) => containsWords(line.text, text) || isBehindSign(line.text, text));
  return index < 0 ? null : { text, index };
}

/** "+Storekeeper", where the sign says that more of it unfolds. */
function isBehindSign(line: string, text: string): boolean {
  return line.endsWith(text) && /^[^\p{L}\p{N}]{1,2}$/u.test(line.slice(0, -text.length));
}

/**
 * The heading that says what the list calls the posting. Other texts on the page may be longer than a posting's, but its own name stands
 * above its own text.
 */
function headingSaying(lines: readonly PostingLine[], rowTitle: string): PostingTitle | null {
  const wanted = comparableText(rowTitle);
  if (wanted === '') return null;
  const index = lines.findIndex(
    (line) => line.surroundings === 'content' && isSetAsHeading(line) && comparableText(line.text) === wanted,
  );
  return index < 0 ? null : { text: lines[index]?.text ?? rowTitle, index };
}

/** CSS pixels. Text is 16 by default; what is larger heads something. */
const headingSize = 18;

function isSetAsHeading({ headingLevel, pieces, element }: PostingLine): boolean {
  return headingLevel > 0 || ((pieces[0]?.element ?? element)?.fontSize ?? 0) >= headingSize;
}
