import type { Concept } from '@/language/match/concept';

/** The lines of an address. */
export const addressAsks: readonly Concept[] = [
  {
    key: 'address-housenumber',
    says: {
      en: 'house number | house no | street number | street no | building number | house nr | door number',
      de: 'hausnummer | hausnr | haus-nr | hausnr. | haus nr | nr. | hausnummer und zusatz',
      fr: 'numéro de rue | numéro de maison | numéro de voie | n° de rue | numéro de la rue',
      es: 'número de calle | número de portal | número exterior',
      it: 'numero civico | n. civico | civico | n° civico',
      nl: 'huisnummer | huisnr | nummer en toevoeging',
      pt: 'número da casa | número da porta | número da rua',
      cs: 'číslo popisné | číslo domu | čp | domovní číslo',
      pl: 'numer domu | nr domu | numer budynku | nr budynku | numer ulicy',
      others:
        'husnummer | gatunummer | husnr | talonumero | házszám | număr stradă | nr. stradă | číslo domu | popisné číslo | kapı no | bina no | αριθμός οδού | номер дома | дом | будинок | kućni broj | hišna številka | nomor rumah',
    },
    alone: {
      en: 'number | no | nr | house',
      de: 'nr | nummer',
      fr: 'numéro | n°',
      es: 'número | num | nº',
      it: 'numero',
      nl: 'nummer | nr',
      pt: 'número | nº',
      cs: 'číslo',
      pl: 'numer',
      others: 'broj | αριθμός | αριθμος | număr | numar | dom',
    },
    named:
      'house number | house no | house nr | street number | street no | street nr | hausnummer | huisnummer | building number | house num | streetnum | door number | number house | home number | civico | housenumber | hsnr | numero civico',
  },
  {
    key: 'address-streetname',
    says: {
      en: 'street name | name of street | street (without number)',
      de: 'straßenname | strassenname',
      fr: 'nom de rue | nom de la rue | nom de voie',
      es: 'nombre de la calle | nombre de calle',
      it: 'nome della via',
      nl: 'straatnaam',
      pt: 'nome da rua',
      cs: 'název ulice',
      pl: 'nazwa ulicy',
      others: 'gatunamn | gadenavn | vejnavn | kadun nimi | utcanév | utca neve',
    },
    named: 'street name | streetname | strassenname | straatnaam',
  },
  {
    key: 'address-line1',
    says: {
      en: 'address line 1 | address 1 | street address 1 | line 1 | street 1 | address line one | first line of address',
      de: 'adresszeile 1 | adresse 1 | adressfeld 1 | straße 1',
      fr: 'adresse 1 | adresse ligne 1 | ligne 1 | ligne adresse 1',
      es: 'dirección 1 | dirección línea 1 | línea 1 | línea de dirección 1',
      it: 'indirizzo 1 | indirizzo riga 1',
      nl: 'adres 1 | adresregel 1',
      pt: 'endereço 1 | morada 1 | linha 1 | linha de endereço 1',
      cs: 'adresa 1 | řádek adresy 1',
      pl: 'adres 1 | linia adresu 1 | wiersz adresu 1',
      others:
        'adressrad 1 | adresselinje 1 | osoiterivi 1 | cím 1 | 1. cím | cím 1. sora | διεύθυνση 1 | адрес 1 | adres satırı 1 | adresă 1 | alamat 1',
    },
    named:
      'address line 1 | address 1 | addr 1 | address line one | line 1 | street 1 | street address 1 | addressline 1 | adresse 1 | adr 1 | address one | street line 1',
  },
  {
    key: 'address-line2',
    says: {
      en: `address line 2 | address 2 | street address 2 | line 2 | street 2 | apartment | apt | apt. | suite | flat | unit | apt, suite | apartment, suite | address line two | second line of address | apartment number | flat number
        | 2. line of address | 2nd line of address | second address line | additional address | address supplement`,
      de: 'adresszeile 2 | adresse 2 | adressfeld 2 | adresszusatz | wohnung | wohnungsnummer | appartement',
      fr: "adresse 2 | adresse ligne 2 | ligne 2 | appartement | appt | ligne adresse 2 | ligne d'adresse 2 | complément d'adresse | complément adresse | boîte | boîte postale",
      es: 'dirección 2 | dirección línea 2 | línea 2 | apartamento | departamento | piso | piso, puerta | línea de dirección 2 | dirección adicional',
      it: 'indirizzo 2 | interno | appartamento | scala, piano | scala, piano, interno',
      nl: 'adres 2 | adresregel 2 | appartement | busnummer | bus',
      pt: 'endereço 2 | morada 2 | linha 2 | apartamento | andar',
      cs: 'adresa 2 | číslo bytu | řádek adresy 2',
      pl: 'adres 2 | numer mieszkania | nr mieszkania | nr lokalu | numer lokalu | mieszkanie | linia adresu 2',
      others: `adressrad 2 | adresselinje 2 | adresse 2 | osoiterivi 2 | asunto | cím 2 | 2. cím | lakás | 建物名 | マンション名 | apartament | byt | daire | daire no | διαμέρισμα | διεύθυνση 2 | адрес 2 | квартира | stan | adres satırı 2 | alamat 2`,
    },
    named:
      'address line 2 | address 2 | addr 2 | address line two | address second line | second line | line 2 | street 2 | street address 2 | apartment | apt | suite | flat number | flat no | flat | unit number | addressline 2 | adresse 2 | address two | apartment number | apt number | appartment | appartment number | street line 2 | wohnung',
  },
  {
    key: 'address-line3',
    says: {
      en: 'address line 3 | address 3 | street address 3 | line 3 | street 3',
      de: 'adresszeile 3 | adresse 3',
      fr: 'adresse 3 | adresse ligne 3 | ligne 3',
      es: 'dirección 3 | línea 3',
      it: 'indirizzo 3',
      nl: 'adres 3 | adresregel 3',
      pt: 'endereço 3 | linha 3 | complemento',
      cs: 'adresa 3',
      pl: 'adres 3',
      others: 'adressrad 3 | adresselinje 3',
    },
    named:
      'address line 3 | address 3 | addr 3 | line 3 | street 3 | street address 3 | addressline 3 | address line three | street line 3 | address third line | third line | complemento',
  },
  {
    key: 'street-address',
    says: {
      en: 'street address | mailing address | postal address | home address | residential address | full address | street and house number | house number and street | street and number | street & house number | current address | house number and street name | street number and name | street number & name',
      de: 'straße und hausnummer | straße, hausnummer | straße & hausnummer | straße und nr | straße, nr | straße/hausnummer | straße, haus-nr | straße hausnummer | straße / hausnummer | straße/nr | anschrift | wohnanschrift | postanschrift | straße u. hausnummer | straße + hausnummer | straße / nr | straße nr',
      fr: 'adresse postale | numéro et rue | n° et rue | rue et numéro | n° et nom de rue | numéro et nom de rue | numéro et voie | n° et voie | adresse complète | rue, numéro | numéro et libellé de la voie',
      es: 'dirección postal | calle y número | domicilio | dirección completa | dirección particular',
      it: 'indirizzo di residenza | via e numero civico | via e numero | via, numero civico | via/piazza e numero | indirizzo e numero civico | indirizzo stradale | via, n. civico',
      nl: 'straat en huisnummer | straat en nummer | straat + huisnummer | straat & huisnummer | woonadres | straat + nr',
      pt: 'endereço completo | rua e número | morada completa | endereço residencial | rua, número',
      cs: 'ulice a číslo popisné | ulice a číslo | ulice a číslo domu | ulice, číslo popisné | ulice a čp',
      pl: 'ulica i numer | ulica i nr | ulica i numer domu | adres zamieszkania | ulica, numer domu | ulica i nr domu',
      others: `gatuadress | postadress | utdelningsadress | gateadresse | vej og husnummer | vejnavn og husnummer | katuosoite | lähiosoite | utca, házszám | utca és házszám | utca, házszám, emelet, ajtó
        | stradă și număr | strada și numărul | strada, numar | ulica a číslo | ulica a číslo domu | ulica, číslo | ulica in hišna številka | ulica i broj | ulica i kućni broj | açık adres | adres satırı | οδός και αριθμός | οδός & αριθμός
        | улица и номер дома | улица, дом | адрес доставки | jalan | alamat lengkap | 住所 | 街道地址 | 详细地址 | 주소 | عنوان الشارع`,
    },
    named:
      'street address | full address | home address | strasse hausnummer | street and number | adresse postale | mailing address | street house number | postal address',
  },
  {
    key: 'street-address',
    says: {
      en: 'street | address | road',
      de: 'straße | adresse | str.',
      fr: 'rue | adresse | voie',
      es: 'calle | dirección | direccion',
      it: 'via | indirizzo',
      nl: 'straat | adres',
      pt: 'rua | endereço | morada | logradouro',
      cs: 'ulice | adresa',
      pl: 'ulica | adres',
      others: `gata | adress | gade | vej | gate | osoite | katu | utca | cím | strada | stradă | adresă | adresa | ulica | sokak | cadde | διεύθυνση | οδός | улица | вулиця | адрес | адреса | alamat | العنوان | 地址 | adresse | közterület | közterület neve`,
    },
    named:
      'address | street | addr | adresse | adres | direccion | indirizzo | strasse | straat | calle | rue | adress | endereco | morada | ulice | ulica | adresa | adr | gatuadress | katuosoite | utca | fulladdress | strada',
  },
];
