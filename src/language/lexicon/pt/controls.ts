import type { Covered } from '../topics/concept';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'cancelar | não obrigado | não, obrigado | agora não | mais tarde | voltar | pular',
  close: 'fechar',
  closedParts:
    'o | a | os | esta | janela | diálogo | caixa de diálogo | modal | painel | filtro | filtros | menu | detalhes',
  next: 'próxima | próximo | seguinte | avançar | próxima página | página seguinte | postagens mais antigas',
  previous: 'anterior | página anterior | voltar',
  pagingFillers: 'ir | para | a | página | resultados | vagas',
  loadMore:
    'carregar mais | mais vagas | ver mais vagas | mostrar mais resultados | mais resultados | ver mais resultados',
  showMore: 'mostrar mais | ver mais | exibir mais',
  plainSend: 'enviar | submeter',
  search: `pesquisar | pesquisa | procurar | buscar | busca | encontrar | palavra-chave | palavras-chave | cargo | onde | localização
    | cidade | local | o que | função`,
  sort: 'ordenar | ordenar por | ordenação | por página',
  view: 'ver | ver vaga | ver oferta | ver detalhes | detalhes | saiba mais | ler mais | mais informações',
} satisfies Covered<Controls>;
