// Builds the response of the course list query from REST responses.

export interface CompanyRow {
  readonly id: number;
  readonly name: string;
  readonly admin_profile: {
    readonly id: number;
    readonly name: string;
    readonly surname: string;
    readonly email: string;
    readonly photo: string | null;
    readonly unviewed_releases_count: number;
    readonly role_label: string;
    readonly permissions: readonly string[];
  };
}

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Category {
  readonly id: number;
  readonly title: string;
  readonly parent_category: { readonly id: number; readonly title: string } | null;
}

export interface CourseRow {
  readonly id: number;
  readonly name: string;
  readonly anons: string | null;
  readonly status: string;
  readonly entity_type: string;
  readonly price: string | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly created_at: string;
  readonly students_count: number;
  readonly can_update: boolean;
  readonly can_delete: boolean;
  readonly auth_user_favourites_exists: boolean;
  readonly type: Named | null;
  readonly format: Named | null;
  readonly folder_course: Named | null;
  readonly img: { readonly id: number; readonly url: string } | null;
  readonly subcategories_with_categories: readonly Category[];
}

export interface Page {
  readonly courses: readonly CourseRow[];
  /** One for each course. */
  readonly cursors: readonly string[];
  readonly total: number;
  readonly more: boolean;
  /** By status. */
  readonly counts: Readonly<Record<string, number>>;
}

/** In the order of the schema. */
export const statuses = ['start', 'visible', 'trial', 'close', 'draft', 'deleted'];

export function answerOf(company: CompanyRow, page: Page): object {
  const { admin_profile: profile } = company;
  const edges = page.courses.map((course, index) => ({
    node: courseOf(company.id, course),
    cursor: page.cursors[index],
  }));
  return {
    id: globalId('Company', company.id),
    name: company.name,
    adminProfile: {
      roleLabel: profile.role_label,
      permissions: profile.permissions.map((flag) => flag.toUpperCase()),
      viewer: {
        unviewedReleaseCount: profile.unviewed_releases_count,
        name: profile.name,
        surname: profile.surname,
        email: profile.email,
        photo: profile.photo,
        id: globalId('Viewer', profile.id),
      },
    },
    courses: {
      totalCount: page.total,
      countByStatus: statuses.flatMap((status) => {
        const count = page.counts[status];
        return count ? [{ status: status.toUpperCase(), count }] : [];
      }),
      edges,
      pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: page.more },
    },
  };
}

function courseOf(companyId: number, row: CourseRow): object {
  const idOf = (type: string, id: number) => globalId(`${type}:${companyId}`, id);
  const named = (type: string, part: Named | null) =>
    part && { name: part.name, id: idOf(type, part.id) };
  return {
    id: idOf('Course', row.id),
    databaseId: row.id,
    name: row.name,
    anons: row.anons,
    status: row.status.toUpperCase(),
    entityType: row.entity_type.toUpperCase(),
    price: row.price,
    startDate: row.start_date,
    endDate: row.end_date,
    createdAt: row.created_at,
    studentsCount: row.students_count,
    viewerCanUpdate: row.can_update,
    viewerCanDelete: row.can_delete,
    authUserFavouritesExists: row.auth_user_favourites_exists,
    type: named('CourseType', row.type),
    format: named('CourseFormat', row.format),
    folderCourse: named('CourseFolder', row.folder_course),
    img: row.img && { url: row.img.url, id: idOf('File', row.img.id) },
    subcategoriesWithCategories: row.subcategories_with_categories.map(
      ({ id, title, parent_category: parent }) => ({
        id: idOf('CourseCategory', id),
        title,
        parentCategory: parent && {
          id: idOf('CourseCategory', parent.id),
          title: parent.title,
        },
      }),
    ),
    __typename: 'Course',
  };
}

const globalId = (what: string, id: number) => Buffer.from(`${what}:${id}`).toString('base64url');
