import { i18n } from '#i18n';
import type { FillRun } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import { reviewGroups } from '@/ui/data/review-groups';
import { listedSteps } from '@/ui/explore/journal-lines';
import { fillEndSentence } from '@/ui/messages/end-sentence';
import { fillFigures, questionWords, reasonWords, sourceWord } from '@/ui/messages/fill-words';
import { formatNumber } from '@/ui/messages/formats';
import { describeStep } from './describe-step';
import type { ReportContent, ReportList } from './report-content';
import { reportWords, runFacts } from './run-facts';

type Field = FillRun['state']['fields'][number];

/** The report of filling a form: every field with the source of its value, never the value. */
export function describeFillRun(run: FillRun, steps: readonly Step[]): ReportContent {
  const told = listedSteps([...steps]).map((entry) => describeStep(entry, null));
  const { title, unreachable, fields } = run.state;
  const result = run.result && [fillEndSentence(run.result), fillFigures(run)].filter(Boolean).join(' ');
  return {
    language: i18n.t('language'),
    title: i18n.t('report.title', { site: run.site }),
    facts: [
      ...(title ? [{ name: i18n.t('fill.kind'), value: title }] : []),
      ...runFacts(run, result),
      ...(unreachable.length > 0 ? [{ name: i18n.t('fill.unreadTitle'), value: unreachable.join(', ') }] : []),
    ],
    goals: [],
    understanding: fields.length > 0 ? { text: '', lists: fieldLists(fields) } : null,
    problems: told.filter(({ isProblem }) => isProblem).map(({ number, text }) => `${number}. ${text}`),
    steps: told,
    words: { ...reportWords(), understanding: i18n.t('report.fields') },
  };
}

function fieldLists(fields: readonly Field[]): ReportList[] {
  const { left, filled, kept } = reviewGroups(fields);
  const lists = [
    { title: i18n.t('fill.left', { count: formatNumber(left.length) }), items: left.map(fieldLine) },
    { title: i18n.t('fill.filled', { count: formatNumber(filled.length) }), items: filled.map(fieldLine) },
    { title: i18n.t('fill.kept', { count: formatNumber(kept.length) }), items: kept.map(fieldLine) },
  ];
  return lists.filter(({ items }) => items.length > 0);
}

function fieldLine(field: Field): string {
  return [questionWords(field), sourceWord(field, false), reasonWords(field)].filter(Boolean).join(' · ');
}
