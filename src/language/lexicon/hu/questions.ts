import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: 'készségek | technológiák | programozási nyelvek',
  languages: 'milyen nyelveken beszél | milyen nyelveken beszélsz | beszélt nyelvek | nyelvismeret | nyelvtudás',
  disability: { says: 'fogyatékosság | fogyatékossága | megváltozott munkaképességű' },
  gender: { says: 'neme | nemi identitás' },
  coverLetterText: { says: 'motivációs levél | motivációs levelet | kísérőlevél' },
  currentPay: 'jelenlegi, mostani … fizetés*, bér*',
  sourceShapes:
    'honnan, hol, hogyan … hallott*, hallottál, értesült*, talált*, látta … rólunk, ránk, állás*, pozíció*, cég*, hirdetés* | honnan hallott*, honnan értesült*',
  salaryExpectedShapes:
    'bérigény*, bér igény*, fizetési igény*, fizetési elképzelés* | elvárt, kívánt … fizetés*, bér, bért, munkabér*, jövedel*',
  noticePeriodShapes: 'felmondási id*',
  priorEmploymentShapes:
    'dolgozott*, dolgoztál … nálunk, cégünknél, vállalatunknál | nálunk, cégünknél, vállalatunknál … dolgozott*, dolgoztál',
  relocationShapes: 'hajlandó, vállal* … költöz*, elköltöz*, átköltöz*',
  startDateShapes:
    'mikor, mikortól, milyen hamar … kezdeni, kezdene, kezdhet*, elkezdeni, munkába állni | legkorábbi, lehetséges, kívánt … kezdés*, belépés*, munkakezdés* | belépés dátuma',
  workAuthorization: { says: 'munkavállalási engedély | munkavállalási engedélye' },
  age18: { says: '18 éves | 18. életévét | nagykorú' },
  criminalRecord: {
    says: 'büntetett előéletű | büntetlen előéletű | erkölcsi bizonyítvány | büntetőeljárás | elítélték',
  },
  needing: 'szüksége, szükséges, szükséged, igényel*',
  noNeed: 'nincs szüksége, nincs szükséged | nem … szüksége*, szükséged, igényel*',
  withoutPermit: 'vízum, szponzor*, szponzorálás, korlátozás* … nélkül',
  allowedToWork:
    'munkavállalási engedé*, munkavállalásra jogosult | jogosult … munkavállalásra, munkát vállalni, dolgozni | legálisan, jogszerűen … dolgozni, dolgozhat, munkát vállalni',
  sponsor: 'szüksége, szükséged, igényel* … szponzor*, vízum* | szponzor*, vízum* … szüksége, szükséged, szükséges',
  yesNoBeginnings: 'rendelkezik | hajlandó | tud | tudna',
  joiners: 'vagy',
} satisfies FurtherLexicon['questions'];
