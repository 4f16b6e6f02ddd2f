/** Department names, in the languages of job boards. */
const departments = new Set(
  'engineering software hardware operations business sales marketing finance legal hr people human resources it product products design management administration admin support customer success service services research development r&d rd data science security infrastructure platform quality qa logistics production manufacturing procurement purchasing accounting communications strategy architecture system systems vlsi algorithm algorithms analytics corporate general other office technology tech executive senior junior entwicklung vertrieb verwaltung produktion logistik einkauf personal finanzen buchhaltung technik forschung service-desk ventes commercial informatique ressources humaines production logistique ventas recursos humanos tecnología finanzas operaciones vendite produzione amministrazione risorse umane verkoop financiën sprzedaż finanse produkcja obchod výroba účetnictví administrativa'.split(
    ' ',
  ),
);

/** Whether it is a department's name: "R&D", "Finance & Legal", "Product and Marketing", "System Architecture". */
export function isDepartmentText(text: string): boolean {
  const words = text
    .toLowerCase()
    .normalize('NFKC')
    .split(/[\s,/]+(?:&\s+)?|&\s+/)
    .filter((word) => !/^(?:|&|and|und|et|y|e|i|a|of|the|-)$/.test(word));
  return words.length > 0 && words.length <= 5 && words.every((word) => departments.has(word));
}
