/**
 * Runs `task` at most once at a time and at most once every `milliseconds`; calls that come meanwhile end in one more run. A
 * discovery may tell of hundreds of changes a second, and each look reads all jobs.
 */
export function coalesce(task: () => Promise<void>, milliseconds: number): { request(): void; cancel(): void } {
  let isBusy = false;
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async () => {
    isBusy = true;
    isWanted = false;
    await task();
    timer = setTimeout(() => {
      isBusy = false;
      if (isWanted) void run();
    }, milliseconds);
  };
  return {
    request() {
      isWanted = true;
      if (!isBusy) void run();
    },
    cancel() {
      isBusy = true;
      clearTimeout(timer);
    },
  };
}
