import { splitLabelled } from '@/domain/posting-labels';
import { companyScore } from './company-evidence';
import type { Header } from './header';
import { headerUnits } from './header-units';
import type { LabelledValue } from './labelled-values';
import { placeScore } from './place-evidence';
import type { Unit } from './unit';

interface Scored {
  text: string;
  score: number;
}

const leastCompany = 2.5;
const leastPlace = 2.4;
const labelled = 7;

/** The company and the place that the page shows, by the sum of what speaks for each part; never the same text for both. */
export function readCompanyAndPlace(header: Header, values: LabelledValue[]): { company?: string; location?: string } {
  const units = headerUnits(header.lines, header.title, header.description).filter(
    (unit) => !splitLabelled(unit.line.text),
  );
  const places = [...byLabel(values, 'location'), ...ranked(units, (unit) => placeScore(unit, header))];
  const companies = [...byLabel(values, 'company'), ...ranked(units, (unit) => companyScore(unit, header))];
  const place = best(places, leastPlace);
  const company = best(companies, leastCompany);
  if (place && company && place.text === company.text) {
    const isPlace = place.score >= company.score;
    const other = isPlace
      ? best(
          companies.filter(({ text }) => text !== place.text),
          leastCompany,
        )
      : best(
          places.filter(({ text }) => text !== company.text),
          leastPlace,
        );
    return isPlace ? { location: place.text, company: other?.text } : { company: company.text, location: other?.text };
  }
  return { company: company?.text, location: place?.text };
}

function byLabel(values: LabelledValue[], field: string): Scored[] {
  return values.filter((value) => value.field === field).map(({ text }) => ({ text, score: labelled }));
}

function ranked(units: Unit[], scoreOf: (unit: Unit) => number): Scored[] {
  return units.map((unit) => ({ text: unit.text, score: scoreOf(unit) }));
}

function best(candidates: Scored[], least: number): Scored | undefined {
  return candidates
    .filter(({ score }) => score >= least)
    .reduce<Scored | undefined>((top, candidate) => (candidate.score > (top?.score ?? 0) ? candidate : top), undefined);
}
