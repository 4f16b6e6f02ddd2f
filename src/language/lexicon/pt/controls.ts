import type { Covered } from '../topics/concept-phrases';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'cancelar | não obrigado | não, obrigado | agora não | mais tarde | pular',
  back: 'voltar',
  close: 'fechar',
  closedParts: `o | a | os | esta | janela | diálogo | caixa de diálogo | modal | painel | filtro | filtros | menu | detalhes`,
  next: 'próxima | próximo | seguinte | avançar | próxima página | página seguinte | postagens mais antigas',
  previous: 'anterior | página anterior | voltar à página anterior',
  page: 'página',
  pagingFillers: 'ir | para | a | resultados | vagas | à',
  loadMore: `carregar mais | mais vagas | ver mais vagas | mostrar mais resultados | mais resultados | ver mais resultados`,
  moreOf: 'carregar mais | ver mais | mostrar mais | exibir mais',
  moreAround: 'ver, mostrar, carregar, exibir … seguintes, próximas, próximos, adicionais',
  moreByNumber: 'ver, mostrar, carregar, exibir … mais, outras, outros',
  results: 'resultados',
  showMore: 'mostrar mais | ver mais | exibir mais',
  showAll:
    'mostrar tudo | mostrar todos | mostrar todas | ver tudo | ver todos | ver todas | exibir tudo | exibir todas | ver todas as vagas | mostrar todas as vagas',
  plainSend: 'enviar | submeter',
  search: {
    says: 'pesquisar | pesquisa | procurar | buscar | busca | encontrar | onde | localização | cidade | local | função',
  },
  sort: 'ordenar | ordenar por | ordenação | por página',
  view: 'ver | ver vaga | ver oferta | ver detalhes | detalhes | saiba mais | ler mais | mais informações | mostrar/ocultar',
} satisfies Covered<Controls>;
