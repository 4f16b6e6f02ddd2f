import type { Phrasing } from './phrasing';

/** May they work there, and does somebody have to help with it. */
export const ofPermission: Phrasing[] = [
  {
    key: 'auth.work',
    kind: 'choice',
    en: `Are you legally authorized to work in the United States?
      Are you authorised to work lawfully in the UK?
      Do you have the right to work in the United Kingdom?
      Are you eligible to work in Canada?
      Do you have a valid work permit for Germany?
      Do you have permission to work in Germany?
      Permit to work in Germany
      Work permit for Spain available
      Can you legally work in Australia?
      Are you able to work in the EU without restrictions?
      Do you have unrestricted work authorization in the country where this job is located?
      Work authorization status
      Work eligibility
      Right to work in Ireland
      Are you legally entitled to work in the country you are applying for?
      Are you allowed to work in the Netherlands?
      Do you possess a work permit?
      Are you legally permitted to work in France?
      Employment eligibility: are you eligible to be employed in the US?`,
    de: `Haben Sie eine gültige Arbeitserlaubnis für Deutschland?
      Besitzen Sie eine Arbeitserlaubnis?
      Verfügst du über eine gültige Arbeitsgenehmigung für die Schweiz?
      Arbeitserlaubnis für Deutschland vorhanden
      Arbeitserlaubnis in der EU
      Sind Sie berechtigt, in Deutschland zu arbeiten?
      Bist du in Österreich arbeitsberechtigt?
      Dürfen Sie in Deutschland ohne Einschränkungen arbeiten?
      Darfst du in Deutschland arbeiten?
      Hast du eine Aufenthalts- und Arbeitserlaubnis?
      Haben Sie einen Aufenthaltstitel, der zur Erwerbstätigkeit berechtigt?
      Liegt eine gültige Arbeitserlaubnis vor?
      Haben Sie die Berechtigung, in der EU zu arbeiten?
      Ist Ihnen die Arbeitsaufnahme in Deutschland gestattet?`,
    fr: `Êtes-vous autorisé à travailler en France ?
      Avez-vous le droit de travailler au Canada ?
      Avez-vous un permis de travail valide ?
      Possédez-vous une autorisation de travail pour la France ?
      Disposez-vous d'un titre de séjour vous autorisant à travailler ?
      Autorisation de travail
      Permis de travail pour la Suisse
      Êtes-vous légalement autorisé(e) à travailler en Belgique ?
      Pouvez-vous travailler légalement en France ?
      Êtes-vous en droit de travailler dans l'Union européenne ?
      Êtes-vous éligible à travailler en France ?
      As-tu le droit de travailler en France ?`,
    es: `¿Estás autorizado para trabajar en España?
      ¿Tiene permiso de trabajo en España?
      ¿Cuentas con permiso de trabajo válido?
      Permiso de trabajo en México
      ¿Puedes trabajar legalmente en España?
      ¿Tienes derecho a trabajar en la Unión Europea?
      ¿Está legalmente autorizado a trabajar en los Estados Unidos?
      ¿Dispones de autorización de trabajo en vigor?
      Autorización para trabajar
      ¿Está habilitado para trabajar en Argentina?
      ¿Tienes permiso de residencia y trabajo en España?`,
    it: `Sei autorizzato a lavorare in Italia?
      Possiedi un permesso di lavoro valido per l'Italia?
      Hai il diritto di lavorare nell'Unione Europea?
      È legalmente autorizzato a lavorare negli Stati Uniti?
      Permesso di lavoro
      Permesso di soggiorno per lavoro
      Puoi lavorare legalmente in Italia?
      Sei in possesso di un permesso di lavoro?
      Autorizzazione al lavoro in Svizzera
      Ha il permesso di lavorare in Germania?`,
    nl: `Heb je een geldige werkvergunning voor Nederland?
      Bent u gerechtigd om in Nederland te werken?
      Mag je in Nederland werken?
      Werkvergunning
      Ben je bevoegd om in België te werken?
      Beschikt u over een geldige werkvergunning?
      Heeft u het recht om in de EU te werken?
      Ben je wettelijk bevoegd om in Nederland te werken?
      Heb je toestemming om in Nederland te werken?
      Is het je toegestaan in Nederland te werken?
      Heb je een verblijfsvergunning waarmee je mag werken?`,
  },
  {
    key: 'auth.sponsorship',
    kind: 'choice',
    en: `Will you now or in the future require sponsorship for employment visa status?
      Do you require visa sponsorship?
      Do you need a visa to work in the UK?
      Will you need sponsorship to work in the United States?
      Would you require us to sponsor a work permit?
      Visa sponsorship required
      Sponsorship
      Do you now, or will you in the future, need immigration support?
      Do you need a work permit to work in Germany?
      Do you require a work permit for Switzerland?
      Will you require assistance with obtaining a visa?
      Would you need our help to get a work visa?
      Will you require an employer to sponsor your visa (e.g. H-1B)?
      Does your right to work depend on sponsorship?
      Do you need employer sponsorship in order to work here?`,
    de: `Benötigen Sie ein Visum, um in Deutschland zu arbeiten?
      Brauchst du ein Visum?
      Benötigst du jetzt oder in Zukunft Visa-Sponsoring?
      Brauchen Sie eine Arbeitserlaubnis, um in Deutschland zu arbeiten?
      Benötigen Sie eine Arbeitsgenehmigung?
      Visumsponsoring erforderlich
      Benötigst du Unterstützung bei der Beantragung eines Visums?
      Brauchst du Unterstützung beim Visum oder bei der Arbeitserlaubnis?
      Ist ein Visum für die Beschäftigung erforderlich?
      Werden Sie künftig ein Visums-Sponsoring durch den Arbeitgeber benötigen?`,
    fr: `Avez-vous besoin d'un visa pour travailler en France ?
      Aurez-vous besoin d'un parrainage de visa ?
      Nécessitez-vous un parrainage pour travailler au Canada ?
      Avez-vous besoin d'un permis de travail ?
      Aurez-vous besoin, maintenant ou à l'avenir, d'un sponsor pour votre visa ?
      Avez-vous besoin d'un sponsoring de visa ?
      Parrainage de visa
      Devons-nous faire une demande de visa pour vous ?
      Avez-vous besoin d'une autorisation de travail ?
      Requérez-vous un parrainage de l'employeur ?`,
    es: `¿Necesitas visado para trabajar en España?
      ¿Necesita patrocinio de visa?
      ¿Requerirá ahora o en el futuro patrocinio para obtener un visado de trabajo?
      ¿Necesitas un permiso de trabajo?
      ¿Necesitarás que la empresa patrocine tu visado?
      Patrocinio de visa
      ¿Requieres apoyo para tramitar tu visa?
      ¿Necesitarás ayuda con el visado de trabajo?
      ¿Requiere usted patrocinio del empleador?
      ¿Necesitas visa para trabajar?`,
    it: `Hai bisogno di un visto per lavorare in Italia?
      Avrai bisogno della sponsorizzazione del visto?
      Necessiti di un permesso di lavoro?
      Richiederà ora o in futuro una sponsorizzazione per il visto?
      Sponsorizzazione del visto
      Ti serve un visto di lavoro?
      Hai bisogno di un permesso di lavoro?
      Avrà bisogno di supporto per ottenere il visto?
      È necessaria la sponsorizzazione da parte del datore di lavoro?
      Necessita di sponsorizzazione?`,
    nl: `Heb je een visum nodig om in Nederland te werken?
      Heeft u visumsponsoring nodig?
      Heb je nu of in de toekomst sponsoring nodig?
      Heb je een werkvergunning nodig?
      Visumsponsoring vereist
      Moeten wij een visum voor je aanvragen?
      Heb je hulp nodig bij het verkrijgen van een werkvergunning?
      Zul je in de toekomst sponsoring van de werkgever nodig hebben?
      Heb je een tewerkstellingsvergunning nodig?
      Is visumondersteuning nodig?`,
  },
  {
    key: 'nationality',
    kind: 'select',
    en: `Nationality
      What is your nationality?
      Citizenship
      Country of citizenship
      Which citizenship(s) do you hold?
      What country are you a citizen of?
      Your nationality
      Please state your nationality
      Passport nationality
      Nationality (as on passport)`,
    de: `Staatsangehörigkeit
      Nationalität
      Welche Staatsangehörigkeit haben Sie?
      Staatsbürgerschaft
      Welche Staatsbürgerschaft besitzt du?
      Ihre Nationalität
      Staatsangehörigkeit(en)
      Bitte geben Sie Ihre Staatsangehörigkeit an
      Land der Staatsangehörigkeit`,
    fr: `Nationalité
      Quelle est votre nationalité ?
      Citoyenneté
      Votre nationalité
      Pays de citoyenneté
      De quelle nationalité êtes-vous ?
      Veuillez indiquer votre nationalité`,
    es: `Nacionalidad
      ¿Cuál es tu nacionalidad?
      Ciudadanía
      País de ciudadanía
      Indica tu nacionalidad
      ¿Qué nacionalidad tienes?
      País de nacionalidad`,
    it: `Nazionalità
      Cittadinanza
      Qual è la tua nazionalità?
      Di quale nazionalità sei?
      Paese di cittadinanza
      Qual è la sua cittadinanza?
      Indica la tua cittadinanza`,
    nl: `Nationaliteit
      Wat is je nationaliteit?
      Welke nationaliteit heeft u?
      Staatsburgerschap
      Uw nationaliteit
      Land van nationaliteit
      Nationaliteit(en)`,
  },
];
