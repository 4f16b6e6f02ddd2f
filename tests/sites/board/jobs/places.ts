export interface Place {
  city: string;
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** ISO 4217. */
  currency: string;
}

export const places: readonly Place[] = [
  { city: 'Berlin', country: 'Germany', countryCode: 'DE', currency: 'EUR' },
  { city: 'Munich', country: 'Germany', countryCode: 'DE', currency: 'EUR' },
  { city: 'Köln', country: 'Germany', countryCode: 'DE', currency: 'EUR' },
  { city: 'Lyon', country: 'France', countryCode: 'FR', currency: 'EUR' },
  { city: 'Milan', country: 'Italy', countryCode: 'IT', currency: 'EUR' },
  { city: 'Madrid', country: 'Spain', countryCode: 'ES', currency: 'EUR' },
  { city: 'Lisbon', country: 'Portugal', countryCode: 'PT', currency: 'EUR' },
  { city: 'Amsterdam', country: 'Netherlands', countryCode: 'NL', currency: 'EUR' },
  { city: 'Dublin', country: 'Ireland', countryCode: 'IE', currency: 'EUR' },
  { city: 'Zürich', country: 'Switzerland', countryCode: 'CH', currency: 'CHF' },
  { city: 'London', country: 'United Kingdom', countryCode: 'GB', currency: 'GBP' },
  { city: 'Leeds', country: 'United Kingdom', countryCode: 'GB', currency: 'GBP' },
  { city: 'Boston, MA', country: 'United States', countryCode: 'US', currency: 'USD' },
  { city: 'Portland, OR', country: 'United States', countryCode: 'US', currency: 'USD' },
];
