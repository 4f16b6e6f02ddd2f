import type { Covered } from '../topics/concept-phrases';
import type { Forms } from '../topics/forms';

export const forms = {
  relationship: 'parentesco | grau de parentesco | relação | relação com você | vínculo',
  otherScript: 'caracteres latinos | alfabeto latino | em inglês',
  passwordWarning: 'nunca envie senhas',
  bestOfAll: 'melhor | mais | preferido | preferida | prefere | favorito | favorita | principal | apenas uma',
  allThatApply:
    'todas as opções aplicáveis | todas as que se aplicam | todos os que se aplicam | múltipla escolha | uma ou mais',
  applicant: `candidato | candidata | sobre você | seus dados | dados pessoais | informações pessoais
    | dados de contato`,
  attachFile: `carregar do dispositivo | enviar do dispositivo | enviar do computador | anexar | anexar arquivo | enviar arquivo | carregar | carregar ficheiro | escolher arquivo
    | escolher ficheiro | procurar | arquivo | ficheiro | anexar ficheiro | selecionar arquivo
    | selecionar ficheiro | nenhum arquivo selecionado | nenhum arquivo escolhido | nenhum ficheiro selecionado
    | nenhum ficheiro escolhido | nenhum arquivo | adicionar arquivo | selecionar arquivos | selecionar ficheiros | carregar um arquivo | carregar um ficheiro`,
  dropFile: 'arrast*, solte, larg* … arquivo*, ficheiro*, documento*, aqui',
  otherPerson: `partilhar esta vaga | compartilhar esta vaga | a um amigo | de um amigo | do seu amigo | do amigo
    | deixe um comentário | sua avaliação | contato de emergência | contacto de emergência | em caso de emergência | referências
    | referências profissionais | indicado por`,
  whoReferred: `pessoa, colaborador, colaboradora, funcionário, colega, quem, amigo … recomendou, indicou, referiu, recomenda, indica, referenciou`,
  recipient: 'destinatário | destinatários',
  nominee: 'em nome de | você indica | outra pessoa | segunda pessoa',
  ownership: 'de | da | dos | das',
  otherRoles: `emergência | referência | cônjuge | supervisor
      | pai | mãe | filho | filha | filhos | irmão | irmã | marido | esposa | esposo | amigo | amiga | colega`,
  employer: 'empregador',
  personHeadingFillers: 'seu | sua | de | do | da | dados | contato | contacto',
  enterAgain: 'confirmar | confirme | repetir | repita | confirmação',
  required: 'pergunta obrigatória | obrigatório | obrigatória | campo obrigatório | este campo é obrigatório',
  optional: 'opcional | facultativo',
  characters: 'caracteres | caractere',
  formParts: 'passo | etapa | página | parte | seção | secção | pergunta',
  example: 'ex | p ex | exemplo | por exemplo',
  answerPrompts: `a sua resposta | sua resposta | resposta | escreva aqui | digite aqui | digite sua resposta | escreva a sua resposta | insira o texto | especifique | texto`,
  enterKey: 'enter | tecla enter',
  referenceNumber: 'número de referência | nº de referência | referência da vaga | código de referência',
  referenceWord: 'referência',
  sectionHeadings: `antes de enviar | antes do envio | sobre | você | voce | seu | sua | seus | suas | teu | teus | tuas | meu | meus | minha | nós | de
    | do | da | dos | das | o | a | os | as | e | ou | em | para | onde | como | podemos | contactar | contato | contatos
    | contacto | contactos | pessoal | pessoais | dados | informação | informações | detalhes | identidade | identificação
    | perfil | geral | gerais | básico | básicos | básicas | informações adicionais | candidato | candidata | candidatura
    | inscrição | formulário | passo | etapa | parte | página | seção | secção | obrigatório | obrigatórios | opcional
    | endereço | endereços | morada | domicílio | residência | mora | vive | atual | postal | telefone | telefones | celular
    | telemóvel | número | e-mail | email | correio | eletrônico | cv | currículo | nascimento | data | nacionalidade
    | perguntas | perguntas adicionais
    | comunicação | meios`,
  unrelated: {
    says: `cupom | cupão | código promocional | código de desconto | cartão presente | vale | quantidade | comentário
      | comentários | observações | nome de usuário | nif | cpf | cnpj | contribuinte | ponto de referência | referência | fax
      | tipo de documento | número de documento | tipo de telefone | tipo de dispositivo | tipo de telemóvel`,
    named: 'voucher | nif | fax',
  },
  pageSearch: { says: 'pesquisar | buscar | procurar' },
  fileInProgress: 'analisando | carregando | processando | enviando | aguarde',
  fileTaken: `com sucesso | foi enviado | foi carregado | foi anexado | arquivo enviado | ficheiro carregado
    | currículo enviado | upload concluído`,
  applicationParts: 'currículo | carta de apresentação | carta de motivação | sua candidatura | pretensão salarial',
  passwordNames: 'senha | palavra-passe',
  messageBox: 'assunto | mensagem | mensagens | comentário | comentários | avaliação | opinião',
} satisfies Covered<Forms>;
