/** Ends (or beginnings) of company names: legal forms and common name parts. */
const companyForm =
  /(?<![\p{L}\p{N}])(?:gmbh|mbh|ag|se|kg|kgaa|ohg|gbr|e\.?\s?v\.?|inc|incorporated|llc|llp|ltd|limited|plc|corp|corporation|company|pty|pte|s\.?\s?a\.?|s\.?a\.?s\.?|sarl|s\.?r\.?l\.?s?|s\.?p\.?a\.?|s\.?l\.?u?|b\.?v\.?|n\.?v\.?|oyj?|a\.?b\.?|a\/s|aps|kft|zrt|s\.\s?r\.\s?o\.?|a\.\s?s\.?|o\.\s?p\.\s?s\.?|sp\.\s?z\s?o\.?\s?o\.?|d\.?o\.?o\.?|group|gruppe|groupe|holding|bank|technologies|technology|systems|solutions|services|consulting|recruitment|staffing|partners|labs|software|university|universität|hospital|klinik\w*|council|agency|industries|international|studios?|foundation|stiftung)\.?(?![\p{L}\p{N}])/iu;

/** Whether a text has the form of a company name. Most names do not: it is useful only over many of them. */
export function isCompanyText(text: string): boolean {
  return /\s/.test(text) && text.length <= 90 && companyForm.test(text) && !/[!?]|\.\s\p{Lu}/u.test(text);
}
