import { i18n } from '#i18n';
import type { Run } from '@/domain/run/run';
import { formatMoment, formatNumber } from '@/ui/messages/formats';
import { tokenWords, usageCostWords } from '@/ui/messages/usage-words';
import type { ReportFact, ReportWords } from './report-content';

/** What every report states about its run. `result`: how it ended, in one sentence; null while it runs. */
export function runFacts({ startedAt, endedAt, startUrl, state: { usage } }: Run, result: string | null): ReportFact[] {
  return [
    { name: i18n.t('report.started'), value: formatMoment(startedAt) },
    { name: i18n.t('report.ended'), value: endedAt ? formatMoment(endedAt) : i18n.t('report.notEnded') },
    { name: i18n.t('report.address'), value: startUrl },
    ...(result ? [{ name: i18n.t('report.result'), value: result }] : []),
    {
      name: i18n.t('report.usage'),
      value: i18n.t('report.usageText', usage.inputTokens + usage.outputTokens > 0 ? usage.calls : 0, {
        count: formatNumber(usage.calls),
        tokens: tokenWords(usage),
        cost: usageCostWords(usage),
      }),
    },
  ];
}

export function reportWords(): ReportWords {
  return {
    goals: i18n.t('report.goals'),
    understanding: i18n.t('report.understanding'),
    problems: i18n.t('report.errors'),
    steps: i18n.t('report.steps'),
    before: i18n.t('report.before'),
    after: i18n.t('report.after'),
    evidence: (step) => i18n.t('goals.evidence', { step: formatNumber(step) }),
    footer: i18n.t('report.footer'),
  };
}
