import type { PilotAction } from '@/agents/pilot/pilot';

/** An action as the model is reminded of it. */
export function actionWords({ name, input }: PilotAction): string {
  const parts = Object.entries(input).map(([argument, value]) => `${argument} ${JSON.stringify(value)}`);
  return `${name} ${parts.join(', ')}`;
}
