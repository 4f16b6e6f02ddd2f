import { expect, it } from 'vitest';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { refusalOfAct } from '@/safety/refusal-of-act';
import { element, siteUrl } from './element';

const context = { mayPressApply: false, lastTyped: null, siteUrl, isJobRow: false, isPager: false };
const press = (name: string) => refusalOfAct({ name: 'click', selector: 'e1', reason: '' }, element(name), context);

const refused: Record<RefusalCode, string> = {
  'sign-in': `Sign in | Log in | Login | Sign in to set job alerts | Continue with Google | My account | Sign out
    | Anmelden | Einloggen | Jetzt anmelden | Abmelden | Se connecter | Connectez-vous | Connexion | Déconnexion
    | Iniciar sesión | INICIAR SESIÓN | Iniciar sesion | Acceder | Cerrar sesión | Accedi | Accedi con Google | Inloggen | Log in bij ons
    | Entrar | Iniciar sessão | Fazer login | Zaloguj się | Zaloguj | Wyloguj się | Přihlásit se`,
  'sign-up': `Sign up | Register | Create account | Create an account | Join now | New here? Sign up | Registrieren | Kostenlos registrieren
    | Konto erstellen | S'inscrire | S’inscrire | Créer un compte | Regístrate | Crear cuenta | Registrati | Crea un account | Registreren
    | Account aanmaken | Cadastre-se | Criar conta | Zarejestruj się | Załóż konto`,
  apply: `Apply | Apply now | Easy Apply | Easy Apply to Nurse at Acme | Apply on company website | I’m interested | Apply to Sales Results Manager
    | Apply for Filter Technician | Jetzt bewerben | Bewerben | Zur Bewerbung | Mit LinkedIn bewerben | Schnellbewerbung | Postuler
    | Postulez | Je postule | Inscribirme | Solicitar empleo | Candidati | Candidati ora | Solliciteer | Solliciteren | Direct solliciteren
    | Candidatar-me | Candidate-se | Aplikuj | Aplikuj teraz
    | Yes, apply | Close and apply | Mark as applied | Interested | Als beworben markieren
    | Interessiert | Ja, bewerben | Intéressé | Oui, postuler | Interesado
    | Interessato | Geïnteresseerd | Interessado | Zainteresowany`,
  agree: `Confirm application | Confirm | Accept offer | I agree | Bewerbung bestätigen | Confirmer ma candidature | Confirmar candidatura
    | Conferma candidatura | Sollicitatie bevestigen | Potwierdź aplikację`,
  install: 'Get the app | Download our app | App herunterladen',
  send: `Send | Submit | Close and submit application | Zamknij i wyślij | Submit application | Send application | Share | Share this job | Report this job | Message the recruiter
    | Absenden | Bewerbung absenden | Senden | Teilen | Job melden | Envoyer | Partager | Signaler cette offre | Enviar | Compartir
    | Invia | Condividi | Versturen | Delen | Partilhar | Compartilhar | Wyślij | Udostępnij`,
  follow: `Follow | Follow Acme | Subscribe | Create job alert | Set job alert | Email me jobs like this | Folgen | Acme folgen | Abonnieren
    | Jobagent erstellen | Suivre | Suivre Acme | Créer une alerte | S'abonner | Seguir | Crear alerta | Segui | Crea alert | Volgen
    | Volg Acme | Criar alerta | Obserwuj | Utwórz alert
    | Turn on notifications | Enable alerts | Allow notifications | Benachrichtigungen einschalten | Activer les notifications
    | Activar notificaciones | Attiva notifiche | Meldingen inschakelen | Ativar notificações | Włącz powiadomienia | 🔔 | 👍`,
  save: `Save | Save job | Save Nurse at Acme | Save search | Save filters | Bookmark | Add to favorites | Speichern | Job speichern
    | Suche speichern | Merken | Stelle merken | Auf die Merkliste | Enregistrer | Sauvegarder | Enregistrer la recherche
    | Ajouter aux favoris | Guardar | Guardar empleo | Salva | Salva offerta | Aggiungi ai preferiti | Opslaan | Bewaar | Vacature opslaan
    | Salvar | Guardar vaga | Zapisz | Zapisz ofertę | Dodaj do ulubionych | ☆ Save
    | Pin | Pin job | Track job | ♡ | ☆ | ❤ | ❤️ | ★ | 🔖 | Anheften | Épingler | Fijar | Fissa | Vastpinnen | Fixar | Przypnij`,
  delete: `Delete | Delete all | Remove | Withdraw application | Hide job | Not interested | Delete saved filter | Löschen | Suchauftrag löschen
    | Entfernen | Bewerbung zurückziehen | Job ausblenden | Supprimer | Retirer | Masquer l'offre | Eliminar | Borrar | Elimina | Rimuovi
    | Verwijderen | Verwijder vacature | Excluir | Remover | Usuń | Ukryj
    | Close account | Close my account | Fermer mon compte | Zamknij konto | Schließen und löschen | Konto schließen | Cerrar mi cuenta
    | Chiudi account | Account sluiten | Fechar conta | Zrušit účet | Yes, delete it | 🗑`,
  purchase: `Buy | Buy now | Pay now | Try Premium | Upgrade | Jetzt kaufen | Kostenpflichtig bestellen | In den Warenkorb | Acheter
    | Comprar | Acquista | Kopen | Bestellen | Kup teraz`,
  upload: `Upload CV | Upload your resume | Attach a file | Lebenslauf hochladen | Datei auswählen | Téléverser un CV | Déposer mon CV
    | Adjuntar | Subir CV | Carica CV | Allega | Uploaden | Anexar | Dodaj CV`,
  password: '',
  'leaves-site': '',
  unclear: '',
  changed: '',
  'not-a-search-field': '',
};

