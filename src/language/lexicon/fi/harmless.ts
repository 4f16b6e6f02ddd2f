import type { Covered } from '../topics/concept-phrases';
import type { Harmless } from '../topics/harmless';

export const harmless = {
  words: `ja tai lisää enemmän vähemmän kaikki muut näytä katso lue etsi haku hakutulokset löydä suodata suodatin suodattimet rajaa
    järjestä järjestys lajittele lajittelu laajenna supista seuraava edellinen takaisin ensimmäinen viimeinen uusimmat uusin
    vanhimmat uudet uusi osuvuus osuvimmat nouseva laskeva tulokset tulos sivu sivut lista luettelo kartta taulukko näkymä työpaikka
    työpaikat työ työt tehtävä tehtävät ilmoitus ilmoitukset nimike hakusana kuvaus tiedot yksityiskohdat kokoaikainen osa-aikainen
    vakituinen määräaikainen kesätyö harjoittelu päivä päivää viikko viikkoa kuukausi kuukautta tuntia vuosi vuotta tänään julkaistu
    julkaisupäivä sijainti paikka paikkakunta kaupunki alue maakunta maa etäisyys säde km etätyö etä hybridi toimisto palkka
    työsuhde tyyppi kokemus taso koulutus kieli kielet yritys yritykset työnantaja toimiala ala kategoria osasto ehdot vaihtoehdot
    laaja vastaavat valikko sisältö ohje`,
  wholeNames: 'piilota suodattimet | valmis | käytä suodattimia | käytä rajauksia | päivitä tulokset',
  pagination: 'sivutus | sivunavigointi',
} satisfies Covered<Harmless>;
