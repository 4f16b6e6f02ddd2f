import { type Covered, gap } from '../topics/concept-phrases';
import type { Forms } from '../topics/forms';

export const forms = {
  relationship: 'suhde | suhde sinuun | sukulaisuussuhde',
  otherScript: 'latinalaisin kirjaimin | englanniksi',
  passwordWarning: gap<'not met on a form'>(),
  bestOfAll:
    'parhaiten | eniten | mieluiten | suosikki | suosikkisi | ensisijainen | ensisijaisesti | tärkein | vain yksi',
  allThatApply: gap<'not met on a form'>(),
  applicant: `hakija | omat tiedot | henkilötiedot | hakijan tiedot | tietoja sinusta | tietosi | omat tietosi
    | yhteystiedot | yhteystietosi | henkilötietosi | hakijasta | tietoja hakijasta`,
  attachFile: `liitä | valitse tiedosto | liitä tiedosto | lataa tiedosto | lataa tiedostoja | valitse tiedostot
    | selaa | lisää tiedosto | tiedosto | vedä ja pudota | pudota tiedostot tähän | ei valittua tiedostoa
    | tiedostoa ei ole valittu | ei tiedostoa | lataa tiedosto palveluun | valitse tiedostoja`,
  dropFile: 'pudota, vedä, raahaa … tiedosto*, asiakirja*, tähän',
  otherPerson: `lähiomainen | hätäyhteyshenkilö | lähin omainen | yhteyshenkilö hätätilanteessa | hätätilanteessa
    | vinkkaa kaverille | kerro kaverille | jaa työpaikka | suosittelijat | suosittelija | suosittelijan nimi
    | kuka suositteli sinulle | jätä kommentti | kirjoita arvostelu | huoltaja | äidin nimi | isän nimi`,
  whoReferred: `suositelleen, suosittelevan, suositellut … henkilön, henkilö, työntekijän, kollegan | henkilön, henkilö, kuka, työntekijän, kollegan … suositteli, suosittelee, suositellut`,
  recipient: 'vastaanottaja | vastaanottajan',
  nominee: 'puolesta | suosittel* | toisen henkilön | kollega* | tuttavan',
  ownership: gap<'said by the ending'>(),
  otherRoles: `puoliso | takaaja | aviopuoliso | avopuoliso | hätätilanne | esimies | esihenkilö | lähiesihenkilö
    | esimiehen nimi
      | isä | isän | äiti | äidin | lapsi | lapsen | lasten | poika | tytär | veli | sisar | puolison | ystävän
      | kollegan`,
  employer: 'työnantaja | työnantajan | työnantajat',
  personHeadingFillers: `sinun | ja | tiedot | yhteystiedot | nykyinen | nykyisen | viimeisin | edellinen | aiempi
    | nimi`,
  enterAgain: 'vahvista | toista | uudelleen | uudestaan | vahvistus | syötä uudelleen | kirjoita uudelleen',
  required: 'pakollinen kysymys | pakollinen | pakollinen tieto | pakollinen kenttä | vaaditaan | vaadittu',
  optional: 'valinnainen | vapaaehtoinen | ei pakollinen',
  characters: 'merkkiä | merkki',
  formParts: 'vaihe | sivu | osa | osio | kysymys',
  example: 'esim | esimerkki | esimerkiksi | kuten',
  answerPrompts: `vastauksesi | vastaus | kirjoita tähän | kirjoita vastauksesi | kirjoita vastaus | syötä teksti | tarkenna | teksti`,
  enterKey: 'enter | rivinvaihto | enter-näppäin',
  referenceNumber: 'viitenumero | viite nro | työpaikan viitenumero | viitekoodi',
  referenceWord: 'viite',
  sectionHeadings: `ennen lähettämistä | ja | yhteystiedot | yhteystietosi | henkilötiedot | omat | tiedot | tietosi | perustiedot
    | sinusta | sinun | hakija | hakijan | hakemus | vaihe | asuinpaikka | osoite | osoitetiedot | puhelin | sähköposti
    | postiosoite | syntymäaika | tai | meidän | miten | missä | voimme | ottaa | yhteyttä | yhteys | henkilökohtaiset | yleiset
    | yleistä | profiili | profiilisi | cv | ansioluettelo | hakulomake | lomake | sivu | osa | osio | pakollinen | pakolliset
    | valinnainen | kotiosoite | asut | nykyinen | puhelinnumero | sähköpostiosoite | kansalaisuus | täytä | anna | kerro
    | itsestäsi | nimi
    | kysymykset | lisäkysymykset
    | viestintä`,
  unrelated: {
    says: `osoitteen lisätieto | alennuskoodi | lahjakortti | ovikoodi | y-tunnus | kampanjakoodi | kuponki
      | kuponkikoodi | lahjakortin numero | määrä | kommentti | kommentit | huomautus | huomautuksia | lisätiedot | lisätietoja
      | asiakasnumero | tilausnumero | käyttäjätunnus | käyttäjänimi | kerros | rappu | rakennus | alv-numero | toimituspäivä
      | syntymäpaikka | syntymämaa | faksi | henkilötunnus | puhelintyyppi | puhelimen tyyppi | laitetyyppi`,
    alone: 'aihe | viesti',
  },
  pageSearch: { says: 'haku | etsi | hae työpaikkoja | hakusana | hakusanat' },
  fileInProgress: 'ladataan | tiedostoa käsitellään | analysoidaan | tiedostoa luetaan | odota',
  fileTaken: `onnistuneesti | onnistui | on ladattu | on lisätty | on liitetty | tiedosto ladattu | lataus valmis`,
  applicationParts: `cv | ansioluettelo | hakemuskirje | palkkatoive | palkkatoivomus | irtisanomisaika | hakemuksesi
    | lähetä hakemus | työhakemus`,
  passwordNames: 'salasana',
  messageBox: `aihe | viesti | kommentti | arvostelu | otsikko | viestit | kommentit | arviointi | palaute | vastaus`,
} satisfies Covered<Forms>;
