// Where jobs are in REST.
import { companyCollection } from '../kit/records/collections.ts';

export const jobs = companyCollection('Job', 'jobs');
