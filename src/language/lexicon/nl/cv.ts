import type { Covered } from '../topics/concept-phrases';
import type { Cv } from '../topics/cv';

export const cv = {
  documentTitle: 'curriculum vitae | levensloop',
  contactHeadings: 'contact | personalia',
  summaryHeadings: 'over mij | profiel | persoonlijk profiel | samenvatting | profielschets',
  workHeadings: 'carrière | stages',
  educationHeadings: 'opleiding en training | opleidingen en cursussen | scholing',
  skillsHeadings: `belangrijkste vaardigheden | vaardigheden | jouw vaardigheden | competenties | kennis | technische vaardigheden | technologieën
    | kennis en vaardigheden`,
  languagesHeadings: 'talen | talenkennis',
  otherHeadings: `certificaten | cursussen | projecten | publicaties | prijzen | hobby's | interesses
    | vrijwilligerswerk | referenties | nevenactiviteiten`,
  conjunction: 'en',
  ongoing: 'heden | nu | vandaag | huidig | lopend',
  until: 'tot | t/m | tot en met',
  since: 'sinds | vanaf',
  employedAt: 'bij',
  studiedIn: 'in | en',
  schools: 'universi* | school | hogeschool | basisschool | academie | instituut | gymnasium | lyceum | college',
  degrees: 'doctoraat | master* | bachelor* | havo | vwo | vmbo | hbo | mbo | propedeuse | diploma | kandidaats',
} satisfies Covered<Cv>;
