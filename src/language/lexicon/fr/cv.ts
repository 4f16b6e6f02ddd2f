import type { Covered } from '../topics/concept-phrases';
import type { Cv } from '../topics/cv';

export const cv = {
  documentTitle: 'curriculum vitae | cv',
  contactHeadings: 'contact | coordonnées | état civil',
  summaryHeadings: `profil | profil professionnel | à propos | à propos de moi | résumé | résumé professionnel
    | présentation | objectif`,
  workHeadings: 'carrière | expériences de travail | stages',
  educationHeadings: 'études et diplômes | diplômes | formation académique | formation initiale',
  skillsHeadings: `quelles sont vos compétences | quelles sont vos principales compétences | principales compétences | compétences | vos compétences | compétences techniques | compétences clés | savoir-faire
    | technologies | outils`,
  languagesHeadings: 'langues | langues étrangères',
  otherHeadings: `certifications | certificats | projets | publications | distinctions | centres d'intérêt | loisirs
    | bénévolat | références | divers`,
  conjunction: 'et',
  ongoing: "présent | aujourd'hui | à ce jour | actuel | actuelle | actuellement | maintenant | en cours",
  until: "à | au | jusqu'à | jusqu'au",
  since: 'depuis',
  employedAt: 'chez',
  studiedIn: 'en',
  schools: 'universi* | école | lycée | collège | institut* | faculté | polytechni* | académie',
  degrees: `doctorat | master* | mastère | licence | baccalauréat | bac | bts | dut | diplôme | maîtrise | magistère
    | certificat`,
} satisfies Covered<Cv>;
