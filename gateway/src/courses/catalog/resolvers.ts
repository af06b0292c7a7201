// The public catalogue of a company, and the course search of the back office.
import type { Schemas } from '../../__generated__/rest.ts';
import type { CatalogCourseRow, CatalogRow, CourseRow } from '../../__generated__/rows.ts';
import type { CatalogCourseArgs, QueryCatalogArgs } from '../../__generated__/resolvers.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { embeddedRelation, columns, relation, wholeRelation } from '../../kit/plan/needs.ts';
import { connection, record } from '../../kit/plan/reads.ts';
import { companyCollection, type ListDeclaration } from '../../kit/records/collections.ts';
import { callByCode, companyByCode } from '../../kit/records/company-by-code.ts';
import type { Connection } from '../../kit/connections/connection.ts';
import { below, path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const found = companyCollection<'Course', CourseRow>('Course', 'search_courses');

const completeIn =
  (companyId: number) =>
  (row: CatalogCourseRow): CatalogCourseRow => ({ ...row, company_id: companyId });

const courses: ListDeclaration<CatalogCourseRow, CatalogRow> = {
  at: ({ company_id: companyId }) => ({
    path: below(path`/public/companies`, { companyId }, '/courses'),
    complete: completeIn(companyId),
  }),
};

type Described = Schemas['Catalog'];

/** The filter options come from one call, which all of these fields share. */
const described = <Name extends keyof Described>(name: Name, size: number) =>
  withCall(
    async ({ id }: CatalogRow, _args: object, { rest }: Context): Promise<Described[Name]> => {
      const at = below(path`/public/companies`, { companyId: id }, '/catalog');
      return (await rest.get<Described>(at)).data[name];
    },
    {
      method: 'GET',
      route: '/public/companies/{companyId}/catalog',
      records: [],
      size: () => size,
    },
  );

export default {
  resolvers: {
    Query: {
      catalog: withCall(
        async (
          _: unknown,
          { company: code }: QueryCatalogArgs,
          { rest }: Context,
        ): Promise<CatalogRow | null> => {
          const company = await companyByCode(rest, code);
          return company && { ...company, company_id: company.id };
        },
        callByCode,
      ),
    },
    Company: { searchCourses: connection(found) },
    Catalog: {
      categories: described('categories', 100),
      formats: described('formats', 20),
      places: described('places', 20),
      courses: connection(courses),
      course: record<CatalogCourseRow, CatalogRow, CatalogCourseArgs>({
        path: ({ category, slug }, catalog) =>
          below(below(courses.at(catalog).path, { category }), { slug }),
        absent: [404],
      }),
    },
    CatalogCourseConnection: {
      corrected: ({ corrected }: Connection<CatalogCourseRow>, _args: object) => corrected,
    },
  },
  shapes: {
    CatalogCategory: { databaseId: columns('id') },
    CatalogFormat: { databaseId: columns('id') },
    CatalogPlace: { databaseId: columns('id') },
    CatalogCourse: {
      databaseId: columns('id'),
      categoryIds: columns('categories_id'),
      type: relation('type'),
      format: relation('format'),
      places: relation('places'),
      img: wholeRelation('img'),
      highlighted: embeddedRelation('highlighted'),
    },
    HighlightedCourse: { name: columns('name'), anons: columns('anons') },
  },
} satisfies Domain;
