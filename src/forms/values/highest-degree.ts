import type { Profile } from '@/domain/form/profile';
import { meaningsOf } from '@/forms/options/match-option';

const lowestFirst = ['school', 'associate', 'bachelor', 'master', 'doctorate'].map((level) => `level ${level}`);

/**
 * The index of the school whose degree is the highest that was finished; null if a degree is not known by its level, which may be a higher one.
 */
export function highestDegree(schools: NonNullable<Profile['education']>): number | null {
  const finished = schools.flatMap(({ studyType, startDate, endDate }, index) => {
    const isGoingOn = Boolean(startDate) && !endDate;
    return studyType && !isGoingOn ? [{ index, rank: rankOf(studyType) }] : [];
  });
  const [first, ...others] = finished.toSorted((one, other) => other.rank - one.rank);
  const isCertain =
    others.length === 0 || first?.rank === lowestFirst.length - 1 || finished.every(({ rank }) => rank >= 0);
  return first && isCertain ? first.index : null;
}

function rankOf(degree: string): number {
  const level = meaningsOf({ key: 'education.studyType', value: degree }).find((id) => id.startsWith('level '));
  return lowestFirst.indexOf(level ?? '');
}
