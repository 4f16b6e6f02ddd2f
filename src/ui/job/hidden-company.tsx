import { i18n } from '#i18n';
import type { Settings } from '@/domain/settings/settings';
import { comparableCompany } from '@/jobs/identity/comparable-names';
import { useUndoableAct } from '@/ui/acts/use-undoable-act';
import { usePorts } from '@/ui/data/ports-context';
import { Button } from '../parts/button';

interface HiddenCompanyProps {
  company: string;
  hidden: Settings['hiddenCompanies'];
}

/** Hides all jobs of a company from the list, or shows them again. */
export function HiddenCompany({ company, hidden }: HiddenCompanyProps) {
  const { settings } = usePorts();
  const attempt = useUndoableAct();
  const isHidden = hidden.some((other) => isSameCompany(other, company));
  /** The saved value counts, not the one shown: another part may have changed it. */
  const write = async (change: (companies: string[]) => string[]) => {
    const { hiddenCompanies } = await settings.read();
    await settings.write({ hiddenCompanies: change(hiddenCompanies) });
  };
  const hide = () => write((companies) => [...without(companies, company), company]);
  const show = () => write((companies) => without(companies, company));
  const toggle = () =>
    isHidden
      ? attempt(show, i18n.t('job.companyShown', { company }), hide)
      : attempt(hide, i18n.t('job.companyHidden', { company }), show);
  return (
    <Button look="quiet" icon={isHidden ? 'eye' : 'hidden'} className="hide-company" onClick={toggle}>
      {isHidden ? i18n.t('job.showCompany', { company }) : i18n.t('job.hideCompany', { company })}
    </Button>
  );
}

const isSameCompany = (one: string, other: string): boolean => comparableCompany(one) === comparableCompany(other);

const without = (companies: readonly string[], company: string): string[] =>
  companies.filter((other) => !isSameCompany(other, company));
