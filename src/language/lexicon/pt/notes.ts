import type { Covered } from '../topics/concept-phrases';
import type { Notes } from '../topics/notes';

export const notes = {
  please: 'por favor | primeiro | favor',
  fillIn: `preencha | preencher | complete | completar | responda | responder | informe | indique | insira | introduza |
    verifique | reveja | revise | escolha | selecione | adicione`,
  filledIn: `campos | campo | formulário | seção | secção | página | dados | perguntas | informações | campos obrigatórios |
    campos abaixo | campos seguintes | dados solicitados | dados pessoais | perguntas abaixo`,
  which: 'todos | todas | os | as | o | a | este | esta | estes | seus | suas | seu | sua | às',
  joins: 'e | depois | e depois | em seguida | e em seguida | antes de | para',
  press: `clique | clicar | pressione | prima | selecione | selecionar | escolha | toque | use | utilize | carregue`,
  button: 'botão | botões',
  goesOn: `para continuar | para prosseguir | para avançar | para ir para a próxima etapa | para passar à próxima etapa |
    para ir para a próxima página | para passar à página seguinte | para salvar seu progresso | para guardar o seu
    progresso | para salvar suas respostas | quando estiver pronto | quando terminar | ao terminar | no final da
    página | no fim da página | no final de cada página`,
  notSent: `nada é enviado | nada será enviado | sua candidatura não é enviada | sua candidatura não será enviada | a sua
    candidatura não é enviada | a sua candidatura não será enviada`,
  untilEnd: `até a última etapa | até à última etapa | até o último passo | até a última página | até o final | até ao fim |
    antes da última etapa | antes do último passo | antes do fim | antes do final`,
  isSent: `sua candidatura é enviada | sua candidatura será enviada | a sua candidatura é enviada | a sua candidatura será
    enviada | seus dados são enviados | seus dados serão enviados | os seus dados são enviados | os seus dados serão
    enviados`,
  onlyAtEnd: `somente no final | apenas no final | só no final | apenas na última etapa | somente na última etapa | só na
    última etapa | apenas no último passo | apenas na última página`,
  youCan: 'você pode | você poderá | pode | poderá | podes',
  beforeSending: `antes de enviar | antes de submeter | antes de enviar sua candidatura | antes de enviar a sua candidatura |
    antes de enviar a candidatura | antes de submeter a sua candidatura | antes do envio`,
} satisfies Covered<Notes>;
