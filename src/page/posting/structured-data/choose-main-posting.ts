import { differInId } from '@/jobs/identity/same-posting';
import { isInAddress } from '@/jobs/posting/name-in-address';
import { comparableText, containsWords } from '@/language/fold/comparable-text';
import { plainText } from '@/page/dom/data/plain-text';
import { withoutEndSlash } from '@/url/web-url';
import { fieldsOfItem, identifierOf } from './schema-posting-fields';
import type { StructuredItem } from './structured-item';
import type { StructuredPosting } from './structured-postings';

/** What the page shows, by which structured data is believed. */
export interface ShownPosting {
  /** The visible title and company. */
  title: string | undefined;
  company: string | undefined;
  /** It shows no text that could be a posting's: a script would draw it. */
  isShell: boolean;
  /** All texts that could name the company: visible lines, names of pictures, titles and names of the page. */
  texts: readonly string[];
  /** Headings that lead nowhere: those of other jobs are links. */
  headings: readonly string[];
  pageTitles: readonly string[];
  /** The title of the row that led to it. */
  listedTitle: string | undefined;
  /** The place of that row; beside a list, else what the page shows as the posting's. */
  place: string | undefined;
  addresses: readonly string[];
  /** The page shows just a posting. */
  isAlone: boolean;
}

/** A posting that says it is the page's own. */
export interface OwnPosting extends StructuredPosting {
  /** It calls the posting otherwise than the page does: it is older than what is shown. */
  isStale: boolean;
}

/**
 * The posting the page is about, among all it declares: the others are similar jobs, or those of another address that a script left behind.
 * It must say so by its address, or by title and company. Null if none does.
 */
export function chooseOwnPosting(postings: StructuredPosting[], shown: ShownPosting): OwnPosting | null {
  const claims = postings.map((posting) => claimOf(posting, shown)).filter(({ isContradicted }) => !isContradicted);
  const isOnly = shown.isAlone && new Set(postings.map(nameOf)).size === 1;
  const own =
    claims.find(({ byAddress, byTitle }) => byAddress && byTitle) ??
    claims.find(({ byTitle, byCompany }) => byTitle && byCompany) ??
    claims.find(({ byAddress }) => byAddress) ??
    (isOnly ? claims.find(({ posting }) => showsText(posting, shown.texts)) : undefined) ??
    (isOnly ? claims.find(({ isPlausible }) => isPlausible) : undefined);
  return own ? { ...own.posting, isStale: own.isStale } : null;
}

/** Two scripts of a page may say the same. */
function nameOf({ item }: StructuredPosting): string {
  const { title = '', company = '', location = '' } = fieldsOfItem(item);
  return [title, company, location].map(comparableText).join('\n');
}

interface Claim {
  posting: StructuredPosting;
  byAddress: boolean;
  byTitle: boolean;
  byCompany: boolean;
  /** The page or the row confirms the heading, which is another; or the data is of an opening of the same name. */
  isContradicted: boolean;
  /** Nothing on the page speaks against it. */
  isPlausible: boolean;
  isStale: boolean;
}

