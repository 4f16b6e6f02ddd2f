import type { PilotAction } from '@/agents/pilot/pilot';

/** An action in words, to remind the model. */
export function actionWords({ name, input }: PilotAction): string {
  const parts = Object.entries(input).map(([argument, value]) => `${argument} ${JSON.stringify(value)}`);
  return `${name} ${parts.join(', ')}`;
}
