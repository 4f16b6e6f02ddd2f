import { type AnswerWriterInput, answerWriter } from '@/agents/answer-writer';
import { callAgent } from '@/agents/calling/call-agent';
import type { PlannedField } from '@/domain/form/fill-state';
import type { Profile } from '@/domain/form/profile';
import type { Job } from '@/domain/job/job';
import { mayDraft } from '@/forms/drafts/may-draft';
import { publicProfile } from '@/forms/drafts/public-profile';
import { type DraftSources, ungroundedFacts } from '@/forms/drafts/ungrounded-facts';
import type { Model } from '@/models/model';
import type { ModelChoice } from '../asking/run-context';

/** What drafting requires. */
export interface DraftContext {
  models: ModelChoice;
  signal: AbortSignal;
  addSpending(dollars: number): Promise<void>;
}

/** An open question, and its possible sources. */
export interface DraftRequest {
  field: PlannedField;
  profile: Profile;
  /** The posting; null if unknown. */
  job: Pick<Job, 'title' | 'company' | 'location' | 'description'> | null;
}

export type DraftResult =
  | { text: string; ungrounded: string[]; model: string }
  | { refusal: 'barred' | 'model-needed' | 'nothing-known' | 'spending-limit' };

/**
 * Drafts the answer to an open question. Facts without a source are asked to be removed once; those that remain are reported.
 * @throws AgentAnswerError, and the errors of `domain/model/model-errors.ts`
 */
export async function draftAnswerTool(drafting: DraftContext, order: DraftRequest): Promise<DraftResult> {
  if (!mayDraft(order.field)) return { refusal: 'barred' };
  const left = await drafting.models.dollarsLeft(0);
  if (left !== null && left <= 0) return { refusal: 'spending-limit' };
  const model = await drafting.models.modelFor(answerWriter, () => undefined);
  // Sentences assembled from a profile would say nothing: writing takes a model.
  if (model === drafting.models.rules) return { refusal: 'model-needed' };
  const input = inputOf(order);
  if (input.profile.length === 0) return { refusal: 'nothing-known' };
  const first = await write(drafting, model, input, order);
  if ('refusal' in first || first.ungrounded.length === 0) return first;
  const second = await write(drafting, model, { ...input, before: first }, order);
  return 'refusal' in second || second.ungrounded.length > first.ungrounded.length ? first : second;
}

function inputOf({ field, profile, job }: DraftRequest): AnswerWriterInput {
  return {
    question: field.question,
    section: field.sections.at(-1) ?? null,
    limit: field.limit,
    language: null,
    posting: job && { title: job.title, company: job.company, text: job.description ?? '' },
    profile: publicProfile(profile),
    before: null,
  };
}

async function write(
  drafting: DraftContext,
  model: Model,
  input: AnswerWriterInput,
  order: DraftRequest,
): Promise<DraftResult> {
  const { answer, usage, model: name } = await callAgent(model, answerWriter, input, { signal: drafting.signal });
  await drafting.addSpending(usage.dollars);
  if (answer.name === 'decline_answer') return { refusal: refusalOf(answer.input.reason) };
  const text = answer.input.text.trim();
  return { text, ungrounded: ungroundedFacts(text, sourcesOf(input, order)), model: name };
}

function refusalOf(reason: 'nothing-known' | 'not-for-drafts') {
  return reason === 'not-for-drafts' ? ('barred' as const) : reason;
}

function sourcesOf({ profile, posting, question, section }: AnswerWriterInput, { job }: DraftRequest): DraftSources {
  const applied = [posting?.title, posting?.company, job?.location, question, section];
  return {
    profile,
    applied: applied.filter((text) => typeof text === 'string'),
    posting: posting ? [posting.text] : [],
  };
}
