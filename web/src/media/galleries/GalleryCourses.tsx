// The courses that show a gallery, with controls to add and remove courses.
import { useState } from 'react';
import { X } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useConnectionSearch } from '../../kit/relay/useConnectionSearch.ts';
import { useAction, useUnlink } from '../../kit/actions/useAction.ts';
import {
  Card,
  chakra,
  ComboBox,
  IconButton,
  Text,
  TextLink,
  type ChosenRecord,
} from '../../ui/index.ts';
import type { GalleryCourses_gallery$key } from '../../__generated__/GalleryCourses_gallery.graphql.ts';
import type { GalleryCoursesAddMutation } from '../../__generated__/GalleryCoursesAddMutation.graphql.ts';
import type { GalleryCoursesRemoveMutation } from '../../__generated__/GalleryCoursesRemoveMutation.graphql.ts';
import type { GalleryCoursesSearchQuery } from '../../__generated__/GalleryCoursesSearchQuery.graphql.ts';

const adding = graphql`
  mutation GalleryCoursesAddMutation($input: AddGalleriesToCourseInput!) {
    addGalleriesToCourse(input: $input) {
      course {
        id
      }
      ...userErrors_payload
    }
  }
`;

export function GalleryCourses({
  gallery: key,
  companyId,
  code,
  mayTie,
  refresh,
}: {
  gallery: GalleryCourses_gallery$key;
  companyId: string;
  /** The company's code, for addresses. */
  code: string;
  mayTie: boolean;
  refresh: () => void;
}) {
  const { id, courses, coursesCount } = useFragment<GalleryCourses_gallery$key>(
    graphql`
      fragment GalleryCourses_gallery on Gallery @throwOnFieldError {
        id
        coursesCount
        courses(first: 100) @catch(to: NULL) {
          nodes {
            id
            databaseId
            name
          }
        }
      }
    `,
    key,
  );
  const [chosen, choose] = useState<ChosenRecord | null>(null);
  const [add] = useAction<GalleryCoursesAddMutation>(adding, refresh);
  const remove = useUnlink<GalleryCoursesRemoveMutation, GalleryCoursesAddMutation>(
    graphql`
      mutation GalleryCoursesRemoveMutation($input: RemoveGalleriesFromCourseInput!) {
        removeGalleriesFromCourse(input: $input) {
          course {
            id
          }
          ...userErrors_payload
        }
      }
    `,
    adding,
    refresh,
  );
  const search = useCourseSearch(companyId);
  const tie = (courseId: string) => ({ input: { courseId, galleryIds: [id] } });
  const shown = courses?.nodes ?? [];
  return (
    <Card title="Показана в курсах">
      {shown.length === 0 && <Text tone="muted">{emptyWords(coursesCount)}</Text>}
      <List>
        {shown.map(({ id: courseId, databaseId, name }) => (
          <li key={courseId}>
            <TextLink to={`/${code}/courses/${databaseId}`}>{name}</TextLink>
            {mayTie && (
              <IconButton
                size="sm"
                icon={<X />}
                label={`Убрать из курса: ${name}`}
                onClick={() =>
                  void remove({
                    variables: tie(courseId),
                    back: tie(courseId),
                    done: `Галерея убрана из курса «${name}»`,
                  })
                }
              />
            )}
          </li>
        ))}
      </List>
      {mayTie && (
        <chakra.div mt="3">
          <ComboBox
            label="Добавить в курс"
            placeholder="Название курса"
            value={chosen}
            search={search}
            onChange={(course) => {
              choose(null);
              if (course)
                void add({ variables: tie(course.id), done: `Добавлено в курс «${course.name}»` });
            }}
          />
        </chakra.div>
      )}
    </Card>
  );
}

const emptyWords = (count: number) =>
  count === 0 ? 'Пока ни в одном.' : 'Эти курсы открыты не всем в вашей команде.';

const useCourseSearch = (companyId: string) =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query GalleryCoursesSearchQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            courses(first: 20, after: $after, search: $search, orderBy: { field: NAME }) {
              nodes {
                id
                name
                viewerCanUpdate @catch(to: NULL)
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      }
    `,
    connection: ({ node }: GalleryCoursesSearchQuery['response']) => node?.courses,
    record: ({ id, name, viewerCanUpdate }) => (viewerCanUpdate === false ? null : { id, name }),
  });

const List = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minH: '36px',
    },
  },
});
