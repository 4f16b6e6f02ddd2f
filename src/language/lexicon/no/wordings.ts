import type { Covered } from '../topics/concept-phrases';
import type { Wordings } from '../topics/wordings';

export const wordings = {
  negation: 'ikke | aldri | uten | ingen | verken | ikkje',
  upperBound: 'yngre | mindre enn | høyst | maksimalt | færre',
  employer: `oss | vår bedrift | vårt selskap | våre kunder | jobbet her | denne bedriften | denne virksomheten | denne stillingen`,
  jobCountry: 'landet | dette landet',
  description: 'beskriv* | forklar | hvorfor | fortell | utdyp',
  fillers: `en | et | ei | og | eller | er | du | din | ditt | dine | dere | vi | oss | vår | vårt | våre | i | på | av | for | til | fra
    | med | ved | om | det | den | å | som | vennligst | velg | oppgi | angi | hva | hvilken | hvilket | hvilke | hvor | mange
    | mye | når | har | kan | skal | vil | stilling | stillingen | bedrift | bedriften
    | lang | langt | høy`,
} satisfies Covered<Wordings>;
