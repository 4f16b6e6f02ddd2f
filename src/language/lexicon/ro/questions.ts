import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: 'competențe | abilități | tehnologii | limbaje de programare',
  languages: 'ce limbi vorbiți | ce limbi vorbești | limbi vorbite | limbi străine | limbi cunoscute',
  disability: { says: 'dizabilitate | dizabilități' },
  gender: { says: 'sexul | identitatea de gen', named: 'sex' },
  coverLetterText: {
    says: 'scrisoare de intenție | scrisoarea de intenție | scrisoare de motivare | scrisoare de prezentare',
  },
  salaryCurrency: { says: 'valuta | moneda' },
  currentPay: 'salari* … actual*, curent* | actual* … salari*',
  sourceShapes: 'cum, de unde, unde … aflat, auzit, găsit, văzut … noi, post*, anunț*, compani*, job*',
  salaryExpectedShapes:
    'aștept*, pretenți* … salari*, financiar* | salari* … dorit*, așteptat*, solicitat*, doriți, dorești',
  noticePeriodShapes: 'preaviz*',
  priorEmploymentShapes: 'lucrat, angajat … la noi, pentru noi, compania noastră',
  relocationShapes: 'dispus*, doriți, puteți, ați fi, disponibilitate … reloc*, muta, mutați',
  startDateShapes:
    'când, de când, cât de repede, de la ce dată … începe, începi, începeți | data … disponibil* | data posibilă, data dorită, cea mai apropiată dată … începer*, disponibil*',
  workAuthorization: { says: 'permis de muncă' },
  age18: { says: '18 ani | vârsta majoratului' },
  criminalRecord: { says: 'cazier | cazier judiciar | condamnat | condamnată | antecedente penale' },
  needing: 'nevoie, necesit*',
  needed: 'necesar*',
  having: 'aveți, deții, dețineți',
  noNeed: 'nu … nevoie, necesit*',
  withoutPermit: 'fără … sponsor*, viză, restricți*',
  allowedToWork:
    'dreptul de a lucra, dreptul de muncă, dreptul să lucr*, permis de muncă, permisul de muncă, autorizație de muncă, autorizat să lucr*, autorizată să lucr* | legal … lucra, lucrați, lucrezi',
  sponsor: 'nevoie, necesit*, solicit* … sponsor*, viză, viza',
  yesNoBeginnings: 'aveți | sunteți | ești | puteți',
  joiners: 'sau',
} satisfies FurtherLexicon['questions'];
