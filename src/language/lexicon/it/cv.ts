import type { Covered } from '../topics/concept-phrases';
import type { Cv } from '../topics/cv';

export const cv = {
  documentTitle: 'curriculum | curriculum vitae',
  contactHeadings: 'contatti',
  summaryHeadings: 'profilo | profilo professionale | chi sono | su di me | sintesi | presentazione | obiettivo',
  workHeadings: 'carriera | lavoro | percorso professionale',
  educationHeadings: 'istruzione e formazione | titoli | formazione accademica',
  skillsHeadings: `principali competenze | competenze | competenze tecniche | capacità | abilità | conoscenze | conoscenze tecniche
    | tecnologie`,
  languagesHeadings: 'lingue | conoscenze linguistiche | competenze linguistiche | lingue straniere',
  otherHeadings: `certificazioni | corsi | progetti | pubblicazioni | premi | interessi | hobby | volontariato
    | referenze`,
  conjunction: 'e',
  ongoing: 'presente | attuale | attualmente | oggi | ad oggi | in corso',
  until: 'a | al | fino a',
  since: 'dal | da',
  employedAt: 'presso',
  studiedIn: 'in',
  schools: 'universi* | scuola | istituto | liceo | politecnico | accademia | ateneo',
  degrees: 'dottorato | laurea | diploma | maturità | master* | magistrale | triennale',
} satisfies Covered<Cv>;
