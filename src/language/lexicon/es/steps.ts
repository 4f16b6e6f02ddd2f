import type { Covered } from '../topics/concept-phrases';
import type { Steps } from '../topics/steps';

export const steps = {
  next: `siguiente | siguiente paso | paso siguiente | ir al siguiente paso | guardar y continuar | página siguiente
    | siguiente página | revisar
    | siguiente pregunta | pregunta siguiente | etapa siguiente | siguiente etapa | siguiente sección`,
  saves: 'guardar | guarde',
  leadsTo: 'a | al | a la | a las | a los | hacia | ir a | ir al | pasar a',
  target: `preguntas | cuestionario | datos | información | formación | educación | experiencia | habilidades
    | idiomas | cv | documentos | perfil`,
  onward: 'continuar',
  alone: 'ok | aceptar',
  finalSend: `enviar | postular | postularme | solicitar | finalizar | terminar | inscribirme | aplicar | presentar | confirmar
    | mandar`,
  part: 'paso | página | sección | etapa',
  outOf: 'de',
  last: { first: 'último | última', last: 'final' },
  progress: 'complet* | avance* | progres* | terminad*',
  review: 'revisar | revisa | revisión | resumen | comprobar | verificar | vista previa',
  application: 'solicitud | tu solicitud | su solicitud | mi solicitud | candidatura | tu candidatura | su candidatura',
  ended: 'fin | gracias | confirmación',
  address: 'paso | siguiente',
  sending: `envía | enviar* | envías | envíe | envíes | envío | envían | enviamos | enviado | enviada | enviando | enviaremos
    | enviará | enviarás | enviemos | envíen | remit* | manda | mandar | mandas | mandamos | postul* | inscrib* | inscrit*
    | presenta*`,
  agreeing: 'acepta* | acepto | consient* | autoriz* | certific* | declar*',
} satisfies Covered<Steps>;
