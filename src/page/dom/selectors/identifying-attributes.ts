import { attributeOf } from '@/page/dom/tree/unshadowed';
import { attributeSelector } from './attribute-selector';
import { affixesAroundHeading } from './nearby-heading';
import { isStableAttribute, isStableName } from './stable-name';

/** Attributes by which people or tests name an element. The first kind is read aloud, and may include the posting's name. */
const spoken = ['aria-label', 'title', 'placeholder'];
const given = ['name', 'itemprop', 'for'];

/** Kinds of which a page or section usually has one. */
const tellingKinds = '[type=search],[type=submit],[role=searchbox],[role=search],[role=main],[role=feed]';

/** Momentary states. */
const state =
  /(?:^|[-_])(?:active|current|selected|open(?:ed)?|closed?|show(?:n|ing)?|hidden|disabled|enabled|focus(?:ed)?|hover|checked|pressed|expanded|collapsed|visible|loading|loaded|first|last|odd|even)$/i;

const shortestEnd = 4;
const longestPath = 300;

/** Simple selectors for an element, most stable first; those specific to one posting come last. */
export function stableMarksOf(element: Element): string[] {
  const labels = labelMarks(element);
  return [
    ...idMarks(element),
    ...labels.lasting,
    ...given.flatMap((name) => attributeMark(element, name)),
    ...testMarks(element).slice(0, 3),
    ...labels.partly,
    ...kindMarks(element),
    ...ownName(element),
    ...classMarks(element),
    ...addressMarks(element),
  ];
}

/** The same for an element's container: only what says what it is. */
export function stableMarksOfPart(element: Element): string[] {
  return [
    ...idMarks(element),
    ...labelMarks(element).lasting,
    ...testMarks(element).slice(0, 1),
    ...ownName(element),
    ...classMarks(element),
  ];
}

function idMarks({ id }: Element): string[] {
  return isStableName(id) ? [`#${CSS.escape(id)}`] : [];
}

function attributeMark(element: Element, name: string): string[] {
  const value = attributeOf(element, name) ?? '';
  return isStableAttribute(name, value) ? [element.localName + attributeSelector(name, value)] : [];
}

function labelMarks(element: Element): { lasting: string[]; partly: string[] } {
  const lasting: string[] = [];
  const partly: string[] = [];
  for (const name of spoken) {
    const value = attributeOf(element, name) ?? '';
    const ends = value === '' ? null : affixesAroundHeading(element, value);
    if (!ends) {
      lasting.push(...attributeMark(element, name));
      continue;
    }
    if (ends.before.trim().length >= shortestEnd)
      partly.push(element.localName + attributeSelector(name, ends.before.trimEnd(), '^='));
    if (ends.after.trim().length >= shortestEnd)
      partly.push(element.localName + attributeSelector(name, ends.after.trimStart(), '$='));
  }
  return { lasting, partly };
}

function testMarks(element: Element): string[] {
  return Array.from(element.attributes).flatMap(({ name, value }) =>
    /^data-/.test(name) && isStableName(value) ? [element.localName + attributeSelector(name, value)] : [],
  );
}

function kindMarks(element: Element): string[] {
  if (!element.matches(tellingKinds)) return [];
  return ['role', 'type'].flatMap((name) => attributeMark(element, name));
}

/** A custom element's name says what it is. */
function ownName({ localName }: Element): string[] {
  return localName.includes('-') ? [localName] : [];
}

function classMarks(element: Element): string[] {
  return Array.from(element.classList)
    .filter((name) => isStableName(name) && !state.test(name))
    .slice(0, 4)
    .map((name) => `${element.localName}.${CSS.escape(name)}`);
}

/** The path without posting-specific parts, then the whole. Queries change on every visit. */
function addressMarks(element: Element): string[] {
  const [path = ''] = (element.getAttribute('href') ?? '').split(/[?#]/, 1);
  if (path.length > longestPath) return [];
  const stable = path.replace(/[^/]*(?:\d{3}|-[^/]*-)[^/]*(?:\/.*)?$/, '');
  return [...new Set([stable, path])]
    .filter((each) => each.length > 1)
    .map((each) => element.localName + attributeSelector('href', each, '^='));
}
