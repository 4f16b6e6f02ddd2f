import { employerOfNames } from '@/jobs/posting/employer-of-names';
import { isCompanyText } from '@/jobs/text-kind/company-text';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import { withoutLogoWords } from '@/language/words/jobs/logo-words';
import { isBoardMenuText } from '@/language/words/pages/careers-words';
import { isJsonObject } from '@/std/json-object';
import { parseTolerantJson } from '@/std/tolerant-json';

/** The one company whose jobs this page lists, if it or the page around its frame says so; null if not. */
export function readPageEmployer(): string | null {
  const pages = [document, ...pagesAround(window)];
  return employerOfNames({
    headings: pages.flatMap((page) => Array.from(page.querySelectorAll('h1'), textOf)).filter(Boolean),
    titles: pages.map(({ title }) => toVisibleLine(title)).filter(Boolean),
    owners: pages.flatMap(ownersOf),
    isBoard: () => pages.some(hasBoardMenu),
  });
}

/** The same, if the form of its name or a picture says so too: a word of a board's title is easily taken for a name. */
export function surePageEmployer(): string | null {
  const employer = readPageEmployer();
  if (employer === null || isCompanyText(employer)) return employer;
  return Array.from(document.images).some(({ alt }) => withoutLogoWords(alt) === employer) ? employer : null;
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
  const names = [meta, ...items.flatMap(organizationsIn), logoThatLeadsHome(page)];
  return names.map((name) => toVisibleLine(name ?? '')).filter(Boolean);
}

/** What the picture says that leads to the site's first page: a site without structured data still has its owner's logo there. */
function logoThatLeadsHome(page: Document): string | undefined {
  const home = Array.from(page.querySelectorAll<HTMLAnchorElement>('a[href]')).find(
    (link) => link.origin === page.location.origin && link.pathname === '/' && link.querySelector('img[alt]'),
  );
  return withoutLogoWords(home?.querySelector('img[alt]')?.getAttribute('alt') ?? '');
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