function claimOf(posting: StructuredPosting, shown: ShownPosting): Claim {
  const { title = '', company, location } = fieldsOfItem(posting.item);
  const byAddress = addressesOf(posting.item).some((address) => isAddressOf(address, shown.addresses));
  const isInPageTitle = (text: string) => shown.pageTitles.some((pageTitle) => containsWords(pageTitle, text));
  const byTitle = shown.title !== undefined && agree(shown.title, title);
  const isOfRow = shown.title !== undefined && isSame(shown.title, shown.listedTitle ?? '');
  const isConfirmed = isOfRow || (shown.title !== undefined && isInPageTitle(shown.title));
  const isSaidByPage = title !== '' && shown.isAlone && isInPageTitle(title);
  // Where nothing confirms the heading, which may only call for applicants, another that names the data's job does as well.
  const isSaidBelow =
    title !== '' && shown.isAlone && !isConfirmed && shown.headings.some((text) => haveSameWords(text, title));
  const isOtherCompany = company !== undefined && shown.company !== undefined && !agree(shown.company, company);
  return {
    posting,
    byAddress,
    byTitle: byTitle || isSaidByPage || isSaidBelow,
    byCompany:
      company !== undefined &&
      (shown.texts.some((text) => containsWords(text, company)) || isInAddress(company, shown.addresses)),
    isContradicted:
      (isConfirmed && !byTitle && !isSaidByPage) || (!byAddress && isOfNamesake(posting.item.url, location, shown)),
    isPlausible:
      ((byTitle || isSaidByPage) && !isOtherCompany) ||
      (shown.title === undefined && (company !== undefined || shown.isShell)),
    isStale: isConfirmed && !isSaidByPage && comparableText(shown.title ?? '') !== comparableText(title),
  };
}

/** Words by which a sentence is known again, and sentences of a text. An employer's other openings share some of them. */
const known = { least: 8, most: 12, sentences: 5 };
const mostOfThem = 0.8;

/** Whether the page shows the beginning of a description: its first long sentences. */
function showsText({ item }: StructuredPosting, texts: readonly string[]): boolean {
  const sentences = (plainText(item.description) ?? '').split(/(?<=[.!?])\s+/).map((one) => one.split(/\s+/));
  const long = sentences.filter((words) => words.length >= known.least).slice(0, known.sentences);
  const isShown = (words: string[]) => {
    const beginning = words.slice(0, known.most).join(' ');
    return texts.some((text) => containsWords(text, beginning));
  };
  return long.length > 1 && long.filter(isShown).length >= mostOfThem * long.length;
}

/**
 * Whether the data is of another opening of the same name: its address differs from the page's in the id alone; or its places are none of
 * the posting's, as that of whatever was opened first, or of a template that was never filled in.
 */
function isOfNamesake(url: unknown, places: string | undefined, shown: ShownPosting): boolean {
  const address = typeof url === 'string' ? URL.parse(url, document.baseURI)?.href : undefined;
  if (address && shown.addresses.some((own) => differInId(own, address))) return true;
  return places !== undefined && shown.place !== undefined && areApart(places, shown.place, shown.texts);
}

/** Whether the posting shows none of the data's places, and the data has none of the posting's. */
function areApart(places: string, place: string, texts: readonly string[]): boolean {
  const towns = places.split(' | ').map((each) => each.split(',')[0] ?? each);
  const [own = place] = place.split(/[,،、|(·]/);
  return !containsWords(places, own) && !towns.some((town) => texts.some((text) => containsWords(text, town)));
}

const isSame = (one: string, other: string): boolean => comparableText(one) === comparableText(other);

const haveSameWords = (one: string, other: string): boolean => containsWords(one, other) && containsWords(other, one);

/** Whether one has all words of the other: sites add a place, or "(m/f/d)". */
function agree(one: string, other: string): boolean {
  const [first, second] = [comparableText(one), comparableText(other)];
  return first !== '' && second !== '' && (first.includes(second) || second.includes(first));
}

/** Where data says that it belongs: some sites name the page in what identifies the posting, and give it no address. */
function addressesOf(item: StructuredItem): unknown[] {
  const identifier = identifierOf(item);
  return [item.url, identifier !== undefined && /^https?:/.test(identifier) ? identifier : undefined];
}

function isAddressOf(url: unknown, addresses: readonly string[]): boolean {
  const path = typeof url === 'string' ? pathOf(url) : null;
  return path !== null && path !== '/' && addresses.some((address) => pathOf(address) === path);
}

/** A hash that is a route is part of the address. */
function pathOf(address: string): string | null {
  const url = URL.parse(address, document.baseURI);
  return url && withoutEndSlash(url.pathname) + url.search + (/^#!?\//.test(url.hash) ? url.hash : '');
}
