/**
 * What controls say that do something in a person's name, as sites write it: by action, parted by `|`, in English, German, French, Spanish,
 * Italian, Dutch, Portuguese, Czech, Polish, Swedish, Danish, Norwegian, Finnish, and where known Russian, Turkish, Greek, Japanese, Chinese.
 */
export const dangerousNames: Readonly<Record<string, string>> = {
  apply: `Apply now | Jetzt bewerben | Postulez | Solicitar empleo | Candidati ora | Solliciteer nu | Candidatar-se | Mám zájem | Aplikuj teraz | Ansök nu
    | Ansøg nu | Søk på stillingen | Hae nyt | Откликнуться | Başvur | Υποβολή αίτησης | 今すぐ応募 | 立即申请 | 지원하기 | สมัครงาน`,
  'easy-apply': `Easy Apply | Schnellbewerbung | Candidature simplifiée | Solicitud sencilla | Candidatura semplice | Direct solliciteren | Candidatura simplificada
    | Snadná odpověď | Szybka aplikacja | Enkel ansökan | Nem ansøgning | Enkel søknad | Pikahaku | Быстрый отклик | Kolay başvuru | かんたん応募 | 快速申请`,
  submit: `Submit application | Bewerbung absenden | Envoyer ma candidature | Enviar solicitud | Invia la candidatura | Verstuur | Enviar candidatura | Odeslat
    | Wyślij aplikację | Skicka ansökan | Send ansøgning | Send søknad | Lähetä hakemus | Отправить резюме | Gönder | Αποστολή | 送信する | 提交申请 | 제출하기`,
  interest: `Express interest | Interesse bekunden | Manifester mon intérêt | Me interesa | Manifesta interesse | Interesse tonen | Tenho interesse | Projevit zájem
    | Jestem zainteresowana | Visa intresse | Vis interesse | Vis interesse | Olen kiinnostunut | Мне интересно | İlgileniyorum | 興味がある | 我感兴趣`,
  confirm: `Confirm | Bestätigen | Confirmer | Confirmar | Conferma | Bevestigen | Confirmar | Potvrdit | Potwierdź | Bekräfta | Bekræft | Bekreft | Vahvista
    | Подтвердить | Onayla | Επιβεβαίωση | 確定する | 确认 | 확인`,
  accept: `Accept offer | Angebot annehmen | Accepter l'offre | Aceptar oferta | Accetta offerta | Aanbod accepteren | Aceitar proposta | Přijmout nabídku | Przyjmij ofertę
    | Acceptera erbjudande | Accepter tilbud | Godta | Hyväksy tarjous | Принять предложение | Kabul et | Αποδοχή | 内定を承諾 | 接受 | 수락하기`,
  delete: `Delete my account | Konto löschen | Supprimer | Eliminar | Elimina | Verwijderen | Excluir | Smazat | Usuń | Radera | Slet | Slett | Poista | Удалить | Sil
    | Διαγραφή | 削除する | 删除 | 삭제`,
  withdraw: `Withdraw application | Bewerbung zurückziehen | Annuler ma candidature | Retirar candidatura | Ritira candidatura | Sollicitatie intrekken | Cancelar candidatura
    | Stáhnout přihlášku | Wycofaj | Dra tillbaka ansökan | Træk ansøgning tilbage | Trekk søknad | Peru hakemus | Отозвать отклик | Başvuruyu geri çek | 応募を取り消す | 撤回申请`,
  hide: `Hide job | Job ausblenden | Masquer l'offre | Ocultar | Nascondi | Verbergen | Ocultar vaga | Skrýt | Ukryj | Dölj | Skjul | Skjul | Piilota | Скрыть | Gizle | 非表示にする | 隐藏`,
  archive: `Archive | Archivieren | Archiver | Archivar | Archivia | Archiveren | Arquivar | Archivovat | Archiwizuj | Arkivera | Arkiver | Arkiver | Arkistoi | В архив | Arşivle | アーカイブ | 归档`,
  follow: `Follow Acme | Acme folgen | Suivre Acme | Seguir | Segui | Volgen | Seguir | Sledovat | Obserwuj | Följ | Følg | Følg | Seuraa | Подписаться | Takip et | フォローする | 关注 | 팔로우하기`,
  alert: `Create job alert | Jobalarm erstellen | Créer une alerte | Crear alerta | Crea un avviso | Jobalert aanmaken | Criar alerta | Hlídací pes | Utwórz alert
    | Skapa jobbevakning | Opret jobagent | Opprett jobbvarsel | Luo hakuvahti | Создать оповещение | İş alarmı oluştur | アラートを作成 | 创建提醒`,
  unsubscribe: `Unsubscribe | Newsletter abbestellen | Se désabonner | Anular suscripción | Disiscriviti | Uitschrijven | Cancelar inscrição | Odhlásit odběr | Wypisz się
    | Avprenumerera | Afmeld | Avslutt abonnement | Peruuta tilaus | Отписаться | Abonelikten çık | 配信停止 | 退订 | 구독 취소`,
  connect: `Connect | Vernetzen | Entrer en relation | Conectar con Ana | Collegati | Maak connectie | Conectar-se | Spojit se | Nawiąż kontakt | Anslut | Opret forbindelse
    | Knytt kontakt | Verkostoidu | Установить контакт | Bağlantı kur | つながりを申請 | 加为好友`,
  invite: `Invite friends | Einladen | Inviter | Invitar | Invita | Uitnodigen | Convidar | Pozvat | Zaproś | Bjud in | Inviter | Inviter | Kutsu | Пригласить | Davet et | 招待する | 邀请 | 초대하기`,
  save: `Save job | Stelle merken | Sauvegarder | Guardar empleo | Salva | Vacature opslaan | Salvar vaga | Uložit | Zapisz ofertę | Spara | Gem job | Lagre | Tallenna | Сохранить
    | Kaydet | Αποθήκευση | 保存する | 收藏 | 스크랩`,
  buy: `Buy now | Jetzt kaufen | Acheter | Comprar | Acquista | Kopen | Comprar | Koupit | Kup teraz | Köp | Køb nu | Kjøp | Osta | Купить | Satın al | Αγορά | 購入する | 购买 | 구매하기`,
  pay: `Pay now | Jetzt bezahlen | Payer | Pagar | Paga | Betalen | Pagar | Zaplatit | Zapłać | Betala | Betal | Betal | Maksa | Оплатить | Öde | Πληρωμή | 支払う | 付款 | 결제하기`,
  'sign-in': `Sign in | Anmelden | Se connecter | Iniciar sesión | Accedi | Inloggen | Iniciar sessão | Přihlásit se | Zaloguj się | Logga in | Log ind | Logg inn | Kirjaudu sisään
    | Войти | Giriş yap | Σύνδεση | ログイン | 登录 | 로그인`,
  'sign-out': `Sign out | Abmelden | Se déconnecter | Cerrar sesión | Disconnetti | Uitloggen | Terminar sessão | Odhlásit | Wyloguj się | Logga ut | Log ud | Logg ut | Kirjaudu ulos
    | Выйти | Çıkış yap | Αποσύνδεση | ログアウト | 登出 | 로그아웃`,
  'sign-up': `Create account | Registrieren | S'inscrire | Crear cuenta | Registrati | Registreren | Criar conta | Zaregistrovat | Załóż konto | Skapa konto | Opret konto | Opprett konto
    | Luo tili | Зарегистрироваться | Kayıt ol | Εγγραφή | 会員登録 | 注册 | 회원가입`,
  'reset-password': `Reset password | Passwort zurücksetzen | Réinitialiser le mot de passe | Restablecer contraseña | Reimposta password | Wachtwoord resetten | Redefinir senha
    | Obnovit heslo | Zresetuj hasło | Återställ lösenord | Nulstil adgangskode | Tilbakestill passord | Nollaa salasana | Сбросить пароль | Şifre sıfırla | パスワードをリセット | 重置密码`,
  upload: `Upload your CV | Lebenslauf hochladen | Déposer mon CV | Subir CV | Carica CV | Uploaden | Anexar | Nahrát | Dodaj CV | Ladda upp | Vedhæft | Last opp | Lisää CV
    | Загрузить резюме | Dosya seç | ファイルを選択 | 上传 | 업로드`,
  share: `Share | Teilen | Partager | Compartir | Condividi | Delen | Compartilhar | Sdílet | Udostępnij | Dela | Del job | Del jobb | Jaa | Поделиться | Paylaş | Κοινοποίηση | 共有する | 分享 | 공유하기`,
  refer: `Refer a friend | Freund empfehlen | Recommander à un ami | Recomendar a un amigo | Consiglia a un amico | Vriend tippen | Indicar amigo | Doporučit příteli | Poleć znajomemu
    | Tipsa en vän | Tip en ven | Tips en venn | Suosittele | Порекомендовать | Tavsiye et | 友達に紹介 | 推荐给朋友`,
  message: `Message the recruiter | Nachricht senden | Envoyer un message | Enviar mensaje | Invia messaggio | Bericht sturen | Enviar mensagem | Napsat zprávu | Napisz wiadomość
    | Skicka meddelande | Send besked | Send melding | Lähetä viesti | Написать сообщение | Mesaj gönder | メッセージを送る | 发消息 | 메시지 보내기`,
  report: `Report this job | Anzeige melden | Signaler cette offre | Denunciar | Segnala | Meld deze vacature | Denunciar | Nahlásit | Zgłoś | Rapportera | Rapporter | Rapporter | Ilmianna
    | Пожаловаться | Şikayet et | 通報する | 举报 | 신고하기`,
  publish: `Publish | Veröffentlichen | Publier | Publicar | Pubblica | Publiceren | Publicar | Zveřejnit | Opublikuj | Publicera | Offentliggør | Publiser | Julkaise | Опубликовать | Yayınla
    | Δημοσίευση | 公開する | 发布 | 게시하기`,
  rate: `Rate this company | Bewertung abgeben | Donner un avis | Valorar | Lascia una recensione | Beoordeel | Avaliar | Ohodnotit | Oceń | Betygsätt | Bedøm | Vurder | Arvioi | Оценить
    | Değerlendir | 評価する | 评价`,
  vote: `Vote | Abstimmen | Voter | Votar | Vota | Stemmen | Votar | Hlasovat | Głosuj | Rösta | Afgiv stemme og send | Stem nå og send | Äänestä | Голосовать | Oy ver | 投票する | 投票`,
  install: `Download app | App herunterladen | Télécharger l'application | Descargar la app | Scarica l'app | App downloaden | Baixar app | Stáhnout aplikaci | Pobierz aplikację
    | Ladda ner appen | Hent appen | Last ned appen | Lataa sovellus | Скачать приложение | Uygulamayı indir | アプリをダウンロード | 下载应用`,
};

/** The names of one action. */
export const namesOf = (action: string): string[] =>
  (dangerousNames[action] ?? '').split('|').map((name) => name.trim().replace(/\s+/g, ' '));
