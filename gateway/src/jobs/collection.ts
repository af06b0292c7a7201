// Where jobs are in REST.
import type { JobRow } from '../__generated__/rows.ts';
import { companyCollection } from '../kit/records/collections.ts';

export const jobs = companyCollection<JobRow>('jobs');
