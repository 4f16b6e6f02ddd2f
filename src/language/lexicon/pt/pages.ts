import type { Covered } from '../topics/concept';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | privacidade | consentimento | dados pessoais',
  consentAnswers: 'aceitar | aceito | permitir | rejeitar | recusar',
  login:
    'entrar | iniciar sessão | fazer login | faça login | cadastre-se | registe-se | criar conta | criar uma conta',
  applicationReceived: `candidatura enviada | candidatura foi enviada | candidatura recebida | recebemos sua candidatura | recebemos a sua candidatura
    | obrigado por se candidatar | obrigado pela sua candidatura | obrigado pela candidatura | inscrição enviada`,
  notYet: 'assim que | depois | quando | se | antes | não | erro | será',
  challenge: `um momento | só um momento | confirme que você é humano | verifique se você é humano | não sou um robô
    | verificação de segurança | acesso negado`,
  loading: 'carregando | a carregar | aguarde',
  nothingFound: `nenhum resultado | nenhuma vaga | não encontramos | não foram encontrados | nenhum emprego | sem resultados | não há vagas
    | nenhuma oferta | não foram encontradas`,
  rateLimit: `muitas solicitações | demasiados pedidos | tráfego incomum | atividade incomum | limite atingido | tente novamente mais tarde`,
} satisfies Covered<Pages>;
