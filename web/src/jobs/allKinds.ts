// The kinds of jobs of all domains.
import { merged } from '../kit/pages/merged.ts';
import type { JobKinds } from './kinds.ts';

export const jobKinds: JobKinds = merged<JobKinds>(
  import.meta.glob<Partial<JobKinds>>('../*/jobKinds.ts', { eager: true, import: 'jobKinds' }),
);
