import { employerOfNames, isCompanyName, namesJoined } from '@/jobs/posting/employer-of-names';
import { ownerAmong } from '@/jobs/posting/owner-among';
import { isRightsLine } from '@/jobs/posting/rights-line';
import { titleParts } from '@/jobs/posting/title-parts';
import { isCompanyText } from '@/jobs/text-kind/company-text';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { withoutLogoWords } from '@/language/words/jobs/logo-words';
import { isBoardMenuText } from '@/language/words/pages/careers-words';
import { readDocumentHead } from '@/page/dom/text/document-head-names';
import { visibleText } from '@/page/dom/text/visible-text';
import { isJsonObject } from '@/std/json-object';
import { parseTolerantJson } from '@/std/tolerant-json';
import { isHomePage } from '@/url/home-page';
import { isSameSite } from '@/url/web-url';

/** Lines of rights, and characters in them. */
const mostRights = 3;
const longestRights = 200;

/**
 * The one company whose jobs this page lists, if it or the page around its frame says so, or else the one whose own site this is; null if
 * neither is told. Only for lists that name no company: a board's owner is told by the same signs.
 */
export function readPageEmployer(): string | null {
  const pages = pagesHere();
  const owner = () => pages.map(siteOwner).find((name) => name !== null) ?? null;
  if (pages.some(hasBoardMenu)) return employerSaid(pages);
  return employerSaid(pages) ?? owner() ?? pages.flatMap(companiesLeadingHome)[0] ?? null;
}

function employerSaid(pages: readonly Document[]): string | null {
  const said = employerOfNames({
    headings: pages.flatMap((page) => Array.from(page.querySelectorAll('h1'), textOf)).filter(Boolean),
    titles: pages.flatMap(titlesOf).filter(Boolean),
    owners: pages.flatMap(ownersOf),
    pictures: pages.flatMap(unlinkedLogos),
    isBoard: () => pages.some(hasBoardMenu),
  });
  return said ?? pages.flatMap(employersJoined)[0] ?? null;
}

/** Of the first pictures, those that lead nowhere: the others are of whoever they lead to. */
function unlinkedLogos(page: Document): string[] {
  const linked = new Set(
    Array.from(page.querySelectorAll('a[href] img[alt]'), (picture) => picture.getAttribute('alt')),
  );
  const logos = (readDocumentHead(page).logos ?? []).filter((name) => !linked.has(name));
  return logos.map(withoutLogoWords);
}

/** "Come and work at Acme" in a heading below the first, on a page whose title has the name. */
function employersJoined(page: Document): string[] {
  const parts = titlesOf(page).flatMap(titleParts);
  const names = Array.from(page.querySelectorAll('h2, h3'), (heading) => toVisibleLine(visibleText(heading))).flatMap(
    namesJoined,
  );
  return names.filter((name) => parts.includes(name));
}

const pagesHere = (): Document[] => [document, ...pagesAround(window)];

/** What the site is called by several of its own signs. */
function siteOwner(page: Document): string | null {
  const head = readDocumentHead(page);
  const lines = [...rightsOf(page), ...mailsOf(page)].map((text) => ({ text, headingLevel: 0 }));
  const names = [head.siteName ?? '', ...(head.logos ?? []).map(withoutLogoWords), ...namesLeadingHome(page)];
  return ownerAmong(names, lines, head);
}

/** "© 2026 Acme Ltd", wherever the page says whose it is. */
function rightsOf(page: Document): string[] {
  const texts = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode() && found.length < mostRights) {
    const { nodeValue, parentElement } = texts.currentNode;
    // Scripts and styles tell who wrote them.
    if (!nodeValue || !isRightsLine(nodeValue) || parentElement?.matches('script, style')) continue;
    const around = parentElement?.parentElement?.textContent ?? '';
    found.push(toVisibleLine(around.length <= longestRights ? around : nodeValue));
  }
  return found;
}

function mailsOf(page: Document): string[] {
  return Array.from(page.links, ({ protocol, pathname }) => (protocol === 'mailto:' ? pathname : '')).filter(Boolean);
}

/** The one it says, if the form of its name, a picture or the way home says so too: a word of a board's title is easily taken for a name. */
export function surePageEmployer(): string | null {
  const employer = employerSaid(pagesHere());
  if (employer === null || isCompanyText(employer)) return employer;
  const names = [...Array.from(document.images, ({ alt }) => withoutLogoWords(alt)), ...namesLeadingHome(document)];
  return names.includes(employer) ? employer : null;
}

/** What it is called, and what it is called where it is shared: "Acme Jobs", "Jobs at Acme". */
function titlesOf(page: Document): string[] {
  const shared = page.querySelector('meta[property="og:title" i]')?.getAttribute('content') ?? '';
  return [page.title, shared].map(toVisibleLine);
}

/** Whether the page has a menu of those with many employers: "Post a job". */
function hasBoardMenu(page: Document): boolean {
  return Array.from(page.links, textOf).some(isBoardMenuText);
}

/** The pages around this frame that the browser lets it see: those of its own origin. */
function pagesAround(inner: Window): Document[] {
  if (inner.parent === inner) return [];
  try {
    return [inner.parent.document, ...pagesAround(inner.parent)];
  } catch {
    return [];
  }
}

function textOf(element: Element): string {
  return toVisibleLine(element.textContent ?? '');
}

function ownersOf(page: Document): string[] {
  const meta = page.querySelector('meta[property="og:site_name" i]')?.getAttribute('content');
  const scripts = Array.from(page.querySelectorAll('script[type^="application/ld+json" i]'));
  const items = scripts.map((script) => parseTolerantJson(script.textContent ?? ''));
  const names = [meta, ...items.flatMap(organizationsIn), ...namesLeadingHome(page)];
  return names.map((name) => toVisibleLine(name ?? '')).filter(Boolean);
}

/**
 * What leads to the first page of the site, or of the one that it is a part of: a site without structured data still has its owner's logo
 * there, or the name in its title.
 */
function namesLeadingHome(page: Document): string[] {
  const home = linksHome(page);
  const logo = home.map((link) => link.querySelector('img[alt]')?.getAttribute('alt')).find(Boolean);
  // Boards are mostly called by one word.
  const isName = (text: string) => text.includes(' ') && toVisibleLine(page.title).includes(text);
  return [withoutLogoWords(logo ?? ''), ...home.map(textOf).filter(isName)];
}

/** The name of a company, by its form, that leads to the first page of the whole site: "University of Acme" above one of its departments. */
function companiesLeadingHome(page: Document): string[] {
  const names = linksHome(page).map(textOf);
  return names.filter((text) => text.includes(' ') && isCompanyText(text) && isCompanyName(text));
}

/** Links to the first page of the site, or of the one that it is a part of. */
function linksHome(page: Document): HTMLElement[] {
  return Array.from(page.links).filter(
    ({ hostname, href }) => isSameSite(hostname, page.location.hostname) && isHomePage(href),
  );
}

/** The organizations that structured data describes by itself, not those within something else. */
function organizationsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(organizationsIn);
  if (!isJsonObject(value)) return [];
  if ('@graph' in value) return organizationsIn(value['@graph']);
  const { '@type': type, name } = value;
  const isOrganization = [type].flat().some((each) => each === 'Organization' || each === 'Corporation');
  return isOrganization && typeof name === 'string' ? [name] : [];
}
