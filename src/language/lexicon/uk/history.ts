import type { FurtherLexicon } from '../topics/topics';

export const history = {
  addEntry: 'додати | додати ще',
  keepEntry: 'зберегти | готово',
  editEntry: 'редагувати | змінити',
  anotherEntry: 'ще | нове | один | запис',
  workEntry: 'місце роботи | роботу | посаду',
  educationEntry: 'освіту | навчальний заклад',
  educationArea: 'спеціальність | факультет | спеціалізація',
  educationStudyType: 'рівень освіти | ступінь | освітній ступінь',
  educationInstitution: 'навчальний заклад | назва навчального закладу | університет | заклад освіти',
  onlyEducation: 'навчальний заклад | назва навчального закладу | рівень освіти | заклад освіти',
  startDate: 'з | початок | дата початку | рік вступу',
  endDate: 'до | по | закінчення | дата закінчення | рік закінчення',
  workHeadings: 'досвід роботи | трудова діяльність',
  educationHeadings: 'освіта',
  workIsCurrent: 'по теперішній час | працюю зараз | до цього часу',
  workPosition: 'посада',
  workName: 'компанія | організація | назва компанії | місце роботи | роботодавець',
  workSummary: 'обовʼязки',
} satisfies FurtherLexicon['history'];
