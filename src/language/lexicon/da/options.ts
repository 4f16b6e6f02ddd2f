import type { Covered } from '../topics/concept-phrases';
import type { Options } from '../topics/options';

export const options = {
  unspecified: 'ikke angivet',
  chooseOne: `vælg | vælg venligst | vælg en mulighed | vælg en | foretag et valg | intet valgt | ikke valgt | vælg én | vælg et | vælg fra listen | vælg en værdi`,
  yes: 'ja',
  no: 'nej',
  limits: 'men | kun | hvis | undtagen | medmindre | såfremt | forudsat',
  declines: `vil ikke, jeg vil ikke, vil helst ikke, jeg vil helst ikke, ønsker ikke, jeg ønsker ikke, foretrækker ikke, jeg foretrækker ikke, foretrækker at ikke, jeg foretrækker at ikke, vil hellere ikke, jeg vil hellere ikke … svare, oplyse, angive, sige, dele, besvare, identificere`,
  declined: 'ønsker ikke at oplyse | ikke oplyst | intet svar | vil ikke oplyse | ønsker ikke at svare',
  restates: 'men | som',
  atOnce: 'straks | kan starte straks | med det samme | omgående | kan starte med det samme',
  man: 'mand | mandlig',
  manInitial: 'm',
  woman: 'kvinde | kvindelig',
  womanInitial: 'k',
  nonBinary: 'non-binær | nonbinær | ikke-binær',
  honorificMan: 'hr | herr',
  honorificWoman: 'fru | fr',
  honorificMiss: 'frøken',
} satisfies Covered<Options>;
