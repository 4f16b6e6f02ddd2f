import type { Covered } from '../topics/concept-phrases';
import type { Notes } from '../topics/notes';

export const notes = {
  please: 'ole hyvä ja | ensin',
  fillIn: 'täytä | vastaa | anna | kirjoita | tarkista | valitse | lisää | syötä',
  filledIn: `kentät | kenttä | lomake | osio | sivu | tiedot | kysymykset | kysymyksiin | pakolliset kentät | tietosi`,
  which: 'kaikki | kaikkiin | tämä | nämä | alla olevat | vaaditut | puuttuvat | omat',
  joins: 'ja | sitten | ja sitten | sen jälkeen | ja sen jälkeen | ennen',
  press: 'napsauta | klikkaa | paina | valitse | käytä',
  button: 'painiketta | nappia | painikkeita | painike',
  goesOn: `jatkaaksesi | edetäksesi | siirtyäksesi seuraavaan vaiheeseen | siirtyäksesi seuraavalle sivulle |
    tallentaaksesi vastauksesi | kun olet valmis | sivun alareunassa | jokaisen sivun alareunassa`,
  notSent: `mitään ei lähetetä | hakemustasi ei lähetetä | hakemusta ei lähetetä | tietojasi ei lähetetä`,
  untilEnd: 'ennen viimeistä vaihetta | ennen viimeistä sivua | ennen loppua',
  isSent: `hakemuksesi lähetetään | hakemus lähetetään | tietosi lähetetään | vastauksesi lähetetään | kaikki lähetetään`,
  onlyAtEnd: 'vasta lopussa | vasta viimeisessä vaiheessa | vasta viimeisellä sivulla',
  youCan: 'voit | voit vielä | pystyt',
  beforeSending: `ennen lähettämistä | ennen hakemuksen lähettämistä | ennen kuin lähetät | ennen kuin lähetät hakemuksen | ennen
    kuin lähetät hakemuksesi`,
} satisfies Covered<Notes>;
