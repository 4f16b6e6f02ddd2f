import type { Covered } from '../topics/concept';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'tempo integral | meio período | remoto | híbrido | presencial | efetivo | há | clt',
  nouns: 'vaga | vagas | emprego | empregos | trabalho | carreiras | oportunidades',
  manyNouns: 'vagas | empregos',
  applyOnPosting: 'candidatar-se | candidatar | candidate-se | candidatura simplificada | quero me candidatar',
  sectionHeadlines:
    'responsabilidades | requisitos | descrição da vaga | atividades | benefícios | o que oferecemos | qualificações',
  roles: `engenheiro | desenvolvedor | programador | gestor | gerente | assistente | auxiliar | vendedor | técnico | estagiário | estágio
    | consultor | coordenador | operador | atendente`,
  keywordField: 'pesquisar | pesquisa | buscar | busca | palavra-chave | palavras-chave | cargo | o que | profissão',
  placeField: 'onde | local | cidade | localização | localidade | região | distrito',
} satisfies Covered<Jobs>;
