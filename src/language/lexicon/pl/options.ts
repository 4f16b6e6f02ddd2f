import { type Covered, gap } from '../topics/concept-phrases';
import type { Options } from '../topics/options';

export const options = {
  unspecified: 'nie określono',
  chooseOne: `wybierz | wybierz opcję | proszę wybrać | wybierz jedną opcję | wybrać | brak wyboru | nie wybrano | nic nie wybrano | wybierz jedną | wybierz jeden | wybierz z listy | wybierz element | proszę wybrać opcję`,
  yes: 'tak',
  no: 'nie',
  limits: 'ale | tylko | jeśli | jeżeli | oprócz | chyba że | jedynie | pod warunkiem',
  declines: `wolę nie, wolałbym nie, wolałabym nie, nie chcę, nie chcę się, odmawiam … odpowiadać, odpowiedzieć, mówić, podawać, ujawniać, udzielać, określać, odpowiedzi, identyfikować`,
  declined: 'bez odpowiedzi | nie podano | odmowa odpowiedzi | wolę nie mówić | wolę nie podawać',
  restates: 'ale | jako',
  atOnce:
    'od zaraz | natychmiast | natychmiastowa | od razu | dostępny od zaraz | dostępna od zaraz | bez okresu wypowiedzenia',
  man: 'mężczyzna | męska',
  manInitial: 'm',
  woman: 'kobieta | żeńska',
  womanInitial: 'k',
  nonBinary: 'niebinarna | osoba niebinarna | niebinarny',
  honorificMan: 'pan',
  honorificWoman: 'pani',
  honorificMiss: gap<'Every woman is called pani.'>(),
} satisfies Covered<Options>;
