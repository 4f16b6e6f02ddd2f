import type { Covered } from '../topics/concept-phrases';
import type { Notes } from '../topics/notes';

export const notes = {
  please: 'por favor | primero',
  fillIn: `complete | completa | rellene | rellena | llene | llena | cumplimente | responda | responde | conteste |
    contesta | indique | indica | introduzca | introduce | revise | revisa | elija | elige | seleccione | añada`,
  filledIn: `campos | campo | formulario | sección | página | datos | preguntas | información | campos obligatorios | campos
    requeridos | campos siguientes | siguientes campos | datos solicitados | datos personales`,
  which: 'todos | todas | los | las | el | la | este | esta | estos | sus | tus | su | tu',
  joins: 'y | luego | y luego | después | y después | a continuación | antes de | para',
  press: `haga clic | haz clic | pulse | pulsa | presione | presiona | seleccione | selecciona | elija | elige | use | usa
    | utilice | utiliza`,
  button: 'botón | botones',
  goesOn: `para continuar | para seguir | para avanzar | para ir al siguiente paso | para pasar al siguiente paso | para
    pasar a la siguiente página | para ir a la siguiente página | para guardar su progreso | para guardar tu
    progreso | para guardar sus respuestas | para guardar tus respuestas | cuando esté listo | cuando estés listo |
    cuando haya terminado | cuando hayas terminado | cuando termine | cuando termines | al final de la página | al
    final de cada página`,
  notSent: `no se envía nada | no se enviará nada | nada se envía | nada se enviará | su solicitud no se envía | su
    solicitud no se enviará | tu solicitud no se envía | tu solicitud no se enviará | tu candidatura no se envía |
    tu candidatura no se enviará`,
  untilEnd: `hasta el último paso | hasta el paso final | hasta el final | hasta la última página | antes del último paso |
    antes del final`,
  isSent: `su solicitud se envía | su solicitud se enviará | tu solicitud se envía | tu solicitud se enviará | tu
    candidatura se envía | tu candidatura se enviará | sus datos se envían | sus datos se enviarán | tus datos se
    envían | tus datos se enviarán`,
  onlyAtEnd: `solo al final | sólo en el último paso | solo en la última página | únicamente al final | únicamente en el
    último paso`,
  youCan: 'puede | puedes | podrá | podrás | usted puede',
  beforeSending: `antes de enviar | antes de enviarla | antes de enviarlo | antes de enviar su solicitud | antes de enviar tu
    solicitud | antes de enviar tu candidatura | antes de enviar la solicitud | antes del envío`,
} satisfies Covered<Notes>;
