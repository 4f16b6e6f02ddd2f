import { collapseWhitespace } from '@/language/fold/collapse-whitespace';
import { fold } from '@/language/fold/fold';
import { withoutWhole } from '@/language/words/controls/part-names';
import { fieldOfLabel, type LabelledField } from '@/language/words/jobs/posting-labels';
import { accessibleName } from '@/page/dom/text/accessible-name';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';
import type { SlotFacts } from './slot-facts';

/** A list of options that the page offers: what it chooses, and from what. */
interface Choice {
  field: LabelledField;
  values: ReadonlySet<string>;
}

/** Different texts, all of them among the options: fewer may be so by chance. */
const leastTexts = 2;

/** Slots without a label of their own that show nothing but what the page has in one list of options, with what that says that they are. */
export function withNamesOfChoices(facts: readonly SlotFacts[]): SlotFacts[] {
  return facts.map((one) => (one.label === null ? { ...one, label: fieldChosen(one) } : one));
}

function fieldChosen({ texts }: SlotFacts): LabelledField | null {
  const values = [...new Set([...texts.values()].map(fold))];
  if (values.length < leastTexts) return null;
  const holding = choicesOn(document).filter((choice) => values.every((value) => choice.values.has(value)));
  const [field, second] = new Set(holding.map((choice) => choice.field));
  return field !== undefined && second === undefined ? field : null;
}

const choicesOn = cachePerTask((page: Document): Choice[] =>
  Array.from(page.querySelectorAll('select')).flatMap((select) => {
    const options = Array.from(select.options, ({ text }) => collapseWhitespace(text));
    const names = [accessibleName(select), options[0] ?? ''];
    const field = names.map((name) => fieldOfLabel(withoutWhole(name))).find((each) => each !== null);
    return field ? [{ field, values: new Set(options.map(withoutCount).map(fold)) }] : [];
  }),
);

/** "Sales (4)" */
function withoutCount(option: string): string {
  return option.replace(/ ?[([]\d+[)\]]$/, '');
}
