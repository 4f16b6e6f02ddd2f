import type { Covered } from '../topics/concept-phrases';
import type { Wordings } from '../topics/wordings';

export const wordings = {
  negation: 'não | nunca | sem | nenhum | nenhuma | jamais',
  upperBound: 'menos | menor | mais jovem | no máximo | abaixo',
  employer: `nós | nosso | nossa | nossos | nossas | conosco | connosco | aqui | esta empresa | nesta empresa | esta vaga | desta vaga`,
  jobCountry: 'este país | neste país | o país | do país | no país',
  description: 'descrev* | expliq* | por que | porquê',
  fillers: `o | os | as | um | uma | e | ou | é | são | você | seu | sua | seus | suas | nós | nosso | nossa | em | para | por | com | de
    | do | da | dos | das | no | na | ao | à | favor | indique | selecione | escolha | qual | quais | que | quanto | quantos
    | quando | onde | se | tem | tens | pode | vaga | empresa`,
} satisfies Covered<Wordings>;
