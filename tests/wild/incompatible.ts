import { type Choice, type TraitName, traitNames, valuesOf } from './traits/traits.ts';

/** Values of one trait that cannot stand beside values of another, and why. */
interface Incompatible {
  one: Partial<{ [Name in TraitName]: readonly Choice[Name][] }>;
  other: Partial<{ [Name in TraitName]: readonly Choice[Name][] }>;
  because: string;
}

const scripted = ['pane', 'dialog', 'drawer', 'own-route', 'in-place', 'hash-route'] as const;

const incompatible: readonly Incompatible[] = [
  {
    one: { link: ['hash'] },
    other: { details: ['own-page', 'own-route', 'in-place', 'new-tab', 'in-frame'] },
    because: 'a hash loads no other document, and is a route of its own kind',
  },
  {
    one: { link: ['redirect', 'post'] },
    other: { details: scripted },
    because: 'both ask the server for another document',
  },
  {
    one: { link: ['window-open'] },
    other: { details: [...scripted, 'own-page', 'in-frame'] },
    because: 'a window is a new tab',
  },
  {
    one: { link: ['onclick'] },
    other: { details: ['new-tab'] },
    because: 'a listener that opens a tab is `window-open`',
  },
  {
    one: { link: ['none'] },
    other: { details: ['own-page', 'own-route', 'hash-route', 'new-tab', 'in-frame'] },
    because: 'these give the posting an address',
  },
  { one: { link: ['href'] }, other: { details: ['hash-route'] }, because: 'a link to a hash is `hash`' },
  { one: { details: ['in-frame'] }, other: { frames: ['none'] }, because: 'there is no frame' },
  {
    one: { rows: ['role-buttons'] },
    other: { link: ['href', 'redirect', 'hash', 'post'] },
    because: 'the row is the button, and a div has no address',
  },
  {
    one: { rows: ['tile-link'] },
    other: { link: ['onclick', 'post', 'window-open', 'none'] },
    because: 'the row is the link',
  },
  {
    one: { rows: ['accordion'] },
    other: { details: ['own-page', 'pane', 'dialog', 'drawer', 'own-route', 'hash-route', 'new-tab', 'in-frame'] },
    because: 'an accordion opens downwards',
  },
  {
    one: { rows: ['accordion'] },
    other: { link: ['href', 'redirect', 'hash', 'post', 'window-open'] },
    because: 'the head of an accordion is a button without address',
  },
  {
    one: { rows: ['headings'] },
    other: { loading: ['on-scroll', 'virtualised'] },
    because: 'a row that is several elements can be neither emptied nor recycled',
  },
  {
    one: { loading: ['virtualised'] },
    other: { rows: ['table', 'closed-shadow', 'company-groups', 'department-groups', 'accordion'] },
    because: 'recycled rows are of one height and one element, beside each other',
  },
  { one: { loading: ['virtualised'] }, other: { details: ['in-place'] }, because: 'recycled rows are of one height' },
  { one: { loading: ['virtualised'] }, other: { decoys: ['adverts'] }, because: 'recycled rows are of one kind' },
  {
    one: { loading: ['virtualised'] },
    other: { paging: ['endless-window'] },
    because: 'here recycled rows have a scroller of their own',
  },
  {
    one: { rows: ['company-groups'] },
    other: { text: ['logo-company', 'heading-company'] },
    because: 'the company stands in the heading of the group',
  },
  {
    one: { text: ['bare-spans'] },
    other: { rows: ['table', 'definition-list', 'headings'] },
    because: 'these give each text an element of its own that parts it',
  },
];

/** Both ways round: `rows=list link=href`. */
const forbidden = new Set(
  incompatible.flatMap(({ one, other }) =>
    valuesIn(one).flatMap((first) => valuesIn(other).flatMap((second) => [`${first} ${second}`, `${second} ${first}`])),
  ),
);

function valuesIn(side: Incompatible['one']): string[] {
  return traitNames.flatMap((name) => (side[name] ?? []).map((value) => `${name}=${value}`));
}

/** Whether all these values can stand beside each other, two by two. */
export function areCompatible(values: Partial<Choice>): boolean {
  return traitNames.every((name) => values[name] === undefined || canJoin(values, name, values[name]));
}

function canJoin(values: Partial<Choice>, name: TraitName, value: string): boolean {
  return !traitNames.some((other) => forbidden.has(`${name}=${value} ${other}=${values[other]}`));
}

/** The values completed to a choice, tried in the order that `order` gives; null where nothing completes them. */
export function completed(
  values: Partial<Choice>,
  order: (name: TraitName, so: Partial<Choice>) => readonly string[] = valuesOf,
): Choice | null {
  return areCompatible(values) ? completedFrom(values, order) : null;
}

function completedFrom(
  values: Partial<Choice>,
  order: (name: TraitName, so: Partial<Choice>) => readonly string[],
): Choice | null {
  const open = traitNames.find((name) => values[name] === undefined);
  if (open === undefined) return values as Choice;
  for (const value of order(open, values)) {
    const whole = canJoin(values, open, value) && completedFrom({ ...values, [open]: value }, order);
    if (whole) return whole;
  }
  return null;
}
