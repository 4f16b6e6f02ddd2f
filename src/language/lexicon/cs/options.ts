import type { Covered } from '../topics/concept-phrases';
import type { Options } from '../topics/options';

export const options = {
  unspecified: 'neuvedeno',
  chooseOne: `vyberte | zvolte | vyberte možnost | zvolte možnost | prosím vyberte | vybrat | vyberte jednu možnost | nevybráno | žádný výběr | bez výběru | vyberte si | vyber | vyberte položku | nic nevybráno | vyberte ze seznamu | vyberte jednu | vyberte jeden | vyberte jednu z možností | vyberte hodnotu`,
  yes: 'ano',
  no: 'ne',
  limits: 'ale | jen | pouze | pokud | kromě | jestliže | když',
  declines: `nechci, nechci se, raději ne, raději bych ne, nepřeji si, nepřeji si se, preferuji ne, odmítám, radši ne … odpovědět, odpovídat, uvést, uvádět, sdělit, sdělovat, vyjádřit, vyjadřovat, odpověď`,
  declined: `nechci uvádět | neuvedeno | neuvádím | bez odpovědi | raději neuvádět | raději neuvedu | nepřeji si uvést
    | raději nechci odpovídat`,
  restates: 'ale | jako',
  atOnce: 'ihned | ihned k dispozici | okamžitě | okamžitě k dispozici | hned | k dispozici ihned',
  man: 'muž | mužské',
  manInitial: 'm',
  woman: 'žena | ženské',
  womanInitial: 'ž',
  nonBinary: 'nebinární',
  honorificMan: 'pan',
  honorificWoman: 'paní',
  honorificMiss: 'slečna',
} satisfies Covered<Options>;
