import { type Covered, gap } from '../topics/concept';
import type { Forms } from '../topics/forms';

export const forms = {
  applicant: 'hakija | omat tiedot | henkilötiedot',
  attachFile: 'liitä | valitse tiedosto',
  otherPerson: 'lähiomainen | hätäyhteyshenkilö',
  recipient: 'vastaanottaja',
  otherRoles: 'puoliso | takaaja',
  employer: gap('not yet written'),
  personHeadingFillers: gap('not yet written'),
  enterAgain: 'vahvista | toista',
  required: gap('not yet written'),
  sectionHeadings: `ja | yhteystiedot | yhteystietosi | henkilötiedot | omat | tiedot | tietosi | perustiedot | sinusta | sinun | hakija | hakijan
    | hakemus | vaihe | asuinpaikka | osoite | osoitetiedot | puhelin | sähköposti | postiosoite | syntymäaika`,
  unrelated: { says: 'osoitteen lisätieto | alennuskoodi | lahjakortti | ovikoodi | y-tunnus' },
  pageSearch: { says: 'haku | etsi' },
  fileInProgress: gap('not yet written'),
  applicationParts: gap('not yet written'),
  passwordNames: gap('not yet written'),
  messageBox: 'aihe | viesti | kommentti | arvostelu',
  nextStep: 'seuraava',
  onward: 'jatka',
  finalSend: 'lähetä | hae',
} satisfies Covered<Forms>;
