import type { Concept } from '@/language/match/concept';

/** Towns, regions, countries. */
export const placeAsks: readonly Concept[] = [
  {
    key: 'postal-code',
    says: {
      en: 'postal code | zip | zip code | postcode | post code | zip/postal code | zip / postal code | zipcode | postal/zip code | postal / zip code | post no | pin code | pincode | eircode | zip/postal',
      de: 'postleitzahl | plz',
      fr: 'code postal',
      es: 'código postal | codigo postal',
      it: 'codice di avviamento postale | cap | codice postale | c.a.p',
      nl: 'postcode',
      pt: 'código postal | cep',
      cs: 'psč | poštovní směrovací číslo',
      pl: 'kod pocztowy',
      others: `postnummer | postnr | postinumero | irányítószám | cod poștal | codul poștal | cod postal | psč | poštové smerovacie číslo | posta kodu | ταχυδρομικός κώδικας | τ.κ | τκ | t.k | tk | почтовый индекс | индекс | поштовий індекс
        | пощенски код | poštanski broj | poštanski br | poštna številka | kode pos | 郵便番号 | 邮编 | 邮政编码 | 郵遞區號 | 우편번호 | الرمز البريدي | pašto kodas | pasta indekss | postiindeks`,
    },
    alone: { fr: 'cp | c.p', es: 'c.p | cp' },
    named:
      'postal code | zip | zip code | postcode | post code | plz | cap | cp | cep | psc | postalcode | kod pocztowy | postnummer | postnr | zipcode | zip postal | postleitzahl | iranyitoszam | postinumero | code postal | codigo postal',
  },
  {
    key: 'address-level3',
    says: {
      en: 'district | neighborhood | neighbourhood | suburb | borough',
      de: 'ortsteil | stadtteil | stadtbezirk',
      fr: 'quartier | arrondissement',
      es: 'colonia | barrio',
      it: 'quartiere | frazione',
      nl: 'wijk | stadsdeel',
      pt: 'bairro',
      cs: 'městská část | část obce',
      pl: 'dzielnica',
      others: 'stadsdel | bydel | kaupunginosa | kerület | cartier | mahalle | kecamatan | район | mestská časť',
    },
    named:
      'district | neighborhood | neighbourhood | suburb | bairro | colonia | address level 3 | barrio | kecamatan | subdistrict',
  },
  {
    key: 'address-level2',
    says: {
      en: 'city | town | city/town | town/city | town / city | city / town | village | locality | city or town | town or city | municipality | post town | city/suburb',
      de: 'stadt | ort | wohnort | gemeinde | stadt/ort | ort/stadt',
      fr: 'ville | commune | localité | ville / commune',
      es: 'ciudad | localidad | población | municipio | poblacion',
      it: 'città | comune | località',
      nl: 'plaats | woonplaats | stad | gemeente | plaatsnaam',
      pt: 'cidade | localidade | município | concelho',
      cs: 'město | obec | město/obec | obec/město',
      pl: 'miasto | miejscowość',
      others: `stad | ort | postort | poststed | postnummer og by | kaupunki | paikkakunta | postitoimipaikka | település | város | helység | oraș | localitate | orașul | localitatea | oras | mesto | obec | şehir | şehir/ilçe | ilçe
        | πόλη | περιοχή | город | населенный пункт | населённый пункт | місто | населене місце | град | населено място | grad | mjesto | naselje | kota | kota/kabupaten | 市区町村 | 城市 | 市 | 도시 | المدينة | miestas | pilsēta | linn`,
    },
    alone: {
      en: 'place | location',
      others: 'by | kraj',
      de: 'platz',
      fr: 'lieu',
    },
    named:
      'city | town | locality | ville | ciudad | ort | plaats | stadt | miasto | mesto | cidade | citta | woonplaats | address level 2 | address city | wohnort | suburb city | poblacion | localidad | citytown | post town | varos | telepules | kota | postort | kaupunki',
  },
  {
    key: 'address-level1',
    says: {
      en: 'state | province | state/province | county | state / province | province/state | state/province/region | governorate | prefecture | emirate | territory | state/region | region | state or province | county/province | canton | province / state | region/state | county/region',
      de: 'bundesland | kanton | region | provinz | landkreis',
      fr: 'région | province | département | état | état / province | canton',
      es: 'provincia | estado | comunidad autónoma | región | provincia / estado | estado/provincia | provincia/estado',
      it: 'provincia | regione | stato/provincia',
      nl: 'provincie | regio | staat',
      pt: 'estado | distrito | província | uf | região',
      cs: 'kraj | okres',
      pl: 'województwo | powiat',
      others:
        'län | fylke | maakunta | lääni | megye | județ | judet | judet/sector | okres | eyalet | νομός | область | край | регион | област | županija | okrug | provinsi | 都道府県 | 省 | 省份 | 시/도 | المنطقة | المحافظة',
    },
    alone: { en: 'area', others: 'il' },
    named:
      'state | province | region | county | address level 1 | bundesland | provincia | estado | state province | prefecture | administrative area | zone | judet | megye | wojewodztwo | kanton | uf | region id | state code | governorate | statecode',
  },
  {
    key: 'country',
    says: {
      en: 'country | country/region | country / region | country or region | country of residence | nation | country/territory | country of origin address',
      de: 'land | land/region | staat | wohnsitzland',
      fr: 'pays | pays/région | pays / région | pays de résidence',
      es: 'país | pais | país/región | país / región | país de residencia',
      it: 'paese | nazione | stato | paese/area geografica | paese di residenza | paese/regione',
      nl: 'land | land/regio',
      pt: 'país | país/região | país de origem | país de residência',
      cs: 'země | stát | země/oblast',
      pl: 'kraj | państwo | kraj/region',
      others: `land | maa | ország | țară | țara | tara | krajina | štát | ülke | χώρα | страна | країна | държава | država | drzava | zemlja | negara | 国 | 国家 | 國家 | 국가 | الدولة | البلد | šalis | valsts | riik | landet`,
    },
    named:
      'country | country code | country id | country name | land | pays | pais | paese | kraj | country region | nation | zeme | orszag | drzava | countrycode | countryid | negara | tara | laenderkennzeichen',
  },
  {
    key: 'postal-code-and-city',
    says: {
      en: 'postcode and city | zip and city | zip, city | postcode / city | postcode/city | zip or city | postcode or suburb | postcode or city | city or zip | city, zip | postcode or town',
      de: 'plz/ort | plz / ort | plz, ort | plz und ort | postleitzahl und ort | plz und wohnort | postleitzahl/ort | plz, wohnort | postleitzahl / ort | plz & ort | plz ort | plz oder ort',
      fr: 'code postal et ville | code postal / ville | code postal, ville | cp / ville | code postal ou ville',
      es: 'código postal y ciudad | código postal y población | código postal o ciudad',
      it: 'cap e città | cap / città | cap e comune',
      nl: 'postcode en plaats | postcode en woonplaats | postcode / plaats | postcode/plaats | postcode + plaats',
      pt: 'código postal e localidade | código postal e cidade',
      cs: 'psč a město | psč a obec',
      pl: 'kod pocztowy i miasto | kod i miejscowość | kod pocztowy i miejscowość',
      others:
        'postnummer och ort | postnr og by | postnr. og by | postnummer og by | postinumero ja postitoimipaikka | postnr/by',
    },
  },
  {
    key: 'location',
    says: {
      en: 'current location | city, state | city and state | where are you based | where are you currently | currently located | currently based | where do you currently live | which city | where are you located | where do you live | city, country | city and country | current city | your location | candidate location | location (city) | where are you located | where are you currently living',
      de: 'aktueller wohnort | aktueller standort | wo wohnst du | wo wohnen sie | dein standort | derzeitiger wohnort | wo befindest du dich | wo befinden sie sich | wo leben sie | wo lebst du',
      fr: 'localisation | lieu de résidence | ville actuelle | où habitez-vous | où êtes-vous basé | où êtes-vous basée | où résidez-vous | où vivez-vous',
      es: 'ubicación | lugar de residencia | ubicación actual | dónde vives | dónde resides | dónde reside | dónde te encuentras',
      it: 'luogo di residenza | residenza attuale | dove vivi | dove abiti | dove ti trovi | dove risiedi',
      nl: 'huidige locatie | waar woon je | huidige woonplaats | waar ben je gevestigd | waar woont u | waar bevind je je',
      pt: 'localização | localização atual | onde mora',
      cs: 'místo bydliště | aktuální poloha',
      pl: 'lokalizacja | miejsce zamieszkania | obecna lokalizacja',
      others: 'bostadsort | nuværende lokation | asuinpaikka',
    },
    alone: { en: 'location', de: 'standort', nl: 'locatie' },
    named: 'location | current location | candidate location',
  },
];
