import type { Covered } from '../topics/concept-phrases';
import type { Wordings } from '../topics/wordings';

export const wordings = {
  negation: 'niet | nooit | geen | zonder',
  upperBound: 'jonger | minder | hoogstens | maximaal',
  employer: 'ons | onze | hier | dit bedrijf | deze functie | deze rol',
  jobCountry: 'dit land | het land',
  description: 'beschrijf | leg uit | licht toe | waarom',
  fillers: `de | het | een | en | of | is | zijn | bent | u | uw | je | jouw | jij | wij | we | ons | onze | in | op | aan | bij | voor
    | naar | van | met | graag | kies | geef | wat | welke | hoe | veel | wanneer | waar | heb | hebt | heeft | kunt | kun | kan
    | functie | bedrijf`,
} satisfies Covered<Wordings>;
