import { headingOf, type SectionName } from './cv-section-headings';

/** The lines of a CV by section; `header` is what precedes the first heading. */
export type Sections = Record<SectionName | 'header', string[]>;

/** List markers, as read from symbol fonts. */
export const bullet = /^[•▪◦‣●○■□➢✓✔–—*·\uF0B7\uF0A7-]\s*/u;

export function splitSections(lines: readonly string[]): Sections {
  const sections: Sections = {
    header: [],
    contact: [],
    summary: [],
    work: [],
    education: [],
    skills: [],
    languages: [],
    other: [],
  };
  let name: keyof Sections = 'header';
  for (const line of lines) {
    const heading = headingOf(line.replace(bullet, '').replace(/(?:(?<!\s)\s+)?:\s*$/, ''));
    if (heading) name = heading;
    else sections[name].push(line);
    // Another heading separates two parts of the same kind.
    if (heading) sections[name].push('');
  }
  return sections;
}
