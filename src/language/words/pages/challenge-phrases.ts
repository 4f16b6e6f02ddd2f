import type { Phrases } from '@/language/match/phrases';

/** The site wants proof of a human, or refuses to respond. */
export const challengePhrases: Phrases = {
  en: `just a moment | verify you are human | verify you are a human | verifying you are human
    | verify that you're human | verifying that you're a real person | checking your browser
    | checking if the site connection is secure | additional verification required | security check
    | security verification | security challenge | are you a robot | robot check | human verification | confirm you are human | confirm you're human | verify you're human
    | prove your humanity | quick verification | one more step | captcha | request unsuccessful | i'm not a robot | you're not a robot
    | you are not a robot | are you human | prove you are human | complete the captcha | solve this puzzle
    | press & hold | press and hold | help us protect | attention required | access denied
    | access to this page has been denied | pardon our interruption | you have been blocked | request blocked
    | enable javascript and cookies to continue`,
  de: `nur einen moment | bestatigen sie, dass sie ein mensch sind | bestätigen sie, dass sie kein roboter sind
    | ich bin kein roboter | sicherheitsüberprüfung | sicherheitsprüfung | sicherheitsabfrage
    | zugriff verweigert | ihr browser wird überprüft`,
  fr: `un instant | vérifiez que vous êtes humain | vérifier que vous êtes humain | je ne suis pas un robot
    | vous n'êtes pas un robot | vérification de sécurité | contrôle de sécurité
    | vérification supplémentaire requise | accès refusé | accès interdit`,
  es: `un momento | verifica que eres humano | verifique que es un ser humano | no soy un robot | no eres un robot
    | comprobación de seguridad | verificación de seguridad | verificación adicional requerida | acceso denegado`,
  it: `un momento | verifica di essere umano | verifica che sei umano | non sono un robot | controllo di sicurezza
    | verifica di sicurezza | accesso negato`,
  nl: `een moment geduld | bevestig dat je een mens bent | controleer of u een mens bent | ik ben geen robot
    | beveiligingscontrole | veiligheidscontrole | toegang geweigerd`,
  pt: `um momento | só um momento | confirme que você é humano | verifique se você é humano | não sou um robô
    | verificação de segurança | acesso negado`,
  cs: 'okamžik prosím | ověřte, že jste člověk | nejsem robot | bezpečnostní kontrola | přístup odepřen',
  pl: `chwileczkę | potwierdź, że jesteś człowiekiem | nie jestem robotem | weryfikacja bezpieczeństwa
    | kontrola bezpieczeństwa | odmowa dostępu`,
};
