/** Sections of a CV; text under `other` is not read. */
export type SectionName = 'contact' | 'summary' | 'work' | 'education' | 'skills' | 'languages' | 'other';

/** Headings, folded, in the supported languages. */
const headings: Record<SectionName, string> = {
  contact:
    'contact|contact details|contact information|personal details|personal information|kontakt|kontaktdaten|personliche daten|personliche angaben|coordonnees|informations personnelles|contacto|datos personales|persoonlijke gegevens|contactgegevens|contatti|dati personali|informazioni personali',
  summary:
    'summary|professional summary|executive summary|profile|professional profile|about|about me|objective|career objective|profil|kurzprofil|uber mich|zusammenfassung|personliches profil|a propos|a propos de moi|resume professionnel|profil professionnel|perfil|perfil profesional|sobre mi|resumen|resumen profesional|over mij|profiel|persoonlijk profiel|samenvatting|profilo|profilo professionale|chi sono|su di me|sintesi',
  work: 'experience|work experience|professional experience|employment|employment history|work history|career history|career|relevant experience|berufserfahrung|beruflicher werdegang|berufliche erfahrung|berufspraxis|praxiserfahrung|werdegang|arbeitserfahrung|berufliche stationen|experience professionnelle|experiences professionnelles|experiences|parcours professionnel|emplois|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|werkervaring|ervaring|loopbaan|arbeidsverleden|esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali',
  education:
    'education|education and training|academic background|academic history|qualifications|studies|ausbildung|bildung|bildungsweg|ausbildung und studium|studium|schulbildung|schul und berufsausbildung|akademischer werdegang|schulische ausbildung|hochschulbildung|formation|formations|etudes|diplomes|parcours academique|formation academique|educacion|formacion|formacion academica|estudios|opleiding|opleidingen|opleiding en training|istruzione|istruzione e formazione|formazione|studi|titoli di studio',
  skills:
    'skills|technical skills|key skills|core skills|core competencies|competencies|technologies|tools|tech stack|expertise|skills and tools|kenntnisse|fahigkeiten|kompetenzen|it kenntnisse|edv kenntnisse|fachkenntnisse|technische kenntnisse|kenntnisse und fahigkeiten|technologien|competences|competences techniques|savoir faire|competencias|habilidades|conocimientos|aptitudes|competencias tecnicas|vaardigheden|competenties|kennis|technische vaardigheden|competenze|competenze tecniche|capacita|abilita',
  languages:
    'languages|language skills|sprachen|sprachkenntnisse|langues|langues etrangeres|idiomas|lenguas|talen|talenkennis|lingue|conoscenze linguistiche|competenze linguistiche',
  other:
    'certifications|certificates|certification|licenses and certifications|courses|training|projects|personal projects|selected projects|publications|awards|honors|honours|honors and awards|awards and honors|achievements|interests|hobbies|hobbies and interests|references|volunteering|volunteer experience|volunteer work|memberships|patents|additional information|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|projekte|publikationen|veroffentlichungen|auszeichnungen|interessen|ehrenamt|ehrenamtliches engagement|engagement|referenzen|certificats|projets|distinctions|centres d interet|loisirs|benevolat|certificaciones|cursos|proyectos|publicaciones|premios|intereses|aficiones|voluntariado|referencias|certificaten|cursussen|projecten|publicaties|vrijwilligerswerk|certificazioni|corsi|progetti|pubblicazioni|premi|interessi|volontariato|referenze',
};

const sectionOfHeading = new Map(
  (['contact', 'summary', 'work', 'education', 'skills', 'languages', 'other'] as const).flatMap((name) =>
    headings[name].split('|').map((heading) => [heading, name] as const),
  ),
);

const longestHeading = 50;

/** The section a line starts; null if it is not a heading. */
export function headingOf(line: string): SectionName | null {
  if (line.length === 0 || line.length > longestHeading) return null;
  // "E X P E R I E N C E"
  const closed = /^(?:\p{L} ){3,}\p{L}$/u.test(line) ? line.replaceAll(' ', '') : line;
  const folded = closed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return (
    sectionOfHeading.get(folded) ?? sectionOfHeading.get(folded.replace(/ (?:and|und|et|y|en|e) /, ' and ')) ?? null
  );
}
