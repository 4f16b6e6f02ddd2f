import type { Covered } from '../topics/concept-phrases';
import type { Wordings } from '../topics/wordings';

export const wordings = {
  negation: `n'avez | n'êtes | n'est | n'ai | n'as | n'a | n'ont | n'aviez | n'avait | n'étiez | n'était | n'auriez | n'aurez | n'y
    | n'en | pas | jamais | sans | aucun | aucune`,
  upperBound: 'moins | plus jeune | inférieur | inférieure | au plus | au maximum',
  employer: 'nous | notre | nos | ici | cette entreprise | cette société | ce poste',
  jobCountry: 'ce pays | le pays | du pays',
  description: 'décri* | expliqu* | pourquoi',
  fillers: `le | la | les | un | une | des | du | de | et | ou | est | sont | êtes | vous | votre | vos | tu | ton | ta | tes | nous
    | notre | nos | a | au | aux | en | dans | sur | pour | par | avec | merci | veuillez | indiquer | préciser | choisir | quel
    | quelle | quels | quelles | que | quoi | combien | quand | si | avez | pouvez | poste | entreprise | société`,
} satisfies Covered<Wordings>;
