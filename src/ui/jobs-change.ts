import type { LiveEvent } from '@/domain/live-event';

export const isJobsChange = (event: LiveEvent): boolean => event.type === 'jobs-change';
