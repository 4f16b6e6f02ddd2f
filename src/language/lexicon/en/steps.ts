import type { Covered } from '../topics/concept-phrases';
import type { Steps } from '../topics/steps';

export const steps = {
  next: `next | next step | next page | save and continue | save & continue | continue to next step | go to next step
    | save and next | continue to review | review | review your application | review application | continue to next page
    | proceed to next step | save and go to next step | next section
    | next question | go on`,
  saves: 'save | save draft | save progress',
  leadsTo: 'to | to the | go to | proceed to | continue to | go on to | move on to',
  target: `question | questions | questionnaire | details | information | education | experience | employment
    | qualifications | skills | languages | resume | cv | documents | attachments | profile | references
    | availability | preferences | about you`,
  onward: 'continue | proceed',
  alone: 'ok',
  finalSend: `submit | send | apply | finish | complete | done | sign and submit | confirm and send | submit application
    | send application | apply now | finalize | confirm`,
  part: 'step | page | part | section | stage | screen',
  outOf: 'of | out of',
  last: { first: 'last | final' },
  progress: 'complet* | progress* | done',
  review: 'review | check your answers | check your application | check answers | preview | summary | overview',
  application:
    'application | your application | my application | the application | application form | application details | application questions',
  ended: 'confirmation | success | thanks | thank you | submission | result | end',
  address: `step | steps | page | pages | part | parts | section | sections | next | continue | wizard | save | update | edit
    | draft | review | forward`,
  sending: `send | sends | sending | sent | submi* | resubmi* | dispatch* | transmit* | deliver | delivers | delivered
    | delivery | lodg* | hand in* | hands in* | handed in* | forward | forwards | forwarded | apply is* | apply will*
    | apply sent* | applies is* | applies will* | applies sent* | applied | application is* | application will*
    | application sent* | apply now*`,
  agreeing: `agree* | accept* | consent* | certif* | acknowledg* | sign | signs | signed | signing | declar* | authori*
    | i confirm*`,
} satisfies Covered<Steps>;
