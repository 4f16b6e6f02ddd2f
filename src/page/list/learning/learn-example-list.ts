import { wordFields } from '@/domain/job/posting-fields';
import type { LearnedRecipe } from '@/domain/page/page-readings';
import type { FieldRule, FieldRules } from '@/domain/page/recipe';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import { assignRoles, type Roles } from '../rows/assign-roles';
import { textRules } from '../rows/field-rules';
import type { ElementGroup } from '../rows/find-groups';
import { contentsOfGroup } from '../rows/headed-rows';
import { bareRecipe, readSlotFacts, withReading } from '../rows/learn-list';
import { readRows } from '../rows/read-rows';
import { readByRules } from '../rows/read-rule';
import { idRules } from '../rows/row-id';
import { linkRules } from '../rows/row-link';
import type { RowPart } from '../rows/row-parts';
import { listSelectors } from '../rows/row-selector';
import { type SlotFacts, slotFactsOf } from '../rows/slot-facts';
import { findSlots, type RowContent } from '../rows/slots';
import { countHits, exampleRules } from './example-rules';
import { idRulesFromExamples, linkRulesFromExamples } from './link-rules';
import type { RowSample } from './sample';
import type { RowExamples } from './value-slots';

/**
 * Learns to read a group of elements as rows from values read in some of them; fields without a value are recognized by form, as without
 * examples. Null if no rule finds what tells the samples apart: their titles.
 */
export function learnExampleList(
  group: ElementGroup,
  samples: readonly RowSample[],
  partsOfRow: (row: Element) => RowPart[],
): LearnedRecipe | null {
  const contents = withTitles(contentsOfGroup(group, partsOfRow), samples);
  const fields = fieldRules(contents, samples);
  if (!fields) return null;
  const rows = contents.map(({ row }) => row).filter((row) => readByRules(row, fields.title));
  const selectors = listSelectors(rows);
  if (!selectors) return null;
  const recipe = { ...bareRecipe(rows, selectors, fields), isTaught: true };
  const reading = readRows(recipe);
  return reading.rows.length === 0 ? null : withReading(recipe, reading);
}

/** The rows whose title is where the samples have theirs: others would blur the pattern. */
function withTitles(contents: RowContent[], samples: readonly RowSample[]): RowContent[] {
  const examples = examplesOf(contents, samples, ({ fields }) => fields.title);
  if (examples.size === 0) return contents;
  const rules = exampleRules('title', contents, findSlots(contents), examples);
  const having = contents.filter(({ row }) => readByRules(row, rules));
  return having.length > 0 ? having : contents;
}

function fieldRules(contents: RowContent[], samples: readonly RowSample[]): FieldRules | null {
  const slots = findSlots(contents);
  const learned: FieldRules = {};
  const examplesIn = new Map(
    wordFields.map((name) => [name, examplesOf(contents, samples, ({ fields }) => fields[name])]),
  );
  for (const [name, examples] of examplesIn)
    if (examples.size > 0) learned[name] = exampleRules(name, contents, slots, examples);
  const title = titleFacts(
    slots.map((slot) => slotFactsOf(slot, contents)),
    contents,
    learned,
  );
  if (!title) return null;
  const url = linkRulesFromExamples(
    contents,
    examplesOf(contents, samples, ({ fields }) => fields.url),
    linkRules(title, [], contents),
  );
  const rows = contents.map(({ row }) => row);
  const ids = examplesOf(contents, samples, ({ fields }) => fields.siteJobId);
  const guessed = toldByForm(title, contents);
  for (const [name, examples] of examplesIn) {
    const rules = guessed[name] ?? [];
    // A rule guessed from all rows that also fits the examples covers more variants than they do.
    if (examples.size > 0 && countHits(rules, contents, examples) === examples.size)
      learned[name] = distinctRules([...rules, ...(learned[name] ?? [])]);
  }
  const named = idRulesFromExamples(contents, ids, idRules(rows, url));
  const written = countHits(named, contents, ids) < ids.size ? exampleRules('siteJobId', contents, slots, ids) : [];
  return { ...guessed, ...learned, url, siteJobId: written.length > 0 ? written : named };
}

function distinctRules(rules: FieldRule[]): FieldRule[] {
  return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
}

/** The values read in the group's rows, by row index. */
function examplesOf(
  contents: RowContent[],
  samples: readonly RowSample[],
  valueIn: (sample: RowSample) => string | undefined,
): RowExamples {
  const examples = new Map<number, string>();
  for (const sample of samples) {
    const value = valueIn(sample);
    const row = contents.findIndex(({ row }) => isInFlatTree(sample.pressed, row));
    if (value && row >= 0) examples.set(row, value);
  }
  return examples;
}

/** The slot that the title's rules read in most rows. */
function titleFacts(facts: SlotFacts[], contents: RowContent[], { title }: FieldRules): SlotFacts | null {
  const texts = contents.map(({ row }) => readByRules(row, title));
  const agreement = ({ texts: own }: SlotFacts) =>
    [...own].filter(([row, text]) => texts[row] !== undefined && text.includes(texts[row] ?? '')).length;
  const [best] = facts.toSorted((one, other) => agreement(other) - agreement(one));
  return best && agreement(best) > 0 ? best : null;
}

/** Fields without examples: by form, and by similarity to one beside this title. A text that contains the title is no other field. */
function toldByForm(title: SlotFacts, contents: RowContent[]): FieldRules {
  const all = readSlotFacts(contents);
  const guessed = assignRoles(all);
  const isSameTitle = guessed?.title.some(({ slot }) => slot.key === title.slot.key) ?? false;
  const roles: Roles = guessed && isSameTitle ? guessed : { title: [title], company: [], location: [], titleTwins: [] };
  const others = all.filter(({ slot, part }) => part !== null || slot.key !== title.slot.key);
  return textRules(roles, others, contents);
}
