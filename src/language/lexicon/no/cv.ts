import type { Covered } from '../topics/concept-phrases';
import type { Cv } from '../topics/cv';

export const cv = {
  documentTitle: 'curriculum vitae',
  contactHeadings: 'kontakt | kontakt meg',
  summaryHeadings: 'profil | om meg | sammendrag | personlig profil | oppsummering | kort om meg',
  workHeadings: 'karriere | praksis',
  educationHeadings: 'utdanning og kurs | akademisk bakgrunn',
  skillsHeadings: `kompetanse | din kompetanse | ferdigheter | dine ferdigheter | kvalifikasjoner | kunnskaper
    | tekniske ferdigheter | it-kunnskaper | datakunnskaper | teknologier | verktøy`,
  languagesHeadings: 'språk | språkkunnskaper | språkferdigheter',
  otherHeadings: `sertifiseringer | sertifikater | kurs | prosjekter | publikasjoner | priser | interesser
    | fritidsinteresser | frivillig arbeid | verv | referanser | førerkort`,
  conjunction: 'og',
  ongoing: 'nå | nåværende | pågående | i dag | dags dato',
  until: 'til | til og med',
  since: 'siden | fra',
  employedAt: 'hos | ved',
  studiedIn: 'i | innen',
  schools: `universi* | skole | høyskole | høgskole | høyskolen | høgskolen | videregående skole | videregående
    | folkehøgskole | ungdomsskole | fagskole | akademi | institutt | gymnas`,
  degrees: `doktor* | doktorgrad | mastergrad | master* | bachelorgrad | bachelor* | cand* | siviløkonom
    | sivilingeniør | fagbrev | vitnemål | examen | studiekompetanse | årsstudium`,
} satisfies Covered<Cv>;
