import type { Covered } from '../topics/concept-phrases';
import type { Harmless } from '../topics/harmless';

export const harmless = {
  words: `o a os as um uma de do da dos das e ou em no na nos nas com sem por para mais menos todo todos toda todas outro outros outras
    mostrar exibir ver ler consultar explorar buscar busca pesquisar pesquisa procurar encontrar filtrar filtro filtros refinar
    ordenar ordenação ordem classificar expandir recolher seleção próximo próxima próximos próximas seguinte anterior anteriores
    primeira primeiro última último últimas últimos recente recentes antigas novo novos novas relevância relevantes crescente
    decrescente resultados resultado página páginas lista grade mapa tabela vista vaga vagas emprego empregos trabalho cargo cargos
    oferta ofertas anúncio anúncios título palavra palavras chave descrição detalhe detalhes informação informações resumo
    requisitos benefícios tempo integral inteiro parcial meio período efetivo temporário estágio aprendiz autônomo dia dias semana
    semanas mês meses hora horas ano anos hoje ontem data publicação publicado publicada qualquer momento localização local locais
    lugar cidade cidades estado estados distrito região regiões país países distância raio km quilômetros remoto híbrido presencial
    casa escritório salário salários mínimo máximo anual mensal tipo tipos contrato contratos jornada experiência nível níveis
    júnior pleno sênior formação escolaridade idioma idiomas habilidades empresa empresas setor setores área áreas categoria
    categorias departamento função critérios opções opção avançada avançados semelhantes menu conteúdo ajuda dicas notícias
    português inglês voltar onde que`,
  wholeNames: `ocultar filtros | ocultar mapa | abrir menu | abrir filtros | aplicar filtros | atualizar | pronto | concluído
    | nova busca | nova pesquisa`,
  pagination: 'pagina*',
} satisfies Covered<Harmless>;
