import type { ForbiddenWords } from '@/language/match/forbidden-word-test';

/** Following, subscribing, job alerts. */
export const followWords: ForbiddenWords = {
  first: {
    en: `follow | unfollow | subscribe | unsubscribe | connect with | notify me | get notified | email me | alert me | like this
      | create alert | create job alert | create a job alert | set alert | set job alert | set up alert | get job alerts | get new jobs
      | get email updates | turn on alerts | activate job alert | add alert | job alert | turn on notifications
      | turn on job alerts | enable alert | enable alerts | enable job alerts | enable notifications
      | allow notifications | activate alerts | get alerts | get notifications
      | send invitation | invite | add contact | add connection | add friend | request connection | opt out | opt in | stop emails | stop receiving | join group | watch this | get alerts for | receive alerts | receive job alerts | sign me up | keep me posted | keep me updated | become a fan`,
    de: `folgen | folge | abonnieren | jobalarm | job alert | jobagent | jobagenten | suchagent | suchauftrag | benachrichtigen
      | benachrichtige mich | benachrichtigungen aktivieren | newsletter | vernetzen | jobs per e-mail | jobs per mail | neue jobs per
      | kontakt hinzufügen | suchabo | benachrichtigungen einschalten | benachrichtigungen erlauben
      | benachrichtigungen zulassen | mitteilungen aktivieren
      | abbestellen | newsletter abbestellen | abmelden vom | abo kündigen | einladen | lade ein | kontaktanfrage | gruppe beitreten | benachrichtigung erstellen | alert erstellen | suchagent erstellen`,
    fr: `suivre | s'abonner | abonnez-vous | créer une alerte | créer mon alerte | créer alerte | créer l'alerte | m'alerter
      | me prévenir | activer l'alerte | alerte emploi | recevoir les offres | recevez les offres | recevoir des alertes
      | activer les notifications | activer les alertes | autoriser les notifications | activer mon alerte
      | se désabonner | désabonnement | me désabonner | se désinscrire | désinscription | inviter | ajouter un contact | entrer en relation | se connecter avec | rejoindre le groupe | ne plus suivre`,
    es: `seguir | sigue | suscribirse | suscríbete | suscribirme | crear alerta | crea una alerta | crear una alerta | activar alerta
      | avísame | avisarme | recibir ofertas | recibir alertas | recibe ofertas | alerta de empleo
      | activar notificaciones | activar alertas | activar las notificaciones | permitir notificaciones
      | dejar de seguir | cancelar la suscripción | anular suscripción | desuscribirse | invitar | conectar con | añadir contacto | agregar contacto | unirse al grupo`,
    it: `segui | iscriviti alla | abbonati | crea alert | crea un alert | crea avviso | crea un avviso | attiva alert | attiva avviso
      | avvisami | ricevi offerte | ricevi le offerte | ricevi annunci | ricevi notifiche | attiva notifiche
      | attiva le notifiche | attiva avvisi | consenti notifiche
      | non seguire più | smetti di seguire | annulla l'iscrizione | disiscriviti | cancella iscrizione | cancellati dalla | invita | collegati | aggiungi contatto | unisciti al gruppo | iscriviti alla newsletter`,
    nl: `volg | volgen | abonneren | abonneer | jobalert | job alert | vacature alert | maak jobalert | maak een jobalert
      | alert aanmaken | houd me op de hoogte | ontvang vacatures | stuur mij | meldingen inschakelen
      | meldingen aanzetten | meldingen toestaan | schakel meldingen in | zet meldingen aan | alerts inschakelen
      | vacature volgen
      | ontvolgen | niet meer volgen | uitschrijven | schrijf je uit | afmelden voor | uitnodigen | nodig uit | maak connectie | contact toevoegen | vind ik leuk | lid worden van groep`,
    pt: `seguir | siga | assinar | assine | subscrever | criar alerta | crie um alerta | criar um alerta | ativar alerta
      | receber vagas | receber alertas | receba vagas | avise-me | notificar-me | ativar notificações
      | ativar alertas | permitir notificações | ligar notificações
      | deixar de seguir | cancelar inscrição | cancelar assinatura | cancelar subscrição | anular subscrição | convidar | conectar-se | adicionar contato | adicionar contacto | entrar no grupo`,
    cs: `sledovat | odebírat | hlídat | zasílat nabídky | hlídací pes | vytvořit hlídače | zasílat e-mailem | upozornit mě
      | zapnout upozornění | zapnout oznámení | povolit oznámení | povolit upozornění
      | přestat sledovat | odhlásit odběr | zrušit odběr | přihlásit odběr | pozvat | spojit se | přidat kontakt`,
    pl: `obserwuj | subskrybuj | powiadom mnie | powiadamiaj | utwórz alert | włącz powiadomienia | zapisz się
      | otrzymuj oferty | utwórz powiadomienie | stwórz powiadomienie | włącz alert | włącz alerty
      | zezwól na powiadomienia
      | przestań obserwować | wypisz się | anuluj subskrypcję | zrezygnuj z subskrypcji | zaproś | nawiąż kontakt | dodaj kontakt | dołącz do grupy`,
  },
  last: {
    en: `job alert | job alerts | follow | subscribe
      | unsubscribe | unfollow`,
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
  says: {
    sv: 'följ | följ företaget | sluta följa | prenumerera | avsluta prenumeration | avprenumerera | avregistrera | bevaka | skapa bevakning | skapa jobbevakning | anslut | bjud in | lägg till kontakt | gilla | slå på aviseringar | aktivera aviseringar',
    da: 'følg | følg virksomheden | følg ikke længere | abonner | abonnér | afmeld | afmeld abonnement | opret jobagent | opret jobalarm | jobagent | opret forbindelse | inviter | synes godt om | slå notifikationer til',
    no: 'følg | følg selskapet | slutt å følge | abonner | avslutt abonnement | meld av | opprett jobbvarsel | lag jobbvarsel | jobbvarsel | knytt kontakt | inviter | lik | slå på varsler',
    fi: 'seuraa | lopeta seuraaminen | tilaa | tilaa uutiskirje | peruuta tilaus | peru tilaus | luo hakuvahti | luo työpaikkavahti | hakuvahti | verkostoidu | kutsu | tykkää | ota ilmoitukset käyttöön',
    hu: 'követés | követem | feliratkozás | feliratkozom | leiratkozás | leiratkozom | álláskérő értesítő | értesítés létrehozása | meghívás | kapcsolatfelvétel | tetszik',
    ro: 'urmărește | abonează-te | abonare | dezabonare | dezabonează-te | creează alertă | creează o alertă | invită | conectează-te cu | îmi place',
    sk: 'sledovať | odoberať | odhlásiť odber | prihlásiť odber | vytvoriť upozornenie | pozvať | páči sa mi',
    tr: 'takip et | takibi bırak | abone ol | abonelikten çık | iş alarmı oluştur | iş ilanı alarmı | bağlantı kur | davet et | beğen | bildirimleri aç',
    el: 'ακολουθήστε | ακολούθησε | εγγραφή στο newsletter | διαγραφή από | κατάργηση εγγραφής | δημιουργία ειδοποίησης | ειδοποίηση εργασίας | πρόσκληση | μου αρέσει',
    ru: 'подписаться | отписаться | следить | создать оповещение | подписаться на вакансии | пригласить | добавить в контакты | установить контакт | нравится | включить уведомления',
    uk: 'підписатися | відписатися | стежити | створити сповіщення | запросити | додати в контакти | подобається | увімкнути сповіщення',
    ja: 'フォロー | フォローする | フォローを解除 | 購読 | 購読する | 配信停止 | 登録解除 | 購読を解除 | メルマガ登録 | 求人アラート | アラートを作成 | 新着通知 | つながりを申請 | つながる | 招待 | 招待する | いいね | 通知をオン',
    zh: '关注 | 關注 | 取消关注 | 取消關注 | 追蹤 | 订阅 | 訂閱 | 退订 | 退訂 | 取消订阅 | 取消訂閱 | 职位提醒 | 職缺通知 | 创建提醒 | 建立通知 | 加为好友 | 加為好友 | 邀请 | 邀請 | 点赞 | 按讚 | 开启通知',
    ko: '팔로우 | 팔로우하기 | 언팔로우 | 구독 | 구독하기 | 구독 취소 | 수신 거부 | 알림 받기 | 채용 알림 | 알림 설정 | 1촌 신청 | 초대하기 | 좋아요',
    th: 'ติดตาม | เลิกติดตาม | สมัครรับ | ยกเลิกการสมัคร | ยกเลิกการติดตาม | แจ้งเตือนงาน | สร้างการแจ้งเตือน | เชิญ | ถูกใจ',
    ar: 'متابعة | إلغاء المتابعة | اشتراك | إلغاء الاشتراك | إنشاء تنبيه | تنبيه وظيفي | دعوة | إضافة جهة اتصال | إعجاب',
  },
};
