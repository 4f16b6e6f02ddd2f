interface AddJobProps {
  onClose: () => void;
}

/** A sheet to write down a job that no run found. */
export function AddJob(_props: AddJobProps) {
  return null;
}