const cases = Object.entries(refused).flatMap(([code, names]) =>
  names
    .split('|')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .map((name): [string, string] => [name, code]),
);

it.each(cases)('a button “%s” is refused: %s', (name, code) => {
  expect(press(name)).toBe(code);
});

const allowed =
  `Apply filters | Apply filter | Apply 24 results | Filter anwenden | Filter löschen | Auswahl löschen | Remove all filters
  | Appliquer les filtres | Aplicar filtros | Borrar filtros | Eliminar filtros | Applica filtri | Cancella filtri | Filters toepassen
  | Filters verwijderen | Aplicar filtro | Remover filtros | Zastosuj filtry | Usuń filtry | Supprimer les filtres
  | Show 24 results | Show results | Reset | Clear all | Zurücksetzen | Tout effacer | Réinitialiser | Limpiar | Azzera | Wissen | Limpar
  | Wyczyść | 24 Ergebnisse anzeigen | Ergebnisse anzeigen | Voir 24 offres | Ver resultados | Pokaż wyniki
  | Next | Weiter | Nächste Seite | Suivant | Siguiente | Avanti | Volgende | Seguinte | Następna | Page 2 | 2 | ›
  | Load more jobs | Mehr Jobs laden | All filters | Alle Filter | Tous les filtres | Todos los filtros | Tutti i filtri | Date posted
  | Veröffentlicht am | Experience level | Berufserfahrung | Salary | Sort by | Sortieren | Search | Suchen | Rechercher | Buscar | Cerca
  | Zoeken | Pesquisar | Szukaj | Close dialog | Close this window | Close filters
  | Filter schließen | Dialog schließen | Fermer la fenêtre | Cerrar ventana | Chiudi finestra | Venster sluiten | Fechar janela
  | Zamknij okno | Pay & benefits | Benefits and pay | Sort & filter | ★★★★☆ | Pin Setter | Tracking | Interested parties
  | Close | Schließen | Fermer | Cerrar | Chiudi | Sluiten | Fechar | Zamknij | × | Dismiss | Cancel
  | Show more | Mehr anzeigen | See more | Job description | Remote | Saved jobs | Applied | Gespeicherte Jobs | Payroll Clerk
  | Software Engineer | Registered Nurse | Shareholder Relations Manager | Storekeeper | Followers | Senders and receivers
  | Folgeseite | Merkmale | Signalisation engineer`
    .split('|')
    .map((name) => name.trim().replace(/\s+/g, ' '));

it.each(allowed)('a button “%s” may be pressed', (name) => {
  expect(press(name)).toBeNull();
});
