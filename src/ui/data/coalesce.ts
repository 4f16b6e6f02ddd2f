/**
 * Runs `task` at most once at a time and at most once per `milliseconds`; calls in between lead to one more run. A discovery may report
 * hundreds of changes a second, and each refresh reads all jobs.
 */
export function throttle(task: () => Promise<void>, milliseconds: number): { request(): void; cancel(): void } {
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
