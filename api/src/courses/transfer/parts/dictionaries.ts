// Dictionary entries of a course in archives: type, format, categories and places, matched by name.
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf } from '../../../kit/database/database.ts';
import { oneLine, normalizedName } from '../../../kit/values/texts.ts';
import { courses } from '../../course-tables.ts';
import { courseFormats, courseTypes, places } from '../../dictionaries/dictionary-tables.ts';
import { courseCategoryCourses, coursePlaces } from '../../tables.ts';
import { findByName, definePart, type ExportSource, type ImportTarget } from '../course-part.ts';

const name = z.string().overwrite(oneLine).min(1).max(255);

/** The path of a category: names from the top-level category down. */
const way = z.array(name).min(1).max(10);

const content = z.strictObject({
  type: name.nullable(),
  format: name.nullable(),
  categories: z.array(way).max(100),
  places: z.array(name).max(100),
  /** The category of a catalogue address. */
  first_category: way.nullable(),
  second_category: way.nullable(),
});

const missing = 'в этой компании такой записи нет';

export const dictionariesPart = definePart({
  name: 'dictionaries',
  title: 'Тип, формат, категории и места',
  content,
  read: readDictionaries,
  write: async (target, described) => {
    const { transaction, scope, courseId, reportOmission } = target;
    const here = and(eq(courses.company_id, scope.companyId), eq(courses.id, courseId));
    const ways = await categoryWays(target);
    const entry = (known: readonly Entry[], noun: string, meant: string) => {
      const found = findByName(known, meant);
      if (found === null) reportOmission(`${noun} «${meant}»`, missing);
      return found?.id ?? null;
    };
    const one = async (table: Dictionary, noun: string, meant: string | null) =>
      meant === null ? null : entry(await entriesOf(target, table), noun, meant);
    const set = {
      type_id: await one(courseTypes, 'Тип', described.type),
      format_id: await one(courseFormats, 'Формат', described.format),
      catalog_url_first_category_id: category(ways, described.first_category, reportOmission),
      catalog_url_second_category_id: category(ways, described.second_category, reportOmission),
    };
    await transaction.update(courses).set(set).where(here);
    const listed = described.categories.flatMap(
      (each) => category(ways, each, reportOmission) ?? [],
    );
    const known = described.places.length > 0 ? await entriesOf(target, places) : [];
    const held = described.places.flatMap((each) => entry(known, 'Место', each) ?? []);
    const link = { company_id: scope.companyId, course_id: courseId };
    if (listed.length > 0) {
      await transaction
        .insert(courseCategoryCourses)
        .values(listed.map((category_id) => ({ ...link, category_id })))
        .onConflictDoNothing();
    }
    if (held.length > 0) {
      await transaction
        .insert(coursePlaces)
        .values(held.map((place_id) => ({ ...link, place_id })))
        .onConflictDoNothing();
    }
    const named = Object.values(set).filter((id) => id !== null);
    return named.length + new Set(listed).size + new Set(held).size;
  },
});

async function readDictionaries(source: ExportSource): Promise<z.infer<typeof content>> {
  const { transaction, scope, courseId } = source;
  const { companyId } = scope;
  const [course] = await transaction
    .select({
      type: courseTypes.name,
      format: courseFormats.name,
      first: courses.catalog_url_first_category_id,
      second: courses.catalog_url_second_category_id,
    })
    .from(courses)
    .leftJoin(
      courseTypes,
      and(eq(courseTypes.company_id, companyId), eq(courseTypes.id, courses.type_id)),
    )
    .leftJoin(
      courseFormats,
      and(eq(courseFormats.company_id, companyId), eq(courseFormats.id, courses.format_id)),
    )
    .where(and(eq(courses.company_id, companyId), eq(courses.id, courseId)));
  const held = await transaction
    .select({ name: places.name })
    .from(coursePlaces)
    .innerJoin(places, and(eq(places.company_id, companyId), eq(places.id, coursePlaces.place_id)))
    .where(and(eq(coursePlaces.company_id, companyId), eq(coursePlaces.course_id, courseId)))
    .orderBy(asc(places.name));
  const { category_id, company_id, course_id } = courseCategoryCourses;
  const listed = await transaction
    .select({ category_id })
    .from(courseCategoryCourses)
    .where(and(eq(company_id, companyId), eq(course_id, courseId)))
    .orderBy(asc(category_id));
  const ways = new Map((await categoryWays(source)).map(({ id, names }) => [id, names]));
  const wayTo = (id: number | null | undefined) => (id == null ? null : (ways.get(id) ?? null));
  return {
    type: course?.type ?? null,
    format: course?.format ?? null,
    categories: listed
      .flatMap((row) => [wayTo(row.category_id) ?? []])
      .filter((each) => each.length > 0),
    places: held.map((place) => place.name),
    first_category: wayTo(course?.first),
    second_category: wayTo(course?.second),
  };
}

interface Way {
  id: number;
  names: string[];
}

/** Paths of all categories of the company. */
function categoryWays({
  transaction,
  scope,
}: Pick<ExportSource, 'transaction' | 'scope'>): Promise<Way[]> {
  return rowsOf<Way>(
    transaction,
    sql`with recursive way as (
      select id, array[title::text] as names from course_categories where company_id = ${scope.companyId} and parent_id is null
      union all
      select below.id, way.names || below.title::text from course_categories below join way on below.parent_id = way.id
      where below.company_id = ${scope.companyId}
    ) select id, names from way order by id`,
  );
}

function category(
  ways: readonly Way[],
  names: readonly string[] | null,
  leave: ImportTarget['reportOmission'],
): number | null {
  if (names === null) return null;
  const meant = names.map(normalizedName).join('\n');
  const found = ways.filter((way) => way.names.map(normalizedName).join('\n') === meant);
  if (found.length === 1) return found[0]?.id ?? null;
  leave(`Категория «${names.join(' / ')}»`, missing);
  return null;
}

type Dictionary = typeof courseTypes | typeof courseFormats | typeof places;

interface Entry {
  id: number;
  name: string;
}

const entriesOf = ({ transaction, scope }: ImportTarget, table: Dictionary): Promise<Entry[]> =>
  transaction
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(eq(table.company_id, scope.companyId));
