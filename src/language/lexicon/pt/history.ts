import type { Covered } from '../topics/concept-phrases';
import type { History } from '../topics/history';

export const history = {
  keepEntry: 'salvar | guardar',
  keptThing: 'entrada | esta entrada | registro | registo | item | este item | idioma | fechar | e fechar',
  editEntry: 'editar | alterar',
  addEntry: 'adicionar | adicionar outro | adicionar outra',
  anotherEntry: 'linha | outro | outra | novo | nova | um | uma | mais | entrada',
  workEntry: 'emprego | cargo | empresa | trabalho',
  educationEntry: 'escola | curso | diploma | universidade | faculdade',
  workPart: { named: 'experiencia | experiencias | experiencia profissional | emprego | empregos' },
  educationPart: { named: 'educacao | formacao | formacoes | escolaridade | estudos' },
  educationArea: 'área de estudo | área | curso | especialização | área de formação | curso de graduação',
  educationStudyType: `formação | escolaridade | grau | diploma | título | nível de escolaridade | titulação | grau acadêmico | nível acadêmico
    | habilitações literárias | nível habilitacional | nível de habilitações
    | grau académico mais elevado | grau acadêmico mais elevado | grau académico | maior grau de escolaridade | nível de escolaridade mais elevado | nível de ensino mais elevado | maior nível de escolaridade`,
  highestDegree: 'maior | mais elevado | mais alto | escolaridade',
  educationInstitution: `universidade | escola | instituição | instituição de ensino | faculdade | nome da instituição
    | estabelecimento de ensino`,
  educationScore: 'nota | média',
  onlyEducation: `universidade | faculdade | instituição de ensino | nível de escolaridade | escolaridade
    | grau de escolaridade | área de estudo | nome da instituição de ensino | curso superior | área de formação
    | habilitações literárias | nível habilitacional | nível de habilitações
    | grau académico mais elevado | grau acadêmico mais elevado | grau académico | maior grau de escolaridade | nível de escolaridade mais elevado | nível de ensino mais elevado | maior nível de escolaridade`,
  startDate: `de | desde | início | data de início | data inicial | começo | a partir de
    | data de admissão | data de entrada`,
  endDate: `até | fim | término | data de término | data de conclusão | data final | data de fim | conclusão
    | ano de conclusão
    | data de saída | ano de formatura | data de formatura`,
  workHeadings: `experiência profissional | experiências profissionais | experiência | experiências
    | histórico profissional | experiência de trabalho | percurso profissional
    | emprego mais recente | último emprego | emprego atual | último cargo`,
  educationHeadings: `educação | educação formal | formação | formação acadêmica | formação académica | estudos | escolaridade
    | histórico acadêmico | habilitações`,
  fillers:
    'o | a | os | seu | sua | teu | tua | de | do | da | ou | e | em | nome | data | mês | ano | dia | último | última',
  workIsCurrent: `trabalho aqui atualmente | emprego atual | cargo atual | atualmente | até o momento
    | trabalho atualmente aqui | é o meu emprego atual | meu emprego atual | meu trabalho atual | trabalho atual
    | trabalho atualmente nesta empresa | emprego actual | até hoje | presente | em andamento | ainda trabalho aqui
    | trabalho aqui | ainda trabalho nesta empresa | trabalho aqui até hoje | continuo a trabalhar aqui
    | continuo trabalhando aqui | este é o meu emprego atual | este é meu emprego atual | este é meu trabalho atual
    | é meu emprego atual | é meu trabalho atual | trabalho aqui no momento | emprego atualmente aqui | empresa atual
    | ainda estou nesta empresa | estou atualmente nesta função | atual | até ao momento | até à data | até o presente
    | até ao presente | até agora`,
  workPosition: 'cargo | função | posição | título do cargo | cargo ocupado | nome do cargo',
  workName: 'empresa | empregador | organização',
  workLocation: 'local | cidade | localização',
  workSummary: `descrição | atividades | responsabilidades | tarefas | descrição das atividades
    | principais atividades | funções | descrição da função | descrição do cargo | descrição das funções | atividades desenvolvidas | principais responsabilidades | atribuições`,
} satisfies Covered<History>;
