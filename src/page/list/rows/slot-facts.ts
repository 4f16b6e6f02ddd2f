import type { FieldRule } from '@/domain/page/recipe';
import { type TextKind, textKinds } from '@/domain/page/text-kinds';
import { isCompanyLink } from '@/jobs/posting/is-company-link';
import { isPersonLink } from '@/jobs/posting/is-person-link';
import { isReferenceText } from '@/jobs/text-kind/reference-text';
import { isPlaceCount } from '@/jobs/text-kind/several-places';
import { saysOnSiteOnly } from '@/jobs/text-kind/workplace-text';
import { beginsLikeName } from '@/language/fold/begins-like-name';
import { fieldOfMarkupName, type MarkupNamedField } from '@/language/words/jobs/markup-field-names';
import type { LabelledField } from '@/language/words/jobs/posting-labels';
import { hasMapPin, isBehindMapPin } from '@/page/dom/tree/map-pin';
import { kindsOfText } from './kinds-of-text';
import { isMeaningfulAttribute } from './shared-names';
import { pathDown, type RowContent, type Slot } from './slots';

/** What a slot shows across rows. Shares are of the rows that have it, from 0 to 1. */
export interface SlotFacts {
  slot: Slot;
  /** If only a piece of each text is meant. */
  part: FieldRule['part'];
  /** What is cut out of the text or its piece: the value behind a label. */
  pattern?: string;
  /** What a label or the head of the column says its values are; null without one. */
  label: LabelledField | 'unknown' | null;
  /** Some rows have another label there: those without a value that most have, where that of the next one follows. */
  isNamedOtherwise: boolean;
  /** That label names a town, not just any place. */
  isTown: boolean;
  /** It names a region or a country: beside a town, what that is in. */
  isRegion: boolean;
  /** The texts by row index. */
  texts: Map<number, string>;
  /** Share of all rows that have it. */
  fill: number;
  /** Ratio of distinct texts. */
  distinct: number;
  kinds: Record<TextKind, number>;
  /** The fields its names mean, and the share of rows for each. */
  hints: Map<MarkupNamedField, number>;
  isHeading: number;
  isLink: number;
  /** Links to a page about the company. */
  isCompanyLink: number;
  /** Links to a page about whoever wrote the row. */
  isPersonLink: number;
  isButton: number;
  /** Only digits, stars and signs, a posting's number, or an address: a rating, a count, a reference. */
  isNumber: number;
  /** Hybrid or at the office, which says nothing of where. */
  isOnSite: number;
  /** A few words, capitalized like a name. */
  isName: number;
  words: number;
}

export function slotFactsOf(slot: Slot, contents: RowContent[]): SlotFacts {
  const texts = new Map([...slot.parts].map(([row, { text }]) => [row, text.replaceAll('\n', ' ')]));
  return slotFactsOfTexts(slot, texts, null, contents);
}

export function slotFactsOfTexts(
  slot: Slot,
  texts: Map<number, string>,
  part: FieldRule['part'],
  contents: RowContent[],
): SlotFacts {
  const values = [...texts.values()];
  const share = (test: (text: string) => boolean) => values.filter(test).length / Math.max(1, values.length);
  const parts = [...slot.parts].map(([index, { element }]) => ({ element, row: contents[index]?.row ?? element }));
  const shareOfParts = (test: (element: Element, row: Element) => boolean) =>
    parts.filter(({ element, row }) => test(element, row)).length / Math.max(1, parts.length);
  const kinds = {
    title: 0,
    company: 0,
    department: 0,
    place: 0,
    workplace: 0,
    salary: 0,
    posted: 0,
    employment: 0,
    apply: 0,
  };
  for (const kind of textKinds) kinds[kind] = share((text) => kindsOfText(text).has(kind));
  // Among places, "3 locations" is one more of them.
  if (kinds.place > 0) kinds.place = share((text) => kindsOfText(text).has('place') || isPlaceCount(text));
  return {
    slot,
    part,
    label: null,
    isNamedOtherwise: false,
    isTown: false,
    isRegion: false,
    texts,
    fill: values.length / Math.max(1, contents.length),
    distinct: new Set(values).size / Math.max(1, values.length),
    kinds,
    hints: hintsOf(slot, contents),
    isHeading: shareOfParts((element, row) => around(element, row, 'h1,h2,h3,h4,h5,h6,[role=heading]') !== null),
    isLink: shareOfParts((element, row) => around(element, row, 'a[href]') !== null),
    isCompanyLink: shareOfParts((element, row) => isCompanyLink(addressAround(element, row))),
    isPersonLink: shareOfParts((element, row) => isPersonLink(addressAround(element, row))),
    isButton: shareOfParts((element, row) => around(element, row, 'button,[role=button]') !== null),
    isNumber: share((text) => !/\p{L}{2}/u.test(text) || isReferenceText(text) || isAddress(text)),
    isOnSite: share(saysOnSiteOnly),
    isName: share(isNameLike),
    words: values.reduce((sum, text) => sum + text.split(/\s+/).length, 0) / Math.max(1, values.length),
  };
}

