import { type Covered, gap } from '../topics/concept-phrases';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'před | včera | dnes | přidáno | Kč | odpověď do | končí',
  nouns: {
    says: 'prace | práce | nabídka | nabídky | nabídek | nabídku | pracovní | kariéra | volná místa | pozice | brigády',
    url: 'prace | pracovni | nabidka',
  },
  manyNouns: 'nabidky | nabidek | volna mista',
  sectionHeadlines: `požadujeme | nabízíme | požadavky | co vás čeká | co nabízíme | koho hledáme | informace o pozici
    | co u nás budete dělat`,
  occupations: `*vývojář* | *inženýr* | *specialista* | *manažer* | *technik* | *kuchař* | kuchařka | *řidič* | *prodavač* | *účetní* | *operátor* | *asistent* | asistentka | *skladník* | *programátor* | vedoucí | konzultant* | *konstruktér* | *analytik* | *sestra | *lékař* | *učitel* | *elektrikář* | *svářeč* | *zámečník* | *mechanik* | číšník* | servírka* | *skladnice* | *uklízečka* | *pokladní* | *referent* | *terapeut* | zedník* | tesař | truhlář | instalatér | malíř | malířka | svářeč* | zámečník* | elektrikář* | mechanik | pekař | pekařka | cukrář | cukrářka | řezník | kadeřník | kadeřnice | lékař | lékařka | zdravotní sestra | učitel* | asistent* | obchodní zástupce | programátor* | vývojář* | specialista* | referent* | uklízeč* | ošetřovatel* | pečovatel* | barman* | montér | montéři | operátor* | seřizovač* | konstruktér* | projektant* | stavbyvedoucí* | disponent* | dispečer* | brigádník* | psycholog | psycholožka | kuchař* | skladník*`,
  titleWords: 'obchodní',
  keywordField: 'hledat | hledání | vyhledat | klíčové slovo | profese | pozice | co',
  placeField: 'kde | místo | město | lokalita | okolí | kraj | obec',
  departments: 'obchod | výroba | účetnictví | administrativa',
  betweenDepartments: 'a',
  everyGender: gap<'letters say it: (m/ž)'>(),
  genderEndings: 'ka | kyně',
  listEntries: 'nabíd* | výsledk* | pozic* | pracovn* | volná místa | volných míst | volná pracovní místa',
  ofTotal: 'z | ze',
  openCalls: 'iniciativní životopis | spontánní přihláška | otevřená přihláška',
  about: 'přibližně | cca',
} satisfies Covered<Jobs>;
