// The kinds of jobs, of all domains.
import { courseJobKinds } from './courses/job-kinds.ts';
import { formsJobKinds } from './forms/job-kinds.ts';
import { lessonJobKinds } from './lessons/job-kinds.ts';
import { orderJobKinds } from './orders/job-kinds.ts';
import { paymentJobKinds } from './payments/job-kinds.ts';
import { peopleJobKinds } from './people/job-kinds.ts';
import { testJobKinds } from './assessments/job-kinds.ts';

export const jobKinds = [
  ...courseJobKinds,
  ...formsJobKinds,
  ...lessonJobKinds,
  ...orderJobKinds,
  ...paymentJobKinds,
  ...peopleJobKinds,
  ...testJobKinds,
] as const;
export type JobKind = (typeof jobKinds)[number];
