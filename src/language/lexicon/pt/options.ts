import type { Covered } from '../topics/concept-phrases';
import type { Options } from '../topics/options';

export const options = {
  unspecified: 'não especificado',
  chooseOne: `selecione | selecionar | escolha | escolher | selecione uma opção | escolha uma opção | por favor selecione | seleccione | seleccionar | sem seleção | nenhuma seleção | não selecionado | nada selecionado | selecione um | selecione uma | selecione um item | escolha um | selecionar uma opção | escolher uma opção`,
  yes: 'sim | verdadeiro',
  no: 'não | falso',
  limits: 'mas | apenas | somente | exceto | desde que | se',
  declines: `prefiro não, preferiria não, não desejo, não quero, opto por não … dizer, responder, informar, declarar, revelar, especificar, divulgar, identificar, indicar`,
  declined: 'prefiro não | não declarado | não informado | não declarar | prefiro não dizer',
  restates: 'mas | como',
  atOnce: 'imediatamente | imediata | imediato | disponibilidade imediata | disponível imediatamente | de imediato',
  man: 'homem | masculino',
  manInitial: 'm',
  woman: 'mulher | feminino',
  womanInitial: 'f',
  nonBinary: 'não binário | não-binário | não binária',
  honorificMan: 'senhor | sr',
  honorificWoman: 'senhora | sra',
  honorificMiss: 'senhorita | srta',
} satisfies Covered<Options>;
