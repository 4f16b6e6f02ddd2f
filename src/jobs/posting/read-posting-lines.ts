import type { ReadFields } from '@/domain/job/job-fields';
import { containsWords } from '@/language/fold/comparable-text';
import { readCompanyAndPlace } from './company-and-place';
import { keepToSection } from './description-section';
import { descriptionText } from './description-text';
import { findDescriptionRun, fitRun } from './find-description';
import { findPostingTitle, type PostingTitle } from './find-title';
import { findLabelledValues } from './labelled-values';
import { companyInPicture } from './logo-evidence';
import type { ProseRun } from './maximal-runs';
import { readPostingFacts } from './posting-facts';
import type { PostingHeader } from './posting-header';
import type { PostingLine } from './posting-line';

/** What is known of a posting besides its lines. */
interface AboutPosting extends Pick<PostingHeader, 'names' | 'spoken'> {
  /** Its title, if a list row gave it. */
  known?: string | undefined;
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
  { names, spoken, known, pictures = [], isRow = false }: AboutPosting,
): PostingReading {
  const prose = isRow ? null : findDescriptionRun(lines);
  const title = (known && titleSaying(lines, known)) || findPostingTitle(lines, prose, names);
  const description = prose && fitRun(lines, keepToSection(lines, prose), title ? lines[title.index] : undefined);
  const fields: ReadFields = { title: title?.text };
  if (description) fields.description = descriptionText(lines.slice(description.start, description.end));
  if (title) Object.assign(fields, readAround({ lines, title, description, names, spoken, pictures }));
  return { title, description, fields };
}

function readAround(header: PostingHeader): ReadFields {
  const { lines, description } = header;
  const isInside = (index: number) => description && index >= description.start && index < description.end;
  // In a text nothing marks where a description ends and a table of facts below it begins.
  const outside = lines.filter(({ element }, index) => !element || !isInside(index));
  const values = findLabelledValues(outside);
  const named = readCompanyAndPlace(header, values);
  const company = named.company ?? companyInPicture(header);
  return { ...readPostingFacts(header, values), ...named, company };
}

/** The line of a known title: a row's opener may be a button, which page titles never are. */
function titleSaying(lines: readonly PostingLine[], text: string): PostingTitle | null {
  const index = lines.findIndex((line) => containsWords(line.text, text));
  return index < 0 ? null : { text, index };
}
