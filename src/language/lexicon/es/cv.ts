import { type Covered, gap } from '../topics/concept-phrases';
import type { Cv } from '../topics/cv';

export const cv = {
  documentTitle: 'currículum | currículum vitae | hoja de vida',
  contactHeadings: 'contacto | información de contacto',
  summaryHeadings: `perfil | perfil profesional | sobre mí | resumen | resumen profesional | objetivo profesional
    | extracto`,
  workHeadings: 'trayectoria profesional | empleo | carrera profesional | prácticas',
  educationHeadings: 'títulos | estudios académicos | educación y formación',
  skillsHeadings: `cuáles son tus habilidades | cuáles son tus principales habilidades | principales habilidades | principales competencias | competencias | habilidades | tus habilidades | conocimientos | aptitudes | competencias técnicas
    | habilidades técnicas | tecnologías | herramientas`,
  languagesHeadings: 'idiomas | lenguas',
  otherHeadings: `certificaciones | certificados | cursos | proyectos | publicaciones | premios | intereses
    | aficiones | voluntariado | referencias`,
  conjunction: 'y | e',
  ongoing: 'presente | actual | actualidad | actualmente | hoy | en curso',
  until: 'a | al | hasta',
  since: 'desde',
  employedAt: gap<'"En" is as often in the name of a job.'>(),
  studiedIn: 'en',
  schools: 'universi* | escuela | colegio | instituto | politécnica | facultad | academia | liceo',
  degrees: `doctorado | doctor* | máster | maestría | licenciatura | licenciado | licenciada | grado | graduado
    | graduada | diplomatura | bachillerato | ingeniería | técnico superior | título`,
} satisfies Covered<Cv>;
