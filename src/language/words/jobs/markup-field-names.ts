/** Fields that pages often name in attributes, labels and property names. */
export const markupNamedFields = [
  'title',
  'company',
  'location',
  'salaryText',
  'postedText',
  'employmentType',
] as const;
export type MarkupNamedField = (typeof markupNamedFields)[number];

/** Words for each field in class names, test ids, `itemprop`, labels and JSON, in the languages of job boards. */
const words: Record<MarkupNamedField, string> = {
  title:
    'title titles jobtitle positiontitle positionname jobname headline titel stellentitel titre intitulé titulo título titolo název nazwa stanowisko stilling функция',
  company:
    'company companyname employer organization organisation hiringorganization advertiser firm firma unternehmen arbeitgeber entreprise société employeur empresa azienda bedrijf werkgever spoločnosť společnost zaměstnavatel pracodawca företag työnantaja',
  location:
    'location locations joblocation locality loc place city region headquarters workplace address standort standorte arbeitsort ort einsatzort lieu localisation ville ubicación ubicacion localidad lugar localização sede luogo località locatie plaats lokalita lokalizacja miejsce místo ort sijainti',
  salaryText:
    'salary salaries pay compensation wage remuneration basesalary gehalt vergütung lohn entgelt salaire rémunération salario sueldo salário retribuzione stipendio salaris mzda plat wynagrodzenie lön palkka',
  postedText:
    'date posted age timeago time listed listdate published posteddate dateposted publicationdate created ago datum veröffentlicht publié fecha publicado data pubblicato geplaatst přidáno dodano',
  employmentType:
    'employment employmenttype jobtype worktype contract contracttype schedule anstellungsart beschäftigungsart vertragsart contrat contrato contratto dienstverband úvazek etat',
};

const fieldOfWord = new Map(
  markupNamedFields.flatMap((field) =>
    words[field].split(' ').map((word): [string, MarkupNamedField] => [word, field]),
  ),
);

/**
 * The field a name refers to, whole words only: `job-card__location` → location, `jobTitle` → title. Of several words the last one counts,
 * as in `company-headquarters`.
 */
export function fieldOfMarkupName(name: string): MarkupNamedField | undefined {
  return splitIdentifier(name)
    .flatMap((word) => fieldOfWord.get(word) ?? [])
    .at(-1);
}

/** Words of a name in any programming case style. */
export function splitIdentifier(name: string): string[] {
  return name
    .split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})/u)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}
