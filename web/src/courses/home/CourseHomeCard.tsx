// A card of the home page: numbers of courses by status, and the latest drafts.
import { graphql, useFragment } from 'react-relay';
import { HomeCard } from '../../kit/pages/HomeCard.tsx';
import {
  chakra,
  CoverThumb,
  formatDate,
  formatNumber,
  pictureInWidth,
  RouteLink,
} from '../../ui/index.ts';
import { courseList, tabNames, tabStatuses, type CourseTab } from '../list/courseList.ts';
import { keysOf } from '../../kit/pages/keysOf.ts';
import type { CourseHomeCard_company$key } from '../../__generated__/CourseHomeCard_company.graphql.ts';

export function CourseHomeCard({ company: key }: { company: CourseHomeCard_company$key }) {
  const { code, courses } = useFragment<CourseHomeCard_company$key>(
    graphql`
      fragment CourseHomeCard_company on Company @throwOnFieldError {
        code
        courses(
          first: 4
          filter: { status: [DRAFT] }
          orderBy: { field: CREATED_AT, direction: DESC }
        ) {
          countByStatus {
            status
            count
          }
          nodes {
            id
            databaseId
            name
            createdAt
            img {
              url
            }
          }
        }
      }
    `,
    key,
  );
  const base = `/${code}/courses`;
  const at = (tab: CourseTab) => {
    const address = courseList.write({ ...courseList.read(new URLSearchParams()), tab }).toString();
    return address === '' ? base : `${base}?${address}`;
  };
  const countIn = (tab: CourseTab) =>
    courses.countByStatus
      .filter(({ status }) => tabStatuses[tab].includes(status))
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <HomeCard
      title="Курсы"
      all={{ to: base, label: 'Все курсы' }}
      head={
        <Counts>
          {keysOf(tabNames).map((tab) => (
            <li key={tab}>
              <RouteLink to={at(tab)}>
                <b>{formatNumber(countIn(tab))}</b>
                {tabNames[tab]}
              </RouteLink>
            </li>
          ))}
        </Counts>
      }
      rows={courses.nodes.map((course) => ({
        id: course.id,
        to: `${base}/${course.databaseId}`,
        name: course.name,
        note: `Черновик от ${formatDate(course.createdAt)}`,
        lead: (
          <CoverThumb
            id={course.databaseId}
            image={course.img ? pictureInWidth(course.img.url, 160) : undefined}
          />
        ),
      }))}
      empty={
        courses.countByStatus.length === 0
          ? 'Курсов пока нет. Новый начинается с черновика, который видит только команда.'
          : 'Черновиков нет: всё, что начато, уже открыто ученикам или закрыто.'
      }
    />
  );
}

const Counts = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '2',
    m: '0',
    mb: '4',
    p: '0',
    listStyleType: 'none',
    '& a': {
      display: 'block',
      px: '3',
      py: '2.5',
      borderRadius: 'lg',
      bg: 'soft',
      color: 'muted',
      fontSize: 'sm',
      truncate: true,
    },
    '& a:hover': { bg: 'softHover' },
    '& b': {
      display: 'block',
      color: 'ink',
      fontSize: 'xl',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 'tight',
    },
  },
});
