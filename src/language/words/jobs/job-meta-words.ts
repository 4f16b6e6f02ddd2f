import type { Phrases } from '@/language/match/phrases';

/** Hours, pay and place: found beside job titles. */
export const jobMetaWords: Phrases = {
  en: `full-time | full time | part-time | part time | contract | permanent | temporary | remote | hybrid | on-site
    | onsite | ago | easy apply | quick apply | per hour | per year | a year | an hour | posted | new | promoted
    | sponsored | worldwide`,
  de: `vollzeit | teilzeit | befristet | unbefristet | homeoffice | home-office | vor | gestern | heute
    | schnellbewerbung | ab sofort | feste anstellung`,
  fr: 'temps plein | temps partiel | cdi | cdd | télétravail | il y a | hybride | candidature simplifiée',
  es: 'tiempo completo | jornada completa | media jornada | remoto | teletrabajo | híbrido | hace | indefinido',
  it: 'tempo pieno | full-time | part-time | tempo indeterminato | da remoto | ibrido | fa | candidatura semplice',
  nl: 'fulltime | parttime | thuiswerken | hybride | uur per week | geleden | vast | tijdelijk',
  pt: 'tempo integral | meio período | remoto | híbrido | presencial | efetivo | há | clt',
  cs: `plný úvazek | zkrácený úvazek | práce z domova | na dálku | před | včera | dnes | přidáno | kc | odpověď do
    | končí`,
  pl: 'pełny etat | część etatu | zdalnie | praca zdalna | hybrydowo | temu | umowa o pracę | zł',
};
