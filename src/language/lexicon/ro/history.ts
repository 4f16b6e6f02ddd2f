import type { FurtherLexicon } from '../topics/topics';

export const history = {
  addEntry: 'adaugă | adăugați | adauga',
  keepEntry: 'salvează | salvați | salveaza',
  editEntry: 'editează | editați | modifică | modificați',
  anotherEntry: 'o | un | altă | alt | încă',
  workEntry: 'loc de muncă | experiență | post',
  educationEntry: 'studii | școală | educație',
  educationArea: 'specializare | specializarea | domeniu de studiu | domeniul de studiu | facultate | facultatea',
  educationStudyType: 'nivel de studii | nivelul de studii | diplomă | tipul diplomei',
  educationInstitution: 'instituție de învățământ | instituția de învățământ | universitate | universitatea | școala',
  onlyEducation: 'instituție de învățământ | instituția de învățământ | universitate | universitatea | nivel de studii',
  startDate: 'de la | data începerii | data de început | început | an început',
  endDate: 'până la | data încheierii | data finalizării | data de sfârșit | sfârșit | anul absolvirii',
  workHeadings:
    'experiență profesională | experiență | experiența profesională | experiență de muncă | locuri de muncă',
  educationHeadings: 'educație | studii | educație și formare',
  workIsCurrent: `lucrez aici în prezent | în prezent | job actual | loc de muncă actual | încă lucrez aici
    | lucrez încă aici | lucrez aici | lucrez și acum aici | lucrez în continuare aici | lucrez aici momentan
    | momentan lucrez aici | în prezent lucrez aici | lucrez în prezent aici | până în prezent | post actual
    | funcția actuală | poziția actuală | angajator actual | angajatorul actual | acesta este jobul meu actual
    | prezent | până acum | actual`,
  workPosition: 'funcție | funcția | post | poziție | poziția | titlul postului',
  workName: 'companie | compania | angajator | angajatorul | firmă | firma | denumirea companiei',
  workSummary: 'responsabilități | descriere | descrierea activității',
} satisfies FurtherLexicon['history'];
