import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  nouns: {
    url: 'allas | allasok | allasajanlat | allasajanlatok | allashirdetes | karrier',
    says: 'állás | állások | állásajánlat | állásajánlatok | álláshirdetés | karrier',
  },
  occupations: `*fejlesztő* | *mérnök* | *munkatárs | *szerelő | csoportvezető | üzletvezető | projektvezető | műszakvezető | gépjárművezető | ügyvezető | osztályvezető | termelésvezető | targoncavezető | boltvezető | művezető | építésvezető | *gépkezelő | targoncakezelő | kőműves* | burkoló | szobafestő* | ács | *járművezető | *jármű vezető | *beszerző | műszaki előkészítő | *asszisztens | *menedzser | *ügyintéző | eladó* | ápoló | szakápoló | *tanár | *orvos | *szakács | pincér* | *sofőr | gépkocsivezető* | *könyvelő | *értékesítő | *takarító | *raktáros | *operátor | *technikus | *koordinátor | *tanácsadó | *elemző | *tervező | hegesztő* | villanyszerelő* | lakatos | betanított | árufeltöltő* | *gyakornok | recepciós | *titkár | titkárnő | *specialista | programozó* | *szakértő | óvónő | pénztáros* | csomagoló | összeszerelő | segédmunkás | *munkás | *értékesítő* | *könyvelő* | *asszisztens* | *ügyintéző* | *szakács* | *sofőr* | *gépkocsivezető* | *raktáros* | *targoncás* | *technikus* | *szerelő* | *hegesztő* | *terapeuta* | asztalos | festő | lakatos* | szerelő | szerelők | pék | cukrász | hentes* | fodrász | orvos | ápoló* | nővér* | tanár* | oktató* | pedagógus* | asszisztens* | fejlesztő* | tanácsadó* | takarító* | portás* | felszolgáló* | operátor* | tervező* | diszpécser* | pszichológus | kutató* | jogász* | könyvelő* | titkár* | gyakornok*`,
  listEntries: 'állás* | találat* | találatok száma | állásajánlat* | pozíciók',
  manyNouns: 'állások | állásajánlatok | álláshirdetések',
  sectionHeadlines:
    'elvárások | mit kínálunk | feladatok | amit kínálunk | előnyök | amit nyújtunk | juttatások | követelmények',
  about: 'kb | körülbelül',
} satisfies FurtherLexicon['jobs'];
