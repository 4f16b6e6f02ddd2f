import type { FurtherLexicon } from '../topics/topics';

export const questions = {
  skills: 'tecnoloxías | linguaxes de programación',
  languages: 'que idiomas falas | que linguas falas | idiomas que falas | linguas que falas',
  disability: { says: 'discapacidade' },
  gender: { says: 'xénero | identidade de xénero' },
  currentPay: 'soldo … actual, anterior',
  sourceShapes: 'como, onde … coñeciches, soubeches, soubo, atopaches, viches … oferta, nós, vacante, empresa',
  salaryExpectedShapes: 'salario, soldo … desexad*, esperad*',
  noticePeriodShapes: 'prazo, período … aviso previo, preaviso',
  priorEmploymentShapes: 'traballa* … connosco, nosa empresa, para nós',
  startDateShapes: 'cando … comezar, empezar, incorporar* | data de incorporación',
  age18: { says: '18 anos ou máis' },
  criminalRecord: { says: 'antecedentes penais' },
  noNeed: 'non necesit*, non precis*',
  withoutPermit: 'sen … visado, patrocinio, restricións',
  allowedToWork:
    'permiso de traballo, dereito a traballar, autorización de traballo | legalmente … traballar | traballar … legalmente',
  sponsor: 'necesit*, precis* … patrocinio',
} satisfies FurtherLexicon['questions'];
