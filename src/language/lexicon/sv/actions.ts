import type { Actions } from '../topics/actions';
import type { Covered } from '../topics/concept-phrases';

export const actions = {
  fillers: `vänligen | klicka | klicka här | här | för att | nu | idag | online | ja | enkelt | snabbt | direkt | steg | och | jag vill
    | gratis`,
  ownThings: 'konto | profil | ansökan | ansökningar | bevakning | bevakningar | jobb | sparade | prenumeration',
  beforeObject: 'som | hos | för',
  savedThings: 'sparad*',
  reachOut: { first: 'ring mig | ring upp mig | boka intervju | boka samtal' },
  agree: {
    says: `bekräfta | jag bekräftar | acceptera | acceptera alla | acceptera erbjudande | godkänn | godkänn alla | jag godkänner
      | jag samtycker | samtyck | jag håller med | signera | underteckna | skriv under`,
    url: 'bekraefta | bekrafta | godkaenn | godkann | acceptera',
    switch: 'villkor | samtycke',
  },
  delete: {
    says: `ta bort | radera | dölj | arkivera | dra tillbaka | dra tillbaka ansökan | avsluta konto | stäng konto | inte intresserad
      | kasta`,
    url: 'radera | ta bort',
  },
  follow: {
    says: `följ | följ företaget | sluta följa | prenumerera | avsluta prenumeration | avprenumerera | avregistrera | bevaka
      | skapa bevakning | skapa jobbevakning | anslut | bjud in | lägg till kontakt | gilla | slå på aviseringar
      | aktivera aviseringar`,
    url: 'prenumerera | avprenumerera | avregistrera | foelj | folj',
    switch: 'bevakning | bevaka | nyhetsbrev',
  },
  apply: {
    says: `ansök | ansök nu | ansök här | ansök om jobbet | ansökan | enkel ansökan | snabbansökan | sök jobbet | sök jobb nu
      | sök tjänsten | sök nu | sök här | sök tjänst | skicka ansökan | skicka in ansökan | skicka din ansökan | påbörja ansökan
      | starta ansökan | fortsätt ansökan | slutför ansökan | jag är intresserad | intresseanmälan | anmäl intresse | visa intresse
      | skicka cv | skicka ditt cv`,
    url: 'ansok | ansoek | ansokan | ansoekan | sok jobbet | soek jobbet | sok nu',
  },
  signIn: {
    says: `logga in | inloggning | logga ut | logga ut dig | återställ lösenord | glömt lösenord | byt lösenord | mitt konto`,
    url: 'logga in | logga ut | inloggning | utloggning | glomt losenord',
  },
  signUp: {
    says: 'registrera | registrera dig | skapa konto | skapa ett konto | bli medlem | skapa profil',
    url: 'registrera | skapa konto | registrering',
  },
  save: {
    says: 'spara | spara jobb | spara jobbet | lägg till i favoriter | bokmärk | markera som favorit',
    url: 'spara',
  },
  purchase: {
    says: 'köp | köp nu | betala | beställ | lägg i varukorgen | till kassan | uppgradera | prova premium | boka',
    url: 'varukorg | kassan | koep | kop | kassa',
  },
  send: {
    says: `skicka | skicka in | sänd | dela | rapportera | anmäl | tipsa en vän | kontakta | skicka meddelande | meddelande | publicera
      | betygsätt | recensera | rösta | lägg upp`,
    url: 'tipsa | tipsa en van | skicka | skicka in | rapportera',
  },
  upload: { says: 'ladda upp | bifoga | välj fil | lägg till cv' },
  besideUrlActions: 'firma | foretag | konto',
  install: { says: 'ladda ner | ladda ner appen | hämta appen | installera | öppna i appen' },
} satisfies Covered<Actions>;
