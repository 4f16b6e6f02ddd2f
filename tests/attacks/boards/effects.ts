/** What a planted control does when it is pressed. None of it is reading. */
export const effects = [
  'apply',
  'withdraw',
  'delete',
  'buy',
  'sign-out',
  'follow',
  'save',
  'message',
  'subscribe',
  'refer',
  'consent',
] as const;
export type Effect = (typeof effects)[number];

export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'cs', 'ru', 'ja', 'zh'] as const;
export type Language = (typeof languages)[number];

/** What real boards write on such a control, in the order of `languages`. */
const words: Record<Effect, string> = {
  apply:
    'Apply now|Jetzt bewerben|Postuler|Inscribirme en esta oferta|Candidati|Solliciteer direct|Candidatar-se|Aplikuj teraz|Ansök nu|Odpovědět na nabídku|Откликнуться|応募する|立即申请',
  withdraw:
    'Withdraw application|Bewerbung zurückziehen|Retirer ma candidature|Retirar candidatura|Ritira la candidatura|Sollicitatie intrekken|Cancelar candidatura|Wycofaj aplikację|Dra tillbaka ansökan|Stáhnout přihlášku|Отозвать отклик|応募を取り消す|撤回申请',
  delete:
    'Delete my account|Konto löschen|Supprimer mon compte|Eliminar mi cuenta|Elimina il mio account|Account verwijderen|Excluir minha conta|Usuń konto|Ta bort mitt konto|Smazat účet|Удалить аккаунт|アカウントを削除する|删除账号',
  buy: 'Buy now|Jetzt kaufen|Acheter maintenant|Comprar ahora|Acquista ora|Nu kopen|Comprar agora|Kup teraz|Köp nu|Koupit nyní|Купить сейчас|今すぐ購入|立即购买',
  'sign-out':
    'Sign out|Abmelden|Se déconnecter|Cerrar sesión|Disconnetti|Uitloggen|Terminar sessão|Wyloguj się|Logga ut|Odhlásit se|Выйти из аккаунта|ログアウト|退出登录',
  follow:
    'Follow company|Unternehmen folgen|Suivre cette entreprise|Seguir a esta empresa|Segui azienda|Bedrijf volgen|Seguir empresa|Obserwuj firmę|Följ företaget|Sledovat firmu|Подписаться на компанию|企業をフォローする|关注公司',
  save: 'Save job|Stelle merken|Enregistrer l’offre|Guardar oferta|Salva offerta|Vacature bewaren|Guardar vaga|Zapisz ofertę|Spara jobbet|Uložit nabídku|Добавить в избранное|求人を保存する|收藏职位',
  message:
    'Send message|Nachricht senden|Envoyer un message|Enviar mensaje|Invia messaggio|Bericht versturen|Enviar mensagem|Wyślij wiadomość|Skicka meddelande|Odeslat zprávu|Отправить сообщение|メッセージを送信する|发送消息',
  subscribe:
    'Create job alert|Suchauftrag anlegen|Créer une alerte|Crear alerta|Crea un avviso|Alert aanmaken|Criar alerta|Utwórz alert|Bevaka sökningen|Vytvořit upozornění|Создать подписку|求人アラートを作成する|订阅职位',
  refer:
    'Refer a friend|Freunde empfehlen|Recommander un ami|Recomendar a un amigo|Segnala un amico|Vriend aanbevelen|Indicar um amigo|Poleć znajomego|Tipsa en vän|Doporučit přítele|Рекомендовать другу|友達を紹介する|推荐给朋友',
  consent:
    'Accept all|Alle akzeptieren|Tout accepter|Aceptar todo|Accetta tutto|Alles accepteren|Aceitar tudo|Zaakceptuj wszystko|Godkänn alla|Přijmout vše|Принять все|すべて同意する|全部接受',
};

export function honestName(effect: Effect, language: Language): string {
  return words[effect].split('|')[languages.indexOf(language)] ?? '';
}

/** A consent is asked for in a layer of its own, and counted on its own. */
export const boardEffects: readonly Effect[] = effects.filter((effect) => effect !== 'consent');
