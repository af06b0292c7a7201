// The tabs of a course's page. A tab consists of a name in `courseTabs`, a variable of the page's query with that name,
// and a fragment and an entry here; its component is loaded when the tab opens.
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Permission } from '../../kit/pages/Admin.ts';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { draftOwner, type DraftOwner } from '../../kit/drafts/draftOwner.ts';
import { lazyPart, PageBody, TabLinks } from '../../ui/index.ts';
import { ContentTab, GradebookTab, JournalTab } from './courseParts.ts';
import { courseTabs, type CourseTab } from './courseTabs.ts';
import { CourseRemarks } from '../editor/remarks/CourseRemarks.tsx';
import type {
  CourseTabs_company$data,
  CourseTabs_company$key,
} from '../../__generated__/CourseTabs_company.graphql.ts';
import type {
  CourseTabs_course$data,
  CourseTabs_course$key,
} from '../../__generated__/CourseTabs_course.graphql.ts';

/** The company, the viewer's permissions and the state of the course. */
interface Setting {
  companyId: string;
  /** The company's code in URLs. */
  code: string;
  may: (permission: Permission) => boolean;
  /** The course is in the trash: all tabs are read-only. */
  isDeleted: boolean;
}

/** Data of the company that the tabs use. */
type Company = CourseTabs_company$data & { drafts: DraftOwner | undefined };

interface Tab {
  label: string;
  /** Whether the tab is shown; by default to every viewer of the course. */
  isFor?: (setting: Setting) => boolean;
  content: (course: CourseTabs_course$data, setting: Setting, company: Company) => ReactNode;
}

const BranchesTab = lazyPart(() => import('../packages/lazy.ts'), 'BranchesTab');
const History = lazyPart(() => import('../../audits/lazy.ts'), 'History');
const CourseCertificates = lazyPart(
  () => import('../certificates/CourseCertificates.tsx'),
  'CourseCertificates',
);
const CourseAccess = lazyPart(() => import('../people/CourseAccess.tsx'), 'CourseAccess');
const CourseStudents = lazyPart(() => import('../people/CourseStudents.tsx'), 'CourseStudents');
const CourseCrm = lazyPart(() => import('../editor/CourseCrm.tsx'), 'CourseCrm');
const CourseSeo = lazyPart(() => import('../editor/CourseSeo.tsx'), 'CourseSeo');
const CourseSettings = lazyPart(() => import('../editor/CourseSettings.tsx'), 'CourseSettings');
const CourseStaff = lazyPart(() => import('../editor/CourseStaff.tsx'), 'CourseStaff');
const CourseStatistics = lazyPart(
  () => import('../statistics/CourseStatistics.tsx'),
  'CourseStatistics',
);

const tabs: Record<CourseTab, Tab> = {
  settings: {
    label: 'О курсе',
    content: ({ id, settings }, { isDeleted }, company) =>
      settings &&
      company.settings && (
        // The key resets the form when another course is shown.
        <CourseSettings
          key={id}
          company={company.settings}
          course={settings}
          isDeleted={isDeleted}
          draftOf={company.drafts}
        />
      ),
  },
  layers: {
    label: 'Содержание',
    isFor: ({ may }) => may('LESSONS_VIEW'),
    content: ({ id, layers }, { companyId, code, may, isDeleted }) =>
      layers && (
        <ContentTab
          key={id}
          course={layers}
          companyId={companyId}
          code={code}
          may={may}
          isDeleted={isDeleted}
        />
      ),
  },
  gradebook: {
    label: 'Журнал оценок',
    isFor: ({ may }) => may('LESSONS_SHOW_RESULTS'),
    content: ({ id, gradebook }, { companyId, code, may, isDeleted }) =>
      gradebook && (
        <GradebookTab
          key={id}
          course={gradebook}
          companyId={companyId}
          code={code}
          isDeleted={isDeleted}
          seesPeople={may('USERS_SHOW')}
        />
      ),
  },
  journal: {
    label: 'Журнал',
    isFor: ({ may }) =>
      may('LESSONS_VIEW') && (may('TEACHER_JOURNAL') || may('LESSONS_SHOW_RESULTS')),
    content: ({ id, journal }, { companyId, isDeleted }) =>
      journal && (
        <JournalTab key={id} course={journal} companyId={companyId} isDeleted={isDeleted} />
      ),
  },
  roles: {
    label: 'Преподаватели и доступ',
    content: ({ roles }, setting) =>
      roles && (
        <CourseAccess
          course={roles}
          companyId={setting.companyId}
          code={setting.code}
          isDeleted={setting.isDeleted}
          mayManage={managesPeople(setting)}
        />
      ),
  },
  users: {
    label: 'Ученики',
    isFor: ({ may }) => may('USERS_SHOW'),
    content: ({ users }, setting) =>
      users && (
        <CourseStudents
          course={users}
          companyId={setting.companyId}
          code={setting.code}
          isDeleted={setting.isDeleted}
          mayManage={managesPeople(setting)}
          mayExport={setting.may('USERS_EXPORT')}
          mayInvite={setting.may('USERS_WELCOME')}
        />
      ),
  },
  certificates: {
    label: 'Сертификаты',
    isFor: ({ may }) => may('LESSONS_SHOW_RESULTS'),
    content: ({ databaseId, certificates }, { code }) =>
      certificates && (
        <CourseCertificates course={certificates} at={`/${code}/courses/${databaseId}`} />
      ),
  },
  crm: {
    label: 'CRM',
    content: ({ id, crm }, { companyId, may, isDeleted }, { drafts }) =>
      crm && (
        <CourseCrm
          key={id}
          course={crm}
          companyId={companyId}
          isDeleted={isDeleted}
          draftOf={drafts}
          mayReadForms={may('COMPANY_SETTINGS')}
        />
      ),
  },
  course_form: {
    label: 'Для сотрудников',
    content: ({ id, staff }, { companyId, may, isDeleted }, { drafts }) =>
      staff && (
        <CourseStaff
          key={id}
          course={staff}
          companyId={companyId}
          isDeleted={isDeleted}
          draftOf={drafts}
          mayReadForms={may('COMPANY_SETTINGS')}
        />
      ),
  },
  history: {
    label: 'История изменений',
    content: ({ history }) => history && <History record={history} />,
  },
  branches: {
    label: 'Ветки курса',
    content: ({ branches }, { companyId, may, isDeleted }) =>
      branches && (
        <BranchesTab
          course={branches}
          companyId={companyId}
          isDeleted={isDeleted}
          showsPeople={may('USERS_SHOW')}
          showsLessons={may('LESSONS_VIEW')}
        />
      ),
  },
  seo: {
    label: 'SEO',
    content: ({ id, seo }, { companyId, code, isDeleted }, { drafts }) =>
      seo && (
        <CourseSeo
          key={id}
          course={seo}
          companyId={companyId}
          code={code}
          isDeleted={isDeleted}
          draftOf={drafts}
        />
      ),
  },
  statistics: {
    label: 'Статистика',
    isFor: ({ may }) => may('COURSES_STATISTICS'),
    content: ({ statistics }, { companyId, code, isDeleted }) =>
      statistics && (
        <CourseStatistics
          course={statistics}
          companyId={companyId}
          code={code}
          isDeleted={isDeleted}
        />
      ),
  },
};

