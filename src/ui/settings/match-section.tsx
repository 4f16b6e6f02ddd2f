import { i18n } from '#i18n';
import type { MatchCriteria } from '@/domain/job/match-criteria';
import { ChipsField } from '../parts/chips-field';
import { SalaryFloorFields } from './salary-floor-fields';

interface MatchSectionProps {
  match: MatchCriteria;
  onChange: (match: MatchCriteria) => void;
}

/** The user's criteria: every job's score and reasons come from them. */
export function MatchSection({ match, onChange }: MatchSectionProps) {
  const change = (part: Partial<MatchCriteria>) => onChange({ ...match, ...part });
  return (
    <section>
      <h2>{i18n.t('criteria.title')}</h2>
      <p className="muted">{i18n.t('criteria.text')}</p>
      <ChipsField
        label={i18n.t('criteria.keywords')}
        text={i18n.t('criteria.keywordsText')}
        placeholder={i18n.t('criteria.keywordsExample')}
        values={match.keywords}
        onChange={(keywords) => change({ keywords })}
      />
      <ChipsField
        label={i18n.t('criteria.places')}
        text={i18n.t('criteria.placesText')}
        placeholder={i18n.t('criteria.placesExample')}
        values={match.places}
        onChange={(places) => change({ places })}
      />
      <SalaryFloorFields floor={match.salaryFloor} onChange={(salaryFloor) => change({ salaryFloor })} />
      <ChipsField
        label={i18n.t('criteria.mustNot')}
        text={i18n.t('criteria.mustNotText')}
        placeholder={i18n.t('criteria.mustNotExample')}
        values={match.mustNot}
        onChange={(mustNot) => change({ mustNot })}
      />
    </section>
  );
}
