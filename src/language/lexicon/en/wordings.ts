import type { Covered } from '../topics/concept-phrases';
import type { Wordings } from '../topics/wordings';

export const wordings = {
  negation: `not | never | no | without | cannot | unable | neither | nor | unwilling | unauthorized | unauthorised | don't | doesn't
    | didn't | isn't | aren't | wasn't | weren't | haven't | hasn't | hadn't | won't | wouldn't | can't | couldn't | shouldn't
    | mustn't | needn't | shan't | ain't`,
  upperBound: 'under | below | younger | less | fewer | at most | up to | maximum',
  employer: `we | us | our | ours | here | this company | this role | this position | this job | this team | this opportunity
    | this organisation | this organization | this employer`,
  jobCountry: 'country',
  description: 'describe | explain | elaborate | detail | details | tell us | why | how would | how do | how did',
  fillers: `a | an | the | of | for | to | in | on | at | by | with | and | or | is | are | am | be | been | being | do | does | did | you
    | your | yours | yourself | i | me | my | we | us | our | ours | it | its | this | that | these | those | if | so | as | from
    | please | kindly | select | choose | one | enter | provide | indicate | tell | list | specify | describe | state | explain
    | share | let | know | what | which | how | many | much | when | where | whether | would | will | could | can | may | might
    | should | shall | have | has | had | any | some | e | g | eg | ie | etc | optional | required | following | below | there
    | who | whom | than | then | also | legally | hereby | got | role | position | job | application | company | team
    | opportunity | organization | organisation | employer`,
} satisfies Covered<Wordings>;
