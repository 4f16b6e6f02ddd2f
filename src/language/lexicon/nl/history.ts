import type { Covered } from '../topics/concept-phrases';
import type { History } from '../topics/history';

export const history = {
  keepEntry: 'opslaan | klaar',
  editEntry: 'bewerken | wijzigen',
  addEntry: 'toevoegen | nog een toevoegen | voeg toe | nieuwe toevoegen',
  anotherEntry: 'rij | nog | een | nieuwe | nieuw | extra | andere',
  workEntry: 'baan | functie | werkgever | positie',
  educationEntry: 'school | diploma | universiteit | studie',
  workPart: { named: 'werkervaring | werkervaringen | ervaring | ervaringen | werkgever | werkgevers | loopbaan' },
  educationPart: { named: 'opleiding | opleidingen | studie | studies | onderwijs | diploma' },
  educationArea: 'studierichting | richting | vakgebied | studie | afstudeerrichting | specialisatie',
  educationStudyType: `diploma | graad | opleidingsniveau | niveau | titel
    | hoogst genoten opleiding | hoogst behaalde opleiding | hoogst voltooide opleiding | hoogste opleiding | hoogste diploma | hoogst behaalde diploma | hoogste opleidingsniveau`,
  highestDegree: 'hoogste | hoogst | opleidingsniveau',
  educationInstitution: `school | universiteit | hogeschool | instelling | onderwijsinstelling | opleidingsinstituut
    | instituut`,
  educationScore: 'cijfer | gemiddeld cijfer | eindcijfer',
  onlyEducation: `universiteit | opleidingsniveau | studierichting | hoogst behaalde diploma | hoogste opleiding
    | hoogst genoten opleiding | hoogst behaalde opleiding | hoogst voltooide opleiding | hoogste diploma | hoogste opleidingsniveau`,
  startDate: 'van | vanaf | start | startdatum | begin | begindatum | sinds',
  endDate: 'tot | eind | einde | einddatum | tot en met | t m | afstudeerdatum | datum van afstuderen',
  workHeadings: 'werkervaring | ervaring | arbeidsverleden | loopbaan | werkgever | werkgevers',
  educationHeadings: 'opleiding | opleidingen | onderwijs | studie | studies',
  fillers: `de | het | een | van | of | en | in | je | uw | naam | datum | maand | jaar | dag | laatste | hoogste
    | behaald | behaalde`,
  workIsCurrent: `ik werk hier momenteel | ik werk hier nu | momenteel werkzaam | huidige functie | huidige baan
    | momenteel | heden | tot heden`,
  workPosition: 'functie | functietitel | functienaam | functieomschrijving | rol | positie',
  workName: 'bedrijf | bedrijfsnaam | werkgever | organisatie',
  workLocation: 'plaats | locatie | stad | standplaats',
  workSummary: 'beschrijving | taken | werkzaamheden | verantwoordelijkheden | omschrijving | taakomschrijving',
} satisfies Covered<History>;
