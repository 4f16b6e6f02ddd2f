import type { FurtherLexicon } from '../topics/topics';

export const history = {
  addEntry: 'hozzáadás | hozzáad | új hozzáadása | hozzáadása',
  keepEntry: 'mentés | kész',
  editEntry: 'szerkesztés | módosítás',
  anotherEntry: 'új | további | még | egy',
  workEntry: 'munkahely | munkahelyet | tapasztalat',
  educationEntry: 'végzettség | iskola | tanulmány',
  educationArea: 'szak | szakirány | tudományterület',
  educationStudyType: 'végzettség szintje | végzettség típusa | fokozat | iskolai végzettség',
  educationInstitution: 'intézmény | intézmény neve | oktatási intézmény | iskola neve | egyetem',
  onlyEducation: 'oktatási intézmény | iskola neve | végzettség szintje | iskolai végzettség',
  startDate: 'kezdete | kezdet | kezdés dátuma | kezdő dátum | tól',
  endDate: 'vége | befejezés | befejezés dátuma | záró dátum | végzés éve | ig',
  workHeadings: 'munkatapasztalat | szakmai tapasztalat | munkahelyek | korábbi munkahelyek',
  educationHeadings: 'tanulmányok | iskolai tanulmányok | képzettség | végzettségek',
  workIsCurrent: `jelenleg is itt dolgozom | jelenlegi munkahely | jelenleg is | folyamatban | még itt dolgozom
    | még mindig itt dolgozom | jelenleg itt dolgozom | itt dolgozom | most is itt dolgozom | ma is itt dolgozom
    | jelenleg is ez a munkahelyem | ez a jelenlegi munkahelyem | ez a jelenlegi munkám | jelenlegi állás
    | jelenlegi munka | jelenlegi pozíció | jelenlegi munkáltató | jelenleg | a mai napig | jelenleg is tart | máig
    | napjainkig`,
  workPosition: 'munkakör | beosztás | pozíció',
  workName: 'cég | cég neve | munkáltató | munkahely | munkáltató neve',
  workSummary: 'feladatok | munkaköri feladatok | feladatkör',
} satisfies FurtherLexicon['history'];
