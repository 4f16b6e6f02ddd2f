import type { Covered } from '../topics/concept-phrases';
import type { Cv } from '../topics/cv';

export const cv = {
  documentTitle: 'curriculum vitae | meritförteckning',
  contactHeadings: 'kontakt | kontakta mig',
  summaryHeadings: 'profil | om mig | sammanfattning | personlig profil | presentation',
  workHeadings: 'karriär | arbetslivs- och yrkeserfarenhet | arbete | anställningshistorik | praktik',
  educationHeadings: 'utbildning och kurser | akademisk bakgrund',
  skillsHeadings: `kompetenser | dina kompetenser | kompetens | färdigheter | kunskaper | tekniska kunskaper
    | it-kunskaper | datorkunskaper | tekniker | verktyg`,
  languagesHeadings: 'språk | språkkunskaper',
  otherHeadings: `certifieringar | certifikat | kurser | projekt | publikationer | utmärkelser | intressen
    | fritidsintressen | ideellt arbete | ideellt engagemang | referenser | körkort`,
  conjunction: 'och',
  ongoing: 'nu | nuvarande | pågående | idag | tills vidare',
  until: 'till | t.o.m. | till och med',
  since: 'sedan | från | fr.o.m.',
  employedAt: 'hos | på',
  studiedIn: 'i | inom',
  schools: `universi* | skola | högskola | högskolan | gymnasium | gymnasiet | gymnasieskola | gymnasieskolan
    | folkhögskola | grundskola | yrkeshögskola | institut* | akademi | akademin | lärosäte`,
  degrees: `doktor* | doktorsexamen | master* | masterexamen | magisterexamen | kandidatexamen | civilingenjör
    | högskoleexamen | yrkeshögskoleexamen | gymnasieexamen | studentexamen | examen | licentiatexamen`,
} satisfies Covered<Cv>;
