// The course list as cards.
import { Ellipsis } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { ListRowsProps } from '../../kit/list/ListFrame.tsx';
import { TileView } from '../../kit/list/TileView.tsx';
import {
  chakra,
  countOf,
  Flex,
  formatPrice,
  IconButton,
  Menu,
  RouteLink,
  StatusBadge,
  Text,
} from '../../ui/index.ts';
import { CourseCover } from '../course/CourseCover.tsx';
import type { CourseSorting } from './courseList.ts';
import { courseRowMenu } from './courseRowMenu.tsx';
import { statusBadge, statusLabel } from '../course/courseStatus.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import type { CourseActions } from './useCourseActions.tsx';
import type { CourseCards_courses$key } from '../../__generated__/CourseCards_courses.graphql.ts';

export function CourseCards({
  courses,
  code,
  actions,
  ...view
}: ListRowsProps<CourseSorting> & {
  courses: CourseCards_courses$key;
  /** The company's code in URLs. */
  code: string;
  actions: CourseActions;
}) {
  const cards = useFragment<CourseCards_courses$key>(
    graphql`
      fragment CourseCards_courses on Course @relay(plural: true) {
        id
        databaseId
        name
        anons
        status
        type {
          name
        }
        format {
          name
        }
        studentsCount
        price
        ...CourseCoverImage_course
        ...FavouriteButton_course
      }
    `,
    courses,
  );

  return (
    <TileView view={view} count={cards.length} width={260}>
      {cards.map((card) => (
        <CardItem key={card.id}>
          <CourseCover
            course={card}
            sizes="(max-width: 640px) 100vw, 400px"
            width="100%"
            height="132px"
          />
          <Flex align="flex-start" gap="2" p="3.5" pb="0">
            <chakra.h2 flex="1" minW="0" fontSize="15px" fontWeight="semibold" lineHeight="tight">
              <RouteLink className="course-name" to={`/${code}/courses/${card.databaseId}`}>
                {card.name}
              </RouteLink>
            </chakra.h2>
            <FavouriteButton course={card} />
            <Menu
              label={`Действия: ${card.name}`}
              items={courseRowMenu(card, actions)}
              trigger={
                <IconButton size="sm" icon={<Ellipsis />} label={`Действия: ${card.name}`} />
              }
            />
          </Flex>
          <chakra.div px="3.5" flex="1">
            <Text size="sm" tone="muted" lineClamp={2}>
              {card.anons}
            </Text>
          </chakra.div>
          <Flex align="center" gap="2" wrap="wrap" px="3.5" py="3" fontSize="sm" color="muted">
            <StatusBadge status={statusBadge(card.status)}>{statusLabel(card.status)}</StatusBadge>
            <chakra.span flex="1" minW="0" truncate>
              {[card.type?.name, card.format?.name].filter(Boolean).join(' · ')}
            </chakra.span>
            <chakra.span w="full" display="flex" justifyContent="space-between">
              <span>{countOf(card.studentsCount, ['ученик', 'ученика', 'учеников'])}</span>
              <chakra.strong color="ink" fontWeight="semibold">
                {formatPrice(card.price)}
              </chakra.strong>
            </chakra.span>
          </Flex>
        </CardItem>
      ))}
    </TileView>
  );
}

const CardItem = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 290px',
  },
});
