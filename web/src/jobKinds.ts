// The kinds of jobs, of all domains.
import { courseJobs } from './courses/jobKinds.ts';
import { formsJobs } from './forms/jobKinds.ts';
import type { JobKinds } from './jobs/index.ts';
import { lessonJobs } from './lessons/jobKinds.ts';
import { orderJobs } from './orders/jobKinds.ts';
import { paymentJobs } from './payments/jobKinds.ts';
import { peopleJobs } from './people/jobKinds.ts';
import { testJobs } from './assessments/jobKinds.ts';

export const jobKinds: JobKinds = {
  ...courseJobs,
  ...formsJobs,
  ...lessonJobs,
  ...orderJobs,
  ...paymentJobs,
  ...peopleJobs,
  ...testJobs,
};
