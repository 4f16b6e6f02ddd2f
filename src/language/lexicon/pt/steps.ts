import type { Covered } from '../topics/concept-phrases';
import type { Steps } from '../topics/steps';

export const steps = {
  next: `próximo | próxima | próxima etapa | próximo passo | próxima página | página seguinte | seguinte | avançar
    | salvar e continuar | guardar e continuar
    | etapa seguinte | passo seguinte | próxima pergunta | pergunta seguinte | próxima seção`,
  saves: 'salvar | guardar | gravar',
  leadsTo: 'para | para a | para o | para as | para os | ir para | ir para a | ir para o',
  target: `perguntas | questionário | dados | informações | formação | educação | experiência | competências
    | idiomas | currículo | documentos | anexos | perfil`,
  onward: 'continuar | prosseguir',
  alone: 'ok',
  finalSend: 'enviar | candidatar | submeter | finalizar | concluir | candidatar-se | confirmar',
  part: 'passo | página | etapa | fase | seção | secção',
  outOf: 'de | do | da',
  last: { first: 'último | última', last: 'final' },
  progress: 'complet* | progress* | concluíd*',
  review: 'revisar | revisão | rever | resumo | verificar | pré-visualização',
  application: 'candidatura | a sua candidatura | sua candidatura | a tua candidatura | inscrição',
  ended: 'obrigado | obrigada | confirmação | fim',
  address: 'passo | etapa',
  sending: `envia | enviar* | envias | envie | envies | envio | envia-se | enviam | enviamos | enviado | enviada | enviando
    | enviaremos | enviará | enviarás | enviem | submet* | candidata* | candidatou* | inscrit*`,
  agreeing: 'aceit* | concord* | autoriz* | declar* | consint* | certific*',
} satisfies Covered<Steps>;
