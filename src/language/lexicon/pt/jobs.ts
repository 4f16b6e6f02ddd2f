import { type Covered, gap } from '../topics/concept-phrases';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'há',
  nouns: {
    says: `vaga | vagas | emprego | empregos | trabalho | carreiras | oportunidades
      | concursos públicos | procedimentos concursais | procedimento concursal | processos seletivos | processo seletivo | recrutamento`,
    url: 'vaga | vagas',
  },
  manyNouns: 'vagas | empregos',
  sectionHeadlines: 'responsabilidades | requisitos | atividades | benefícios | o que oferecemos | qualificações',
  occupations: `*desenvolvedor* | *engenheir* | engenheiro | *analista* | programador* | gestor | gestora | gerente* | assistente* | auxiliar* | *vendedor* | *técnico* | estagiário* | estagiária* | consultor* | coordenador* | atendente* | enfermeiro* | enfermeira* | motorista* | cozinheiro* | cozinheira* | *diretor* | supervisor* | contador | contadora | contabilista* | professor* | professora* | médico | eletricista* | representante* | fisioterapeuta* | psicólogo | psicóloga | dentista* | docente* | pesquisador* | investigador* | advogado | advogada | soldador* | encanador* | pedreir* | carpinteir* | pintor | pintora | jardineir* | faxineir* | cabeleireiro | cabeleireira | recepcionista* | secretário | entregador* | vigilante* | cuidador* | educador* | designer* | arquiteto | arquiteta | auditor* | operador* | promotor* | padeir* | açougueir* | barista* | ajudante* | aprendiz* | estagiári* | redator* | tradutor* | jornalista* | especialista* | vendedor* | garçom | garçonete* | cozinheir* | enfermeir* | técnico em | técnico de | repositor* | estoquista* | empregado de mesa | rececionista*`,
  titleWords: 'estágio',
  keywordField: 'pesquisar | pesquisa | buscar | busca | palavra-chave | palavras-chave | cargo | o que | profissão',
  placeField: 'onde | local | cidade | localização | localidade | região | distrito',
  departments: 'vendas | recursos humanos | finanças | tecnologia',
  betweenDepartments: 'e',
  everyGender: gap<'letters say it: (M/F)'>(),
  genderEndings: 'a',
  listEntries: 'vaga* | resultado* | emprego* | oportunidades',
  ofTotal: 'de',
  openCalls: 'banco de talentos',
  about: 'cerca de',
} satisfies Covered<Jobs>;
