import type { Covered } from '../topics/concept-phrases';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: `geburt | geboren | ausstellung | ausstellendes | der tätigkeit | des studiums | geburtsstadt | arbeiten möchten | arbeiten wollen | wunschort | wunschland | gewünschter arbeitsort
    | bevorzugter arbeitsort | firmenadresse | firmenanschrift | adresse des arbeitgebers | anschrift des arbeitgebers
    | adresse der firma | anschrift der firma | adresse der schule`,
  caseEndings: 'n | m | s | r',
  addressHousenumber: {
    says: 'hausnummer | hausnr | haus-nr | hausnr. | haus nr | nr. | hausnummer und zusatz',
    alone: 'nr | nummer',
    named: 'hausnummer | hsnr | haus nr',
  },
  addressStreetname: { says: 'straßenname | strassenname', named: 'strassenname' },
  addressLine1: { says: 'adresszeile 1 | adresse 1 | adressfeld 1 | straße 1', named: 'adresse 1 | adr 1' },
  addressLine2: {
    says: `adresszeile 2 | adresse 2 | adressfeld 2 | adresszusatz | wohnung | wohnungsnummer | appartement
      | adressergänzung | anschriftenzusatz | zusatz zur adresse`,
    named: 'adresse 2 | wohnung',
  },
  addressLine3: { says: 'adresszeile 3 | adresse 3' },
  streetAddress: {
    says: `straße und hausnummer | straße, hausnummer | straße & hausnummer | straße und nr | straße, nr | straße/hausnummer
      | straße, haus-nr | straße hausnummer | straße / hausnummer | straße/nr | anschrift | wohnanschrift | postanschrift
      | straße u. hausnummer | straße + hausnummer | straße / nr | straße nr`,
    named: 'strasse hausnummer',
  },
  streetOrAddress: { says: 'straße | adresse | str.', named: 'adresse | strasse | adr' },
  addressLookup: { says: 'adresse suchen | adresssuche' },
  postalCode: { says: 'postleitzahl | plz', named: 'plz | postleitzahl' },
  addressLevel3: { says: 'ortsteil | stadtteil | stadtbezirk' },
  addressLevel2: {
    says: 'stadt | ort | wohnort | gemeinde | stadt/ort | ort/stadt',
    alone: 'platz',
    named: 'ort | stadt | wohnort',
  },
  addressLevel1: { says: 'bundesland | kanton | region | provinz | landkreis', named: 'region | bundesland | kanton' },
  country: { says: 'land | land/region | staat | wohnsitzland', named: 'land | laenderkennzeichen' },
  postalCodeAndCity: {
    says: `plz/ort | plz / ort | plz, ort | plz und ort | postleitzahl und ort | plz und wohnort | postleitzahl/ort | plz, wohnort
      | postleitzahl / ort | plz & ort | plz ort | plz oder ort`,
  },
  location: {
    says: `aktueller wohnort | aktueller standort | wo wohnst du | wo wohnen sie | dein standort | derzeitiger wohnort
      | wo befindest du dich | wo befinden sie sich | wo leben sie | wo lebst du`,
    alone: 'standort',
  },
} satisfies Covered<Places>;
