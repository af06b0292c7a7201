// The REST collection of jobs.
import { companyCollection } from '../kit/records/collections.ts';

export const jobs = companyCollection('Job', 'jobs');
