import type { Covered } from '../topics/concept-phrases';
import type { Wordings } from '../topics/wordings';

export const wordings = {
  negation: `ette | ei | eivät | emme | et ole | en ole | et tarvitse | en tarvitse | et halua | älä | ilman | ettekö | etkö | eikö`,
  upperBound: 'alle 16 | alle 18 | alle 21 | nuorempi | vähemmän | enintään | korkeintaan',
  employer: `meillä | meille | meidän | meidät | meistä | täällä | tämä yritys | tässä yrityksessä | tähän tehtävään | tässä tehtävässä`,
  jobCountry: 'tässä maassa | kyseisessä maassa | maassa',
  description: 'kuvaile | kuvaa | selitä | miksi | kerro',
  fillers: `ja | tai | on | ovat | olet | olette | sinä | sinun | te | teidän | me | meidän | meillä | joka | että | jos | ole | hyvä
    | valitse | ilmoita | anna | mikä | mitkä | mitä | kuinka | miten | monta | paljon | milloin | missä | voit | voitte | tehtävä
    | tehtävään | yritys | yrityksessä
    | onko | sinulla | teillä | oletko | oletteko | pitkä | pitkän`,
} satisfies Covered<Wordings>;
