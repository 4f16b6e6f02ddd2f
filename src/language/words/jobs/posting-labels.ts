import { comparableText } from '@/language/fold/comparable-text';

/** The order in which they win a word that two share. */
const fields = ['company', 'location', 'salaryText', 'postedText', 'employmentType', 'other'] as const;
/** What a label may introduce ("Einsatzort: Berlin"); `other`: labels whose values are not needed. */
export type LabelledField = (typeof fields)[number];

/** The words for each, one language (or a few that have few words) per line: en, de, fr, es, it, nl, pt, cs, then others. */
const words: Record<LabelledField, string[]> = {
  company: [
    'company|company name|employer|employer name|hiring organization|organization|organisation|hiring company',
    'unternehmen|firma|arbeitgeber|firmenname|anbieter',
    "entreprise|société|employeur|nom de l'entreprise|recruteur",
    'empresa|compañía|empleador|nombre de la empresa|entidad',
    'azienda|società|datore di lavoro|ente',
    'bedrijf|werkgever|organisatie|bedrijfsnaam',
    'companhia|empregador|nome da empresa|entidade',
    'společnost|zaměstnavatel|název společnosti|spoločnosť|zamestnávateľ',
    'pracodawca|nazwa firmy|företag|arbetsgivare|virksomhed|arbejdsgiver|bedrift|arbeidsgiver|työnantaja|yritys',
  ],
  location: [
    'location|locations|job location|job locations|work location|place of work|city|office|offices|office location|primary location',
    'standort|standorte|ort|einsatzort|einsatzorte|arbeitsort|arbeitsorte|dienstort|arbeitsstandort|stadt',
    'lieu|localisation|lieu de travail|ville|lieu du poste|localité|emplacement|localisation du poste',
    'ubicación|lugar de trabajo|ciudad|localidad|lugar|población|localización|sede de trabajo',
    'sede|luogo|luogo di lavoro|località|città|sede di lavoro|zona di lavoro',
    'locatie|plaats|standplaats|werklocatie|werkplek|regio',
    'localização|local|local de trabalho|cidade|localidade',
    'lokalita|místo výkonu práce|místo práce|pracoviště|místo výkonu|město|adresa pracoviště|miesto práce',
    'lokalizacja|miejsce pracy|miasto|plats|arbetsort|sted|arbejdssted|arbeidssted|lokasjon|paikkakunta|sijainti',
  ],
  salaryText: [
    'salary|pay|compensation|salary range|pay range|base pay|base salary|wage|remuneration|pay rate|estimated salary',
    'gehalt|vergütung|lohn|entgelt|bezahlung|gehaltsspanne|verdienst|jahresgehalt|stundenlohn',
    'salaire|rémunération|salaire brut|fourchette de salaire',
    'salario|sueldo|remuneración|retribución|rango salarial',
    'stipendio|retribuzione|compenso|ral|fascia retributiva',
    'salaris|salarisindicatie|loon|beloning|brutosalaris',
    'salário|remuneração|faixa salarial|vencimento',
    'plat|mzda|odměna|nabízený plat',
    'wynagrodzenie|zarobki|lön|løn|lønn|palkka',
  ],
  postedText: [
    'posted|date posted|posted on|published|publication date|posting date|posted date|published on|job posted',
    'veröffentlicht|veröffentlicht am|online seit|eingestellt am|erschienen|veröffentlichungsdatum',
    'publié le|date de publication|publiée le|mise en ligne|date de parution|publié',
    'publicado|fecha de publicación|publicada|publicado el',
    'pubblicato|data di pubblicazione|pubblicata|pubblicato il|data pubblicazione',
    'geplaatst|geplaatst op|publicatiedatum|gepubliceerd op|datum geplaatst',
    'publicado em|data de publicação|publicada em',
    'zveřejněno|datum zveřejnění|publikováno|přidáno',
    'data publikacji|opublikowano|publicerad|publiceret|publisert',
  ],
  employmentType: [
    'job type|job types|employment type|contract type|position type|commitment|work type|type of employment|time type',
    'anstellungsart|beschäftigungsart|vertragsart|arbeitszeit|arbeitszeitmodell|art der anstellung|beschäftigungsverhältnis|pensum',
    "type de contrat|contrat|type d'emploi|temps de travail",
    'tipo de contrato|contrato|jornada|tipo de empleo|jornada laboral|tipo de jornada',
    'tipo di contratto|contratto|tipo di impiego|orario di lavoro|tipologia contrattuale',
    'dienstverband|contracttype|soort contract|type contract|soort dienstverband',
    'tipo de vaga|regime|tipo de emprego|regime de contratação|carga horária',
    'typ úvazku|úvazek|pracovní úvazek|typ pracovního poměru|pracovní poměr|druh pracovního poměru|typ smluvního vztahu',
    'rodzaj umowy|wymiar etatu|wymiar pracy|typ umowy|anställningsform|ansættelsesform|stillingstype|ansettelsesform',
  ],
  other: [
    'department|team|function|job function|industry|industries|category|seniority level|experience|experience level|skills|role|education|visa sponsorship|relocation|job id|requisition id|reference|apply by|closing date|start date|contact|languages|workplace type|remote work policy|visa',
    'abteilung|bereich|branche|berufsfeld|kategorie|karrierestufe|berufserfahrung|eintrittsdatum|referenznummer|kennziffer|bewerbungsfrist|ansprechpartner',
    "service|secteur|domaine|métier|expérience|niveau d'études|référence|télétravail|date de début",
    'departamento|sector|área|categoría|experiencia|estudios|referencia|nivel profesional',
    'reparto|settore|categoria|esperienza|titolo di studio|riferimento',
    'afdeling|sector|branche|vakgebied|ervaring|opleidingsniveau|referentie|functie',
    'área|setor|experiência|escolaridade|código da vaga',
    'obor|požadované vzdělání|vzdělání|jazyky|zařazeno|benefity|zadavatel',
    'dział|branża|doświadczenie|bransch|stilling|ansøgningsfrist',
  ],
};

const fieldByLabel = new Map<string, LabelledField>();
for (const field of fields) {
  for (const label of words[field].join('|').split('|')) if (!fieldByLabel.has(label)) fieldByLabel.set(label, field);
}

/** Words. Longer texts are not labels. */
const longestLabel = 4;

/** The field a text labels ("Standort:" → location); null if none. */
export function fieldOfLabel(text: string): LabelledField | null {
  if (text.length > 40) return null;
  return fieldByLabel.get(comparableText(text)) ?? null;
}

/** A label and its value in one text ("Job type: Full-time"); null if the text does not start with a known label. */
export function splitLabelled(text: string): { field: LabelledField; value: string } | null {
  const colon = text.search(/\s?[:：]/);
  if (colon < 1 || text.slice(0, colon).split(' ').length > longestLabel) return null;
  const field = fieldOfLabel(text.slice(0, colon));
  const value = text.slice(colon).replace(/^\s?[:：]\s*/, '');
  return field && value ? { field, value } : null;
}
