import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: 'vještine | tehnologije | programski jezici | alati',
  languages: 'koje jezike govorite | strani jezici | poznavanje jezika | znanje jezika',
  disability: { says: 'invaliditet | invaliditetom' },
  gender: { says: 'spol | rodni identitet' },
  coverLetterText: { says: 'motivacijsko pismo | popratno pismo | propratno pismo' },
  salaryCurrency: { says: 'valuta' },
  currentPay: 'trenutn* … plać*',
  sourceShapes:
    'kako, gdje, odakle … saznali, čuli, pronašli, vidjeli … nas, nama, oglas*, posl*, natječaj*, tvrtk* | kako, gdje, odakle … za nas … saznali, čuli',
  salaryExpectedShapes:
    'očekivan*, željen* … plać*, primanj* | financijsk* … očekivanj* | očekivanj* … plać*, primanj*',
  noticePeriodShapes: 'otkazn* … rok*',
  priorEmploymentShapes: 'radili … kod nas, za nas, u našoj',
  relocationShapes: 'spremn*, voljni, biste, želite … preseliti, preseljenj*, relokacij*',
  startDateShapes:
    'kada, kad, od kada, od kojeg datuma … početi, započeti, stupiti | najraniji, mogući, željeni … početka',
  age18: { says: 'punoljetni | punoljetan | navršili 18 | stariji od 18 | imate 18 godina' },
  criminalRecord: { says: 'osuđivani | osuđivan | kazneni postupak | kaznenoj evidenciji | nekažnjavanju' },
  needing: 'trebate, treba, trebat*, potrebn*',
  noNeed: 'ne … trebat*, treba, potrebn*',
  withoutPermit: 'bez … sponzor*, vize, ograničenj*',
  allowedToWork: 'pravo na rad, pravo raditi, radna dozvola, radnu dozvolu, radne dozvole | zakonito, legalno … raditi',
  sponsor: 'treba*, potreb* … sponzor*, vizu, viza, vize, vizn*',
  yesNoBeginnings: 'imate li | jeste li | da li | možete li',
  joiners: 'ili',
} satisfies FurtherLexicon['questions'];
