/** Says that what the user asked for did not come about; false or null while there is nothing to say. */
export function ActProblem({ words }: { words: string | false | null }) {
  if (!words) return null;
  return (
    <p className="act-problem" role="alert">
      {words}
    </p>
  );
}
