// The first packages of a course; renders nothing without the permission to read them.
import { graphql, useFragment } from 'react-relay';
import { Badge, Card, chakra, Text } from '../../ui/index.ts';
import type { CoursePackages_course$key } from '../../__generated__/CoursePackages_course.graphql.ts';

export function CoursePackages({ course }: { course: CoursePackages_course$key }) {
  const { first: packages } = useFragment<CoursePackages_course$key>(
    graphql`
      fragment CoursePackages_course on Course {
        first: packages(first: 20) {
          totalCount
          nodes {
            id
            name
            isDefault
          }
        }
      }
    `,
    course,
  );
  if (!packages) return null;
  const { nodes, totalCount } = packages;
  const more = (totalCount ?? nodes.length) - nodes.length;
  return (
    <Card title="Пакеты">
      {nodes.length === 0 ? (
        <Text>Пакетов нет: курс продаётся целиком.</Text>
      ) : (
        <List>
          {nodes.map(({ id, name, isDefault }) => (
            <li key={id}>
              <span>{name}</span>
              {isDefault && <Badge tone="primary">Основной</Badge>}
            </li>
          ))}
        </List>
      )}
      {more > 0 && (
        <Text tone="muted" mt="2">
          И ещё {more}
        </Text>
      )}
    </Card>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': { display: 'flex', justifyContent: 'space-between', gap: '3' },
    '& span': { overflowWrap: 'anywhere' },
  },
});
