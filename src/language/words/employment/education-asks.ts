import type { Wording } from '@/language/match/concept';
import type { EmploymentKey } from './employment-words';

/** Questions about a school, within a form part about one. */
export const educationAsks: readonly (readonly [key: EmploymentKey, words: Wording])[] = [
  [
    'education.area',
    {
      en: 'field of study | fields of study | major | majors | discipline | subject | area of study | course of study | specialization | specialisation | concentration | program of study | programme | program | field | course | what did you study | major field of study',
      de: 'fachrichtung | studienfach | studiengang | fach | studienrichtung | schwerpunkt | hauptfach | fachbereich | studienschwerpunkt',
      fr: 'domaine d études | spécialité | spécialisation | filière | discipline | matière | domaine',
      es: 'campo de estudio | área de estudio | especialidad | especialización | carrera | disciplina',
      it: 'campo di studi | campo di studio | indirizzo | indirizzo di studio | specializzazione | facoltà | corso di laurea | corso di studi | disciplina',
      nl: 'studierichting | richting | vakgebied | studie | afstudeerrichting | specialisatie',
      pt: 'área de estudo | área | curso | especialização',
      cs: 'obor | studijní obor',
      pl: 'kierunek | kierunek studiów | specjalizacja',
    },
  ],
  [
    'education.studyType',
    {
      en: 'degree | degree type | degree level | level of education | education level | level of study | qualification | diploma | type of degree | qualification level | level',
      de: 'abschluss | abschlussart | bildungsabschluss | art des abschlusses | hochschulabschluss | akademischer grad | abschlussgrad | bildungsgrad | höchster abschluss',
      fr: 'diplôme | niveau d études | niveau | type de diplôme | niveau de diplôme',
      es: 'título | titulación | grado | nivel de estudios | nivel educativo | tipo de título',
      it: 'titolo di studio | titolo | laurea | grado | livello di istruzione | tipo di laurea',
      nl: 'diploma | graad | opleidingsniveau | niveau | titel',
      pt: 'grau | diploma | título | nível de escolaridade | titulação',
      cs: 'titul | stupeň vzdělání | dosažené vzdělání',
      pl: 'stopień | tytuł | poziom wykształcenia | stopień naukowy',
    },
  ],
  [
    'education.institution',
    {
      en: 'school | university | college | institution | school name | educational institution | institute | academy | where did you study | which school did you attend',
      de: 'hochschule | universität | schule | bildungseinrichtung | institution | ausbildungsstätte | hochschule universität | uni | bildungsträger | ausbildungsbetrieb',
      fr: 'établissement | école | université | institution | établissement scolaire | établissement d enseignement | nom de l établissement',
      es: 'universidad | escuela | centro | institución | centro educativo | centro de estudios | colegio',
      it: 'università | scuola | istituto | istituzione | ateneo',
      nl: 'school | universiteit | hogeschool | instelling | onderwijsinstelling | opleidingsinstituut | instituut',
      pt: 'universidade | escola | instituição | instituição de ensino | faculdade',
      cs: 'škola | univerzita | vysoká škola',
      pl: 'uczelnia | szkoła | uniwersytet | nazwa uczelni',
    },
  ],
  [
    'education.score',
    {
      en: 'gpa | grade | grades | overall result | overall result gpa | grade average | final grade | cgpa | overall gpa | grade point average | result | score',
      de: 'note | abschlussnote | gesamtnote | notendurchschnitt | durchschnittsnote',
      fr: 'note | moyenne | mention | moyenne générale',
      es: 'nota | nota media | calificación | promedio',
      it: 'voto | votazione | voto finale | media',
      nl: 'cijfer | gemiddeld cijfer | eindcijfer',
      pt: 'nota | média',
      cs: 'známka | prospěch',
      pl: 'ocena | średnia | średnia ocen',
    },
  ],
];

/** Those that mean nothing else anywhere. */
export const onlyEducationAsks: Wording = {
  en: 'school name | university | university name | college | field of study | area of study | degree | highest degree | highest level of education | highest education level | level of education | education level | what is your highest level of education | what is the highest level of education you have completed | highest level of education completed | gpa | major | name of university | what did you study | where did you study | name of school | university or college | college or university',
  de: 'hochschule | universität | studienfach | studiengang | höchster abschluss | höchster bildungsabschluss | hochschulabschluss | abschlussnote | fachrichtung',
  fr: 'université | établissement scolaire | domaine d études | niveau d études | diplôme le plus élevé',
  es: 'universidad | campo de estudio | nivel de estudios | titulación',
  it: 'università | titolo di studio | campo di studi',
  nl: 'universiteit | opleidingsniveau | studierichting | hoogst behaalde diploma | hoogste opleiding',
};
