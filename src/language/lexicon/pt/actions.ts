import type { Actions } from '../topics/actions';
import type { Covered } from '../topics/concept-phrases';

export const actions = {
  fillers: `por favor | clique | clique aqui | aqui | para | agora | já | hoje | online | sim | facilmente | rapidamente | diretamente
    | passo | etapa | depois | e | quero | desejo | grátis | minutos`,
  ownThings: 'conta | perfil | candidatura | alerta | guardados | salvos | assinatura',
  beforeObject: 'como | para',
  savedThings: 'salvos* | salvas* | guardad*',
  reachOut: { first: 'agendar entrevista | marcar entrevista | solicitar contato | pedir contacto' },
  agree: {
    alone: 'validar | assinar',
    first: `confirmar | confirmo | aceitar | aceito | aceitar tudo | aceitar oferta | aceitar a oferta | aceitar proposta | concordo
      | concordar | estou de acordo | consentir | consinto | autorizar | autorizo | aprovar | assinar contrato | assinar documento
      | assinar oferta | certifico`,
    last: 'confirmar | aceitar',
    url: 'confirmar | aceitar | confirma',
    switch: 'termos | condicoes | consentimento',
  },
  delete: {
    first: `excluir | eliminar | apagar | remover | retirar | ocultar | não tenho interesse | não me interessa | desativar | arquivar
      | descartar | bloquear | fechar conta | fechar minha conta | fechar a conta | encerrar conta | encerrar minha conta
      | cancelar candidatura | recusar | rejeitar | revogar | desistir da candidatura | apagar conta | excluir conta`,
    last: 'excluir | apagar | remover | ocultar',
    url: 'excluir | apagar | remover | retirar candidatura | cancelar candidatura | desativar',
  },
  follow: {
    alone: 'gosto | curtir | conectar',
    first: `seguir | siga | assinar | assine | subscrever | criar alerta | crie um alerta | criar um alerta | ativar alerta
      | receber vagas | receber alertas | receba vagas | avise-me | notificar-me | ativar notificações | ativar alertas
      | permitir notificações | ligar notificações | deixar de seguir | cancelar inscrição | cancelar assinatura
      | cancelar subscrição | anular subscrição | convidar | conectar-se | adicionar contato | adicionar contacto | entrar no grupo`,
    last: 'criar alerta | subscrever',
    url: 'criar alerta | alertas criar | cancelar inscricao | cancelar assinatura | inscrever | assinar | seguir',
    switch: 'alerta | alertas | notificacao | notificacoes | boletim',
  },
  apply: {
    says: 'concorrer | concorrer à vaga',
    alone: 'interessado | interessada',
    first: `candidatar | candidatar-se | candidatar-me | candidate-se | candidata-te | candidatura | candidatura simplificada
      | candidatura rápida | candidatura espontânea | candidatar à vaga | inscrever-se | inscrever-me | aplicar | aplicar para
      | aplicar-se | enviar candidatura | enviar a candidatura | enviar minha candidatura | submeter candidatura | enviar cv
      | enviar currículo | enviar meu currículo | continuar candidatura | iniciar candidatura | quero me candidatar
      | tenho interesse | confirmar candidatura | marcar como candidatado | marcar como candidatada | estou interessado
      | estou interessada | demonstrar interesse | manifestar interesse | expressar interesse | mostrar interesse`,
    last: 'candidatar-me | candidatar-se | candidate-se | enviar candidatura | candidatar',
    url: `candidaturas | candidatar | candidatar se | candidate se | candidatura | enviar candidatura | enviar cv | inscrever se`,
  },
  signIn: {
    alone: 'entrar | acessar | login | sair | minha conta',
    first: `iniciar sessão | inicie sessão | fazer login | faça login | entrar com | entre com | entrar na sua conta | terminar sessão
      | continuar com google | continuar com o google | redefinir senha | redefinir a senha | redefinir palavra-passe
      | repor palavra-passe | alterar senha | alterar palavra-passe | mudar senha | esqueci a senha | esqueci minha senha
      | recuperar senha | sair da conta | encerrar sessão`,
    last: 'iniciar sessão | fazer login',
    url: `entrar | sair | iniciar sessao | terminar sessao | encerrar sessao | redefinir senha | recuperar senha | esqueci senha`,
  },
  signUp: {
    alone: 'cadastro | registo',
    first: `cadastre-se | cadastrar | cadastrar-se | registe-se | registar | registar-se | registre-se | registrar-se | criar conta
      | criar uma conta | crie sua conta | crie a sua conta | crie uma conta | criar perfil | inscreva-se`,
    last: 'cadastre-se | registe-se | criar conta',
    url: 'cadastro | cadastrar | cadastre se | registo | criar conta',
  },
  save: {
    alone: 'fixar | favorito',
    first: `guardar | salvar | salve | adicionar aos favoritos | adicionar a favoritos | favoritar | gravar | fixar vaga | acompanhar vaga`,
    last: 'aos favoritos | salvar | guardar',
    url: 'guardar | salvar | favoritar',
  },
  purchase: {
    whole: 'premium',
    first: `comprar | pagar | adicionar ao carrinho | finalizar compra | seja premium | assinar premium | teste grátis | doar | reservar
      | confirmar reserva | confirmar compra | confirmar pedido | finalizar pedido`,
    url: 'carrinho | comprar | pagar',
  },
  send: {
    first: `enviar | envie | submeter | compartilhar | partilhar | denunciar | reportar | contactar | recomendar | publicar | mandar
      | mensagem | enviar mensagem | indicar | indicar amigo | indique um amigo | responder | avaliar | classificar empresa
      | escrever avaliação | deixar avaliação | opinar | votar | comentar | publicar vaga | anunciar vaga | postar | encaminhar
      | solicitar informações | agendar entrevista | entrar em contato | contatar`,
    last: 'compartilhar | partilhar | enviar',
    url: 'recomendar | indicar amigo | enviar | submeter | denunciar | votar',
  },
  upload: {
    first: `carregar cv | carregar currículo | carregar ficheiro | anexar | subir currículo | escolher arquivo | escolher ficheiro
      | adicionar cv`,
    last: 'anexar',
  },
  besideUrlActions: 'online | empresa | oferta | vaga | na | se | me',
  install: {
    first: `baixar o app | baixar app | baixar aplicativo | descarregar a app | transferir a app | baixar | descarregar | instalar
      | abrir no app | abrir a app`,
  },
} satisfies Covered<Actions>;
