const currency =
  '[$€£¥₹₽₩₺₫฿₪₴]|(?<!\\p{L})(?:usd|eur|gbp|chf|czk|kč|pln|zł|inr|rs\\.?|aud|cad|sgd|nzd|sek|nok|dkk|kr|huf|ft|ron|lei|brl|mxn|zar|jpy|cny|krw|try|aed|sar|php|myr|rm|thb|hkd|lpa|lakhs?|crore|円|万|元|원)(?!\\p{L})';
const amount = "\\d[\\d.,'\\s\\u00a0\\u2009\\u200d\\u202f]*\\d?\\s?(?:k|m|tis\\.?|tys\\.?|mil\\.?)?";
const period =
  '(?:hour|hr|h|day|week|wk|month|mo|mth|year|yr|annum|annual|stunde|std|tag|woche|monat|jahr|heure|jour|mois|an|année|hora|día|mes|año|ora|giorno|mese|anno|uur|maand|jaar|godz|godzinę|miesiąc|rok|hodinu|hod|měsíc|měs|mesiac|dia|mês|ano|timme|månad|år)';

const moneyAmount = new RegExp(`(?:${currency})\\s*${amount}|${amount}\\s*[-–‍]*\\s*(?:${currency})`, 'iu');
const amountPerPeriod = new RegExp(
  `\\d{2}[\\d.,]*\\s?k?\\s*(?:/|per\\s|pro\\s|par\\s|al\\s|por\\s|a\\s|an\\s|p\\.?\\s?)\\s*${period}(?!\\p{L})`,
  'iu',
);
/** Characters. Longer text is a description. */
const longestSalary = 80;

/** Whether a text states a job's pay: "$60/hr - $70/hr", "32 000 – 35 000 Kč", "From $22.38 an hour", "45k-60k €". */
export function isSalaryText(text: string): boolean {
  return text.length <= longestSalary && /\d/.test(text) && (moneyAmount.test(text) || amountPerPeriod.test(text));
}
