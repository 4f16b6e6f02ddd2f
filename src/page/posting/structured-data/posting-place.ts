import { plainText } from '@/page/dom/data/plain-text';
import { isJsonObject } from '@/std/json-object';
import { type StructuredItem, valuesOf } from './structured-item';

/** The place of work, "Berlin, BE, DE | Paris, FR"; undefined if the item has none. */
export function placeOf(item: StructuredItem): string | undefined {
  const places = valuesOf(item, 'jobLocation')
    .map(placeText)
    .filter((text) => text !== undefined);
  if (places.length > 0) return [...new Set(places)].join(' | ');
  return valuesOf(item, 'jobLocationType').includes('TELECOMMUTE') ? remoteText(item) : undefined;
}

/** Whether it says more than a region or a country of a place it names. */
export function tellsTown(item: StructuredItem): boolean {
  return valuesOf(item, 'jobLocation').every((place) => {
    if (!isJsonObject(place)) return true;
    const [address = place] = valuesOf(place, 'address');
    return !isJsonObject(address) || valuesOf(address, 'addressLocality').length > 0 || place.name !== undefined;
  });
}

function placeText(place: unknown): string | undefined {
  if (!isJsonObject(place)) return plainText(place);
  const [address] = valuesOf(place, 'address');
  const parts = isJsonObject(address)
    ? addressParts(address)
    : address === undefined
      ? addressParts(place)
      : [plainText(address)];
  const text = [...new Set(parts.filter((part) => part !== undefined))].join(', ');
  return text || plainText(place.name);
}

function addressParts(address: StructuredItem): (string | undefined)[] {
  return ['addressLocality', 'addressRegion', 'addressCountry'].map((property) => {
    const [value] = valuesOf(address, property);
    return plainText(isJsonObject(value) ? value.name : value);
  });
}

/** "Remote (Germany)", for remote jobs limited to countries. */
function remoteText(item: StructuredItem): string {
  const countries = valuesOf(item, 'applicantLocationRequirements')
    .map((place) => plainText(isJsonObject(place) ? place.name : place))
    .filter((name) => name !== undefined);
  return countries.length > 0 ? `Remote (${countries.join(', ')})` : 'Remote';
}
