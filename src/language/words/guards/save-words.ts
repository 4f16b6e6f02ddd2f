import type { ForbiddenWords } from '@/language/match/forbidden-word-test';

/** Saving a job or search in an account. */
export const saveWords: ForbiddenWords = {
  first: {
    en: `save | bookmark | shortlist | add to favorites | add to favourites | add to saved | add to my jobs | add to list | add to shortlist
      | favorite | favourite | remember this | pin job | star this | star job | pin this | track job | track this
      | track application`,
    de: `speichern | merken | auf die merkliste | auf den merkzettel | zur merkliste | zum merkzettel | zu favoriten | als favorit
      | in die merkliste | merkliste hinzufügen | vormerken | favorisieren | speichere | anpinnen | anheften
      | job verfolgen`,
    fr: `enregistrer | sauvegarder | ajouter aux favoris | ajouter à mes favoris | ajouter à ma sélection | mettre en favori
      | mettre de côté | ajouter aux offres | mémoriser | épingler`,
    es: `guardar | añadir a favoritos | agregar a favoritos | marcar como favorito | añadir a mis | guarda esta
      | fijar oferta | fijar empleo`,
    it: `salva | salvare | aggiungi ai preferiti | aggiungi a preferiti | memorizza | preferiti aggiungi
      | fissa annuncio | appunta`,
    nl: `bewaar | bewaren | opslaan | sla op | voeg toe aan favorieten | toevoegen aan favorieten | favoriet maken
      | vastpinnen`,
    pt: `guardar | salvar | salve | adicionar aos favoritos | adicionar a favoritos | favoritar | gravar
      | fixar vaga | acompanhar vaga`,
    cs: `uložit | přidat do oblíbených | přidat k oblíbeným | zapamatovat | do oblíbených | připnout`,
    pl: `zapisz | zapamiętaj | dodaj do ulubionych | do ulubionych | zachowaj | przypnij | śledź ofertę`,
  },
  last: {
    en: 'save for later | to favorites | to favourites | to shortlist | to saved jobs',
    de: 'speichern | merken | merkliste hinzufügen | favoriten hinzufügen | merkzettel hinzufügen | abspeichern | vormerken | favorisieren',
    fr: 'aux favoris | en favori | sauvegarder | enregistrer',
    es: 'a favoritos | guardar',
    it: 'ai preferiti | salva',
    nl: 'opslaan | bewaren | aan favorieten',
    pt: 'aos favoritos | salvar | guardar',
    cs: 'uložit | do oblíbených',
    pl: 'zapisz | do ulubionych',
  },
  alone: {
    en: `pin | track | heart
      | favorites | wishlist | to favourites`,
    de: 'pinnen | favorit',
    fr: 'favori',
    es: 'fijar | favorito',
    it: 'fissa | preferito',
    nl: 'vastmaken | favoriet',
    pt: 'fixar | favorito',
    cs: 'připnout',
    pl: 'przypnij',
  },
  says: {
    sv: 'spara | spara jobb | spara jobbet | lägg till i favoriter | bokmärk | markera som favorit',
    da: 'gem | gem job | gem jobbet | tilføj til favoritter | føj til favoritter | bogmærk',
    no: 'lagre | lagre jobb | lagre stillingen | legg til i favoritter | bokmerk | merk som favoritt',
    fi: 'tallenna | tallenna työpaikka | lisää suosikkeihin | lisää kirjanmerkki',
    hu: 'mentés | állás mentése | elmentem | kedvencekhez | kedvencekhez adás | könyvjelző',
    ro: 'salvează | salvează jobul | adaugă la favorite | marchează',
    sk: 'uložiť | pridať do obľúbených | pridať k obľúbeným',
    tr: 'kaydet | ilanı kaydet | favorilere ekle | yer imi ekle',
    el: 'αποθήκευση | αποθηκεύστε | προσθήκη στα αγαπημένα | στα αγαπημένα',
    ru: 'сохранить | сохранить вакансию | в избранное | добавить в избранное | добавить в закладки',
    uk: 'зберегти | зберегти вакансію | в обране | додати в обране | додати до закладок',
    ja: '保存 | 保存する | お気に入り | お気に入りに追加 | キープ | キープする | 気になる | ブックマーク | 検討中リスト',
    zh: '保存 | 儲存 | 收藏 | 收藏职位 | 收藏職缺 | 加入收藏 | 加入书签 | 添加到收藏',
    ko: '저장 | 저장하기 | 스크랩 | 스크랩하기 | 관심 공고 | 즐겨찾기 | 찜하기',
    th: 'บันทึก | บันทึกงาน | เพิ่มในรายการโปรด',
    ar: 'حفظ | حفظ الوظيفة | إضافة إلى المفضلة | أضف إلى المفضلة',
  },
};
