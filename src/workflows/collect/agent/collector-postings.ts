import type { ReadFields } from '@/domain/job/job-fields';
import { urlPath } from '@/url/url-parts';
import type { DiscoveryContext } from '@/workflows/discovery';
import { collectorState } from '../extraction/collector-of';
import { addApplyAddress } from '../posting/apply-address';
import { completePosting } from '../posting/complete-posting';
import { hasLearnedAnything, withLearnedPane } from '../posting/posting-rules';
import { pressForCollector } from './collector-press';
import type { ToolOutcome } from './tool-outcome';

/** `select_job`: presses a listing to show its posting. */
export async function selectJob(discovery: DiscoveryContext, address: string): Promise<ToolOutcome> {
  const { tab } = discovery;
  const before = await tab.url();
  const press = await pressForCollector(discovery, { tool: 'select_job', address, purpose: 'open-row' });
  const asked = { tool: 'select_job', asked: address, phase: 'outcome' as const };
  if (press.problem !== null) return { ...asked, answer: press.problem, success: false };
  const after = await tab.url();
  const { name, selector } = press.element;
  return {
    ...asked,
    asked: name,
    answer: [
      `Selected “${name}”.`,
      ...(after === before ? [] : [`The address is ${after} now.`]),
      ...(press.opened.length > 0
        ? ['It opened a tab of its own, which was closed: read what the row itself says.']
        : []),
    ].join(' '),
    success: true,
    changeCollector: (collector) => ({
      ...collector,
      selected: { selector: selector ?? address, name },
      extracted: null,
    }),
  };
}

/** `extract_data`: reads the posting shown. */
export async function extractShownPosting(discovery: DiscoveryContext): Promise<ToolOutcome> {
  const { run, tab } = discovery;
  const { selected } = collectorState(discovery);
  const isElsewhere = urlPath(await tab.url()) !== urlPath(run.run.state.pageUrl);
  const shown = await tab.ask('read-details', { recipe: isElsewhere ? null : run.run.state.recipe });
  const details = await completePosting(discovery, {}, shown);
  const called = { tool: 'extract_data', asked: selected?.name ?? 'the posting shown' };
  if (!details?.fields.title) {
    return {
      ...called,
      answer: 'No posting could be read here: select a job first, or collect what the row says.',
      success: false,
    };
  }
  const own = details.fields.url ?? (isElsewhere ? await tab.url() : null);
  const fields = await addApplyAddress(discovery, { ...details.fields, ...(own === null ? {} : { url: own }) });
  return {
    ...called,
    answer: `Read “${fields.title}” with ${namesOf(fields).join(', ')}. Collect it next.`,
    success: true,
    changeCollector: (collector) => ({
      ...collector,
      extracted: fields,
      details:
        isElsewhere || !hasLearnedAnything(details) ? collector.details : withLearnedPane(collector.details, details),
    }),
  };
}

function namesOf(fields: ReadFields): string[] {
  return Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}
