// The page of a learner's lesson: content, homework, notes and navigation. The course's contents are beside it, or in a
// drawer on phones.
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { ArrowLeft, ArrowRight, Bookmark, Menu, X } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useParams } from 'react-router';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import {
  Button,
  chakra,
  Flex,
  Heading,
  IconButton,
  lazyPart,
  LinkButton,
  TextLink,
} from '../../ui/index.ts';
import { watchFilmOnLeave, type FilmProgress } from '../films/watchFilm.ts';
import { CourseCertificate } from './CourseCertificate.tsx';
import { CourseContents } from './CourseContents.tsx';
import { CourseProgress } from './CourseProgress.tsx';
import { useLearnerOutbox } from './LearnerOutbox.tsx';
import { LessonFinish } from './LessonFinish.tsx';
import { LessonMark } from './LessonMark.tsx';
import { LessonNote } from './LessonNote.tsx';
import { LessonReading } from './LessonReading.tsx';
import { learnerLessonRoute } from './learnerLessonRoute.ts';
import type {
  LearnerLessonScreen_company$data,
  LearnerLessonScreen_company$key,
} from '../../__generated__/LearnerLessonScreen_company.graphql.ts';

type Course = NonNullable<LearnerLessonScreen_company$data['learnerCourse']>;
type Lesson = NonNullable<Course['lesson']>;

/** Lazy: uploads and forms are loaded after the lesson. */
const LearnerHomework = lazyPart(
  () => import('../homework/LearnerHomework.tsx'),
  'LearnerHomework',
);

/** Likes and comments are loaded after the lesson. */
const LessonLikes = lazyPart(() => import('../comments/LessonLikes.tsx'), 'LessonLikes');
const LessonComments = lazyPart(() => import('../comments/LessonComments.tsx'), 'LessonComments');

export function LearnerLessonScreen() {
  const page = usePageData(learnerLessonRoute);
  const company = useFragment<LearnerLessonScreen_company$key>(
    graphql`
      fragment LearnerLessonScreen_company on Company
      @argumentDefinitions(course: { type: "Int!" }, lesson: { type: "Int!" })
      @throwOnFieldError {
        learnerCourse(databaseId: $course) {
          id
          databaseId
          name
          content {
            ...CourseContents_content
          }
          lesson(databaseId: $lesson) {
            id
            databaseId
            name
            isOpen
            bookmarkedAt
            text {
              previousLesson {
                databaseId
                name
              }
              nextLesson {
                databaseId
                name
              }
            }
            ...LearnerHomework_lesson
            ...LessonComments_lesson
            ...LessonFinish_lesson
            ...LessonLikes_lesson
            ...LessonMark_lesson
            ...LessonNote_lesson
            ...LessonReading_lesson
          }
          ...CourseCertificate_course
          ...CourseProgress_course
          ...LessonComments_course @arguments(lesson: $lesson)
        }
      }
    `,
    page.company ?? null,
  );
  const { company: code = '', course_id: courseId = '' } = useParams();
  const course = company?.learnerCourse;
  const at = `/courses/${code}/${courseId}`;
  usePageName(course?.name, at);
  usePageName(course?.lesson?.name);
  if (!course?.lesson) {
    return (
      <NotFoundHere
        title="Урок не найден"
        text="Возможно, он не входит в ваш пакет или его убрали из курса."
      />
    );
  }
  // The key resets notes and scroll position for another lesson.
  return <LessonPage key={course.lesson.id} course={course} lesson={course.lesson} at={at} />;
}

