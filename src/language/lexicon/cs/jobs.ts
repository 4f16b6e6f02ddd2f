import type { Covered } from '../topics/concept';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: `plný úvazek | zkrácený úvazek | práce z domova | na dálku | před | včera | dnes | přidáno | kc | odpověď do | končí`,
  nouns: 'prace | práce | nabídka | nabídky | nabídek | nabídku | pracovní | kariéra | volná místa | pozice | brigády',
  manyNouns: 'nabidky | nabidek | volna mista',
  applyOnPosting: `odpovědět | odpovědět na nabídku | mám zájem | zažádat | ucházet se | poslat životopis | snadné žádosti | odpovědět na inzerát`,
  sectionHeadlines: `náplň práce | požadujeme | nabízíme | požadavky | co vás čeká | co nabízíme | koho hledáme | pracovní nabídka
    | informace o pozici | popis pozice | co u nás budete dělat`,
  roles: `vývojář | programátor | manažer | asistent | asistentka | technik | operátor | kuchař | kuchařka | prodavač | účetní
    | specialista | řidič | skladník | vedoucí | konzultant | inženýr | konstruktér | analytik | obchodní`,
  keywordField: 'hledat | hledání | vyhledat | klíčové slovo | profese | pozice | co',
  placeField: 'kde | místo | město | lokalita | okolí | kraj | obec',
} satisfies Covered<Jobs>;
