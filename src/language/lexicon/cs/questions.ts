import { type Covered, gap } from '../topics/concept-phrases';
import type { Questions } from '../topics/questions';

export const questions = {
  skills: `dovednosti | technologie | technologiemi | technologiích | programovací jazyky | programovacími jazyky | programovacích jazyků | nástroje | nástroji | schopnosti | znalosti | zkušenosti s | ovládáte`,
  languages: `jakými jazyky mluvíte | jakými jazyky hovoříte | jazyky kterými mluvíte | jaké jazyky ovládáte | jazykové znalosti | jazykové dovednosti`,
  veteran: { says: 'veterán | váleční veteráni | vojenská služba | ozbrojené síly' },
  disability: { says: 'postižení | zdravotní znevýhodnění | ztp' },
  hispanic: gap<'a question of the USA'>(),
  race: { says: 'etnický původ | etnická příslušnost | etnikum | rasa | národnostní menšina' },
  otherEquality: { says: 'sexuální orientace | náboženství | rodinný stav' },
  gender: { says: 'pohlaví | genderová identita' },
  coverLetterText: { says: 'motivační dopis | průvodní dopis' },
  headline: { says: 'profesní titulek' },
  summary: { says: 'shrnutí | o vás | o mně' },
  salaryCurrency: { says: 'měna' },
  salaryExpected: {
    says: `platová očekávání | požadovaná mzda | požadovaný plat | očekávaný plat | očekávaná mzda | mzdové očekávání | platové očekávání
    | představa o platu | mzdová představa`,
    named: 'plat | mzda',
  },
  noticePeriod: { says: 'výpovědní lhůta | výpovědní doba' },
  startDate: { says: 'datum nástupu | možný nástup | termín nástupu | dostupnost' },
  relocation: { says: 'přestěhovat | relokace' },
  source: {
    says: 'jak jste se o nás dozvěděl | jak ses o nás dozvěděl | odkud nás znáte | jak jste se dozvěděli',
    alone: 'zdroj',
  },
  currentPay: 'současn*, dosavadní … plat, mzda, mzdu',
  relocationHelp: 'příspěvek, pomoc, náklady, podpora … přestěhován*, stěhován*',
  sourceShapes: 'jak, kde, odkud … dozvěděl*, našel, našla, viděl*, znáte',
  salaryCurrencyShapes: 'měna, měně … plat*, mzd*, odměn*',
  salaryExpectedShapes: `očekáv*, požadov*, představ*, platov* … plat, platu, mzda, mzdu, mzdy, odměn*, očekávání, představ*
    | mzdov*, platov* … očekáván*, požadav*, představ* | kolik … vydělávat, vydělat`,
  noticePeriodShapes: 'výpovědní … lhůt*, dob* | výpovědní lhůta, výpovědní lhůtu, výpovědní doba, výpovědní dobu',
  priorEmploymentShapes: `již, už, někdy, dříve, v minulosti … pracoval*, zaměstnán*, zaměstnan* | bývalý, bývalá … zaměstnanec, zaměstnankyně`,
  relocationShapes: 'přestěhov*, stěhovat, stěhování, relokac*, relokov*',
  startDateShapes: `kdy, od kdy, k jakému datu, od jakého data, od kterého data, jak brzy … nastoupit, začít, k dispozici, nástup*
    | možný, možné, nejdříve, předpokládan*, požadovan* … nástup*, termín nástupu`,
  sponsorship: { says: 'vízový status | pobytový status' },
  verification: gap<'asked in the USA, in English'>(),
  workAuthorization: { says: 'pracovní povolení', named: 'pracovni povoleni' },
  age18: { says: '18 let | plnoletý | zletilý' },
  criminalRecord: {
    says: `trestní rejstřík | trestního rejstříku | odsouzen | odsouzena | trestný čin | trestně stíhán | trestní minulost | bezúhonnost`,
  },
  priorEmployment: { says: 'pracoval u nás | dříve pracoval | pracovala u nás' },
  accommodation: {
    says: `zvláštní potřeby | speciální potřeby | úpravy | přizpůsobení | bezbariérový | bezbariérovost | přiměřené úpravy`,
  },
  legal: {
    says: `konkurenční doložka | konkurenční doložku | střet zájmů | střetu zájmů | bezpečnostní prověrka | příbuzný | příbuzní
    | vedlejší činnost | dohoda o mlčenlivosti`,
  },
  needing: 'potřebuj*, vyžaduj*, budete potřebovat',
  needed: 'nutn*, potřebn*',
  having: 'máte, máš, vlastníte',
  noNeed: 'nepotřebuj*, nevyžaduj*',
  requests: 'jaká je | jaké je | uveďte | zadejte | zadáním přidáte',
  withoutPermit: 'bez … sponzor*, víz*, omezení',
  workPermit: `pracovní povolení*, povolení k práci, povolení k pobytu, pobytové oprávnění, zaměstnanecká karta, zaměstnaneckou kartu`,
  visa: 'vízum, víza, vízem, víz*',
  allowedToWork: `oprávněn*, oprávnění, právo, povolen* … pracovat, práci | legálně … pracovat | pracovat … legálně
    | pracovní povolení, povolení k práci, povolení k pobytu`,
  mayWork: 'smíte, smíš … pracovat',
  canWork: 'můžete, můžeš, smíte, smíš … pracovat',
  sponsor: 'sponzor*',
  permitHelp: 'pomoc, pomoct, vyřídit, vyřízení, zajistit, zajištění, požádat',
  permitProof: `doklad, doložit, prokázat … pracovní povolení*, povolení k práci, oprávnění pracovat, oprávnění k práci`,
  yesNoBeginnings: `jste | jsi | máte | máš zájem | máš zkušenost | máš zkušenosti | máš platné | máš povolení | máš řidičský | můžete | můžeš
    | chcete | chceš | potřebujete | potřebuješ | byl byste | byla byste | byli byste | souhlasíte | bydlíte | umíte | ovládáte
    | disponujete | je pro vás | vyžadujete`,
  unions: 'eu | evropská unie | evropské unii | evropské unie | ehp | schengen | schengenu',
  ownCountry: 'zemi bydliště | země bydliště',
  conditions: 'pokud | jestliže',
  joiners: 'nebo | anebo | a budete | a potřebujete | a zda',
} satisfies Covered<Questions>;
