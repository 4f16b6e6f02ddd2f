import type { Covered } from '../topics/concept-phrases';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | privacidade | consentimento | dados pessoais',
  consentAnswers: 'aceitar | aceito | permitir | rejeitar | recusar',
  login: `entrar | iniciar sessão | fazer login | faça login | cadastre-se | registe-se | criar conta | criar uma conta`,
  applicationReceived: `candidatura enviada | candidatura foi enviada | candidatura recebida | recebemos sua candidatura
    | recebemos a sua candidatura | obrigado por se candidatar | obrigado pela sua candidatura | obrigado pela candidatura
    | inscrição enviada | candidatura realizada | inscrição realizada | você se candidatou | candidatura submetida
    | recebemos a tua candidatura`,
  notYet: 'assim que | depois | quando | se | antes | não | erro | será',
  oneMoment: 'um momento | só um momento',
  challenge: `confirme que você é humano | verifique se você é humano | não sou um robô
    | verificação de segurança | acesso negado | confirme que é humano | você é um robô | não é um robô | verifique que é humano`,
  loading: 'carregando | a carregar | aguarde',
  nothingFound: `nenhum resultado | nenhuma vaga | não encontramos | não foram encontrados | nenhum emprego | sem resultados
    | não há vagas | nenhuma oferta | não foram encontradas | nenhuma correspondência | não há resultados | nenhuma oportunidade
    | não existem vagas`,
  rateLimit: `muitas solicitações | demasiados pedidos | tráfego incomum | atividade incomum | limite atingido
    | tente novamente mais tarde | muitas tentativas | tente mais tarde | bloqueado temporariamente`,
  jobsOf: {
    first:
      'trabalhe na | trabalhe no | trabalhe em | trabalhe com a | trabalhe com o | trabalhar na | trabalhar no | trabalhar em | vagas na | vagas no | vagas em | carreiras na | carreiras no | carreiras em | empregos na | empregos no | faça parte da | faça parte do',
    last: 'carreiras | trabalhe conosco | trabalhe connosco',
    alone:
      'trabalhe conosco | trabalhe connosco | trabalha connosco | junte-se a nós | junta-te a nós | faça parte do time | faça parte da equipe | faz parte da equipa',
  },
  boardMenu:
    'anunciar vaga | anunciar vagas | publicar vaga | publicar oferta | para empresas | empresas | recrutadores',
  basket: 'carrinho | cesto | carrinho de compras',
  careersSite:
    'portal de vagas | portal de carreiras | portal de oportunidades | portal de empregos | vagas | carreiras | trabalhe conosco | trabalhe connosco | oportunidades | vagas abertas | vagas de emprego | ofertas de emprego | recrutamento',
  sitePart: 'página | portal | site | sítio | área | zona | espaço | secção | seção',
  rightsReserved: `todos os direitos reservados | direitos reservados`,
  madeBy: `desenvolvido por | criado por | feito por | site por | criação de sites | design por | produzido por
    | desenvolvimento`,
  aboutName: `sobre`,
  menuEntry: `perfil da empresa | Início | Sobre nós | Contato | Contatos | Contacto | Contactos | Fale conosco | Informações | Notícias | Serviços | Produtos | Equipe | Equipa | Galeria | Eventos | Entrar | Buscar | Pesquisar | Endereço | Morada | Horários | Ajuda | Quem somos`,
  postingId: 'código | código da vaga | referência | referência da vaga | número da vaga | id da vaga | ref',
  boardName: 'vagas* | *vagas | empregos* | *emprego | *empregos',
} satisfies Covered<Pages>;
