import { ModelAccessError, ModelAnswerError, ModelUnavailableError } from '@/domain/model/model-errors';
import type { ModelSettings } from '@/domain/model/model-settings';
import type { ModelTest } from '@/domain/model/model-test-result';
import { resolveModelAccess } from '@/models/model-access';
import type { ReadKey } from '@/models/origin-bound-key';
import { defaultRetryPolicy, type RetryPolicy } from '@/models/retry-policy';
import { createModel, type ModelPorts } from './create-model';
import type { Model, ModelRequest, ToolDescription } from './model';
import { providers } from './providers';

/** The smallest request with all that agents need: a system prompt, a tool and its input. */
const greet: ToolDescription = {
  name: 'greet',
  description: 'Say hello.',
  inputSchema: {
    type: 'object',
    properties: { greeting: { type: 'string', description: 'Hello, in at most five words.' } },
    required: ['greeting'],
    additionalProperties: false,
  },
};

/**
 * Sends a small request to each tier's model in the settings, all at once; returns the first failure, otherwise what the smart one said.
 * Never throws.
 */
export async function testModel(settings: ModelSettings, keyOf: ReadKey, ports: ModelPorts): Promise<ModelTest> {
  const start = Date.now();
  const models = new Map<string, Model>();
  for (const tier of ['smart', 'fast', 'vision'] as const) {
    const model = createModel(
      settings,
      keyOf,
      { name: '', tier },
      { ...ports, patience: ports.patience ?? testPatience },
    );
    if (model && !models.has(model.name)) models.set(model.name, model);
  }
  if (await isKeyMissing(settings, keyOf)) return { code: 'no-key', message: '', ms: 0 };
  const results = await Promise.all([...models.values()].map(greeted));
  const { code, message } = results.find((result) => result.code !== 'ok') ?? results[0] ?? rulesAnswer;
  return { code, message, ms: Date.now() - start };
}

async function isKeyMissing({ provider, baseUrl }: ModelSettings, keyOf: ReadKey): Promise<boolean> {
  if (provider === 'rules' || providers[provider].keysUrl === null) return false;
  const access = await resolveModelAccess(provider, { baseUrl }, keyOf);
  return access !== null && !access.key.isThere;
}

/** The user is waiting: one retry is enough. */
const testPatience: RetryPolicy = { ...defaultRetryPolicy, tries: 2 };

const rulesAnswer: Omit<ModelTest, 'ms'> = { code: 'ok', message: '' };

async function greeted(model: Model): Promise<Omit<ModelTest, 'ms'>> {
  const request: ModelRequest = {
    agent: 'test',
    input: null,
    messages: [
      { role: 'system', parts: [{ type: 'text', text: 'You answer with exactly one call of a tool.' }] },
      { role: 'user', parts: [{ type: 'text', text: 'Greet the user.' }] },
    ],
    tools: [greet],
    signal: new AbortController().signal,
  };
  try {
    const { toolCall } = await model.call(request);
    return toolCall.name === greet.name
      ? { code: 'ok', message: greetingIn(toolCall.input) }
      : { code: 'no-tool-call', message: `There is no tool ${toolCall.name}.` };
  } catch (error) {
    return { code: codeOf(error), message: `${model.name}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function greetingIn(input: unknown): string {
  const greeting = typeof input === 'object' && input !== null && 'greeting' in input ? input.greeting : '';
  return typeof greeting === 'string' ? greeting : '';
}

function codeOf(error: unknown): ModelTest['code'] {
  if (error instanceof ModelAccessError) return 'key-refused';
  if (error instanceof ModelUnavailableError) return 'unreachable';
  if (error instanceof ModelAnswerError) return 'no-tool-call';
  return 'request-refused';
}
