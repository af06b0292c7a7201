// The page of a lesson: its name, type, status, actions and tabs.
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate, useParams } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { draftOwner } from '../../kit/drafts/draftOwner.ts';
import { filePermissions } from '../../kit/files/filePermissions.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { useTextUploads } from '../../media/index.ts';
import {
  Badge,
  Box,
  Flex,
  lazyPart,
  PageBody,
  PageHeader,
  StatusBadge,
  TabLinks,
} from '../../ui/index.ts';
import { statusLabels, statusLook } from '../lessonStatus.ts';
import { lessonKinds } from '../lessonTypes.tsx';
import { LessonHeadActions } from './LessonHeadActions.tsx';
import { LessonNeighbours } from './LessonNeighbours.tsx';
import { lessonRoute } from './lessonRoute.ts';
import { lessonTab, lessonTabLabels, lessonTabs, tabsOf } from './lessonTabs.ts';
import type { LessonScreen_company$key } from '../../__generated__/LessonScreen_company.graphql.ts';

const History = lazyPart(() => import('../../audits/lazy.ts'), 'History');
const LessonAccess = lazyPart(() => import('../access/LessonAccess.tsx'), 'LessonAccess');
const LessonConstructor = lazyPart(
  () => import('../blocks/LessonConstructor.tsx'),
  'LessonConstructor',
);
const LessonContent = lazyPart(() => import('./LessonContent.tsx'), 'LessonContent');
const VideoStatistics = lazyPart(() => import('../films/VideoStatistics.tsx'), 'VideoStatistics');
const LessonActivity = lazyPart(() => import('../statistics/LessonActivity.tsx'), 'LessonActivity');
const LessonSettings = lazyPart(() => import('./LessonSettings.tsx'), 'LessonSettings');
const LessonStudents = lazyPart(() => import('../learning/LessonStudents.tsx'), 'LessonStudents');
const LessonTests = lazyPart(() => import('../tests/LessonTests.tsx'), 'LessonTests');
const WebinarTab = lazyPart(() => import('../webinars/WebinarTab.tsx'), 'WebinarTab');

