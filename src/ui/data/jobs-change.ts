import type { LiveEvent } from '@/domain/run/live-event';

export const isJobsChange = (event: LiveEvent): boolean => event.type === 'jobs-change';
