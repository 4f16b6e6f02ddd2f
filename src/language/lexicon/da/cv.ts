import type { Covered } from '../topics/concept-phrases';
import type { Cv } from '../topics/cv';

export const cv = {
  documentTitle: 'curriculum vitae',
  contactHeadings: 'kontakt | kontakt mig',
  summaryHeadings: 'profil | om mig | resumé | personlig profil | sammenfatning | kort om mig',
  workHeadings: 'karriere | praktik | praktikophold',
  educationHeadings: 'uddannelse og kurser | akademisk baggrund',
  skillsHeadings: `kompetencer | dine kompetencer | færdigheder | kvalifikationer | faglige kompetencer
    | it-kompetencer | it-kundskaber | teknologier | værktøjer`,
  languagesHeadings: 'sprog | sprogkundskaber | sprogfærdigheder',
  otherHeadings: `certificeringer | certifikater | kurser | projekter | publikationer | priser | interesser
    | fritidsinteresser | frivilligt arbejde | referencer | kørekort`,
  conjunction: 'og',
  ongoing: 'nu | nuværende | igangværende | i dag',
  until: 'til | til og med',
  since: 'siden | fra',
  employedAt: 'hos | ved',
  studiedIn: 'i | inden for',
  schools: `universi* | skole | højskole | handelshøjskole | professionshøjskole | gymnasium | folkeskole
    | handelsskole | erhvervsskole | akademi | erhvervsakademi | institut*`,
  degrees: `doktor* | ph.d.-grad | kandidat | kandidatgrad | cand* | bachelor* | professionsbachelor | diplom*
    | studentereksamen | hf | hhx | htx | stx | svendebrev | erhvervsuddannelse | eksamen`,
} satisfies Covered<Cv>;
