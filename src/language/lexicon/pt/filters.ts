import type { Covered } from '../topics/concept';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: 'filtro | filtros | filtrar | refinar | critérios',
  choices: 'resultados | seleção | selecção | alterações | busca',
  headingFillers: `todos | todas | os | as | a | de | da | mais | por | só | apenas | e | ou | ordenar | pesquisa | busca | sua | seus | resultados
    | vagas | empregos | ofertas | opções | ativos | avançados`,
  openFilters: 'filtro | filtros | filtrar | todos os filtros | refinar | mais filtros',
  facets: `data | data de publicação | experiência | nível | tipo de vaga | tipo de emprego | contrato | salário | remoto | empresa | setor
    | categoria | distância | jornada`,
  showResults: `mostrar resultados | ver resultados | ver vagas | mostrar vagas | aplicar filtros | concluído | pronto | buscar | pesquisar`,
  reset: 'redefinir | limpar | limpar tudo | limpar filtros | remover filtros',
  applyChoices: 'aplicar | aplicar tudo | aplicar todos',
  removeChoice: 'remover | remover filtro | excluir | limpar | apagar',
} satisfies Covered<Filters>;
