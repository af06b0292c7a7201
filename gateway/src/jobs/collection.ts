// Where jobs are in REST.
import { companyCollection } from '../kit/records/collections.ts';
import type { JobRow } from './rows.ts';

export const jobs = companyCollection<JobRow>('jobs');
