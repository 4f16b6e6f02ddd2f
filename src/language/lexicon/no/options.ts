import type { Covered } from '../topics/concept-phrases';
import type { Options } from '../topics/options';

export const options = {
  unspecified: 'ikke angitt',
  chooseOne: `velg | velg et alternativ | vennligst velg | velg ett alternativ | velg en | ingen valgt | ikke valgt | ingenting valgt | velg én | velg et | velg fra listen | velg en verdi`,
  yes: 'ja',
  no: 'nei',
  limits: 'men | kun | bare | hvis | unntatt | med mindre | forutsatt',
  declines: `vil ikke, jeg vil ikke, vil helst ikke, jeg vil helst ikke, ønsker ikke, jeg ønsker ikke, foretrekker å ikke, jeg foretrekker å ikke, foretrekker ikke, jeg foretrekker ikke … svare, oppgi, opplyse, angi, si, dele, besvare, identifisere`,
  declined: 'ønsker ikke å oppgi | ikke oppgitt | vil ikke oppgi | ingen svar | ønsker ikke å svare',
  restates: 'men | som',
  atOnce: 'straks | umiddelbart | med en gang | tilgjengelig umiddelbart | kan starte umiddelbart | omgående',
  man: 'mann | mannlig',
  manInitial: 'm',
  woman: 'kvinne | kvinnelig',
  womanInitial: 'k',
  nonBinary: 'ikke-binær | ikkebinær',
  honorificMan: 'herr | hr',
  honorificWoman: 'fru | fr',
  honorificMiss: 'frøken',
} satisfies Covered<Options>;
