// The kinds of jobs, collected from all domains.
import { courseJobs } from './courses/jobKinds.ts';
import { formsJobs } from './forms/jobKinds.ts';
import type { JobKinds } from './jobs/index.ts';
import { lessonJobs } from './lessons/jobKinds.ts';
import { orderJobs } from './orders/jobKinds.ts';
import { paymentJobs } from './payments/jobKinds.ts';
import { peopleJobs } from './people/jobKinds.ts';
import { assessmentJobs } from './assessments/jobKinds.ts';
import { examGenerationJobs } from './exam-generation/jobKinds.ts';
import { olympiadJobs } from './olympiads/jobKinds.ts';
import { questionExchangeJobs } from './question-exchange/jobKinds.ts';

export const jobKinds: JobKinds = {
  ...courseJobs,
  ...formsJobs,
  ...lessonJobs,
  ...orderJobs,
  ...paymentJobs,
  ...peopleJobs,
  ...assessmentJobs,
  ...examGenerationJobs,
  ...olympiadJobs,
  ...questionExchangeJobs,
};