function LessonPage({ course, lesson, at }: { course: Course; lesson: Lesson; at: string }) {
  const { unsent, perform } = useLearnerOutbox(course.id, lesson.id);
  const { isOpen, text } = lesson;
  const films = useMemo(() => {
    const place = { courseId: course.id, lessonId: lesson.id };
    return {
      onProgress: (shown: FilmProgress) => perform({ kind: 'watch', ...shown }),
      onLeave: (shown: FilmProgress) => watchFilmOnLeave(place, shown),
    };
  }, [course.id, lesson.id, perform]);
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  useEffect(() => {
    if (isOpen) perform({ kind: 'visit' });
  }, [isOpen, perform]);
  const isBookmarked = unsent.isBookmarked ?? lesson.bookmarkedAt != null;
  const contents = (
    <>
      <CourseProgress course={course} />
      {course.content && (
        <CourseContents content={course.content} at={at} current={lesson.databaseId} />
      )}
    </>
  );
  return (
    <Columns>
      <Aside aria-label="Содержание курса">{contents}</Aside>
      <Article>
        <Flex align="center" gap="2" mb="3">
          <chakra.div flex="1" minW="0" fontSize="sm" truncate>
            <TextLink to={at}>{course.name}</TextLink>
          </chakra.div>
          <ContentsDrawer>{contents}</ContentsDrawer>
        </Flex>
        <Flex align="start" gap="2" mb="5">
          <Heading as="h1" size="page" flex="1" minW="0" overflowWrap="anywhere">
            {lesson.name}
          </Heading>
          <IconButton
            icon={<Bookmark fill={isBookmarked ? 'currentColor' : 'none'} />}
            label={isBookmarked ? 'Убрать из закладок' : 'В закладки'}
            aria-pressed={isBookmarked}
            onClick={() => perform({ kind: 'bookmark', isBookmarked: !isBookmarked })}
          />
        </Flex>
        <LessonMark lesson={lesson} />
        <LessonReading
          lesson={lesson}
          done={unsent.blocks}
          onBlock={(blockId) => perform({ kind: 'block', blockId })}
          films={films}
        />
        <Suspense>
          <LessonLikes lesson={lesson} courseId={course.id} />
        </Suspense>
        <Suspense>
          <LearnerHomework lesson={lesson} courseId={course.id} />
        </Suspense>
        {isOpen && <LessonFinish lesson={lesson} unsent={unsent} perform={perform} />}
        <chakra.div mt="3" _empty={{ display: 'none' }}>
          <CourseCertificate course={course} />
        </chakra.div>
        <Ways aria-label="Соседние уроки">
          {text?.previousLesson ? (
            <LinkButton
              icon={<ArrowLeft size={16} aria-hidden />}
              to={`${at}/${text.previousLesson.databaseId}`}
            >
              <chakra.span truncate>{text.previousLesson.name}</chakra.span>
              <chakra.span srOnly> — предыдущий урок</chakra.span>
            </LinkButton>
          ) : (
            <span />
          )}
          {text?.nextLesson && (
            <LinkButton
              iconAfter={<ArrowRight size={16} aria-hidden />}
              to={`${at}/${text.nextLesson.databaseId}`}
            >
              <chakra.span truncate>{text.nextLesson.name}</chakra.span>
              <chakra.span srOnly> — следующий урок</chakra.span>
            </LinkButton>
          )}
        </Ways>
        <LessonNote lesson={lesson} unsent={unsent} perform={perform} />
        <Suspense>
          <LessonComments course={course} lesson={lesson} />
        </Suspense>
      </Article>
    </Columns>
  );
}

/** A native modal dialog traps the focus and closes on Esc. */
function ContentsDrawer({ children }: { children: React.ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <chakra.div display={{ base: 'block', lg: 'none' }}>
      <Button
        size="sm"
        icon={<Menu size={16} aria-hidden />}
        onClick={() => dialog.current?.showModal()}
      >
        Содержание
      </Button>
      <Drawer
        ref={dialog}
        aria-label="Содержание курса"
        onClick={(event) => {
          // A click on the backdrop targets the dialog itself.
          if (event.target === event.currentTarget) dialog.current?.close();
        }}
      >
        <Flex direction="column" gap="4" minH="full" p="4">
          <Flex align="center" justify="space-between">
            <Heading as="h2">Содержание</Heading>
            <IconButton icon={<X />} label="Закрыть" onClick={() => dialog.current?.close()} />
          </Flex>
          {children}
        </Flex>
      </Drawer>
    </chakra.div>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '320px minmax(0, 760px)' },
    justifyContent: 'center',
    gap: { base: '0', lg: '10' },
    w: 'full',
    maxW: '1180px',
    mx: 'auto',
    px: { base: '4', md: '6' },
    py: { base: '4', md: '6' },
  },
});

const Aside = chakra('aside', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexDirection: 'column',
    gap: '4',
    alignSelf: 'start',
    position: 'sticky',
    top: '80px',
    maxH: 'calc(100dvh - 104px)',
    overflowY: 'auto',
  },
});

const Article = chakra('article', { base: { minW: '0', pb: '8' } });

const Ways = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '3',
    my: '6',
    '& > a': { minW: '0', maxW: { base: '100%', md: '48%' } },
  },
});

const Drawer = chakra('dialog', {
  base: {
    m: '0',
    p: '0',
    ms: 'auto',
    w: 'min(380px, 92vw)',
    maxW: 'none',
    h: '100dvh',
    maxH: 'none',
    border: 'none',
    bg: 'canvas',
    color: 'ink',
    '&::backdrop': { bg: 'scrim' },
    '&[open]': { animation: 'fade 200ms ease-out' },
  },
});
