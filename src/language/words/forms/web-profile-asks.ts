import type { Concept } from '@/language/match/concept';

/** A person's pages on the web. */
export const webProfileAsks: readonly Concept[] = [
  {
    key: 'url.linkedin',
    says: { others: 'linkedin | linked in | linkedin profile | linkedin url | linkedin profile url' },
    named: 'linkedin | linked in | linkedin url | linkedin profile',
  },
  {
    key: 'url.github',
    says: { others: 'github | github url | github profile | git hub' },
    named: 'github | github url',
  },
  { key: 'url.gitlab', says: { others: 'gitlab | gitlab url | gitlab profile' }, named: 'gitlab' },
  {
    key: 'username.gitlab',
    says: {
      en: 'gitlab username | gitlab user name | gitlab handle',
      de: 'gitlab-benutzername',
      others: 'gitlab username',
    },
    named: 'gitlab username',
  },
  {
    key: 'url.twitter',
    says: { others: 'twitter | twitter url | x (twitter) | twitter / x | twitter profile | x profile' },
    named: 'twitter | twitter url',
  },
  { key: 'url.facebook', says: { others: 'facebook | facebook url | facebook profile' }, named: 'facebook' },
  {
    key: 'url.portfolio',
    says: {
      en: 'portfolio | portfolio url | portfolio link | portfolio website | online portfolio',
      fr: 'book en ligne | portefeuille en ligne',
      es: 'portafolio',
      others: 'portfolio',
    },
    named: 'portfolio | portfolio url',
  },
  {
    key: 'url.website',
    says: {
      en: 'website | personal website | web site | homepage | home page | blog | personal site | website url | personal website or blog | your website',
      de: 'webseite | website | internetseite | homepage | persönliche website',
      fr: 'site web | site internet | site personnel',
      es: 'sitio web | página web | web personal',
      it: 'sito web | sito internet | sito personale',
      nl: 'website | persoonlijke website',
      pt: 'site | website | site pessoal | página web',
      cs: 'webové stránky | web | osobní web',
      pl: 'strona internetowa | strona www | witryna',
      others: 'hemsida | webbplats | hjemmeside | nettside | verkkosivu | kotisivu | weboldal',
    },
    named: 'website | web site | homepage | personal website | site web',
  },
  {
    key: 'url.other',
    says: {
      en: 'other website | other url | other link | other links | additional link | other websites | any other links | additional links | additional urls',
      de: 'weitere links | anderer link | sonstige links | andere website | weitere website | weiterer link',
      fr: 'autre site | autre lien | autres liens | autre site web | autres sites',
      es: 'otro enlace | otros enlaces | otro sitio web | otros sitios web',
      it: 'altro link | altri link | altro sito | altro sito web | altri collegamenti',
      nl: 'andere link | andere links | andere website | overige links',
      pt: 'outro link',
      cs: 'jiný odkaz',
      pl: 'inny link',
    },
    named: 'urls other | other url | other link | other website',
  },
];
