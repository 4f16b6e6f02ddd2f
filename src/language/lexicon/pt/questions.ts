import { type Covered, gap } from '../topics/concept-phrases';
import type { Questions } from '../topics/questions';

export const questions = {
  skills: 'habilidades | competências | tecnologias | linguagens de programação | ferramentas',
  languages: `línguas que fala | idiomas que fala | línguas que você fala | idiomas que você fala | quais idiomas você fala | que línguas fala | línguas faladas | idiomas falados`,
  veteran: { says: 'veterano' },
  disability: { says: 'deficiência | pcd' },
  hispanic: { says: 'hispânico | hispânica | latino ou hispânico' },
  race: { says: 'raça | etnia | cor/raça' },
  otherEquality: { says: 'orientação sexual | religião | estado civil' },
  gender: { says: 'gênero | género | identidade de gênero | sexo' },
  coverLetterText: { says: 'carta de apresentação | carta de motivação' },
  headline: { says: 'título profissional' },
  summary: { says: 'resumo | sobre você | resumo profissional' },
  salaryCurrency: { says: 'moeda' },
  salaryExpected: {
    says: 'pretensão salarial | expectativa salarial | salário desejado | salário pretendido | salário',
  },
  noticePeriod: { says: 'aviso prévio | período de aviso' },
  startDate: { says: 'data de início | disponível a partir | disponibilidade' },
  relocation: { says: 'mudar de cidade | realocação | relocalização' },
  source: {
    says: 'como soube | como nos conheceu | como ficou sabendo | como conheceu | como teve conhecimento | como tomou conhecimento',
    alone: 'fonte',
  },
  currentPay: 'salário, remuneração … atual, anterior, último',
  relocationHelp: 'ajuda, apoio, auxílio, despesas, custos … mudança, realocação',
  sourceShapes: 'como, onde, por onde … conheceu, soube, ficou sabendo, viu, encontrou, ouviu, descobriu',
  salaryCurrencyShapes: 'moeda … salário, salarial, remuneração',
  salaryExpectedShapes: `expectativa*, pretens*, aspiraç* … salari*, salário, remuneração
    | salário, remuneração … pretendid*, desejad*, esperad*, pretende, espera | quanto … ganhar, receber`,
  noticePeriodShapes: 'aviso prévio | período de aviso, tempo de aviso, prazo de aviso',
  priorEmploymentShapes: `já, alguma vez, anteriormente, antes … trabalhou na, trabalhou no, trabalhou para, trabalhou connosco, trabalhou conosco, trabalhou aqui, foi funcionário, foi funcionária
    | antigo, antiga, ex … funcionári*, colaborador*, empregad*`,
  startDateShapes: `quando, a partir de quando, em que data, data em que, a partir de que data, a partir de qual data, em qual data, desde quando … começar, iniciar, disponível, disponibilidade
    | data … início, disponibilidade, admissão`,
  sponsorship: { says: 'situação do visto | estatuto de imigração | status do visto' },
  verification: gap<'asked in the USA, in English'>(),
  workAuthorization: { says: 'permissão de trabalho | autorização de trabalho', named: 'autorizacao de trabalho' },
  age18: { says: '18 anos | maior de idade' },
  criminalRecord: {
    says: `antecedentes criminais | condenado | condenada | registo criminal | registro criminal | processo criminal`,
  },
  priorEmployment: {
    says: `já trabalhou na | já trabalhou no | já trabalhou para | já trabalhou connosco | já trabalhou conosco
    | já trabalhou nesta empresa | já trabalhou aqui | já trabalhou | ex-funcionário | ex-funcionária | ex-colaborador
    | trabalhou anteriormente | antigo funcionário`,
  },
  accommodation: {
    says: `acomodações | adaptações | adaptação | necessidades especiais | acessibilidade | recursos de acessibilidade
    | ajustes razoáveis`,
  },
  legal: {
    says: `não concorrência | conflito de interesses | pacto de não concorrência | parente | parentes | grau de parentesco
    | familiares na empresa`,
  },
  needing: 'preciso, precisa, precisas, precisar*, necessita, necessitar*, requer, requerer*',
  needed: 'necessári*, exigid*',
  having: 'tem, tens, possui, dispõe',
  noNeed: 'não precis*, não necessit*, não requer*',
  requests:
    'qual é | indique | informe | confirme | digite para adicionar | escreva para adicionar | introduza | insira',
  withoutPermit: 'sem … patrocin*, visto, restri*',
  workPermit: 'autorização de trabalho, autorização para trabalhar, permissão de trabalho, autorização de residência',
  visa: 'visto, vistos',
  allowedToWork: `autoriza*, direito, permiss*, habilitad* … trabalhar | trabalhar … legalmente | legalmente … trabalhar
    | autorização de trabalho, autorização de residência, visto de trabalho`,
  mayWork: gap<'one word for being allowed and being able: see canWork'>(),
  canWork: 'pode, podes … trabalhar',
  sponsor: 'patrocín*, patrocin*',
  permitHelp: 'ajuda, apoio, obter, solicitar',
  permitProof: `prova, comprovar, comprovante, comprovativo … direito de trabalhar, autorização de trabalho, autorização para trabalhar`,
  yesNoBeginnings: `você é | você tem | você está | você já | você possui | você pode | você precisa | você mora | você aceita | é cidadão
    | é cidadã | é maior | é possível | é residente | tem | tens | estás | está disposta | está autorizado | está autorizada
    | está disponível | possui | possuis | pode | podes | mora | moras | vive | precisa | precisas | necessita | gostaria | aceita
    | já trabalhou | está disposto | tem disponibilidade`,
  unions: 'ue | união europeia | espaço económico europeu | espaço econômico europeu | schengen',
  ownCountry: 'país de residência | país onde reside',
  conditions: 'se | caso',
  joiners: 'e | ou',
  relocationShapes:
    'realocação, relocalização, mudar se, se mudar, disponibilidade para mudança, disponibilidade de mudança | mudar, mudança … de cidade, de residência, de país',
} satisfies Covered<Questions>;
