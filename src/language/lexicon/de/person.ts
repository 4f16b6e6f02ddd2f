import { type Covered, gap } from '../topics/concept-phrases';
import type { Person } from '../topics/person';

export const person = {
  birthday: {
    says: 'geburtsdatum | geburtstag | wann sind sie geboren | wann bist du geboren | geboren am',
    named: 'geburtsdatum',
  },
  sex: { says: 'geschlecht' },
  nationality: {
    says: `nationalität | nationalitäten | staatsangehörigkeiten | staatsangehörigkeit | staatsbürgerschaft | land der staatsangehörigkeit`,
  },
  organization: {
    says: `firma | firmenname | unternehmen | name der firma | organisation | aktueller arbeitgeber
      | name des unternehmens | derzeitiger arbeitgeber | jetziger arbeitgeber | wo arbeitest du derzeit
      | wo arbeiten sie derzeit`,
    alone: `arbeitgeber | letzter arbeitgeber | aktueller oder letzter arbeitgeber | derzeitiger oder letzter arbeitgeber`,
    named: 'organisation | firma',
  },
  organizationTitle: {
    says: `derzeitige tätigkeit | aktuelle tätigkeit | aktuelle stellenbezeichnung | stellenbezeichnung
      | aktuelle berufsbezeichnung | berufsbezeichnung | aktuelle position | derzeitige position | jobtitel | funktion im unternehmen`,
  },
  pronouns: { says: 'pronomen' },
  language: { alone: 'sprache | bevorzugte sprache' },
  givenName: { says: 'vorname | vornamen | rufname', named: 'vorname' },
  familyName: { says: 'nachname | familienname | zuname', named: 'nachname' },
  birthName: {
    says: 'geburtsname | name bei geburt | familienname bei geburt | mädchenname | ledigenname | lediger name | früherer name | frühere namen | früherer nachname | früherer familienname | ehemaliger name | vorheriger name | vorheriger nachname',
    named: 'geburtsname',
  },
  additionalName: { says: 'zweiter vorname | weitere vornamen | mittelname' },
  nameInfix: { says: 'namenszusatz' },
  honorificPrefix: { says: 'anrede', alone: 'titel | akademischer titel | herr frau', named: 'anrede | titel' },
  academicTitle: 'titel | akademischer titel',
  honorificSuffix: { says: 'namenssuffix', alone: 'suffix' },
  nickname: { says: 'spitzname | bevorzugter name | genannt werden | angesprochen werden' },
  name: {
    says: `vor- und nachname | vor- und zuname | vor und nachname | vorname und nachname | vollständiger name
      | ihr name | dein name | empfänger | vorname, nachname | vorname nachname | name, vorname | wie heißt du | wie heißen sie
      | name des bewerbers | name der bewerberin`,
    alone: 'name',
    namedWhole: 'name',
  },
  phoneticName: gap<'Names are written as they sound.'>(),
  nameParticles: 'von | vom | van | zu | zum | zur | der | den',
} satisfies Covered<Person>;