export function LessonScreen() {
  const page = usePageData(lessonRoute);
  const company = useFragment<LessonScreen_company$key>(
    graphql`
      fragment LessonScreen_company on Company
      @argumentDefinitions(course: { type: "Int!" }, lesson: { type: "Int!" }) {
        ...Admin_company
        ...draftOwner_company
        ...useTextUploads_company
        course(databaseId: $course) {
          id
          name
          status
          lesson(databaseId: $lesson) {
            id
            name
            type
            status
            test @catch(to: NULL) {
              id
            }
            videoItems @catch(to: NULL) {
              id
            }
            ...LessonHeadActions_lesson
            ...LessonNeighbours_lesson
            ...LessonContent_lesson @include(if: $settings) @alias(as: "settings")
            ...LessonConstructor_lesson @include(if: $settings) @alias(as: "material")
            ...LessonSettings_lesson @include(if: $access) @alias(as: "access")
            ...LessonAccess_lesson @include(if: $roles) @alias(as: "roles")
            ...LessonStudents_lesson
              @arguments(search: $search, filter: $students)
              @include(if: $users)
              @alias(as: "users")
            ...LessonActivity_lesson
              @arguments(from: $from, to: $to)
              @include(if: $statistics)
              @alias(as: "activity")
            ...LessonTests_lesson @include(if: $tests) @alias(as: "tests")
            ...WebinarTab_lesson @include(if: $webinar) @alias(as: "webinarTab")
            ...VideoStatistics_lesson @include(if: $video) @alias(as: "video")
            ...History_record
              @arguments(filter: $changes)
              @include(if: $history)
              @alias(as: "history")
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code, may } = useAdmin(company);
  const uploads = useTextUploads(company);
  const draftOf = draftOwner(company);
  const refresh = useFreshPage();
  const navigate = useNavigate();
  const params = useParams();
  const tab = lessonTab({ search: new URLSearchParams(useLocation().search) });
  const { course } = company;
  const lesson = course?.lesson;
  usePageName(lesson?.name);
  const atCourse = `/${code}/courses/${params['course_id'] ?? ''}`;
  usePageName(course?.name, atCourse);
  const parts = {
    hasTest: lesson?.test != null,
    hasFilm: lesson?.videoItems != null && lesson.videoItems.length > 0,
  };
  const tabs = lesson ? tabsOf(lesson.type, may, parts) : [];
  const at = `${atCourse}/lessons/${params['lesson_id'] ?? ''}`;
  if (!course || !lesson) {
    return (
      <NotFoundHere
        title="Урок не найден"
        text="Возможно, его удалили или он открыт не всем в вашей команде."
      />
    );
  }
  const setting = {
    courseId: course.id,
    isReadOnly: course.status === 'DELETED' || lesson.status === 'DELETED',
    draftOf,
  };
  return (
    <>
      <PageHeader
        sticky
        title={lesson.name}
        badge={
          <Flex align="center" gap="3">
            <StatusBadge status={statusLook(lesson.status)}>
              {statusLabels[lesson.status]}
            </StatusBadge>
            <Badge>{lessonKinds[lesson.type].label}</Badge>
          </Flex>
        }
        actions={
          <>
            <LessonNeighbours lesson={lesson} at={`${atCourse}/lessons`} />
            <LessonHeadActions
              lesson={lesson}
              courseId={course.id}
              companyId={companyId}
              code={code}
              may={may}
              isInTrash={setting.isReadOnly}
              atCourse={atCourse}
              onTypeChanged={(type) =>
                tabsOf(type, may, parts).includes(tab) ? refresh() : void navigate(at)
              }
            />
          </>
        }
        tabs={
          <TabLinks
            label="Урок"
            current={tab}
            tabs={tabs.map((id) => ({
              id,
              label: lessonTabLabels[id],
              to: id === lessonTabs[0] ? at : `${at}?tab=${id}`,
            }))}
          />
        }
      />
      <PageBody>
        <PagePart>
          {lesson.settings && (
            // The key resets the form for another lesson.
            <LessonContent
              key={lesson.id}
              lesson={lesson.settings}
              companyId={companyId}
              code={code}
              may={may}
              uploads={uploads}
              {...setting}
            />
          )}
          {lesson.material && (
            <Box mt="8">
              <PagePart among>
                <LessonConstructor
                  key={lesson.id}
                  lesson={lesson.material}
                  place={{ companyId, code, courseId: course.id, may, uploads, draftOf }}
                  isReadOnly={setting.isReadOnly}
                  mayUpload={may('COMPANY_SETTINGS')}
                  mayShelve={filePermissions.some(may)}
                />
              </PagePart>
            </Box>
          )}
          {lesson.access && <LessonSettings key={lesson.id} lesson={lesson.access} {...setting} />}
          {lesson.roles && (
            <LessonAccess
              lesson={lesson.roles}
              courseId={course.id}
              companyId={companyId}
              code={code}
              isReadOnly={setting.isReadOnly}
              mayManage={may('LESSONS_MANAGE_ACCESS_AND_OTHER_SETTINGS') && may('USERS_SHOW')}
            />
          )}
          {lesson.users && (
            <LessonStudents
              key={lesson.id}
              lesson={lesson.users}
              courseId={course.id}
              isReadOnly={setting.isReadOnly}
              mayManage={may('LESSONS_MANAGE_ACCESS_AND_OTHER_SETTINGS')}
            />
          )}
          {lesson.activity && (
            <LessonActivity
              lesson={lesson.activity}
              at={`/${code}`}
              atLesson={at}
              hasFilms={tabs.includes('video')}
            />
          )}
          {lesson.tests && (
            <LessonTests lesson={lesson.tests} at={`/${code}`} atLesson={at} may={may} />
          )}
          {lesson.webinarTab && (
            <WebinarTab
              key={lesson.id}
              lesson={lesson.webinarTab}
              companyId={companyId}
              atLesson={at}
              mayPick={filePermissions.some(may)}
              {...setting}
            />
          )}
          {lesson.video && <VideoStatistics lesson={lesson.video} companyId={companyId} />}
          {lesson.history && <History record={lesson.history} />}
        </PagePart>
      </PageBody>
    </>
  );
}
