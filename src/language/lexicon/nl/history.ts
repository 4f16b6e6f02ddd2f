import type { Covered } from '../topics/concept-phrases';
import type { History } from '../topics/history';

export const history = {
  keepEntry: 'opslaan | klaar',
  keptThing: 'item | dit item | invoer | taal | deze taal | sluiten | en sluiten',
  editEntry: 'bewerken | wijzigen',
  addEntry: 'toevoegen | nog een toevoegen | voeg toe | nieuwe toevoegen | voeg',
  anotherEntry: 'rij | nog | een | nieuwe | nieuw | extra | andere | toe',
  workEntry: 'baan | functie | werkgever | positie',
  educationEntry: 'school | diploma | universiteit | studie',
  workPart: { named: 'werkervaring | werkervaringen | ervaring | ervaringen | werkgever | werkgevers | loopbaan' },
  educationPart: { named: 'opleiding | opleidingen | studie | studies | onderwijs | diploma' },
  educationArea: 'studierichting | richting | vakgebied | studie | afstudeerrichting | specialisatie | opleiding',
  educationStudyType: `diploma | graad | opleidingsniveau | niveau | titel
    | hoogst genoten opleiding | hoogst behaalde opleiding | hoogst voltooide opleiding | hoogste opleiding | hoogste diploma | hoogst behaalde diploma | hoogste opleidingsniveau`,
  highestDegree: 'hoogste | hoogst | opleidingsniveau',
  educationInstitution: `school | universiteit | hogeschool | instelling | onderwijsinstelling | opleidingsinstituut
    | instituut`,
  educationScore: 'cijfer | gemiddeld cijfer | eindcijfer',
  onlyEducation: `universiteit | opleidingsniveau | studierichting | hoogst behaalde diploma | hoogste opleiding
    | hoogst genoten opleiding | hoogst behaalde opleiding | hoogst voltooide opleiding | hoogste diploma | hoogste opleidingsniveau`,
  startDate: 'van | vanaf | start | startdatum | begin | begindatum | sinds | datum in dienst | indiensttreding',
  endDate: `tot | eind | einde | einddatum | tot en met | t m | afstudeerdatum | datum van afstuderen
    | jaar van afstuderen | afstudeerjaar | datum diploma | diplomadatum | datum uit dienst | uitdiensttreding`,
  workHeadings: `werkervaring | ervaring | arbeidsverleden | loopbaan | werkgever | werkgevers
    | meest recente functie | huidige baan | laatste functie | laatste baan`,
  educationHeadings: 'opleiding | formele opleiding | opleidingen | onderwijs | studie | studies',
  fillers: `de | het | een | van | of | en | in | je | uw | naam | datum | maand | jaar | dag | laatste | hoogste
    | behaald | behaalde`,
  workIsCurrent: `ik werk hier momenteel | ik werk hier nu | momenteel werkzaam | huidige functie | huidige baan
    | momenteel | heden | tot heden | ik werk hier nog | ik werk hier nog steeds | ik werk hier
    | ik werk hier op dit moment | ik werk momenteel hier | ik werk hier thans | ik werk er nog
    | ik werk er nog steeds | ik werk nog hier | ik ben hier nog werkzaam | ik ben hier werkzaam
    | ik ben hier momenteel werkzaam | nog in dienst | nog steeds in dienst | ik ben nog in dienst | nog werkzaam
    | nog steeds werkzaam | huidige werkgever | huidig dienstverband | huidige werkzaamheden
    | dit is mijn huidige functie | dit is mijn huidige baan | dit is mijn huidige werkgever | tot op heden | tot nu
    | lopend`,
  workPosition: 'functie | functietitel | functienaam | functieomschrijving | rol | positie',
  workName: 'bedrijf | bedrijfsnaam | werkgever | organisatie',
  workLocation: 'plaats | locatie | stad | standplaats',
  workSummary: `beschrijving | taken | werkzaamheden | verantwoordelijkheden | omschrijving | taakomschrijving | functieomschrijving | rolbeschrijving | beschrijving van werkzaamheden | omschrijving werkzaamheden | functiebeschrijving
    | belangrijkste taken`,
} satisfies Covered<History>;
