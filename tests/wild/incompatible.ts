import { createTraitSpace, type Incompatible } from './space/trait-space.ts';
import { type Choice, traits } from './traits/traits.ts';

const scripted = ['pane', 'dialog', 'drawer', 'own-route', 'in-place', 'hash-route'] as const;

const incompatible: readonly Incompatible<Choice>[] = [
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

/** All that a board's seed can draw from. */
export const boardSpace = createTraitSpace<Choice>(traits, incompatible);

export const { areCompatible } = boardSpace;
