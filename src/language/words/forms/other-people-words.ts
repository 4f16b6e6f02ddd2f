/** A reference number of the posting or application refers to nobody. */
export const referenceNumberPattern =
  /\b(?:job|vacancy|posting|position|requisition|role|application) ref(?:erence)?\b|\b(?:reference|referenz|referencia|referentie)\s*-?(?:number|nummer|no\b|n[ro]?[.°º]|code|id\b)|\b(?:reference|referenz|referencia|referentie)[^\p{L}\d]*\p{L}{0,4}-?\d{2,}/gu;
