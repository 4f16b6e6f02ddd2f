/** The provider would refuse the request: status and words of its answer. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  /** Name of the parameter, where the provider names one. */
  readonly parameter: string | null;
  readonly code: string | null;

  constructor(status: number, message: string, parameter: string | null = null, code: string | null = null) {
    super(message);
    this.status = status;
    this.parameter = parameter;
    this.code = code;
  }
}
