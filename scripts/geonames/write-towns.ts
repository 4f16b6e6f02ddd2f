// Writes the names of the world's towns into src/language/geonames: npm run town-names. A test compares them.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readTowns } from './read-towns';

const text = `/** Towns of the world, as \`fold\`; parted by \`|\`. From GeoNames (CC BY 4.0, https://www.geonames.org); written by \`npm run town-names\`. */
export const towns =
  '${readTowns().join('|').replaceAll("'", "\\'")}';
`;
writeFileSync(resolve('src/language/geonames/towns.ts'), text);
