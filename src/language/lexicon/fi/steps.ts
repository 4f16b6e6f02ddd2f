import { type Covered, gap } from '../topics/concept-phrases';
import type { Steps } from '../topics/steps';

export const steps = {
  next: `seuraava | seuraava vaihe | seuraava sivu | siirry seuraavaan vaiheeseen | tallenna ja jatka | tarkista hakemus
    | seuraava kysymys | seuraava osio | seuraava osa`,
  saves: 'tallenna',
  leadsTo: 'siirry | siirry kohtaan',
  target: `kysymykset | kysymyksiin | tiedot | tietoihin | koulutus | koulutukseen | työkokemus | kokemus
    | taidot | kielet | kielitaito | liitteet | profiili`,
  onward: 'jatka | eteenpäin',
  alone: 'ok',
  finalSend: 'lähetä | lähetä hakemus | hae | hae paikkaa | jätä hakemus | viimeistele | vahvista | valmis',
  part: 'vaihe | sivu | osa',
  outOf: gap<'Finnish says it by an ending of the number, or by a stroke: "2/4".'>(),
  last: { first: 'viimeinen' },
  progress: 'valmi* | täytetty*',
  review: 'tarkista | tarkistus | yhteenveto | esikatselu',
  application: 'hakemus | hakemuksesi | oma hakemus | hakemuslomake | hakemustiedot',
  ended: 'loppu | kiitos | vahvistus | yhteenveto',
  address: 'vaihe | seuraava',
  sending: 'lähet*',
  agreeing: 'hyväks* | suostu* | vakuut*',
} satisfies Covered<Steps>;
