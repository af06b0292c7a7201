// The texts of the history, collected from all domains.
import type { AuditWords } from './audits/index.ts';
import { companyWords } from './company/auditWords.ts';
import { courseWords } from './courses/auditWords.ts';
import { formWords } from './forms/auditWords.ts';
import { lessonWords } from './lessons/auditWords.ts';
import { orderWords } from './orders/auditWords.ts';
import { paymentWords } from './payments/auditWords.ts';
import { peopleWords } from './people/auditWords.ts';
import { assessmentWords } from './assessments/auditWords.ts';
import { examGenerationWords } from './exam-generation/auditWords.ts';
import { olympiadWords } from './olympiads/auditWords.ts';

export const auditWords: AuditWords = {
  ...companyWords,
  ...courseWords,
  ...formWords,
  ...lessonWords,
  ...orderWords,
  ...paymentWords,
  ...peopleWords,
  ...assessmentWords,
  ...examGenerationWords,
  ...olympiadWords,
};
