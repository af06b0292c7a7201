// The job kinds of all domains.
import { assessmentJobKinds } from './assessments/job-kinds.ts';
import { courseJobKinds } from './courses/job-kinds.ts';
import { examGenerationJobKinds } from './exam-generation/job-kinds.ts';
import { formsJobKinds } from './forms/job-kinds.ts';
import { lessonJobKinds } from './lessons/job-kinds.ts';
import { olympiadJobKinds } from './olympiads/job-kinds.ts';
import { orderJobKinds } from './orders/job-kinds.ts';
import { paymentJobKinds } from './payments/job-kinds.ts';
import { peopleJobKinds } from './people/job-kinds.ts';
import { questionExchangeJobKinds } from './question-exchange/job-kinds.ts';

export const jobKinds = [
  ...courseJobKinds,
  ...formsJobKinds,
  ...lessonJobKinds,
  ...orderJobKinds,
  ...paymentJobKinds,
  ...peopleJobKinds,
  ...questionExchangeJobKinds,
  ...examGenerationJobKinds,
  ...assessmentJobKinds,
  ...olympiadJobKinds,
] as const;
export type JobKind = (typeof jobKinds)[number];
