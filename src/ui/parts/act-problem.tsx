/** Says that a requested act failed; false or null if there is nothing to say. */
export function ActProblem({ words }: { words: string | false | null }) {
  if (!words) return null;
  return (
    <p className="act-problem" role="alert">
      {words}
    </p>
  );
}
