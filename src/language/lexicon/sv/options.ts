import type { Covered } from '../topics/concept-phrases';
import type { Options } from '../topics/options';

export const options = {
  unspecified: 'ej angivet',
  chooseOne: `välj | välj ett alternativ | välj alternativ | vänligen välj | var god välj | gör ett val | inget valt | inget val | inte valt | välj en | välj ett | välj från listan | gör ditt val`,
  yes: 'ja | japp',
  no: 'nej',
  limits: 'men | endast | bara | om | förutom | förutsatt',
  declines: `vill inte, jag vill inte, vill ej, jag vill ej, föredrar att inte, jag föredrar att inte, önskar inte, jag önskar inte, avstår från att, jag avstår från att, jag väljer att inte, väljer att inte, vill helst inte, jag vill helst inte … svara, ange, uppge, säga, berätta, dela, identifiera, lämna`,
  declined: 'vill ej uppge | vill inte uppge | ej angivet | inget svar | avstår | vill inte svara | uppger ej',
  restates: 'men | som',
  atOnce: 'omgående | genast | tillgänglig omgående | direkt | omedelbart | omgående tillgänglig',
  man: 'man | manlig',
  manInitial: 'm',
  woman: 'kvinna | kvinnlig',
  womanInitial: 'k',
  nonBinary: 'icke-binär | ickebinär',
  honorificMan: 'herr',
  honorificWoman: 'fru',
  honorificMiss: 'fröken',
} satisfies Covered<Options>;
