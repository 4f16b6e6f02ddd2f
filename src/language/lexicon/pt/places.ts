import { type Covered, gap } from '../topics/concept-phrases';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: `nascimento | emissão | emissor | expedição | de interesse | nascido | nascida | deseja trabalhar | gostaria de trabalhar | cidade desejada
    | onde gostaria de trabalhar | local de trabalho desejado | país desejado | endereço da empresa | morada da empresa
    | endereço do empregador`,
  caseEndings: gap<'names of countries have one form'>(),
  addressHousenumber: { says: 'número da casa | número da porta | número da rua', alone: 'número | nº' },
  addressStreetname: { says: 'nome da rua' },
  addressLine1: { says: 'endereço 1 | morada 1 | linha 1 | linha de endereço 1' },
  addressLine2: {
    says: 'endereço 2 | morada 2 | linha 2 | apartamento | andar | complemento do endereço | nº do apartamento',
  },
  addressLine3: { says: 'endereço 3 | linha 3 | complemento', named: 'complemento' },
  streetAddress: { says: 'endereço completo | rua e número | morada completa | endereço residencial | rua, número' },
  streetOrAddress: { says: 'rua | endereço | morada | logradouro', named: 'endereco | morada' },
  addressLookup: { says: 'procurar endereço | buscar endereço' },
  postalCode: { says: 'código postal | cep', named: 'cep | codigo postal' },
  addressLevel3: { says: 'bairro', named: 'bairro' },
  addressLevel2: { says: 'cidade | localidade | município | concelho', named: 'cidade' },
  addressLevel1: { says: 'estado | distrito | província | uf | região', named: 'estado | uf' },
  country: { says: 'país | país/região | país de origem | país de residência', named: 'pais' },
  postalCodeAndCity: { says: 'código postal e localidade | código postal e cidade' },
  location: {
    says: `localização | localização atual | onde mora | onde você mora | onde vive | onde reside | cidade atual
      | local de residência`,
  },
} satisfies Covered<Places>;
