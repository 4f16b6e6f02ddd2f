import { ReadFields } from '@/domain/job/job-fields';
import { itemSchemas } from '@/memory/collected-types';
import { createCollection } from '@/memory/collection';
import type { SavedJob } from '@/store/jobs/put-found-job';
import { urlPath } from '@/url/url-parts';
import type { DiscoveryContext } from '@/workflows/discovery';
import { collectorState } from '../extraction/collector-of';
import { jobFromFields } from '../extraction/found-job';
import { findingSourceOf } from '../list/save-rows';
import { updateDetailCounts } from '../posting/count-details';
import type { ToolOutcome } from './tool-outcome';

/** `collect`: stores something. The data stays with code; the collector gets only a number. */
export function collectItem(
  discovery: DiscoveryContext,
  type: string | null,
  data: Record<string, unknown>,
): Promise<ToolOutcome> {
  const kind = type ?? 'job';
  return kind === 'job' ? putJob(discovery, data) : putItem(discovery, kind, data);
}

async function putJob(discovery: DiscoveryContext, data: Record<string, unknown>): Promise<ToolOutcome> {
  const { extracted, selected } = collectorState(discovery);
  const asked = { tool: 'collect', asked: 'job' };
  const given = ReadFields.safeParse(withoutEmpty(data));
  if (!given.success) return { ...asked, answer: `Not collected: ${given.error.issues[0]?.message}.`, success: false };
  const fields = { ...given.data, ...extracted };
  const posting = extracted ? { readAt: discovery.now(), isClosed: false } : null;
  const job = jobFromFields(fields, findingSourceOf(discovery), posting);
  if (!job) return { ...asked, answer: 'Not collected: a job needs a title.', success: false };
  await returnToList(discovery);
  const { description: _, ...seen } = fields;
  const sample = selected && { selector: selected.selector, fields: seen };
  return {
    ...asked,
    asked: job.title,
    answer: '',
    told: (saved) => toldOf(discovery, saved),
    success: true,
    jobs: [job],
    changeState: (state, saved) => ({
      ...state,
      ...updateDetailCounts(state, saved),
      seenKeys: [...state.seenKeys, job.key],
    }),
    changeCollector: (collector) => ({
      ...collector,
      extracted: null,
      selected: null,
      samples: sample ? [...collector.samples, sample].slice(-samplesKept) : collector.samples,
    }),
    hasSample: sample !== null,
  };
}

/** Rows from which a list is learned. */
const samplesKept = 4;

function toldOf({ run }: DiscoveryContext, [saved]: SavedJob[]): string {
  const isRepeated = !saved || run.run.state.jobIds.includes(saved.job.id);
  return isRepeated ? 'Duplicate job skipped.' : `Collected job #${run.run.state.jobIds.length + 1}.`;
}

/** Anything but a job: stored as given, validated if its type is known. */
async function putItem(discovery: DiscoveryContext, type: string, data: Record<string, unknown>): Promise<ToolOutcome> {
  const { run, store, now } = discovery;
  const before = await store.itemsOf(run.run.id);
  const limit = run.run.state.limits.jobs;
  const collecting = createCollection({ types: itemSchemas, limit, before }).collect(type, data);
  const asked = { tool: 'collect', asked: type, answer: collecting.answer };
  if (collecting.outcome === 'full') return { ...asked, success: true, end: 'job-limit' };
  if (collecting.outcome !== 'collected') return { ...asked, success: collecting.outcome === 'duplicate' };
  const count = (collectorState(discovery).collected[type] ?? 0) + 1;
  return {
    ...asked,
    success: true,
    items: [{ ...collecting.item, runId: run.run.id, at: now() }],
    changeCollector: (collector) => ({ ...collector, collected: { ...collector.collected, [type]: count } }),
  };
}

function withoutEmpty(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== ''));
}

/** After reading a posting on its own page: shows the list again for the next one. */
async function returnToList({ run, tab }: DiscoveryContext): Promise<void> {
  const { pageUrl } = run.run.state;
  if (urlPath(await tab.url()) !== urlPath(pageUrl)) await tab.open(pageUrl);
}
