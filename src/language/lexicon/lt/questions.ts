import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: 'įgūdžiai | technologijos | programavimo kalbos',
  languages: 'kokiomis kalbomis kalbate | kokias kalbas mokate | kalbų mokėjimas | užsienio kalbos',
  disability: { says: 'negalia | negalią | neįgalumas' },
  gender: { says: 'lytis | lytinė tapatybė' },
  coverLetterText: { says: 'motyvacinis laiškas | motyvacinį laišką' },
  currentPay: 'dabartin* … atlyginim*, alga',
  sourceShapes:
    'kaip, kur, iš kur … sužinojote, išgirdote, radote, pamatėte … mus, skelbim*, pozicij*, įmon*, pareig*, darbo',
  salaryExpectedShapes:
    'pageidaujam*, norim*, tikim* … atlyginim*, alga, algą, darbo užmokest* | atlyginimo, algos … lūkes*',
  noticePeriodShapes: 'įspėjimo … laikotarp*, termin*',
  priorEmploymentShapes: 'dirbote, dirbęs, dirbusi … pas mus, mūsų | pas mus, mūsų … dirbote, dirbęs, dirbusi',
  relocationShapes: 'sutik*, galėtumėte, pasireng* … persikelti, persikraustyti, persikėlim*',
  startDateShapes:
    'kada, nuo kada, kaip greitai … pradėti, pradėtumėte | galim*, pageidaujam*, anksčiausi* … darbo pradž*',
  age18: { says: 'pilnametis | pilnametė | sukako 18 | vyresnis nei 18 | ne jaunesnis kaip 18' },
  criminalRecord: { says: 'teistas | teistumas | teistumą | teistumo' },
  needing: 'reik*',
  noNeed: 'nereik* | dirbti … ar, arba … reik*',
  withoutPermit: 'be … vizos, rėmimo, apribojimų',
  allowedToWork:
    'leidimą dirbti, leidimas dirbti, darbo leidim*, teisę dirbti, teisė dirbti | teisėtai, legaliai … dirbti',
  sponsor: 'reik* … vizos, vizą, rėmim*',
  yesNoBeginnings: 'ar',
} satisfies FurtherLexicon['questions'];
