/** The package comes without types; this much of it is used. */
declare module '@jsonresume/schema' {
  /** `errors` is null where the resume is valid. */
  export function validate(resume: unknown, callback: (errors: unknown) => void): void;
}
