/** Fields that pages often name in attributes, labels and property names. */
export const hintedFields = ['title', 'company', 'location', 'salaryText', 'postedText', 'employmentType'] as const;
export type HintedField = (typeof hintedFields)[number];

/** Words for each field in class names, test ids, `itemprop`, labels and JSON, in the languages of job boards. */
const words: Record<HintedField, string> = {
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
  hintedFields.flatMap((field) => words[field].split(' ').map((word): [string, HintedField] => [word, field])),
);

/**
 * The field a name refers to, whole words only: `job-card__location` → location, `jobTitle` → title. Of several words the last one counts,
 * as in `company-headquarters`.
 */
export function fieldNamedIn(name: string): HintedField | undefined {
  return wordsInName(name)
    .flatMap((word) => fieldOfWord.get(word) ?? [])
    .at(-1);
}

/** Words of a name in any programming case style. */
export function wordsInName(name: string): string[] {
  return name
    .split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})/u)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}
