// A category in the tree: its name, whether the catalogue hides it, its number of courses and its menu.
import { Ellipsis } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import {
  Badge,
  chakra,
  countOf,
  IconButton,
  Menu,
  RouteLink,
  TextLink,
  type MenuEntries,
} from '../../ui/index.ts';
import type { CategoryRow_category$key } from '../../__generated__/CategoryRow_category.graphql.ts';

export function CategoryRow({
  category: key,
  code,
  menu,
}: {
  category: CategoryRow_category$key;
  /** The company's code in URLs. */
  code: string;
  menu: MenuEntries | false;
}) {
  const { id, databaseId, title, showInCatalog, coursesCount } =
    useFragment<CategoryRow_category$key>(
      graphql`
        fragment CategoryRow_category on CourseCategory {
          id
          databaseId
          title
          showInCatalog @catch(to: NULL)
          coursesCount @catch(to: NULL)
        }
      `,
      key,
    );
  return (
    <Line>
      <Title to={`/${code}/categories/${databaseId}`}>{title}</Title>
      {showInCatalog === false && <Badge>Скрыта</Badge>}
      <chakra.span flex="1" />
      {coursesCount != null && coursesCount > 0 && (
        <Courses to={`/${code}/courses?category=${encodeURIComponent(id)}`}>
          {countOf(coursesCount, ['курс', 'курса', 'курсов'])}
        </Courses>
      )}
      {menu && (
        <Menu
          label={`Действия: ${title}`}
          placement="bottom end"
          trigger={
            <IconButton size="sm" icon={<Ellipsis size={16} />} label={`Действия: ${title}`} />
          }
          items={menu}
        />
      )}
    </Line>
  );
}

const Line = chakra('div', {
  base: { display: 'flex', flex: '1', alignItems: 'center', gap: '2', minW: '0', py: '1' },
});

const Title = chakra(RouteLink, {
  base: {
    minW: '0',
    overflowWrap: 'anywhere',
    fontWeight: 'medium',
    _hover: { color: 'primary', textDecoration: 'underline' },
  },
});

const Courses = chakra(TextLink, { base: { flexShrink: 0, fontSize: 'sm' } });
