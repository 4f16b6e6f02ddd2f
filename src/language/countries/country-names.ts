import type { CountryCode } from 'libphonenumber-js/min';
import { coveredIntlLanguages } from '@/language/lexicon/intl-languages';
import { countryCodes } from './country-codes';

/** A Norwegian name for an island, a Polish and Czech one for India: words of their own elsewhere. */
const alsoWords: ReadonlySet<string> = new Set(['man', 'indie']);

/** Common names that CLDR lacks. Lower case. */
export const otherCountryNames: Readonly<Record<string, readonly string[]>> = {
  US: [
    'usa',
    'u.s.',
    'u.s.a.',
    'united states of america',
    'the united states',
    'the us',
    // States whose names contain another country's.
    'new mexico',
    'new jersey',
    'rhode island',
    'vereinigte staaten von amerika',
  ],
  GB: [
    'uk',
    'u.k.',
    'great britain',
    'the united kingdom',
    'großbritannien',
    'grande-bretagne',
    'gran bretaña',
    'groot-brittannië',
    'england',
    'united kingdom of great britain and northern ireland',
  ],
  NL: ['the netherlands', 'holland', 'nederland'],
  CZ: ['czech republic', 'czechia', 'tschechische republik'],
  KR: ['south korea', 'korea', 'republic of korea'],
  KP: ["democratic people's republic of korea", "korea, democratic people's republic of"],
  AE: ['uae', 'u.a.e.'],
  TR: ['turkey', 'türkiye'],
  RU: ['russia', 'russian federation'],
  VN: ['viet nam'],
  HK: ['hong kong'],
  MO: ['macao', 'macau'],
  TW: ['taiwan, province of china', 'china, republic of', 'republic of china'],
  CD: [
    'democratic republic of the congo',
    'congo, democratic republic of the',
    'congo, the democratic republic of the',
  ],
  LA: ["lao people's democratic republic"],
  SY: ['syrian arab republic'],
  BN: ['brunei darussalam'],
  SK: ['slovak republic'],
  IE: ['republic of ireland'],
  CI: ['ivory coast'],
  PS: ['palestine'],
  MM: ['burma'],
  SZ: ['swaziland'],
};

/** As Polish, Czech and Finnish sentences say where, since CLDR has the first case alone; and common Turkish names. Lower case. */
const inSentences =
  'AT austrii,rakousku,rakouska,itävallassa,avusturya|AU australii,austrálii,australiassa|BE belgii,belgiassa,belçika|BG bułgarii,bulharsku,bulgariassa|BR brazylii,brazílii,brasiliassa|CA kanadzie,kanady,kanadě,kanadassa|CH szwajcarii,švýcarsku,sveitsissä,i̇sviçre|CN chinach,chin,číně,kiinassa|CZ czechach,czech,české republice,české republiky,česku,česka,tšekissä|DE niemczech,niemiec,německu,německa,saksassa,almanya|DK danii,dánsku,tanskassa|EE estonii,estonsku,virossa|ES hiszpanii,španělsku,espanjassa,i̇spanya|FI finlandii,finsku,suomessa|FR francji,francii,ranskassa,fransa|GB wielkiej brytanii,zjednoczonym królestwie,velké británii,spojeném království,isossa-britanniassa,yhdistyneessä kuningaskunnassa,birleşik krallık|GR grecji,řecku,kreikassa|HR chorwacji,chorvatsku,kroatiassa|HU węgrzech,węgier,maďarsku,unkarissa|IE irlandii,irsku,irlannissa|IN indiach,indii,intiassa|IT włoszech,włoch,itálii,italiassa,i̇talya|JP japonii,japonsku,japanissa|LT litwie,litwy,litvě,liettuassa|LU luksemburgu,lucembursku,luxemburgissa|LV łotwie,łotwy,lotyšsku,latviassa|MX meksyku,mexiku,meksikossa|NL holandii,niderlandach,nizozemsku,alankomaissa,hollanda|NO norwegii,norsku,norjassa|NZ nowej zelandii,novém zélandu,uudessa-seelannissa|PL polsce,polski,polsku,polska,puolassa,polonya|PT portugalii,portugalsku,portugalissa|RO rumunii,rumunsku,romaniassa|RU rosji,rusku,venäjällä|SE szwecji,švédsku,ruotsissa,i̇sveç|SG singapurze,singapuru,singaporessa|SI słowenii,slovinsku,sloveniassa|SK słowacji,slovensku,slovenska,slovakiassa|TR turcji,turecku,turkissa|UA ukrainie,ukrainy,ukrajině,ukrainassa|US stanach zjednoczonych,stanów zjednoczonych,spojených státech,spojených států,spojených státech amerických,yhdysvalloissa,amerika birleşik devletleri|ZA republice południowej afryki,jihoafrické republice,etelä-afrikassa';

let named: Map<string, CountryCode> | undefined;

function namesInSentences(): ReadonlyMap<string, readonly string[]> {
  return new Map(inSentences.split('|').map((each) => [each.slice(0, 2), each.slice(3).split(',')]));
}

/** Names in lower case, each with its country. */
export function countriesByName(): ReadonlyMap<string, CountryCode> {
  if (named) return named;
  const inflected = namesInSentences();
  named = new Map(
    countryCodes.flatMap((code) => {
      const official = coveredIntlLanguages.map((language) => countryName(code, language).toLowerCase());
      const names = [...official, ...(otherCountryNames[code] ?? []), ...(inflected.get(code) ?? [])];
      return names.filter((name) => !alsoWords.has(name)).map((name) => [name, code] as const);
    }),
  );
  return named;
}

const namesByLanguage = new Map<string, Intl.DisplayNames>();

/** A country's name (ISO 3166-1 alpha-2) in a language (ISO 639-1). */
export function countryName(code: string, language: string): string {
  const names = namesByLanguage.get(language) ?? new Intl.DisplayNames([language, 'en'], { type: 'region' });
  namesByLanguage.set(language, names);
  return names.of(code) ?? code;
}

/** The ISO 3166-1 alpha-2 code of a country given by code or name; undefined if it is none. */
export function asCountryCode(text: string | null | undefined): CountryCode | undefined {
  const written = text?.trim() ?? '';
  return countryCodes.find((code) => code === written.toUpperCase()) ?? countriesByName().get(written.toLowerCase());
}
