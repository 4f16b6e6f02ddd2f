/** Whether a model answers. */
export interface ModelTest {
  /** `ok`, or what is wrong; each has a sentence in the panel (`modelTest.<code>`). */
  code: 'ok' | 'no-key' | 'key-refused' | 'unreachable' | 'request-refused' | 'no-tool-call';
  /** What the model said, or what the provider says is wrong; never contains the key. */
  message: string;
  /** Milliseconds from question to answer. */
  ms: number;
}
