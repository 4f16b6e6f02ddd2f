import type { FurtherLexicon } from '../topics/topics';

export const history = {
  addEntry: 'добави | добавете | добавяне',
  keepEntry: 'запази | запазване | готово',
  editEntry: 'редактирай | редактиране',
  anotherEntry: 'още | ново | нова | нов | друго',
  workEntry: 'месторабота | работа | длъжност',
  educationEntry: 'образование | училище',
  educationArea: 'специалност',
  educationStudyType: 'степен на образование | образователна степен | степен',
  educationInstitution: 'учебно заведение | университет | училище',
  onlyEducation: 'учебно заведение | университет | специалност | образователна степен',
  startDate: 'от | начало | начална дата',
  endDate: 'до | край | крайна дата | година на завършване',
  workHeadings: 'професионален опит | трудов опит | опит',
  educationHeadings: 'образование',
  workIsCurrent: 'до момента | работя тук в момента | настояща работа',
  workPosition: 'длъжност | позиция',
  workName: 'фирма | компания | работодател | организация',
  workSummary: 'отговорности | описание',
} satisfies FurtherLexicon['history'];
