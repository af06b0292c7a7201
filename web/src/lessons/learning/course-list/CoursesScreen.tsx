// The «Моё обучение» page: courses of all schools, the last visited first and finished ones apart, and the learner's
// tests.
import { GraduationCap } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { requireAdmission } from '../../../kit/pages/Admin.ts';
import { usePageData } from '../../../kit/relay/pageData.ts';
import { chakra, EmptyState, Flex, Heading, Stack, TextLink } from '../../../ui/index.ts';
import { LearnerTestCard } from '../../../assessments/index.ts';
import { CourseCard } from './CourseCard.tsx';
import { coursesRoute } from './coursesRoute.ts';
import type {
  CoursesScreen_viewer$data,
  CoursesScreen_viewer$key,
} from '../../../__generated__/CoursesScreen_viewer.graphql.ts';

export function CoursesScreen() {
  const page = usePageData(coursesRoute);
  const viewer = useFragment<CoursesScreen_viewer$key>(
    graphql`
      fragment CoursesScreen_viewer on Viewer @throwOnFieldError {
        # Each company costs two REST calls; learners rarely have more schools.
        companies(first: 15) {
          nodes {
            code
            name
            # Null without permission to learn in the school.
            learnerCourses(first: 50) @catch(to: NULL) {
              nodes {
                id
                isEnded
                finishedAt
                lastVisitedAt
                beganAt
                ...CourseCard_course
              }
            }
            # Null without permission to take tests.
            learnerTests(first: 50) @catch(to: NULL) {
              nodes {
                id
                ...LearnerTestCard_test
              }
            }
          }
        }
      }
    `,
    requireAdmission(page.viewer),
  );
  const all = coursesOf(viewer);
  const isPast = ({ course }: Learnt) => course.finishedAt != null || course.isEnded;
  const present = all.filter((each) => !isPast(each));
  const past = all.filter(isPast);
  const tests = testsOf(viewer);
  const schools = new Map([...all, ...tests].map(({ school }) => [school.code, school.name]));
  const isManySchools = schools.size > 1;
  const cards = (some: readonly Learnt[], label: string) => (
    <Cards aria-label={label}>
      {some.map(({ course, school }) => (
        <CourseCard key={course.id} course={course} school={school} showsSchool={isManySchools} />
      ))}
    </Cards>
  );
  return (
    <Page>
      <Heading as="h1" size="page" mb="5">
        Моё обучение
      </Heading>
      {all.length === 0 && tests.length === 0 ? (
        <EmptyState
          kind="start"
          title="Курсов пока нет"
          text="Когда школа запишет вас на курс, он появится здесь. Если вы уже оплатили обучение, напишите в школу."
          icon={<GraduationCap />}
        />
      ) : (
        <Stack gap="8">
          {present.length > 0 && cards(present, 'Курсы, которые вы проходите')}
          {tests.length > 0 && (
            <section>
              <Heading as="h2" size="section" mb="4">
                Тесты
              </Heading>
              <Cards aria-label="Тесты">
                {tests.map(({ test, school }) => (
                  <LearnerTestCard
                    key={test.id}
                    test={test}
                    school={school}
                    showsSchool={isManySchools}
                  />
                ))}
              </Cards>
            </section>
          )}
          {past.length > 0 && (
            <section>
              <Heading as="h2" size="section" mb="4">
                Завершённые
              </Heading>
              {cards(past, 'Завершённые курсы')}
            </section>
          )}
          <Flex as="nav" aria-label="Покупки" gap="4" wrap="wrap">
            {Array.from(schools, ([code, name]) => (
              <TextLink key={code} to={`/${code}/purchases`}>
                {isManySchools ? `Мои покупки: ${name}` : 'Мои покупки'}
              </TextLink>
            ))}
          </Flex>
        </Stack>
      )}
    </Page>
  );
}

type Company = NonNullable<CoursesScreen_viewer$data['companies']>['nodes'][number];
type Course = NonNullable<Company['learnerCourses']>['nodes'][number];

interface Learnt {
  course: Course;
  school: { code: string; name: string };
}

/** Sorted by last visit, or by enrolment for courses never visited. */
function coursesOf({ companies }: CoursesScreen_viewer$data): Learnt[] {
  const moment = ({ course }: Learnt) => course.lastVisitedAt ?? course.beganAt ?? '';
  return companies.nodes
    .flatMap(({ code, name, learnerCourses }) =>
      (learnerCourses?.nodes ?? []).map((course) => ({ course, school: { code, name } })),
    )
    .toSorted((one, other) => moment(other).localeCompare(moment(one)));
}

const testsOf = ({ companies }: CoursesScreen_viewer$data) =>
  companies.nodes.flatMap(({ code, name, learnerTests }) =>
    (learnerTests?.nodes ?? []).map((test) => ({ test, school: { code, name } })),
  );

const Page = chakra('div', {
  base: { w: 'full', maxW: '1080px', mx: 'auto', px: { base: '4', md: '6' }, py: '6' },
});

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
    gap: '4',
    m: '0',
    p: '0',
    listStyleType: 'none',
  },
});
