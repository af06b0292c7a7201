// Tabs and statistics that later domains show on a course's page, with the variables of their data.
import type { ComponentType } from 'react';
import type { Permission } from '../../kit/pages/Admin.ts';
import type { Address } from '../../kit/pages/addressParameters.ts';
import type { ContentTab_course$key } from '../../__generated__/ContentTab_course.graphql.ts';
import type { CourseLearning_course$key } from '../../__generated__/CourseLearning_course.graphql.ts';
import type { courseRouteQuery$variables as Variables } from '../../__generated__/courseRouteQuery.graphql.ts';
import type { GradebookTab_course$key } from '../../__generated__/GradebookTab_course.graphql.ts';
import type { JournalTab_course$key } from '../../__generated__/JournalTab_course.graphql.ts';
import { merged } from '../../kit/pages/merged.ts';

interface TabProps<CourseKey> {
  course: CourseKey;
  companyId: string;
  isDeleted: boolean;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface CourseParts {
  ContentTab: ComponentType<
    TabProps<ContentTab_course$key> & { code: string; may: (permission: Permission) => boolean }
  >;
  GradebookTab: ComponentType<
    TabProps<GradebookTab_course$key> & {
      code: string;
      /** Whether names link to people. */
      seesPeople: boolean;
    }
  >;
  JournalTab: ComponentType<TabProps<JournalTab_course$key>>;
  CourseLearning: ComponentType<{
    course: CourseLearning_course$key;
    companyId: string;
    /** URL prefix of the company's pages. */
    at: string;
    branches: readonly Named[];
    packages: readonly Named[];
  }>;
  gradebookAt: (place: Address) => Pick<Variables, 'search' | 'gradesOf' | 'gradesOrder'>;
  journalAt: (place: Address) => Pick<Variables, 'search' | 'learners' | 'from' | 'to'>;
  learningAt: (place: Address) => Pick<Variables, 'search' | 'funnel' | 'stuck'>;
}

export const {
  ContentTab,
  GradebookTab,
  JournalTab,
  CourseLearning,
  gradebookAt,
  journalAt,
  learningAt,
} = merged<CourseParts>(
  import.meta.glob<Partial<CourseParts>>('../../*/courseParts.ts', {
    eager: true,
    import: 'courseParts',
  }),
);
