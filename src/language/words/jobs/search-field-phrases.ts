import { foldText } from '@/language/fold/fold-wording';
import { type Phrases, phraseFinder } from '@/language/match/phrases';

/** Names of the field for search words. */
const keywordWords: Phrases = {
  en: 'search | search jobs | keyword | keywords | job title | title | skill | skills | what | role | query | find jobs | position',
  de: `suche | suchen | suchbegriff | stichwort | stichworte | stichwörter | beruf | berufsbezeichnung | jobtitel | tätigkeit | was
    | position | jobs finden`,
  fr: 'recherche | rechercher | mot-clé | mots-clés | mots clés | métier | poste | intitulé | quoi | compétence',
  es: 'buscar | búsqueda | palabra clave | palabras clave | puesto | cargo | qué | profesión',
  it: 'cerca | ricerca | parola chiave | parole chiave | professione | mansione | cosa | posizione',
  nl: 'zoek | zoeken | zoekterm | trefwoord | trefwoorden | functie | beroep | wat | vacature',
  pt: 'pesquisar | pesquisa | buscar | busca | palavra-chave | palavras-chave | cargo | o que | profissão',
  cs: 'hledat | hledání | vyhledat | klíčové slovo | profese | pozice | co',
  pl: 'szukaj | wyszukaj | słowo kluczowe | słowa kluczowe | stanowisko | zawód | co',
  others: 'q | query | kw',
};

/** Names of the field for the place. */
const placeWords: Phrases = {
  en: 'where | location | city | place | town | postcode | zip | zip code | country | region | state | radius | distance | near',
  de: 'wo | ort | stadt | plz | postleitzahl | standort | region | arbeitsort | umkreis | land',
  fr: 'où | lieu | ville | code postal | localisation | région | département',
  es: 'dónde | lugar | ciudad | provincia | localidad | ubicación | código postal | población',
  it: 'dove | luogo | città | località | provincia | regione | cap',
  nl: 'waar | plaats | stad | locatie | postcode | regio | woonplaats',
  pt: 'onde | local | cidade | localização | localidade | região | distrito',
  cs: 'kde | místo | město | lokalita | okolí | kraj | obec',
  pl: 'gdzie | miejsce | miasto | lokalizacja | miejscowość | województwo',
  others: 'loc',
};

const findKeyword = phraseFinder(keywordWords);
const findPlace = phraseFinder(placeWords);

/** True for words of a search word field. */
export function isKeywordFieldLabel(text: string): boolean {
  return findKeyword(foldText(text)) !== null;
}

/** True for words of a place field. */
export function isPlaceFieldLabel(text: string): boolean {
  return findPlace(foldText(text)) !== null;
}
