import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: 'zručnosti | technológie | programovacie jazyky | ovládate',
  languages: 'akými jazykmi hovoríte | aké jazyky ovládate | jazykové znalosti | jazykové zručnosti | cudzie jazyky',
  disability: { says: 'zdravotné postihnutie | zdravotným postihnutím' },
  gender: { says: 'pohlavie | rodová identita' },
  coverLetterText: { says: 'motivačný list | sprievodný list | motivačného listu' },
  currentPay: 'súčasn*, aktuáln* … plat, mzda',
  sourceShapes:
    'ako, kde, odkiaľ … dozvedel*, našli, videli, počuli … nás, ponuk*, pozíci*, spoločnosti, mieste | ako, odkiaľ … nás … dozvedel*',
  salaryExpectedShapes:
    'očakávan*, požadovan* … plat, platu, mzda, mzdu, mzdy | platov*, mzdov* … očakávani*, požiadavk*, predstav* | predstav* … mzde, plate',
  noticePeriodShapes: 'výpovedn* … lehot*, dob*',
  priorEmploymentShapes: 'pracoval* … u nás, pre nás, v našej',
  relocationShapes: 'ochotn*, priprav*, možnosť, ochota … presťahov*, sťahova*, relokáci*',
  startDateShapes:
    'kedy, odkedy, ako skoro … nastúpiť, začať | možn*, najskorš*, predpokladan* … nástup* | termín nástupu, dátum nástupu',
  age18: { says: 'dovŕšili 18 | starší ako 18 | máte 18 rokov | nad 18 rokov | plnoletý | plnoletá' },
  criminalRecord: {
    says: 'register trestov | registra trestov | odsúdený | odsúdená | trestne stíhaný | bezúhonnosť | trestný čin',
  },
  needing: 'potrebuj*, potrebovať, vyžaduj*',
  noNeed: 'nepotrebuj*, nevyžaduj*',
  withoutPermit: 'bez … sponzor*, víz*, obmedzen*',
  allowedToWork:
    'pracovné povolenie, pracovného povolenia, povolenie na prácu, právo pracovať, oprávnený pracovať, oprávnenie pracovať | legálne … pracovať | pracovať … legálne',
  sponsor: 'potreb*, vyžad* … sponzor*, víz*',
  yesNoBeginnings: 'ste | môžete | máte záujem | boli ste',
  joiners: 'alebo',
} satisfies FurtherLexicon['questions'];
