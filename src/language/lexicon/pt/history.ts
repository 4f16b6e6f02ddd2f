import { type Covered, gap } from '../topics/concept';
import type { History } from '../topics/history';

export const history = {
  addEntry: 'adicionar | adicionar outro | adicionar outra',
  educationArea: 'área de estudo | área | curso | especialização',
  educationStudyType: 'grau | diploma | título | nível de escolaridade | titulação',
  educationInstitution: 'universidade | escola | instituição | instituição de ensino | faculdade',
  educationScore: 'nota | média',
  onlyEducation: gap('not yet written'),
  startDate: 'de | desde | início | data de início',
  endDate: 'até | fim | término | data de término | data de conclusão',
  workHeadings: 'experiência profissional | experiências profissionais | experiência | experiências',
  educationHeadings: 'educação | formação | formação acadêmica | formação académica | estudos',
  fillers: 'o | a | os | de | do | da | ou | e | em | nome | data | mês | ano | dia | último | última',
  workIsCurrent: 'trabalho aqui atualmente | emprego atual | cargo atual | atualmente | até o momento',
  workPosition: 'cargo | função | posição | título do cargo',
  workName: 'empresa | empregador | organização',
  workLocation: 'local | cidade | localização',
  workSummary: 'descrição | atividades | responsabilidades | tarefas',
} satisfies Covered<History>;
