import { type Covered, gap } from '../topics/concept-phrases';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: `evästeet | evästeitä | evästeiden | yksityisyytesi | yksityisyys | tietosuoja | suostumus | suostumuksesi
    | henkilötiedot | henkilötietoja`,
  consentAnswers: `hyväksy | hyväksy kaikki | hyväksy evästeet | hyväksyn | salli | salli kaikki | salli evästeet | hylkää
    | hylkää kaikki | kiellä | kiellä kaikki | vain välttämättömät`,
  login: `kirjaudu | kirjaudu sisään | kirjautuminen | sisäänkirjautuminen | rekisteröidy | luo tili | luo käyttäjätili | luo tunnus
    | liity jäseneksi | tervetuloa takaisin`,
  applicationReceived: `hakemus lähetetty | hakemus on lähetetty | hakemuksesi on lähetetty | hakemus lähetettiin
    | hakemuksesi lähetettiin | hakemus vastaanotettu | hakemus on vastaanotettu | hakemuksesi on vastaanotettu
    | olemme vastaanottaneet hakemuksesi | olemme saaneet hakemuksesi | kiitos hakemuksestasi | kiitos hakemuksesta
    | kiitos että hait`,
  notYet: 'kun | jos | ennen | ei | ei ole | ei voitu | epäonnistui | virhe | kunnes | heti kun | tullaan',
  oneMoment: 'vain hetki',
  challenge: `vahvista että olet ihminen | vahvista, että olet ihminen | varmista että olet ihminen | en ole robotti
    | et ole robotti | oletko robotti | turvatarkistus | turvallisuustarkistus | tarkistetaan selaintasi | pääsy estetty
    | pääsy evätty`,
  loading: 'ladataan | haetaan | odota | odota hetki | odota hetkinen | hetki',
  nothingFound: `ei tuloksia | ei hakutuloksia | ei osumia | ei työpaikkoja | ei avoimia työpaikkoja | ei avoimia paikkoja
    | ei löytynyt yhtään | ei löytynyt tuloksia | ei löytynyt työpaikkoja | tuloksia ei löytynyt | työpaikkoja ei löytynyt
    | emme löytäneet yhtään | emme löytäneet työpaikkoja | hakusi ei tuottanut | haulla ei löytynyt | ei vastaavia`,
  rateLimit: `liian monta pyyntöä | liikaa pyyntöjä | liian monta yritystä | epätavallista liikennettä | epätavallista toimintaa
    | yritä myöhemmin uudelleen | yritä uudelleen myöhemmin | yritä hetken kuluttua uudelleen | tilapäisesti estetty`,
  jobsOf: {
    first: 'avoimet työpaikat yrityksessä | työpaikat yrityksessä | ura yrityksessä',
    last: 'ura | urasivut | rekrytointi',
    alone: 'meille töihin | töihin meille | tule meille töihin | töissä meillä',
  },
  boardMenu: 'ilmoita työpaikka | jätä ilmoitus | työnantajille | työnantajat | työnhakijat',
  basket: 'ostoskori | kori',
  careersSite: 'ura | urasivut | työpaikat | avoimet työpaikat | rekrytointi | meille töihin | avoimet tehtävät',
  sitePart: 'sivu | sivut | sivusto | portaali | osio',
  rightsReserved: `kaikki oikeudet pidätetään`,
  madeBy: `toteutus | sivuston toteutus | sivut toteutti | verkkosivut | kotisivut | suunnittelu ja toteutus`,
  aboutName: gap<'no word for it stands before the name'>(),
  menuEntry: `yritysprofiili | Etusivu | Meistä | Yhteystiedot | Ota yhteyttä | Tietoa | Uutiset | Palvelut | Tuotteet | Kirjaudu | Haku | Osoite`,
  postingId: `viitenumero | viite | viitekoodi | ilmoitusnumero | ilmoituksen numero | ilmoituksen tunnus | työpaikan tunnus
    | paikan tunnus | työavain`,
  boardName: 'työpaik* | *työpaikat | työnhaku*',
} satisfies Covered<Pages>;
