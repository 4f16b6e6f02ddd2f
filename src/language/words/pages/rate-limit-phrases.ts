import type { Phrases } from '@/language/match/phrases';

/** The site reports too many requests, for now. */
export const rateLimitPhrases: Phrases = {
  en: `too many requests | rate limit exceeded | rate limited | error 429 | unusual traffic | unusual activity
    | unusual number of requests | you've reached the limit | you've reached your limit | you've hit the limit
    | slow down | try again later | temporarily restricted | temporarily blocked`,
  de: `zu viele anfragen | ungewöhnlicher datenverkehr | ungewöhnliche aktivität | ungewöhnliche aktivitäten
    | limit erreicht | versuchen sie es später erneut | vorübergehend gesperrt`,
  fr: `trop de requêtes | trop de demandes | trafic inhabituel | activité inhabituelle | limite atteinte
    | réessayez plus tard | temporairement bloqué`,
  es: `demasiadas solicitudes | demasiadas peticiones | tráfico inusual | actividad inusual | límite alcanzado
    | inténtalo de nuevo más tarde | inténtelo más tarde`,
  it: 'troppe richieste | traffico insolito | attività insolita | limite raggiunto | riprova più tardi',
  nl: `te veel verzoeken | te veel aanvragen | ongebruikelijke activiteit | limiet bereikt
    | probeer het later opnieuw`,
  pt: `muitas solicitações | demasiados pedidos | tráfego incomum | atividade incomum | limite atingido
    | tente novamente mais tarde`,
  cs: `příliš mnoho požadavků | neobvyklý provoz | neobvyklá aktivita | zkuste to později
    | zkuste to prosím později`,
  pl: 'zbyt wiele żądań | zbyt wiele zapytań | nietypowy ruch | nietypowa aktywność | spróbuj ponownie później',
};
