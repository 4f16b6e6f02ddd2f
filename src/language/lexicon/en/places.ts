import { type Covered, gap } from '../topics/concept-phrases';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: `birth | born | of issue | issuing | license | licence | licensure | of study | of interest | applying in | applying for | apply in | want to work | like to work | wish to work | prefer to work
    | preferred country | preferred city | preferred office | desired country | desired city | company address | company's address
    | employer address | employer's address | school address | work address | office address | business address
    | address of employer | address of your employer | address of company | address of your company | address of the company
    | address of your school | address of your university`,
  caseEndings: gap<'names of countries have one form'>(),
  addressHousenumber: {
    says: 'house number | house no | street number | street no | building number | house nr | door number',
    alone: 'number | no | nr | house',
    named: `house number | house no | house nr | street number | street no | street nr | building number | house num | streetnum
      | door number | number house | home number | housenumber | address house`,
  },
  addressStreetname: {
    says: 'street name | name of street | name of the street | street (without number)',
    named: 'street name | streetname',
  },
  addressLine1: {
    says: 'address line 1 | address 1 | street address 1 | line 1 | street 1 | address line one | first line of address',
    named: `address line 1 | address 1 | addr 1 | address line one | line 1 | street 1 | street address 1 | addressline 1 | adr 1
      | address one | street line 1`,
  },
  addressLine2: {
    says: `address line 2 | address row 2 | address 2 | street address 2 | line 2 | street 2 | apartment | apt
      | apt. | suite | flat | unit | apt, suite | apartment, suite | address line two | second line of address
      | apartment number | flat number | 2. line of address | 2nd line of address | second address line
      | additional address | address supplement | address second line | address continued`,
    named: `address line 2 | additional address | address 2 | addr 2 | address line two | address second line | second line | line 2 | street 2
      | street address 2 | apartment | apt | suite | flat number | flat no | flat | unit number | addressline 2 | address two
      | apartment number | apt number | appartment | appartment number | street line 2`,
  },
  addressLine3: {
    says: 'address line 3 | address 3 | street address 3 | line 3 | street 3',
    named: `address line 3 | address 3 | addr 3 | line 3 | street 3 | street address 3 | addressline 3 | address line three
      | street line 3 | address third line | third line`,
  },
  streetAddress: {
    says: `street address | mailing address | postal address | home address | residential address | full address
      | street and house number | house number and street | street and number | street & house number | current address
      | house number and street name | street number and name | street number & name | street name and number | street name & number
      | street name, number`,
    named: `street address | full address | home address | street and number | mailing address | street house number | postal address`,
  },
  streetOrAddress: { says: 'street | address | road', named: 'address | street | addr | adr | fulladdress' },
  addressLookup: {
    says: `address lookup | find address | find the address | find your address | search your address | address search | search address
      | seek your address | address finder | enter an address | search by | search for an address`,
    named: 'lookup | autocomplete address | address autocomplete | address search | address finder | map search',
  },
  postalCode: {
    says: `postal code | zip | zip code | postcode | post code | zip/postal code | zip / postal code | zipcode | postal/zip code
      | postal / zip code | post no | pin code | pincode | eircode | zip/postal`,
    named: `postal code | zip | zip code | postcode | post code | postalcode | zipcode | zip postal`,
  },
  addressLevel3: {
    says: 'district | neighborhood | neighbourhood | suburb | borough',
    named: 'district | neighborhood | neighbourhood | suburb | address level 3 | subdistrict',
  },
  addressLevel2: {
    says: `city | town | city/town | town/city | town / city | city / town | village | locality | city or town
      | town or city | municipality | post town | city/suburb | suburb/town | town/suburb | suburb/city | suburb or town | settlement | place of residence`,
    alone: 'place | location',
    named: `city | town | locality | address level 2 | address city | suburb city | citytown | post town
      | municipality | settlement`,
  },
  addressLevel1: {
    says: `state | province | state/province | county | state / province | province/state | state/province/region
      | governorate | prefecture | emirate | territory | state/region | region | state or province
      | county/province | canton | province / state | region/state | county/region | prefectures`,
    alone: 'area',
    named: `state | province | region | county | address level 1 | state province | prefecture | administrative area
      | zone | region id | state code | governorate | statecode | emirate`,
  },
  country: {
    says: `country | country/region | country / region | country or region | country of residence | nation | country/territory
      | country of origin address`,
    named: 'country | country code | country id | country name | country region | nation | countrycode | countryid',
  },
  postalCodeAndCity: {
    says: `postcode and city | zip and city | zip, city | postcode / city | postcode/city | zip or city | postcode or suburb
      | postcode or city | city or zip | city, zip | postcode or town`,
  },
  location: {
    says: `current location | city, state | city and state | where are you based | where are you currently | currently located
      | currently based | where do you currently live | where are you located | where do you live | city, country
      | city and country | your location | candidate location | location (city) | where are you currently living`,
    alone: 'location',
    named: 'location | current location | candidate location',
  },
} satisfies Covered<Places>;
