import type { Covered } from '../topics/concept-phrases';
import type { Options } from '../topics/options';

export const options = {
  unspecified: 'not specified',
  chooseOne: `select | select one | select an option | please select | please select one | choose | choose one | choose an option | please choose | pick one | pick a | pick an | pick your | make a selection | none selected | no selection | not selected | nothing selected | nothing chosen | no choice made | unselected | select an item | select items | select an option from the list | select options | choose items | select one option | choose an item | select from the list`,
  yes: 'yes | true',
  no: 'no | false',
  limits: 'but | only | if | unless | except | when | depending | provided',
  declines: `prefer not, i prefer not, would prefer not, i would prefer not, i'd prefer not, rather not, i rather not, would rather not, i would rather not, i'd rather not, choose not, i choose not, choose to not, i choose to not, elect not, i elect not, opt not, i opt not, decided not, i decided not, decide not, i decide not, do not wish, i do not wish, don't wish, i don't wish, dont wish, i dont wish, do not want, i do not want, don't want, i don't want, dont want, i dont want, do not care, i do not care, don't care, i don't care, decline, i decline, refuse, i refuse … say, tell, answer, respond, reply, disclose, identify, specify, state, share, provide, declare, indicate, reveal`,
  declined: `decline | declined | i decline | not disclosed | not declared | undeclared | not stated | choose not to | rather not say
    | undisclosed | prefer not | prefer not to | prefer not to say`,
  restates: 'but | as',
  atOnce:
    'immediately | immediate | available immediately | immediately available | immediate availability | right away | at once | no notice',
  man: 'male | man',
  manInitial: 'm',
  woman: 'female | woman',
  womanInitial: 'f',
  nonBinary: 'non-binary | nonbinary',
  honorificMan: 'mr | mister',
  honorificWoman: 'ms | madam',
  honorificMiss: 'miss',
} satisfies Covered<Options>;
