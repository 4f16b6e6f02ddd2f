import type { Phrases, Placed } from './concept-phrases';

/** TOPIC places */
export interface Places {
  /** Places other than home: the birthplace, the desired place of work, the place of an employer or a school. */
  otherPlace: Phrases;
  /** How names of countries end in sentences: "w Kanadzie", "Saksassa". CLDR has their first case alone. */
  caseEndings: Phrases;
  /** Asks for `address-housenumber`. */
  addressHousenumber: Placed<'says' | 'alone' | 'named'>;
  /** Asks for `address-streetname`. */
  addressStreetname: Placed<'says' | 'named'>;
  /** Asks for `address-line1`. */
  addressLine1: Placed<'says' | 'named'>;
  /** Asks for `address-line2`. */
  addressLine2: Placed<'says' | 'named'>;
  /** Asks for `address-line3`. */
  addressLine3: Placed<'says' | 'named'>;
  /** Asks for `street-address`. */
  streetAddress: Placed<'says' | 'named'>;
  /** Asks for `street-address`. */
  streetOrAddress: Placed<'says' | 'named'>;
  /** Asks for `other`. */
  addressLookup: Placed<'says' | 'named'>;
  /** Asks for `postal-code`. */
  postalCode: Placed<'says' | 'alone' | 'named'>;
  /** Asks for `address-level3`. */
  addressLevel3: Placed<'says' | 'named'>;
  /** Asks for `address-level2`. */
  addressLevel2: Placed<'says' | 'alone' | 'named'>;
  /** Asks for `address-level1`. */
  addressLevel1: Placed<'says' | 'alone' | 'named'>;
  /** Asks for `country`. */
  country: Placed<'says' | 'named'>;
  /** Asks for `postal-code-and-city`. */
  postalCodeAndCity: Placed<'says'>;
  /** Asks for `location`. */
  location: Placed<'says' | 'alone' | 'named'>;
}
