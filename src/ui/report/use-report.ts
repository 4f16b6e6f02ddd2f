import { i18n } from '#i18n';
import type { DiscoverRun } from '@/domain/run';
import { usePorts } from '../ports-context';
import { useSnackbar } from '../snackbar';
import { buildReport } from './build-report';
import { tellRun } from './tell-run';

/** Gives the user the report of a run as a file. */
export function useReport(): (run: DiscoverRun) => Promise<void> {
  const { steps, pictures, understandings, saveFile } = usePorts();
  const show = useSnackbar();
  return async (run) => {
    try {
      const known = run.state.exploration ? await understandings.ofSite(run.site) : [];
      const records = {
        run,
        steps: await steps.list(run.id),
        pictures: await pictures.listOfRun(run.id),
        understanding: known.toSorted((one, other) => (one.validatedAt < other.validatedAt ? 1 : -1))[0] ?? null,
      };
      const file = `jobtrail-${run.site.replace(/[^\w.-]+/g, '-')}-${run.startedAt.slice(0, 10)}.html`;
      saveFile(file, buildReport(tellRun(records)), 'text/html');
      show({ text: i18n.t('report.saved', { file }) });
    } catch (error) {
      console.error(error);
      show({ text: i18n.t('report.failed') });
    }
  };
}
