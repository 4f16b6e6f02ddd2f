import type { FieldRule, FieldRules } from '@/domain/page/recipe';
import type { TextKind } from '@/domain/page/text-kinds';
import type { LabelledField } from '@/language/words/jobs/posting-labels';
import { memoize } from '@/std/memoize';
import type { Roles } from './assign-roles';
import { induceRules, type RuleTarget } from './induce-rule';
import { isPlaceBeside, isRegion, joinedPlaces } from './joined-places';
import { labelRules } from './label-company';
import { logoRules } from './logo-company';
import { withSeveralPlaces } from './multiple-locations';
import { readByRules, valueByRule } from './read-rule';
import { slotsShiftedTo } from './shifted-places';
import type { SlotFacts } from './slot-facts';
import { pathDown, type RowContent } from './slots';

type Reading = Omit<FieldRule, 'selector' | 'nth'>;

/** Fields recognized by the form of their text, with its kind. */
export const textKindOfField = {
  salaryText: 'salary',
  postedText: 'posted',
  employmentType: 'employment',
  applyType: 'apply',
} as const;

/** Rules for where the fields are, valid for further rows. */
export function textRules(roles: Roles, facts: SlotFacts[], contents: RowContent[]): FieldRules {
  const rules: FieldRules = { postedDate: dateRules(contents) };
  for (const name of ['title', 'company', 'location'] as const) rules[name] = slotRules(roles[name], contents, null);
  if (!isNearlyFull(roles.company)) rules.company = [...(rules.company ?? []), ...logosBeside(roles, contents)];
  rules.location = rules.location?.map((rule) => withSeveralPlaces(rule, contents));
  rules.location = joinedPlaces(rules.location ?? [], morePlaces(roles, facts, contents), contents);
  rules.location = [...shiftedPlaces(roles, facts, contents), ...rules.location];
  const chosen = new Set([...roles.title, ...roles.titleTwins, ...roles.company]);
  for (const name of ['salaryText', 'postedText', 'employmentType', 'applyType'] as const) {
    const kind = textKindOfField[name];
    const weight = ({ kinds, fill, hints, label }: SlotFacts) =>
      kinds[kind] * fill * (1 + (name === 'applyType' ? 0 : (hints.get(name) ?? 0)) + (label === name ? 4 : 0));
    const slots = facts.filter(
      (one) => one.kinds[kind] > 0 && one.words <= 14 && !chosen.has(one) && isNotNamedOther(one, name),
    );
    const worded = slotRules(
      slots.sort((one, other) => weight(other) - weight(one)),
      contents,
      kind,
    );
    // What its label says it is needs no words for it: "Salary: to be agreed".
    const isSurely = (one: SlotFacts) => one.label === name && !one.isNamedOtherwise;
    const named = facts.filter((one) => isSurely(one) && one.words <= 14 && !chosen.has(one));
    rules[name] = [
      ...worded,
      ...slotRules(named, contents, null).filter((rule) => !readsOthers(rule, named, contents)),
    ];
  }
  return rules;
}

/** Of the rows. An advert among them may have anything there. */
const mostOthers = 0.1;

/** Whether it takes something else for the value in rows without one: the next of several values set alike moves up to that place. */
function readsOthers(rule: FieldRule, named: readonly SlotFacts[], contents: readonly RowContent[]): boolean {
  const unnamed = contents.filter((_, index) => !named.some(({ texts }) => texts.has(index)));
  return unnamed.filter(({ row }) => readByRules(row, [rule])).length > mostOthers * contents.length;
}

/** A date under "Apply until" is not when the posting appeared, though it looks like it. */
function isNotNamedOther({ label, isNamedOtherwise }: SlotFacts, name: LabelledField | 'applyType'): boolean {
  return isNamedOtherwise || label === null || label === 'unknown' || label === name;
}

/** Share of rows whose text gives the company: logos beside it have nothing to add. */
const nearlyAll = 0.9;

function isNearlyFull(slots: readonly SlotFacts[]): boolean {
  return slots.some(({ fill }) => fill >= nearlyAll);
}

/** What stands beside the only place of rows in parts of its own: a region or country in another column, further places next to it. */
function morePlaces({ location: [place, other] }: Roles, facts: SlotFacts[], contents: RowContent[]): FieldRule[] {
  if (!place || other) return [];
  const more = facts.filter((one) => one !== place && ((place.isTown && isRegion(one)) || isPlaceBeside(one, place)));
  return more.flatMap((one) => slotRules([one], contents, null));
}

/** The place where it is known, in rows that leave out what the others have before it. */
function shiftedPlaces({ location: [place] }: Roles, facts: SlotFacts[], contents: RowContent[]): FieldRule[] {
  const shifted = slotsShiftedTo(place, facts);
  return place && shifted.length > 0 ? slotRules([...shifted, place], contents, 'place') : [];
}

function logosBeside({ title }: Roles, contents: RowContent[]): FieldRule[] {
  const titles = new Map(title.toReversed().flatMap(({ texts }) => [...texts]));
  const ofLogos = logoRules(contents, titles);
  return ofLogos.length > 0 ? ofLogos : labelRules(contents, titles);
}

/** A slot, how to read its text, and the resulting texts by row index. */
export interface SlotReading extends Pick<SlotFacts, 'slot' | 'part' | 'texts'> {
  pattern?: string | null;
}

/** One rule set for all slots of a field: the target is the first slot a row has. */
export function slotRules(slots: SlotReading[], contents: RowContent[], kind: TextKind | null): FieldRule[] {
  // What stands beside an element in some rows is a text of its own in the others.
  const besideElement = ({ slot }: SlotReading) =>
    [...slot.parts.values()].find(({ read }) => read.startsWith('line'))?.read ?? null;
  const groups = Map.groupBy(slots, (one) => JSON.stringify([one.part, one.pattern ?? null, besideElement(one)]));
  return [...groups.values()].slice(0, 2).flatMap((group) => {
    const reads = new Set(group.flatMap(({ slot }) => [...slot.parts.values()].map(({ read }) => read)));
    const reading: Reading = {
      read: reads.has('own-text') ? 'own-text' : reads.size === 1 ? ([...reads][0] ?? 'text') : 'text',
      part: group[0]?.part ?? null,
      pattern: group[0]?.pattern ?? null,
      kind,
    };
    const isValue = memoize((element: Element) => valueByRule(element, reading) !== '');
    const targets = contents.map(({ row }, index): RuleTarget => {
      const elements = group.flatMap(({ slot, texts }) =>
        texts.has(index) ? (slot.parts.get(index)?.element ?? []) : [],
      );
      return { row, element: elements.find(isValue) ?? null };
    });
    return induceRules(targets, isValue).map((rule) => ({ ...rule, ...reading }));
  });
}

/** The machine-readable date of the first `time` element in most rows. */
function dateRules(contents: RowContent[]): FieldRule[] {
  const reading: Reading = { read: 'datetime', part: null, pattern: '^(\\d{4}-\\d{2}-\\d{2}.*)$', kind: null };
  const targets = contents.map(({ row, parts }) => ({
    row,
    element: parts.map(({ element }) => timeAround(element, row)).find((time) => time !== undefined) ?? null,
  }));
  return induceRules(targets, (element) => valueByRule(element, reading) !== '').map((rule) => ({
    ...rule,
    ...reading,
  }));
}

function timeAround(element: Element, row: Element): Element | undefined {
  return pathDown(row, element).findLast((at) => at.matches('time[datetime]'));
}
