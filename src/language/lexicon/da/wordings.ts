import type { Covered } from '../topics/concept-phrases';
import type { Wordings } from '../topics/wordings';

export const wordings = {
  negation: 'ikke | aldrig | uden | ingen | intet | hverken',
  upperBound: 'yngre | mindre end | højst | maksimalt | færre',
  employer: 'hos os | for os | til os | om os | ved os | vores | denne virksomhed | denne stilling',
  jobCountry: 'landet | dette land',
  description: 'beskriv* | forklar | hvorfor | fortæl | uddyb',
  fillers: `en | et | og | eller | er | du | din | dit | dine | de | deres | vi | os | vores | i | på | af | for | til | fra | med | ved
    | om | det | den | at | som | venligst | vælg | angiv | hvad | hvilken | hvilket | hvilke | hvor | mange | meget | hvornår
    | har | kan | skal | vil | stilling | stillingen | virksomhed | virksomheden
    | lang | langt | høj`,
} satisfies Covered<Wordings>;
