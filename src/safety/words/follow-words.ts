import type { RefusedWords } from '@/domain/words-test';

/** Following, subscribing, being told of new jobs. */
export const followWords: RefusedWords = {
  first: {
    en: `follow | unfollow | subscribe | unsubscribe | connect with | notify me | get notified | email me | alert me | like this
      | create alert | create job alert | create a job alert | set alert | set job alert | set up alert | get job alerts | get new jobs
      | get email updates | turn on alerts | activate job alert | add alert | job alert | turn on notifications
      | turn on job alerts | enable alert | enable alerts | enable job alerts | enable notifications
      | allow notifications | activate alerts | get alerts | get notifications`,
    de: `folgen | folge | abonnieren | jobalarm | job alert | jobagent | jobagenten | suchagent | suchauftrag | benachrichtigen
      | benachrichtige mich | benachrichtigungen aktivieren | newsletter | vernetzen | jobs per e-mail | jobs per mail | neue jobs per
      | kontakt hinzufügen | suchabo | benachrichtigungen einschalten | benachrichtigungen erlauben
      | benachrichtigungen zulassen | mitteilungen aktivieren`,
    fr: `suivre | s'abonner | abonnez-vous | créer une alerte | créer mon alerte | créer alerte | créer l'alerte | m'alerter
      | me prévenir | activer l'alerte | alerte emploi | recevoir les offres | recevez les offres | recevoir des alertes
      | activer les notifications | activer les alertes | autoriser les notifications | activer mon alerte`,
    es: `seguir | sigue | suscribirse | suscríbete | suscribirme | crear alerta | crea una alerta | crear una alerta | activar alerta
      | avísame | avisarme | recibir ofertas | recibir alertas | recibe ofertas | alerta de empleo
      | activar notificaciones | activar alertas | activar las notificaciones | permitir notificaciones`,
    it: `segui | iscriviti alla | abbonati | crea alert | crea un alert | crea avviso | crea un avviso | attiva alert | attiva avviso
      | avvisami | ricevi offerte | ricevi le offerte | ricevi annunci | ricevi notifiche | attiva notifiche
      | attiva le notifiche | attiva avvisi | consenti notifiche`,
    nl: `volg | volgen | abonneren | abonneer | jobalert | job alert | vacature alert | maak jobalert | maak een jobalert
      | alert aanmaken | houd me op de hoogte | ontvang vacatures | stuur mij | meldingen inschakelen
      | meldingen aanzetten | meldingen toestaan | schakel meldingen in | zet meldingen aan | alerts inschakelen
      | vacature volgen`,
    pt: `seguir | siga | assinar | assine | subscrever | criar alerta | crie um alerta | criar um alerta | ativar alerta
      | receber vagas | receber alertas | receba vagas | avise-me | notificar-me | ativar notificações
      | ativar alertas | permitir notificações | ligar notificações`,
    cs: `sledovat | odebírat | hlídat | zasílat nabídky | hlídací pes | vytvořit hlídače | zasílat e-mailem | upozornit mě
      | zapnout upozornění | zapnout oznámení | povolit oznámení | povolit upozornění`,
    pl: `obserwuj | subskrybuj | powiadom mnie | powiadamiaj | utwórz alert | włącz powiadomienia | zapisz się
      | otrzymuj oferty | utwórz powiadomienie | stwórz powiadomienie | włącz alert | włącz alerty
      | zezwól na powiadomienia`,
  },
  last: {
    en: 'job alert | job alerts | follow | subscribe',
    de: 'folgen | abonnieren | jobagent erstellen | jobalarm erstellen | benachrichtigen | suchauftrag anlegen | suchauftrag erstellen | vernetzen',
    fr: "s'abonner | créer une alerte | suivre",
    es: 'suscribirse | crear alerta',
    it: 'crea alert',
    nl: 'volgen | abonneren | jobalert aanmaken | alert aanmaken | job alert instellen',
    pt: 'criar alerta | subscrever',
    cs: 'sledovat | odebírat',
    pl: 'obserwuj | utwórz alert',
  },
  alone: {
    en: 'connect | like | alert | newsletter',
    de: 'gefällt mir',
    fr: "j'aime",
    es: 'me gusta',
    it: 'mi piace',
    nl: 'vind ik leuk',
    pt: 'gosto | curtir | conectar',
    cs: 'to se mi líbí',
    pl: 'lubię to',
  },
};
