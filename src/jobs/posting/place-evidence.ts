import { isDepartmentText } from '@/jobs/text-kind/department-text';
import { isKnownTown } from '@/jobs/text-kind/known-places';
import { placeScore } from '@/jobs/text-kind/place-score';
import { isTitleText } from '@/jobs/text-kind/title-text';
import { saysRemoteOnly } from '@/jobs/text-kind/workplace-text';
import { namesPeriod } from '@/language/dates/names-period';
import { containsWords, countWords } from '@/language/fold/comparable-text';
import { beginsWithPin, withoutPictographs } from '@/language/fold/pictographs';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { type LineSegment, trimMarks } from './line-segment';
import { listedAs, listedPoints } from './listed-evidence';
import { isNamedAfterField } from './named-after-field';
import type { PostingHeader } from './posting-header';
import { titlePartsBeside } from './posting-names';
import { isSectionHeading } from './section-heading';
import { townsNamedIn } from './town-in-prose';

/** The likeness of a known place. */
const known = 4;
/** In a text the form of a name is not enough: it must be known as a place, or have several parts. */
const leastInText = 1.5;

const withoutCase = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Arabic}\p{sc=Hebrew}]/u;
/** More than several names beside each other. */
const leastWithoutCase = 2.5;

/** More than one unknown name. */
const leastOfWording = 1.5;

/** "What you do", "FOR A VACANT POST": names of places end in a name, and are short. */
function isHeadingLike(text: string): boolean {
  const words = text.split(' ');
  return words.length > 1 && (/^\p{Ll}/u.test(words.at(-1) ?? '') || (words.length > 3 && !/\p{Ll}/u.test(text)));
}

/** The evidence that a header segment is the place of work. */
export function scorePlace(unit: LineSegment, header: PostingHeader): number {
  const likeness = placeScore(unit.text);
  const listed = listedAs(unit.text, header);
  if (listed === 'location') return likeness + nearness(unit, header) + listedPoints;
  if (listed === 'company' || likeness === 0 || (!unit.element && likeness < leastInText)) return 0;
  if (isDepartmentText(unit.text) || (unit.isValue && likeness < known)) return 0;
  if (likeness < known && !saysRemoteOnly(unit.text) && isOtherThan(unit, header)) return 0;
  const isNamed =
    unit.element?.isAddress === true || isNamedAfterField(unit, 'location', header.lines[header.title.index]);
  // "Show on map" beside the place.
  if (
    unit.isLink &&
    likeness < known &&
    unit.line.pieces.some((piece) => !piece.isLink && /\p{L}{2}/u.test(piece.text))
  )
    return 0;
  if (!isNamed && !hasPin(unit) && likeness < leastOfWording && isHeadingLike(unit.text)) return 0;
  // In a script without capitals any short text has the form of a name.
  if (!isNamed && !hasPin(unit) && likeness < leastWithoutCase && withoutCase.test(unit.text)) return 0;
  const isInPageTitle = titlePartsBeside(header.names, header.title.text).some((rest) =>
    containsWords(rest, unit.text),
  );
  return likeness + nearness(unit, header) + (isNamed ? 3 : 0) + (hasPin(unit) ? 3 : 0) + (isInPageTitle ? 1 : 0);
}

/** What says beside the title that one works from elsewhere, where nothing says from where. */
export function remoteBeside(units: readonly LineSegment[]): { text: string; score: number }[] {
  const said = units.filter((unit) => unit.element && !unit.isLink && !unit.isControl && saysRemoteOnly(unit.text));
  return said.map(({ text }) => ({ text, score: elsewhere }));
}

/** A month and its year, what heads a part of the text, or the menu below it, and has but the form of a name. */
function isOtherThan({ text, line, lineIndex }: LineSegment, header: PostingHeader): boolean {
  const isAboveMenu = header.lines[lineIndex + 1]?.surroundings === 'navigation';
  return namesPeriod(text) || isSectionHeading(line, header) || isAboveMenu;
}

/** Words of an address. */
const mostWords = 12;

/** Lines of the description that its markup calls the place, or that have a map pin: many pages end with where the job is. */
export function namedPlacesInText({ lines, title, description }: PostingHeader): LineSegment[] {
  const { start = 0, end = 0 } = description ?? {};
  const titleLine = lines[title.index];
  return lines.slice(start, end).flatMap((line, offset) => {
    if (line.headingLevel > 0 || line.element === null || countWords(line.text) > mostWords) return [];
    const [first] = line.pieces;
    if (!first) return [];
    // "Berlin - Show on map": beside other words a link is none of them.
    const values = line.pieces.length > 1 && fieldOfLabel(first.text) !== null ? line.pieces.slice(1) : line.pieces;
    const words = values.filter(({ isLink, isControl }) => !isControl && (!isLink || values.length === 1));
    const shown = words.map((piece) => piece.text).join(' ') || line.text;
    const text = trimMarks(beginsWithPin(shown) ? factBehindPin(shown) : withoutPictographs(shown));
    const unit = { ...first, text, line, lineIndex: start + offset, index: 0, isValue: false };
    return first.element?.isAddress || isNamedAfterField(unit, 'location', titleLine) || hasPin(unit) ? [unit] : [];
  });
}

/** "Lund" of "📍 Lund 💼 Full-time", whose signs part its facts. */
const factBehindPin = (text: string): string => withoutPictographs(text).split(' · ', 1)[0] ?? '';

/** Places are below the title and rarely links. */
function nearness({ isLink, isControl, lineIndex }: LineSegment, { title }: PostingHeader): number {
  const distance = lineIndex - title.index;
  if (distance < 0) return -1 + Math.max(-3, distance * 0.3);
  const isPlain = !isLink && !isControl;
  return distance <= 4 ? (isPlain ? 1.5 : 0.5) : distance <= 8 ? 0.5 : 0;
}

/** Many places have a map pin: an icon beside the text whose name says so. */
function hasPin({ element, line }: LineSegment): boolean {
  return element?.hasPin ?? line.element?.hasPin ?? false;
}

/** Evidence that is enough where nothing beside the title says where the job is. */
const elsewhere = 2.4;
const separators = /\s[|–—·•:-]\s|[|()]/;

/** Known places in the title or the page's title; in front of the job only a town, as in "Leeds - Care Assistant". */
export function placesElsewhere({ title, names }: PostingHeader): { text: string; score: number }[] {
  const titles = [title.text, ...titlePartsBeside(names, title.text)];
  const [first = '', ...parts] = titles
    .flatMap((text) => text.split(separators))
    .map((part) => part.trim().replace(/^,\s*/, ''));
  const inFront = isKnownTown(first) && !isTitleText(first) && isTitleText(parts[0] ?? '') ? [first] : [];
  const named = [...townsNamedIn(title.text), ...townBehindComma(title.text), ...inFront];
  return [
    ...parts.filter((part) => placeScore(part) >= known).map((text) => ({ text, score: elsewhere })),
    ...named.map((text) => ({ text, score: inTitle })),
    ...parts.filter(saysRemoteOnly).map((text) => ({ text, score: elsewhere })),
  ];
}

/** Evidence of a town that the title itself has: "Nurse in Ulm", "Nurse, Leeds". An address may be that of who reads the applications. */
const inTitle = elsewhere + 0.2;

function townBehindComma(title: string): string[] {
  const [job = '', ...others] = title.split(', ');
  const town = others.at(-1) ?? '';
  return job !== '' && isKnownTown(town) ? [town] : [];
}
