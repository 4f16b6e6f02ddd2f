import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: 'veštine | вештине | технологије | програмски језици',
  languages: 'strani jezici | страни језици | знање језика | које језике говорите | znanje stranih jezika',
  disability: { says: 'инвалидитет | инвалидитетом' },
  gender: { says: 'vaš pol | пол | родни идентитет' },
  coverLetterText: { says: 'motivaciono pismo | пропратно писмо | мотивационо писмо' },
  salaryCurrency: { says: 'valuta | валута' },
  currentPay: 'trenutn* … plata, platu, zarad* | тренутн* … плата, плату, зарад*',
  sourceShapes:
    'kako, gde, odakle … saznali, čuli, našli, videli … nas, nama, oglas*, konkurs*, kompanij* | како, где, одакле … сазнали, чули, нашли, видели … нас, нама, оглас*, конкурс*, компаниј*',
  salaryExpectedShapes:
    'očekivan*, željen* … plata, plate, platu, zarad* | finansijsk* … očekivanj* | očekivanj* … plate, zarad* | очекиван*, жељен* … плата, плате, плату, зарад* | финансијск* … очекивањ* | очекивањ* … плате, зарад*',
  noticePeriodShapes: 'отказн* … рок*',
  priorEmploymentShapes: 'радили … код нас, за нас, у нашој',
  relocationShapes: 'spremn*, voljni, biste … preselite | спремн*, вољни, бисте … преселите, пресељењ*',
  startDateShapes: 'kada, kad, od kada … počnete, stupite | када, од када … почнете, започнете, почети, ступите',
  age18: { says: 'punoletni | пунолетни | старији од 18 | навршили 18' },
  criminalRecord: { says: 'осуђивани | осуђиван | krivični postupak | кривични поступак' },
  needing: 'треба, требате, потребн*, potrebn*',
  noNeed: 'не … треба, потребн*',
  withoutPermit: 'без … спонзор*, визе, ограничењ*',
  allowedToWork:
    'pravo da radite, право на рад, право да радите, радна дозвола, радну дозволу, радне дозволе | legalno, zakonito … radite | легално, законито … радите',
  sponsor: 'треба*, потреб* … спонзор*, визу, виза, визн*',
  yesNoBeginnings: 'да ли | имате ли',
  joiners: 'или',
} satisfies FurtherLexicon['questions'];
