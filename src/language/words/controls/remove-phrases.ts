import type { Phrases } from '@/language/match/phrases';

/** Removes one choice: before or after its name on a chip. */
export const removePhrases: Phrases = {
  en: 'remove | remove filter | clear | clear filter | delete | deselect | unselect | dismiss',
  de: 'entfernen | filter entfernen | löschen | aufheben | abwählen',
  fr: 'supprimer | supprimer le filtre | retirer | enlever | effacer',
  es: 'quitar | quitar filtro | eliminar | borrar',
  it: 'rimuovi | rimuovi filtro | elimina | cancella | togli',
  nl: 'verwijder | verwijderen | verwijder filter | wissen | wis',
  pt: 'remover | remover filtro | excluir | limpar | apagar',
  cs: 'odebrat | odstranit | zrušit | zrušit filtr',
  pl: 'usuń | usuń filtr | wyczyść | skasuj',
};
