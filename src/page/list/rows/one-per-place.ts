import type { Row } from '@/domain/page/page-readings';
import { wordsOnly } from '@/language/fold/comparable-text';
import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';
import { rawText } from '@/page/dom/text/raw-text';
import { percentDecoded } from '@/url/percent-decoded';
import { isSameSite, parseWebAddress } from '@/url/web-url';
import { kindsOfText } from './kinds-of-text';
import { linksIn } from './links-in-row';

/** Rows, and the elements that they stand in. */
interface RowsOf {
  rows: Row[];
  elements: readonly Element[];
}

/** A place of an offer, and the posting that is there. */
interface PlaceLink {
  place: string;
  url: string;
}

/** Characters of a place. */
const longestPlace = 60;
/** Share of the texts that are known places: of a country's villages not all are. */
const leastPlaces = 0.5;

/**
 * An offer in several places may be one card, which leads nowhere itself and folds out to a posting of its own for each of them: these are as many
 * rows. Addresses that several cards have are searches for a town.
 */
export function onePerPlace(rows: Row[], elements: readonly Element[]): RowsOf {
  const found = rows.map((row, index) => placeLinksOf(row, elements[index]));
  const counts = Map.groupBy(
    found.flatMap((links) => links.map(({ url }) => url)),
    (url) => url,
  );
  const areOwn = (links: readonly PlaceLink[]) =>
    links.length > 1 && links.every(({ url }) => counts.get(url)?.length === 1);
  const parts = rows.map((row, index) => {
    const links = found[index] ?? [];
    return areOwn(links) ? links.map((link) => rowAt(row, link)) : [row];
  });
  return { rows: parts.flat(), elements: elements.flatMap((element, index) => parts[index]?.map(() => element) ?? []) };
}

function rowAt(row: Row, { place, url }: PlaceLink): Row {
  // What the card is numbered by is none of its postings alone.
  const { siteJobId: _, ...fields } = row.fields;
  return { ...row, key: url, fields: { ...fields, url, location: place } };
}

function placeLinksOf({ isRendered, fields: { title, url } }: Row, element: Element | undefined): PlaceLink[] {
  if (!isRendered || !title || !element) return [];
  const links = linksIn(element).flatMap((link): PlaceLink[] => {
    const address = parseWebAddress(link.getAttribute('href') ?? '', document.baseURI);
    const place = rawText(link);
    if (!address || place === '' || place.length > longestPlace || !isPosting(address, { title, place })) return [];
    return [{ place, url: address.href }];
  });
  const isKnown = url === undefined || links.some((link) => link.url === url);
  const places = links.filter(({ place }) => kindsOfText(place).has('place'));
  const areDistinct = new Set(links.map((link) => link.url)).size === links.length;
  return isKnown && areDistinct && places.length > leastPlaces * links.length ? links : [];
}

/** By a number, behind a word for jobs and the title's words; or without those of the place, which stand in the address of a search for it. */
function isPosting({ hostname, pathname }: URL, { title, place }: { title: string; place: string }): boolean {
  if (!isSameSite(hostname, location.hostname) || !/\d{4}/.test(pathname) || !hasJobUrlWord(pathname)) return false;
  const said = new Set(wordsOnly(percentDecoded(pathname).replaceAll(/[^\p{L}]+/gu, ' ')).split(' '));
  const says = (text: string) =>
    wordsOnly(text)
      .split(' ')
      .some((word) => word.length > 3 && said.has(word));
  return place !== title && (says(title) || !says(place));
}