function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(text);
}

/** "3 years of experience" and "24 hours a week" are amounts, "3M" and "1&1" are names. */
const amount = /^\d[\d.,+–-]*\s(?:\p{Ll}|\p{L}+\s\p{Ll})/u;

/** "20-45 Años", "30 - 55 years": from one number to another. */
const span = /^\d+\s?[-–]\s?\d+\s\p{L}+\.?$/u;

/** "Driving licence required": of three words and more, names of companies rarely end in a small one. */
const phrase = /^\S+\s\S+(?:\s\S+)*\s\p{Ll}{4,}$/u;

function isNameLike(text: string): boolean {
  if (amount.test(text) || span.test(text) || (phrase.test(text) && !kindsOfText(text).has('company'))) return false;
  return beginsLikeName(text) && text.split(/\s+/).length <= 7 && !/[!?:](?:\s|$)|\p{Ll}{3}\.\s/u.test(text);
}

function addressAround(element: Element, row: Element): string {
  const link = around(element, row, 'a[href]');
  return link instanceof HTMLAnchorElement ? link.href : '';
}

/** The element or an ancestor in the row, if it is of a kind. The row itself says nothing about a part. */
function around(element: Element, row: Element, selector: string): Element | null {
  return pathDown(row, element).findLast((at) => at.matches(selector)) ?? null;
}

/** The element's names, and those of ancestors with nothing else in them. */
function hintsOf(slot: Slot, contents: RowContent[]): Map<MarkupNamedField, number> {
  const hints = new Map<MarkupNamedField, number>();
  for (const [index, { element }] of slot.parts) {
    const content = contents[index];
    if (!content) continue;
    const holders = exclusiveHolders(element, content);
    const fields = new Set(holders.flatMap(fieldsOf));
    if (isBehindMapPin(element) || hasMapPin(holders.at(-1) ?? element)) fields.add('location');
    for (const field of fields) hints.set(field, (hints.get(field) ?? 0) + 1 / slot.parts.size);
  }
  return hints;
}

function exclusiveHolders(element: Element, { row, partsInside }: RowContent): Element[] {
  const holders: Element[] = [];
  for (const at of pathDown(row, element).reverse()) {
    if (partsInside.get(at) !== partsInside.get(element)) break;
    holders.push(at);
  }
  return holders;
}

function fieldsOf(element: Element): MarkupNamedField[] {
  return spokenNames(element).flatMap((name) => fieldOfMarkupName(name) ?? []);
}

/** Classes, id and meaningful attributes. Values with spaces are texts. */
function spokenNames(element: Element): string[] {
  const attributes = Array.from(element.attributes).filter(({ name }) => isMeaningfulAttribute(name));
  return [
    ...element.classList,
    // Not `id`: a field of that name stands for it where the element is a form.
    element.getAttribute('id') ?? '',
    ...attributes.map(({ name, value }) => (/\s/.test(value) ? name : `${name} ${value}`).replace(/^data-/, '')),
  ];
}
