import type { ReadFields } from '@/domain/job/job-fields';
import { plainText } from '@/page/dom/data/plain-text';
import { isJsonObject } from '@/std/json-object';
import { parseWebAddress } from '@/url/web-url';
import { placeOf } from './posting-place';
import { type StructuredItem, valuesOf } from './structured-item';

/** schema.org's employment types, in words a page would use. */
const employmentTypes = new Map(
  Object.entries({
    FULL_TIME: 'Full-time',
    PART_TIME: 'Part-time',
    CONTRACTOR: 'Contract',
    TEMPORARY: 'Temporary',
    INTERN: 'Internship',
    VOLUNTEER: 'Volunteer',
    PER_DIEM: 'Per diem',
    OTHER: 'Other',
  }),
);

/** The fields in a posting's structured data, except the description, which is markup. Unreadable values are left out. */
export function fieldsOfItem(item: StructuredItem): ReadFields {
  const [organisation] = valuesOf(item, 'hiringOrganization');
  const company = plainText(isJsonObject(organisation) ? (organisation.name ?? organisation.legalName) : organisation);
  return {
    title: withoutEmployer(plainText(item.title) ?? plainText(item.name), company),
    company,
    location: placeOf(item),
    salaryText: salaryOf(item),
    postedDate: dayOf(item.datePosted),
    employmentType: employmentOf(item),
    url: webAddress(item.url),
  };
}

/** "Nurse, Acme Ltd", "Nurse | Acme Ltd", where Acme Ltd is the employer. */
function withoutEmployer(title: string | undefined, company: string | undefined): string | undefined {
  if (!title || !company || !title.endsWith(company)) return title;
  return /^(.*\S)(?:,|\s[|–—@-])\s$/u.exec(title.slice(0, -company.length))?.[1] ?? title;
}

/** The posting's id, the site's or the company's. */
export function identifierOf(item: StructuredItem): string | undefined {
  const [identifier] = valuesOf(item, 'identifier');
  return plainText(isJsonObject(identifier) ? identifier.value : identifier);
}

function employmentOf(item: StructuredItem): string | undefined {
  const names = valuesOf(item, 'employmentType').flatMap(
    (value) => plainText(value)?.split(/(?:(?<!\s)\s+)?,\s*/) ?? [],
  );
  return [...new Set(names.map((name) => employmentTypes.get(name) ?? name))].join(', ') || undefined;
}

/** The day as written: applying a time zone could change it. */
function dayOf(value: unknown): string | undefined {
  const [single] = Array.isArray(value) ? value : [value];
  const day = plainText(single)?.match(/^\d{4}-\d{2}-\d{2}/)?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

function webAddress(value: unknown): string | undefined {
  const [single] = Array.isArray(value) ? value : [value];
  return typeof single === 'string' ? parseWebAddress(single, document.baseURI)?.href : undefined;
}

/** Pay as text that reads like a page's ("85000 - 110000 GBP / YEAR"); undefined without an amount. */
function salaryOf(item: StructuredItem): string | undefined {
  const [salary] = valuesOf(item, 'baseSalary');
  if (!isJsonObject(salary)) return plainText(salary);
  const [inner] = valuesOf(salary, 'value');
  const amounts = isJsonObject(inner) ? inner : salary;
  const bounds = [amountOf(amounts.minValue), amountOf(amounts.maxValue)].filter((amount) => amount !== undefined);
  const range = [...new Set(bounds)].join(' - ') || amountOf(isJsonObject(inner) ? inner.value : inner);
  if (!range) return undefined;
  const currency = plainText(salary.currency) ?? plainText(item.salaryCurrency);
  const unit = plainText(amounts.unitText) ?? plainText(salary.unitText);
  return [range, currency, unit && `/ ${unit}`].filter(Boolean).join(' ');
}

/** Authors without a figure put zero, or a word for what is agreed. */
function amountOf(value: unknown): string | undefined {
  const text = plainText(value);
  return text && /\d/.test(text) && Number(text) !== 0 ? text : undefined;
}
