import type { Covered } from '../topics/concept-phrases';
import type { History } from '../topics/history';

export const history = {
  keepEntry: 'tallenna | valmis',
  keptThing: 'tieto | merkintä | tämä merkintä | kohta | kieli | sulje | ja sulje',
  editEntry: 'muokkaa',
  addEntry: 'lisää | lisää uusi | lisää toinen | lisää seuraava',
  anotherEntry: 'uusi | toinen | seuraava | vielä | yksi | rivi | kohta',
  workEntry: 'työpaikka | työsuhde | työnantaja | tehtävä | työ',
  educationEntry: 'koulu | tutkinto | oppilaitos | opinto',
  workPart: { named: 'tyokokemus | tyohistoria | tyopaikat | tyonantajat | tyosuhteet' },
  educationPart: { named: 'koulutus | koulutukset | opinnot | koulu | tutkinto | tutkinnot' },
  educationArea: `pääaine | opintoala | koulutusala | ala | suuntautuminen | koulutusohjelma | linja | erikoistuminen
    | opintosuunta`,
  educationStudyType: `tutkinto | tutkinnon nimi | koulutusaste | koulutustaso | tutkintonimike | taso | ylin tutkinto
    | korkein tutkinto | korkein koulutus
    | ylin koulutus | korkein koulutustaso`,
  highestDegree: 'korkein | ylin | koulutustaso | koulutusaste',
  educationInstitution: `oppilaitos | koulu | yliopisto | ammattikorkeakoulu | korkeakoulu | oppilaitoksen nimi
    | koulun nimi`,
  educationScore: 'arvosana | keskiarvo | loppuarvosana',
  onlyEducation: `oppilaitos | oppilaitoksen nimi | koulutusaste | koulutustaso | tutkinto | ylin tutkinto
    | korkein tutkinto | pääaine | yliopisto | ammattikorkeakoulu | koulun nimi | missä opiskelit | mitä opiskelit
    | korkein koulutus | ylin koulutus | korkein koulutustaso`,
  startDate: `alkaen | alku | alkupäivä | alkamispäivä | aloituspäivä | aloituspäivämäärä | alkamispäivämäärä
    | aloitettu | aloitusvuosi | mistä | alkoi | alkanut | aloitin | aloitus`,
  endDate: `asti | päättyen | loppu | loppupäivä | päättymispäivä | lopetuspäivä | päättymispäivämäärä | päättyi
    | päättynyt | lopetin | lopetus | valmistumispäivä | valmistumisvuosi | valmistuminen | mihin`,
  workHeadings: `työkokemus | työhistoria | työura | työsuhteet | työpaikat | aiemmat työpaikat | aiempi työkokemus
    | aikaisempi työkokemus | työnantajat | työnantaja`,
  educationHeadings: 'koulutus | koulutukset | koulutustausta | koulutustiedot | opinnot | opiskelu | tutkinnot',
  fillers: `ja | tai | sinun | nimi | päivämäärä | pvm | kuukausi | vuosi | päivä | viimeisin | edellinen | nykyinen
    | aiempi | ylin | korkein | valinnainen | mikä | oli | on`,
  workIsCurrent: `työskentelen täällä tällä hetkellä | olen edelleen töissä täällä | työskentelen edelleen täällä
    | nykyinen työpaikka | nykyinen työ | nykyinen tehtävä | nykyinen työnantaja | tällä hetkellä | työsuhde jatkuu
    | jatkuu | jatkuu edelleen | työskentelen täällä edelleen | työskentelen täällä | työskentelen täällä yhä
    | työskentelen täällä parhaillaan | työskentelen täällä nykyään | työskentelen tällä hetkellä täällä
    | olen edelleen täällä töissä | olen edelleen töissä | olen tällä hetkellä töissä täällä | työsuhde on voimassa
    | työsuhteeni jatkuu | työ jatkuu edelleen | työskentelen yhä täällä | nykyinen työsuhde`,
  workPosition: 'tehtävänimike | ammattinimike | titteli | nimike | tehtävä | rooli | toimenkuva | asema',
  workName: 'yritys | työnantaja | yrityksen nimi | työnantajan nimi | organisaatio | työpaikka',
  workLocation: 'paikkakunta | kaupunki | sijainti | työpaikan sijainti',
  workSummary: `kuvaus | työtehtävät | tehtävät | työnkuva | vastuualueet | tehtävänkuvaus | työtehtävien kuvaus
    | vastuut | roolin kuvaus | toimenkuva | tehtävän kuvaus | päätehtävät`,
} satisfies Covered<History>;
