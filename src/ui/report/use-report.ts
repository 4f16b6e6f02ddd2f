import { i18n } from '#i18n';
import { isFillRun, isGoalRun, type Run } from '@/domain/run/run';
import { useGuardedAct } from '@/ui/acts/use-guarded-act';
import type { PanelPorts } from '@/ui/data/panel-ports';
import { usePorts } from '@/ui/data/ports-context';
import { useToast } from '@/ui/parts/toast';
import { buildReport } from './build-report';
import { describeFillRun } from './describe-fill-run';
import { describeGoalRun } from './describe-goal-run';
import { describeRun } from './describe-run';
import type { ReportContent } from './report-content';

/** Gives the user the report of a run as a file. */
export function useReport(): (run: Run) => Promise<unknown> {
  const ports = usePorts();
  const { saveFile } = ports;
  const tell = (run: Run) => tellAny(run, ports);
  const show = useToast();
  const attempt = useGuardedAct();
  return (run) => {
    const save = async () => {
      const file = `jobtrail-${run.site.replace(/[^\w.-]+/g, '-')}-${run.startedAt.slice(0, 10)}.html`;
      saveFile(file, buildReport(await tell(run)), 'text/html');
      show({ text: i18n.t('report.saved', { file }) });
    };
    return attempt(save, i18n.t('report.failed'));
  };
}

async function tellAny(run: Run, { steps, pictures, understandings, items }: PanelPorts): Promise<ReportContent> {
  if (isFillRun(run)) return describeFillRun(run, await steps.list(run.id));
  if (isGoalRun(run)) return describeGoalRun(run, await steps.list(run.id), await items.list(run.id));
  const known = run.state.exploration ? await understandings.ofSite(run.site) : [];
  return describeRun({
    run,
    steps: await steps.list(run.id),
    pictures: await pictures.listOfRun(run.id),
    understanding: known.toSorted((one, other) => (one.validatedAt < other.validatedAt ? 1 : -1))[0] ?? null,
  });
}
