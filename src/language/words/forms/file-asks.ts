import type { Concept } from '@/language/match/concept';

/** What a file should contain. The first match counts. */
export const fileAsks: readonly Concept[] = [
  {
    key: 'file.photo',
    says: {
      en: 'photo | photograph | profile picture | picture of you | headshot | avatar',
      de: 'foto | bewerbungsfoto | profilbild | lichtbild',
      fr: 'photo | photo de profil',
      es: 'foto | fotografía',
      it: 'foto | fotografia',
      nl: 'foto | pasfoto | profielfoto',
      pt: 'foto | fotografia',
      cs: 'fotografie | foto',
      pl: 'zdjęcie | fotografia',
      others: 'foto | bild | kuva | fénykép | fotografie | fotoğraf',
    },
    named: 'photo | avatar | profile picture | picture | image',
  },
  {
    key: 'file.resume',
    says: {
      en: `resume | résumé | cv | curriculum vitae | resume/cv | cv/resume`,
      de: 'lebenslauf | bewerbungsunterlagen | cv | bewerbungsmappe | vollständige bewerbung | deine bewerbung | ihre bewerbung',
      fr: 'cv | curriculum vitae',
      es: 'currículum | curriculum | cv | hoja de vida | currículo',
      it: 'curriculum | cv | curriculum vitae',
      nl: 'cv | curriculum vitae',
      pt: 'currículo | cv | curriculum',
      cs: 'životopis | cv',
      pl: 'cv | życiorys',
      others:
        'meritförteckning | ansioluettelo | önéletrajz | özgeçmiş | резюме | biografija | životopis | životopisa | 履歴書 | 简历',
    },
    named: 'resume | cv | curriculum | lebenslauf | resume file | cv file | zivotopis | curriculum vitae',
  },
  {
    key: 'file.cover_letter',
    says: {
      en: 'cover letter | motivation letter | letter of motivation',
      de: 'anschreiben | motivationsschreiben | bewerbungsschreiben | begleitschreiben | motivationsbrief',
      fr: 'lettre de motivation | lettre d’accompagnement',
      es: 'carta de presentación | carta de motivación | carta de motivos',
      it: 'lettera di presentazione | lettera motivazionale | lettera di motivazione | lettera di accompagnamento',
      nl: 'motivatiebrief | motivatie | sollicitatiebrief | begeleidende brief',
      pt: 'carta de apresentação | carta de motivação',
      cs: 'motivační dopis',
      pl: 'list motywacyjny',
      others: 'personligt brev | ansøgning | søknad | hakemuskirje',
    },
    named: 'cover letter | coverletter | motivation letter | anschreiben',
  },
];
