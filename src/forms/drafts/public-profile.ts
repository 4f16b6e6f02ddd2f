import type { Profile } from '@/domain/form/profile';

/**
 * What a model sees of a profile when drafting, one fact per line: work, schools, skills, languages. Never a name, contact details, an
 * address, a birth date, pay, work authorization or demographic answers.
 */
export function publicProfile({ basics, work, education, skills, languages }: Profile): string[] {
  return [
    joined('Headline', [basics?.label]),
    joined('Summary', [basics?.summary]),
    ...(work ?? []).map(({ position, name, startDate, endDate, summary, highlights }) =>
      joined('Work', [position, name, span(startDate, endDate), summary, ...(highlights ?? [])]),
    ),
    ...(education ?? []).map(({ studyType, area, institution, startDate, endDate, courses }) =>
      joined('Education', [studyType, area, institution, span(startDate, endDate), ...(courses ?? [])]),
    ),
    ...(skills ?? []).map(({ name, level, keywords }) => joined('Skill', [name, level, ...(keywords ?? [])])),
    ...(languages ?? []).map(({ language, fluency }) => joined('Language', [language, fluency])),
  ].flatMap((line) => (line === null ? [] : [withoutContacts(line, basics?.name)]));
}

/** What people put into a summary regardless: their name, addresses, telephone numbers. */
function withoutContacts(line: string, name: string | undefined): string {
  const nameless = name?.trim() ? line.replaceAll(name.trim(), '…') : line;
  return nameless
    .replace(/(?<![^\s@])[^\s@]+@[^\s@]*\p{L}/gu, '…')
    .replace(/(?:https?:\/\/|www\.)\S+/g, '…')
    .replace(/\+?\d[\d ()./-]{7,}\d/g, (found) => (found.replace(/\D/g, '').length >= 9 ? '…' : found));
}

function joined(what: string, parts: readonly (string | null | undefined)[]): string | null {
  const said = parts.map((part) => part?.trim()).filter(Boolean);
  return said.length === 0 ? null : `${what}: ${said.join('; ')}`;
}

/** An employment without an end is current. */
function span(start: string | undefined, end: string | undefined): string | null {
  if (!start && !end) return null;
  return `${start ?? '?'} to ${end ?? 'today'}`;
}
