import type { Phrases } from '@/language/match/phrases';

/** Labels of boxes whose text other people read: written for them, nothing from a profile. */
export const messageBoxPhrases: Phrases = {
  en: 'subject | subject line | message | messages | comment | comments | review | reviews | headline of your review | feedback | reply | rating | testimonial | note to | your note | post | topic',
  de: 'betreff | nachricht | nachrichten | mitteilung | kommentar | kommentare | bewertung schreiben | ihre bewertung | rezension | feedback | antwort an | thema',
  fr: 'objet | sujet | message | messages | commentaire | commentaires | avis | réponse à | témoignage',
  es: 'asunto | mensaje | mensajes | comentario | comentarios | reseña | opinión | valoración | respuesta a',
  it: 'oggetto | messaggio | messaggi | commento | commenti | recensione | opinione | valutazione',
  nl: 'onderwerp | bericht | berichten | opmerking | opmerkingen | reactie | recensie | beoordeling',
  pt: 'assunto | mensagem | mensagens | comentário | comentários | avaliação | opinião',
  cs: 'předmět | zpráva | zprávy | komentář | recenze | hodnocení | vzkaz',
  pl: 'temat | wiadomość | wiadomości | komentarz | recenzja | opinia | ocena',
  others:
    'ämne | meddelande | kommentar | omdöme | recension | emne | besked | melding | anmeldelse | aihe | viesti | kommentti | arvostelu | tárgy | üzenet | megjegyzés | subiect | mesaj | comentariu | konu | yorum | тема | сообщение | комментарий | отзыв | повідомлення | коментар | θέμα | μήνυμα | σχόλιο | 件名 | メッセージ | コメント | レビュー | 主题 | 留言 | 消息 | 评论 | 제목 | 메시지 | 댓글',
};
