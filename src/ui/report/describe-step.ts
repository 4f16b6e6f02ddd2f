import { i18n } from '#i18n';
import type { StoredPictures } from '@/store/database/stored-pictures';
import type { ListedStep } from '@/ui/explore/journal-lines';
import { formatNumber, formatTime } from '@/ui/messages/formats';
import { isNumber, isText, type StepFacts } from '@/ui/messages/step-facts';
import { stepSentence } from '@/ui/messages/step-sentence';
import { costWords, modelWords } from '@/ui/messages/usage-words';
import type { ReportStep } from './report-content';

/** A journal entry for the report, with its screenshots. */
export function describeStep({ step, isUnfinished }: ListedStep, pictures: StoredPictures | null): ReportStep {
  const sentence = stepSentence(step);
  return {
    number: step.seq + 1,
    time: formatTime(step.at),
    text: isUnfinished ? `${sentence} ${i18n.t('step.unfinished')}` : sentence,
    cost: costOf(step.facts),
    isProblem: isUnfinished || hasFailed(step),
    before: pictures?.before ?? null,
    after: pictures?.after ?? null,
  };
}

function hasFailed({ code, facts }: ListedStep['step']): boolean {
  return code === 'problem' || code === 'model-failed' || (code === 'acted' && facts.success === false);
}

/** Who answered, with tokens and dollars; null if nobody was asked. */
function costOf({ model, tokens, cost }: StepFacts): string | null {
  const who = isText(model) ? modelWords(model) : null;
  if (!isNumber(tokens) || tokens === 0) return who;
  const spent = i18n.t('report.stepCost', {
    tokens: formatNumber(tokens),
    cost: costWords(isNumber(cost) ? cost : null),
  });
  return who ? `${who}: ${spent}` : spent;
}
