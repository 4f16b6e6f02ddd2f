import type { Covered } from '../topics/concept-phrases';
import type { Wordings } from '../topics/wordings';

export const wordings = {
  negation: 'inte | ej | aldrig | utan | ingen | inget | inga',
  upperBound: 'yngre | mindre än | högst | maximalt | färre',
  employer: `oss | vårt företag | vår verksamhet | våra kunder | jobbat här | arbetat här | detta företag | den här tjänsten | denna tjänst
    | denna roll`,
  jobCountry: 'landet | detta land | det här landet',
  description: 'beskriv* | förklara | varför | berätta',
  fillers: `en | ett | och | eller | är | du | din | ditt | dina | ni | er | ert | era | vi | oss | vår | vårt | våra | i | på | av | för
    | till | från | med | vid | om | det | den | att | som | vänligen | välj | ange | vad | vilken | vilket | vilka | hur | många
    | mycket | när | var | har | kan | ska | skulle | tjänst | tjänsten | företag | företaget | rollen
    | lång | långt | hög`,
} satisfies Covered<Wordings>;
