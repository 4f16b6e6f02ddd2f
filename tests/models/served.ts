/** The wire formats the server speaks: OpenAI Responses, Anthropic Messages, and chat completions as local servers speak them. */
export type Wire = 'openai' | 'anthropic' | 'compatible';

/** What the server was asked, the same for every wire format. */
export interface ServedRequest {
  wire: Wire;
  model: string;
  system: string;
  /** All text of the user's messages, one part a paragraph. */
  text: string;
  /** In the order they were sent. `data`: base64. */
  images: { mediaType: string; data: string }[];
  tools: { name: string; description: string; schema: JsonSchema }[];
  /** How the answer has to come: as a call of a tool, or as JSON text of a format that stands for one. */
  answerAs: 'tool-call' | 'format';
  /** The body as it was sent. */
  body: unknown;
  headers: Record<string, string | undefined>;
}

export type JsonSchema = Record<string, unknown>;

/** What the server answers; the first form is what a well-behaved model does. */
export type ServedAnswer = ServedAnswerForm & {
  /** Milliseconds before the answer begins; `Infinity` never answers. */
  delayMs?: number;
  /** The answer stops in the middle of its body, and the connection stays open. */
  stalls?: boolean;
  /** The answer ends at the limit of tokens, after what it says here. */
  cutOff?: true;
  /** Tokens to report; counted from the sizes where left out. */
  tokens?: { input: number; output: number };
};

type ServedAnswerForm =
  | { tool: string; input: unknown }
  /** A call whose arguments are the text given, which need not be JSON. */
  | { tool: string; json: string }
  /** Several calls in one answer. */
  | { calls: { tool: string; input: unknown }[] }
  /** Prose. */
  | { text: string }
  | { refusal: string }
  /** The answer ends at the limit of tokens, before it says anything. */
  | { cutOff: true }
  /** A failure of the provider. */
  | { status: number; headers?: Record<string, string>; body?: unknown };

/** One call as it goes onto the wire. */
export interface ServedCall {
  tool: string;
  /** The arguments as text. */
  json: string;
}

/** Calls of an answer; empty where it makes none. */
export function callsOf(answer: ServedAnswer): ServedCall[] {
  if ('calls' in answer) return answer.calls.map(({ tool, input }) => ({ tool, json: JSON.stringify(input) }));
  if ('json' in answer) return [{ tool: answer.tool, json: answer.json }];
  if ('tool' in answer) return [{ tool: answer.tool, json: JSON.stringify(answer.input) }];
  return [];
}
