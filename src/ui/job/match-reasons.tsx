import { i18n } from '#i18n';
import type { Match, MatchCriteria, MatchEvidence } from '@/domain/job/match-criteria';
import { formatNumber } from '@/ui/messages/formats';
import { payAmountsWords } from '@/ui/messages/pay-words';
import { Icon } from '../parts/icon';
import { evidenceWords, kindWord } from './evidence-words';

interface MatchReasonsProps {
  match: Match;
  /** The user's minimum pay: what the pay evidence refers to. */
  floor: MatchCriteria['salaryFloor'];
}

/** How well the job fits, criterion by criterion, and so why it is kept or left out. */
export function MatchReasons({ match: { score, isKept, evidence }, floor }: MatchReasonsProps) {
  if (evidence.length === 0) return <NoCriteria />;
  return (
    <section className="job-part">
      <h3>{isKept ? i18n.t('job.whyKept') : i18n.t('job.whyLeftOut')}</h3>
      <p className="muted">
        {score === null ? i18n.t('job.noScore') : i18n.t('job.score', { score: formatNumber(score) })}
      </p>
      <ul className="criteria">
        {rulingFirst(evidence).map((one) => (
          <Reason
            key={`${one.kind} ${one.criterion}`}
            evidence={one.kind === 'salary' && floor ? { ...one, criterion: floorWords(floor) } : one}
          />
        ))}
      </ul>
    </section>
  );
}

/** What excludes the job precedes other evidence. */
const rulingFirst = (evidence: readonly MatchEvidence[]): MatchEvidence[] => [
  ...evidence.filter(rulesOut),
  ...evidence.filter((one) => !rulesOut(one)),
];

const rulesOut = ({ kind, isMet }: MatchEvidence): boolean =>
  isMet === false && (kind === 'must-not' || kind === 'hidden-company');

const floorWords = ({ amount, currency, unit }: NonNullable<MatchCriteria['salaryFloor']>): string =>
  payAmountsWords({ min: amount, max: null, currency, unit }) ?? '';

function NoCriteria() {
  return (
    <section className="job-part">
      <h3>{i18n.t('job.match')}</h3>
      <p className="muted">{i18n.t('job.noCriteria')}</p>
    </section>
  );
}

function Reason({ evidence }: { evidence: MatchEvidence }) {
  const { icon, look, words } = evidenceWords(evidence);
  return (
    <li className={`criterion criterion-${look}`}>
      <Icon name={icon} />
      <div>
        <p>
          <span className="criterion-kind">{kindWord(evidence.kind)}</span> {evidence.criterion}
        </p>
        <p className="fact-note">{words}</p>
      </div>
    </li>
  );
}
