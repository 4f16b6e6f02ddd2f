import type { Phrases } from '@/language/match/phrases';

/** Labels of search fields and their buttons. */
export const searchPhrases: Phrases = {
  en: `search | find | find jobs | keyword | keywords | what | where | job title | title | skill | skills | location | city | postcode | zip
    | zip code | looking for | query | browse jobs`,
  de: `suche | suchen | suchbegriff | suchbegriffe | finden | stichwort | stichworte | stichwörter | beruf | jobtitel | jobsuche | stellensuche
    | was | wo | ort | plz | umkreis | standort | tätigkeit | suchwort`,
  fr: `recherche | rechercher | chercher | trouver | mot-clé | mots-clés | mots clés | mot clé | quoi | où | lieu | ville | métier | intitulé
    | poste | localisation | code postal`,
  es: `buscar | busca | búsqueda | buscador | encontrar | palabra clave | palabras clave | puesto | dónde | qué | ubicación | ciudad | cargo
    | localidad | provincia`,
  it: 'cerca | ricerca | trova | parola chiave | parole chiave | cosa | dove | località | città | mansione | qualifica | professione',
  nl: `zoek | zoeken | zoekterm | zoekterm | zoekwoord | trefwoord | trefwoorden | functie | beroep | plaats | locatie | wat | waar | postcode
    | vind`,
  pt: `pesquisar | pesquisa | procurar | buscar | busca | encontrar | palavra-chave | palavras-chave | cargo | onde | localização | cidade
    | local | o que | função`,
  cs: 'hledat | hledání | vyhledat | vyhledávání | najít | klíčové slovo | klíčová slova | profese | pozice | kde | lokalita | město | co',
  pl: `szukaj | wyszukaj | wyszukiwanie | wyszukiwarka | znajdź | słowo kluczowe | słowa kluczowe | stanowisko | gdzie | lokalizacja
    | miasto | miejscowość | czego szukasz`,
};

/** Fields for names and contact details: never search fields. */
export const personalPhrases: Phrases = {
  en: 'email | e-mail | email address | phone | mobile | first name | last name | full name | your name | surname | username | user name | password',
  de: 'e-mail | email | telefon | telefonnummer | handynummer | vorname | nachname | ihr name | dein name | benutzername | passwort | kennwort',
  fr: 'courriel | adresse mail | adresse e-mail | téléphone | prénom | nom de famille | votre nom | identifiant | mot de passe',
  es: 'correo | correo electrónico | teléfono | móvil | apellido | apellidos | tu nombre | usuario | contraseña',
  it: 'posta elettronica | indirizzo email | telefono | cellulare | cognome | il tuo nome | nome utente | password',
  nl: 'e-mailadres | emailadres | telefoonnummer | voornaam | achternaam | je naam | gebruikersnaam | wachtwoord',
  pt: 'correio eletrónico | telefone | telemóvel | celular | sobrenome | apelido | seu nome | usuário | senha | palavra-passe',
  cs: 'e-mailová adresa | telefon | jméno | příjmení | uživatelské jméno | heslo',
  pl: 'adres e-mail | numer telefonu | telefon | imię | nazwisko | nazwa użytkownika | hasło',
};
