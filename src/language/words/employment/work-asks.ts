import type { Wording } from '@/language/match/concept';
import type { EmploymentKey } from './employment-words';

/** Questions about an employment, within a form part about one. */
export const workAsks: readonly (readonly [key: EmploymentKey, words: Wording])[] = [
  [
    'work.isCurrent',
    {
      en: 'i currently work here | i currently work in this role | currently work here | current job | current role | current position | is this your current job | this is my current job | i am currently working here | i am currently working in this role | i still work here | currently employed | currently employed here | present | currently working here | current employer | ongoing | still employed | until now | to present',
      de: 'ich arbeite derzeit hier | ich arbeite aktuell hier | ich arbeite zurzeit hier | ich arbeite momentan hier | derzeit hier beschäftigt | derzeitige stelle | aktuelle stelle | aktuelle tätigkeit | aktuelle position | bis heute | aktuell | derzeit | heute | laufend | noch beschäftigt | gegenwärtig',
      fr: 'je travaille actuellement ici | j y travaille actuellement | poste actuel | emploi actuel | en cours | actuellement en poste | actuellement | à ce jour | j occupe actuellement ce poste',
      es: 'trabajo aquí actualmente | actualmente trabajo aquí | trabajo actual | puesto actual | empleo actual | actualmente | en curso | hasta hoy | actualidad',
      it: 'lavoro attualmente qui | attualmente lavoro qui | lavoro attuale | posizione attuale | attualmente | in corso | ad oggi',
      nl: 'ik werk hier momenteel | ik werk hier nu | momenteel werkzaam | huidige functie | huidige baan | momenteel | heden | tot heden',
      pt: 'trabalho aqui atualmente | emprego atual | cargo atual | atualmente | até o momento',
      cs: 'v současnosti zde pracuji | současné zaměstnání | dosud',
      pl: 'obecnie tu pracuję | pracuję tu obecnie | obecne stanowisko | obecnie | do teraz',
    },
  ],
  [
    'work.position',
    {
      en: 'job title | title | position | position title | role | role title | designation | occupation | what was your role | what is your role | what was your job title',
      de: 'berufsbezeichnung | stellenbezeichnung | position | stelle | funktion | jobtitel | titel | rolle | tätigkeit | positionsbezeichnung',
      fr: 'intitulé du poste | poste | fonction | titre du poste | titre | poste occupé | intitulé',
      es: 'puesto | cargo | título del puesto | posición | puesto de trabajo',
      it: 'posizione | ruolo | qualifica | mansione | titolo professionale | titolo',
      nl: 'functie | functietitel | functienaam | functieomschrijving | rol | positie',
      pt: 'cargo | função | posição | título do cargo',
      cs: 'pozice | pracovní pozice | funkce',
      pl: 'stanowisko | nazwa stanowiska',
    },
  ],
  [
    'work.name',
    {
      en: 'company | company name | employer | employer name | organization | organisation | firm | business | where did you work | who did you work for',
      de: 'unternehmen | firma | arbeitgeber | firmenname | unternehmensname | betrieb | organisation',
      fr: 'entreprise | employeur | société | organisation | nom de l entreprise',
      es: 'empresa | empleador | compañía | organización',
      it: 'azienda | datore di lavoro | società | organizzazione | impresa',
      nl: 'bedrijf | bedrijfsnaam | werkgever | organisatie',
      pt: 'empresa | empregador | organização',
      cs: 'společnost | zaměstnavatel | firma',
      pl: 'firma | pracodawca | przedsiębiorstwo',
    },
  ],
  [
    'work.location',
    {
      en: 'location | city | place | job location | office location | work location',
      de: 'ort | standort | stadt | arbeitsort',
      fr: 'lieu | ville | localisation',
      es: 'ubicación | lugar | ciudad | localidad',
      it: 'luogo | città | sede | località',
      nl: 'plaats | locatie | stad | standplaats',
      pt: 'local | cidade | localização',
      cs: 'místo | město',
      pl: 'miejsce | miasto | lokalizacja',
    },
  ],
  [
    'work.summary',
    {
      en: 'role description | job description | description | responsibilities | duties | tasks | key responsibilities | summary | achievements | job duties | what did you do | description of duties | job responsibilities | duties and responsibilities | responsibilities and achievements',
      de: 'beschreibung | aufgaben | tätigkeiten | stellenbeschreibung | tätigkeitsbeschreibung | aufgabenbeschreibung | aufgabenbereich | verantwortlichkeiten',
      fr: 'description | missions | tâches | responsabilités | description du poste | activités',
      es: 'descripción | tareas | responsabilidades | funciones | descripción del puesto',
      it: 'descrizione | mansioni | attività | responsabilità | compiti',
      nl: 'beschrijving | taken | werkzaamheden | verantwoordelijkheden | omschrijving | taakomschrijving',
      pt: 'descrição | atividades | responsabilidades | tarefas',
      cs: 'popis | náplň práce',
      pl: 'opis | obowiązki | zakres obowiązków',
    },
  ],
];
