import type { Covered } from '../topics/concept-phrases';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: {
    says: 'filtro | filtros | todos os filtros | mais filtros | refinar | critérios',
    whole: 'filtrar',
  },
  choices: 'resultados | seleção | selecção | alterações | busca',
  headingFillers: `todos | todas | os | as | a | de | da | mais | por | só | apenas | e | ou | ordenar | pesquisa | busca | sua
    | seus | resultados | vagas | empregos | ofertas | opções | ativos | avançados`,
  facets: `data | data de publicação | experiência | nível | tipo de vaga | tipo de emprego | contrato | salário | remoto | empresa
    | setor | categoria | distância | jornada`,
  showResults: `mostrar resultados | ver resultados | ver vagas | mostrar vagas | aplicar filtros | concluído | pronto | buscar
    | pesquisar`,
  applyChoices: {
    whole: 'aplicar | aplicar tudo | aplicar todos',
  },
  reset: {
    whole: 'limpar | limpar tudo | limpar filtros | redefinir | redefinir filtros | remover filtros',
    alone: 'remover filtro',
    first: 'remover | excluir | apagar',
  },
} satisfies Covered<Filters>;
