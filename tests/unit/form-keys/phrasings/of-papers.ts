import type { Phrasing } from './phrasing';

/** Files, letters and links. */
export const ofPapers: Phrasing[] = [
  {
    key: 'file.resume',
    kind: 'file',
    en: `Resume
      CV
      Upload your resume
      Resume/CV
      Attach your CV
      Please upload your curriculum vitae
      Résumé
      Your most recent resume (PDF)
      Upload CV or resume
      CV / Résumé *`,
    de: `Lebenslauf
      Lebenslauf hochladen
      Ihr Lebenslauf (PDF)
      Bitte laden Sie Ihren Lebenslauf hoch
      Tabellarischer Lebenslauf
      CV hochladen
      Dein aktueller Lebenslauf
      Lebenslauf als PDF anhängen`,
    fr: `CV
      Votre CV
      Joindre votre CV
      Téléchargez votre CV
      Curriculum vitae
      Déposez votre CV ici
      Ajoutez votre CV (PDF)`,
    es: `Currículum
      Currículum vitae
      Adjunta tu CV
      Hoja de vida
      Sube tu currículum
      Curriculum
      CV actualizado`,
    it: `Curriculum vitae
      Carica il tuo CV
      Allega il curriculum
      CV
      Il tuo curriculum
      Carica il tuo curriculum vitae`,
    nl: `CV
      Upload je cv
      Curriculum vitae
      Voeg je cv toe
      Uw cv
      Cv uploaden
      Bijlage: cv`,
  },
  {
    key: 'file.cover_letter',
    kind: 'file',
    en: `Cover letter
      Upload cover letter
      Attach a cover letter
      Motivation letter
      Letter of motivation
      Cover letter (optional)`,
    de: `Anschreiben
      Motivationsschreiben
      Bewerbungsschreiben
      Anschreiben hochladen
      Ihr Anschreiben (optional)
      Begleitschreiben`,
    fr: `Lettre de motivation
      Joindre une lettre de motivation
      Votre lettre de motivation
      Lettre d'accompagnement`,
    es: `Carta de presentación
      Carta de motivación
      Adjunta tu carta de presentación
      Carta de motivos`,
    it: `Lettera di presentazione
      Lettera motivazionale
      Carica la lettera di motivazione
      Lettera di accompagnamento`,
    nl: `Motivatiebrief
      Sollicitatiebrief
      Upload je motivatiebrief
      Begeleidende brief
      Motivatie uploaden`,
  },
  {
    key: 'file.photo',
    kind: 'file',
    en: `Photo
      Profile picture
      Upload a photo of yourself
      Headshot`,
    de: `Bewerbungsfoto
      Foto
      Profilbild
      Lichtbild`,
    fr: `Photo
      Photo de profil
      Photo d'identité`,
    es: `Foto
      Fotografía
      Foto de perfil`,
    it: `Foto
      Fotografia
      Foto del profilo`,
    nl: `Foto
      Pasfoto
      Profielfoto`,
  },
  {
    key: 'file.other',
    kind: 'file',
    en: `Other documents
      Additional files
      Certificates
      References
      Supporting documents
      Upload transcripts
      Work samples`,
    de: `Zeugnisse
      Weitere Dokumente
      Sonstige Unterlagen
      Arbeitszeugnisse
      Zertifikate und Zeugnisse
      Weitere Anhänge
      Arbeitsproben`,
    fr: `Autres documents
      Diplômes
      Documents complémentaires
      Pièces jointes
      Certificats de travail`,
    es: `Otros documentos
      Certificados
      Documentos adicionales
      Títulos académicos
      Archivos adjuntos`,
    it: `Altri documenti
      Certificati
      Allegati
      Documenti aggiuntivi
      Diploma di laurea`,
    nl: `Overige documenten
      Diploma's
      Andere bijlagen
      Certificaten
      Getuigschriften`,
  },
  {
    key: 'cover_letter.text',
    kind: 'multiline',
    en: `Cover letter
      Write your cover letter here
      Your cover letter
      Motivation letter
      Message to the hiring manager
      Message to the hiring team
      Paste your cover letter`,
    de: `Anschreiben
      Motivationsschreiben
      Ihr Anschreiben
      Nachricht an die Personalabteilung
      Dein Motivationsschreiben
      Bewerbungsschreiben`,
    fr: `Lettre de motivation
      Votre lettre de motivation
      Message au recruteur
      Message à l'attention du recruteur
      Rédigez votre lettre de motivation`,
    es: `Carta de presentación
      Carta de motivación
      Mensaje para el reclutador
      Escribe tu carta de presentación`,
    it: `Lettera di presentazione
      Lettera motivazionale
      Messaggio al selezionatore
      Scrivi la tua lettera di motivazione`,
    nl: `Motivatie
      Motivatiebrief
      Sollicitatiebrief
      Bericht aan de recruiter
      Je motivatie`,
  },
  {
    key: 'url.linkedin',
    kind: 'text',
    en: `LinkedIn
      LinkedIn profile
      LinkedIn URL
      Link to your LinkedIn profile
      Please share your LinkedIn`,
    de: `LinkedIn-Profil
      Link zu Ihrem LinkedIn-Profil
      LinkedIn URL
      Dein LinkedIn`,
    fr: `Profil LinkedIn
      Lien vers votre profil LinkedIn
      URL LinkedIn`,
    es: `Perfil de LinkedIn
      Enlace a tu perfil de LinkedIn
      URL de LinkedIn`,
    it: `Profilo LinkedIn
      Link al tuo profilo LinkedIn
      URL di LinkedIn`,
    nl: `LinkedIn-profiel
      Link naar je LinkedIn-profiel
      LinkedIn URL`,
  },
  {
    key: 'url.github',
    kind: 'text',
    en: `GitHub
      GitHub profile
      Link to your GitHub`,
    de: `GitHub-Profil
      Link zu deinem GitHub-Account`,
    fr: `Profil GitHub
      Lien GitHub`,
    es: `Perfil de GitHub
      Enlace a GitHub`,
    it: `Profilo GitHub
      Link a GitHub`,
    nl: `GitHub-profiel
      Link naar GitHub`,
  },
  {
    key: 'url.website',
    kind: 'text',
    en: `Website
      Personal website
      Website URL
      Your website
      Blog or personal site
      Homepage`,
    de: `Webseite
      Persönliche Website
      Ihre Homepage
      Eigene Website`,
    fr: `Site web
      Site internet personnel
      Votre site web`,
    es: `Sitio web
      Página web personal
      Tu página web`,
    it: `Sito web
      Sito personale
      Il tuo sito web`,
    nl: `Website
      Persoonlijke website
      Je website`,
  },
  {
    key: 'url.portfolio',
    kind: 'text',
    en: `Portfolio
      Portfolio URL
      Link to your portfolio
      Portfolio link
      Online portfolio`,
    de: `Portfolio
      Link zu deinem Portfolio
      Portfolio-Link
      Online-Portfolio`,
    fr: `Portfolio
      Lien vers votre portfolio
      Book en ligne`,
    es: `Portafolio
      Enlace a tu portafolio
      Portfolio`,
    it: `Portfolio
      Link al portfolio
      Portfolio online`,
    nl: `Portfolio
      Link naar je portfolio
      Online portfolio`,
  },
  {
    key: 'url.other',
    kind: 'text',
    en: `Other links
      Other website
      Additional links
      Other URL`,
    de: `Weitere Links
      Andere Website
      Sonstige Links`,
    fr: `Autres liens
      Autre site web
      Autre lien`,
    es: `Otros enlaces
      Otro sitio web
      Otro enlace`,
    it: `Altri link
      Altro sito web
      Altri collegamenti`,
    nl: `Overige links
      Andere website
      Andere links`,
  },
];