/** Attaching people requires the permission to manage access and to see the users. */
const managesPeople = ({ may, isDeleted }: Setting) =>
  !isDeleted && may('COURSES_MANAGE_ACCESS_AND_OTHER_SETTINGS') && may('USERS_SHOW');

/** Links to the tabs that the viewer may see. */
export function CourseTabLinks({
  at,
  current,
  setting,
}: {
  /** URL of the course's page. */
  at: string;
  current: CourseTab;
  setting: Setting;
}) {
  const [first] = courseTabs;
  return (
    <TabLinks
      label="Курс"
      current={current}
      tabs={courseTabs
        .filter((id) => tabs[id].isFor?.(setting) !== false)
        .map((id) => ({
          id,
          label: tabs[id].label,
          to: id === first ? at : `${at}?tab=${id}`,
        }))}
    />
  );
}

export function CourseTabContent({
  company: companyKey,
  course: key,
  current,
  setting,
}: {
  company: CourseTabs_company$key;
  /** Null for a new course, which has only the form. */
  course: CourseTabs_course$key | null;
  current: CourseTab;
  setting: Setting;
}) {
  const company = useFragment<CourseTabs_company$key>(
    graphql`
      fragment CourseTabs_company on Company {
        ...draftOwner_company
        ...CourseSettings_company @include(if: $settings) @alias(as: "settings")
      }
    `,
    companyKey,
  );
  const course = useFragment<CourseTabs_course$key>(
    graphql`
      fragment CourseTabs_course on Course {
        id
        databaseId
        ...CourseSettings_course @include(if: $settings) @alias(as: "settings")
        ...ContentTab_course @include(if: $layers) @alias(as: "layers")
        ...GradebookTab_course
          @arguments(search: $search, filter: $gradesOf, orderBy: $gradesOrder)
          @include(if: $gradebook)
          @alias(as: "gradebook")
        ...JournalTab_course
          @arguments(search: $search, filter: $learners, from: $from, to: $to)
          @include(if: $journal)
          @alias(as: "journal")
        ...CourseAccess_course @include(if: $roles) @alias(as: "roles")
        ...CourseStudents_course
          @arguments(
            search: $search
            filter: $students
            orderBy: $orderBy
            namesPackages: $namesPackages
          )
          @include(if: $users)
          @alias(as: "users")
        ...CourseCertificates_course
          @arguments(search: $search, revoked: $revoked, orderBy: $certificateOrder)
          @include(if: $certificates)
          @alias(as: "certificates")
        ...CourseCrm_course @include(if: $crm) @alias(as: "crm")
        ...CourseStaff_course @include(if: $courseForm) @alias(as: "staff")
        ...CourseSeo_course @include(if: $seo) @alias(as: "seo")
        ...CourseStatistics_course
          @arguments(from: $from, to: $to, search: $search, funnel: $funnel, stuck: $stuck)
          @include(if: $statistics)
          @alias(as: "statistics")
        ...CourseRemarks_course @include(if: $remarked) @alias(as: "remarked")
        ...BranchesTab_course @include(if: $branches) @alias(as: "branches")
        ...History_record @arguments(filter: $changes) @include(if: $history) @alias(as: "history")
      }
    `,
    key,
  );
  const drafts = draftOwner(company);
  const content = course
    ? tabs[current].content(course, setting, { ...company, drafts })
    : company.settings && (
        <CourseSettings
          company={company.settings}
          course={null}
          isDeleted={setting.isDeleted}
          draftOf={drafts}
        />
      );
  return (
    <PageBody>
      <PagePart>
        {course?.remarked ? (
          <CourseRemarks course={course.remarked} isDeleted={setting.isDeleted}>
            {content}
          </CourseRemarks>
        ) : (
          content
        )}
      </PagePart>
    </PageBody>
  );
}
