import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: 'veščine | spretnosti | programski jeziki | orodja',
  languages: 'katere jezike govorite | znanje jezikov | tuji jeziki | znanje tujih jezikov',
  disability: { says: 'invalidnost | invalidnosti' },
  gender: { says: 'spol | spolna identiteta' },
  coverLetterText: { says: 'motivacijsko pismo | spremno pismo | spremni dopis' },
  salaryCurrency: { says: 'valuta' },
  currentPay: 'trenutn*, sedanj* … plač*',
  sourceShapes: 'kako, kje … izvedeli, slišali, našli, videli … nas, oglas*, delovn*, podjetj*',
  salaryExpectedShapes: 'pričakovan*, želen* … plač* | finančn* … pričakovanj* | pričakovanj* … plač*',
  noticePeriodShapes: 'odpovedn* … rok*',
  priorEmploymentShapes: 'delali, zaposleni … pri nas, za nas, v našem',
  relocationShapes: 'pripravljen*, bi se … preseliti, preselite, selitev, preselitev',
  startDateShapes:
    'kdaj, s katerim dnem … začeti, začnete, nastopiti | kdaj bi … začeli | možn*, najzgodnejš*, želen* … začetk*, nastop*',
  age18: { says: 'polnoletni | polnoletna | polnoleten | dopolnili 18 | starejši od 18' },
  criminalRecord: { says: 'obsojeni | kaznovani | nekaznovanosti | kazenskem postopku' },
  needing: 'potrebuj*, potrebovali, potrebn*',
  noNeed: 'ne … potrebuj*, potrebn* | delo, dela, delati … ali … potreb*',
  withoutPermit: 'brez … sponzor*, vizum*, omejit*',
  allowedToWork:
    'delovno dovoljenje, delovnega dovoljenja, pravico do dela, pravico delati | zakonito … delate, delati',
  sponsor: 'potreb* … sponzor*, vizum*',
  yesNoBeginnings: 'ali',
} satisfies FurtherLexicon['questions'];
