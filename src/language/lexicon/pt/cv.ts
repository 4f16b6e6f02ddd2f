import { type Covered, gap } from '../topics/concept-phrases';
import type { Cv } from '../topics/cv';

export const cv = {
  documentTitle: 'currículo | curriculum vitae',
  contactHeadings: 'contato | contacto | contatos | contactos',
  summaryHeadings: `perfil | perfil profissional | resumo | resumo profissional | sobre mim | objetivo
    | objetivo profissional`,
  workHeadings: 'carreira | trajetória profissional | estágios',
  educationHeadings: 'educação e formação | formação académica',
  skillsHeadings: `quais são suas habilidades | quais são suas principais habilidades
    | quais são as suas habilidades | quais são as suas principais habilidades | principais habilidades | principais competências | competências | habilidades | suas habilidades | conhecimentos | aptidões | competências técnicas
    | tecnologias | ferramentas`,
  languagesHeadings: 'idiomas | línguas',
  otherHeadings: `certificações | certificados | cursos | projetos | publicações | prémios | interesses | voluntariado
    | referências`,
  conjunction: 'e',
  ongoing: 'presente | atual | atualmente | actualmente | hoje | até o momento | em curso',
  until: 'a | até',
  since: 'desde',
  employedAt: gap<'"Em" and "na" are as often in the name of a job.'>(),
  studiedIn: 'em',
  schools: 'universi* | escola | faculdade | instituto | colégio | politécnico | academia',
  degrees: `doutorado | doutoramento | mestrado | mestre | licenciatura | bacharel | bacharelado | graduação
    | pós-graduação | tecnólogo | ensino médio | ensino secundário | diploma`,
} satisfies Covered<Cv>;
