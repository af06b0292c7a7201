// The content of a category: its subcategories in manual order and its first courses.
import { graphql, useFragment } from 'react-relay';
import { Card, chakra, countOf, Text, TextLink } from '../../ui/index.ts';
import type { CategoryContent_category$key } from '../../__generated__/CategoryContent_category.graphql.ts';
import type { CategoryContent_company$key } from '../../__generated__/CategoryContent_company.graphql.ts';

export function CategoryContent({
  category: key,
  company: companyKey,
  code,
}: {
  category: CategoryContent_category$key;
  company: CategoryContent_company$key;
  /** The company's code in URLs. */
  code: string;
}) {
  const { id, coursesCount, courses } = useFragment<CategoryContent_category$key>(
    graphql`
      fragment CategoryContent_category on CourseCategory {
        id
        coursesCount @catch(to: NULL)
        courses(first: 10) @catch(to: NULL) {
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
  const { courseCategories } = useFragment<CategoryContent_company$key>(
    graphql`
      fragment CategoryContent_company on Company {
        courseCategories @catch(to: NULL) {
          id
          databaseId
          title
          coursesCount @catch(to: NULL)
          parentCategory {
            id
          }
        }
      }
    `,
    companyKey,
  );
  const below = (courseCategories ?? []).filter(({ parentCategory }) => parentCategory?.id === id);
  const shown = courses?.nodes ?? [];
  return (
    <>
      <Card title="Подкатегории">
        {below.length === 0 && <Text tone="muted">Нет. Их добавляют в дереве категорий.</Text>}
        <List>
          {below.map((each) => (
            <li key={each.id}>
              <TextLink to={`/${code}/categories/${each.databaseId}`}>{each.title}</TextLink>
              {each.coursesCount != null && each.coursesCount > 0 && (
                <Text as="span" tone="muted" size="sm">
                  {countOf(each.coursesCount, courseForms)}
                </Text>
              )}
            </li>
          ))}
        </List>
      </Card>
      <Card title="Курсы">
        {shown.length === 0 && <Text tone="muted">Прямо в этой категории курсов нет.</Text>}
        <List>
          {shown.map(({ id: course, databaseId, name }) => (
            <li key={course}>
              <TextLink to={`/${code}/courses/${databaseId}`}>{name}</TextLink>
            </li>
          ))}
        </List>
        {coursesCount != null && coursesCount > shown.length && (
          <Text mt="3">
            <TextLink to={`/${code}/courses?category=${encodeURIComponent(id)}`}>
              Все {countOf(coursesCount, courseForms)}
            </TextLink>
          </Text>
        )}
      </Card>
    </>
  );
}

const courseForms = ['курс', 'курса', 'курсов'] as const;

const List = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      py: '1.5',
      overflowWrap: 'anywhere',
    },
  },
});
