// Where REST records are: the list, and the records under it; and for the types of the schema, how mutations find them.
import type { ResolversParentTypes } from '../../__generated__/resolvers.ts';
import { fieldName } from '../names.ts';
import { notFound } from '../rest/errors.ts';
import { below, path, type RestPath } from '../rest/path.ts';
import { type GlobalRef, requireGlobal, requireInCompany } from './ids.ts';

/** A REST list, and the records `{path}/{id}` in it. */
export interface Collection<Row extends { id: number }> {
  readonly path: RestPath;
  /** Completes a record that came from this list with what only its address says. */
  readonly complete: (row: Row) => Row;
  /** The record that the contract has the list of one record in, where that list has no address of its own. */
  readonly within?: Within;
  /** The record that the list belongs to, where it is one of several that may be asked for together. */
  readonly parent?: Parent;
}

/** Where a list is a part of a record. */
export interface Within {
  readonly path: RestPath;
  /** What the record calls the list. */
  readonly name: string;
}

/** How a list that belongs to a record is one of those of many. */
export interface Parent {
  readonly id: number;
  /** The parameter that names the records. */
  readonly by: string;
  /** Where the lists of many are. */
  readonly path: RestPath;
}

/** What of a list belongs to a record: by the parameter that takes its id. */
export const belongingTo = <Row extends { id: number }>(
  collection: Collection<Row>,
  by: string,
  id: number,
): Collection<Row> => ({ ...collection, parent: { id, by, path: collection.path } });

/** A record that belongs to a company: its global id and those of its parts need the company. */
export interface InCompany {
  company_id: number;
}

/** A list that belongs to whatever has a field for it. */
export interface ListAt<Row extends { id: number }, Parent> {
  readonly at: (parent: Parent) => Collection<Row>;
}

/** A record with what belongs to it in its company. */
type Owner = InCompany & { readonly id: number };

/** The collections of a type, as mutations find them: a list by `List` in their input, a record by `One`. */
export interface Written<Row extends { id: number }, Type extends string, List, One> {
  readonly type: Type;
  /** The list's, as the contract writes it. */
  readonly route: RestPath['route'];
  /** The fields of inputs that are read here: they stand in the path, not in the body. */
  readonly inPath: readonly string[];
  /** Of the list that what is done to a record goes by, where an input may mean another one than `route`. */
  readonly routeOf?: (input: object) => RestPath['route'];
  readonly listOf: (input: List) => Place<Row>;
  readonly recordOf: (input: One) => Place<Row> & { readonly id: number };
}

/** The same where a record says by itself which list is its own. */
export interface Declared<Row extends { id: number }, Type extends string, List, One>
  extends Written<Row, Type, List, One>, ListAt<Row, Owner> {}

export interface Place<Row extends { id: number }> {
  readonly collection: Collection<Row>;
  readonly companyId: number;
  /** What the list belongs to. */
  readonly owner: GlobalRef;
}

/** Of a company: an input names a list by its company, and a record by its global id alone. */
export interface CompanyCollection<
  Row extends { id: number },
  Type extends string,
> extends Declared<Row, Type, { readonly companyId: string }, { readonly id: string }> {
  (companyId: number): Collection<Row>;
}

/** The collections `/companies/{companyId}/{name}`. */
export function companyCollection<
  const Type extends string,
  Row extends InCompany & { id: number } = RowOf<Type>,
>(type: Type, name: string): CompanyCollection<Row, Type> {
  const collectionOf = (companyId: number) => ({
    path: below(path`/companies`, { companyId }, `/${name}`),
    complete: completeIn<Row>(companyId),
  });
  const placeIn = (companyId: number) => ({
    collection: collectionOf(companyId),
    companyId,
    owner: { type: 'Company', companyId: null, id: companyId },
  });
  return Object.assign(collectionOf, {
    type,
    route: collectionOf(0).path.route,
    inPath: ['companyId', 'id'],
    at: ({ company_id }: InCompany) => collectionOf(company_id),
    listOf: (input: { readonly companyId: string }) =>
      placeIn(requireGlobal(input.companyId, 'Company').id),
    recordOf: (input: { readonly id: string }) => {
      const { companyId, id } = requireInCompany(input.id, type);
      return { ...placeIn(companyId), id };
    },
  });
}

/**
 * `creates(madeFor(bulletPoints, courses), …)`: of a company, where the input of a new one names what it is made for, by
 * its global id in `courseId`, and so the company.
 */
export function madeFor<Row extends { id: number }, Type extends string, Of extends string>(
  declared: CompanyCollection<Row, Type>,
  { type }: { readonly type: Of },
): Declared<Row, Type, Readonly<Record<`${Uncapitalize<Of>}Id`, string>>, { readonly id: string }> {
  const field = `${fieldName(type)}Id` as const;
  return {
    type: declared.type,
    route: declared.route,
    inPath: ['id'],
    at: declared.at,
    recordOf: declared.recordOf,
    listOf: (input) => {
      const { companyId, id } = requireInCompany(input[field], type);
      return {
        collection: declared(companyId),
        companyId,
        owner: { type, companyId, id },
      };
    },
  };
}

/** Below a record: an input names that one by its global id, `courseId` for what is below courses. */
export interface CollectionBelow<
  Row extends { id: number },
  Type extends string,
  Of extends string,
> extends Declared<
  Row,
  Type,
  Readonly<Record<`${Uncapitalize<Of>}Id`, string>>,
  Readonly<Record<`${Uncapitalize<Of>}Id` | 'id', string>>
> {
  (record: Owner): Collection<Row>;
}

/** The collections `{path}/{id}/{name}` below the records of another one; `by` is what the contract calls that id. */
export function collectionBelow<
  Parent extends { id: number },
  Of extends string,
  const Type extends string,
  Row extends InCompany & { id: number } = RowOf<Type>,
>(
  parents: CompanyCollection<Parent, Of>,
  type: Type,
  name: string,
  by = 'id',
): CollectionBelow<Row, Type, Of> {
  const field = `${fieldName(parents.type)}Id` as const;
  const collectionOf = ({ company_id, id }: Owner) => {
    const { path: above } = parents(company_id);
    return {
      path: below(above, { [by]: id }, `/${name}`),
      complete: completeIn<Row>(company_id),
      // As in AIP-159, reading across collections.
      parent: { id, by, path: below(above, { [by]: '-' }, `/${name}`) },
    };
  };
  const listOf = (input: Readonly<Record<typeof field, string>>) => {
    const { companyId, id } = requireInCompany(input[field], parents.type);
    return {
      collection: collectionOf({ company_id: companyId, id }),
      companyId,
      owner: { type: parents.type, companyId, id },
    };
  };
  return Object.assign(collectionOf, {
    type,
    route: collectionOf({ company_id: 0, id: 0 }).path.route,
    inPath: [field, 'id'],
    at: collectionOf,
    listOf,
    recordOf: (input: Readonly<Record<typeof field | 'id', string>>) => {
      const place = listOf(input);
      const { companyId, id } = requireInCompany(input.id, type);
      if (companyId !== place.companyId) throw notFound();
      return { ...place, id };
    },
  });
}

/** Two records deep: an input names both, `courseId` and `lessonId`. */
export interface CollectionWithin<
  Row extends { id: number },
  Type extends string,
  Outer extends string,
  Of extends string,
> extends Written<
  Row,
  Type,
  Readonly<Record<IdOf<Outer> | IdOf<Of>, string>>,
  Readonly<Record<IdOf<Outer> | IdOf<Of> | 'id', string>>
> {
  /** Of the record `of` below `outer`. */
  (outer: Owner, of: number): Collection<Row>;
}

type IdOf<Type extends string> = `${Uncapitalize<Type>}Id`;

/** The collections `{path}/{id}/{name}/{id}/{name}`, below the records of what is itself below others. */
export function collectionWithin<
  Above extends { id: number },
  Outer extends string,
  Parent extends { id: number },
  Of extends string,
  const Type extends string,
  Row extends InCompany & { id: number } = RowOf<Type>,
>(
  outer: CompanyCollection<Above, Outer>,
  parents: CollectionBelow<Parent, Of, Outer>,
  type: Type,
  name: string,
  by: string,
): CollectionWithin<Row, Type, Outer, Of> {
  const fields = [`${fieldName(outer.type)}Id`, `${fieldName(parents.type)}Id`] as const;
  const collectionOf = (above: Owner, of: number) => ({
    path: below(parents(above).path, { [by]: of }, `/${name}`),
    complete: completeIn<Row>(above.company_id),
  });
  const listOf = (input: Readonly<Record<(typeof fields)[number], string>>) => {
    const { companyId, id } = requireInCompany(input[fields[0]], outer.type);
    const of = requireInCompany(input[fields[1]], parents.type);
    if (of.companyId !== companyId) throw notFound();
    return {
      collection: collectionOf({ company_id: companyId, id }, of.id),
      companyId,
      owner: { type: parents.type, companyId, id: of.id },
    };
  };
  return Object.assign(collectionOf, {
    type,
    route: collectionOf({ company_id: 0, id: 0 }, 0).path.route,
    inPath: [...fields, 'id'],
    listOf,
    recordOf: (input: Readonly<Record<(typeof fields)[number] | 'id', string>>) => {
      const place = listOf(input);
      const { companyId, id } = requireInCompany(input.id, type);
      if (companyId !== place.companyId) throw notFound();
      return { ...place, id };
    },
  });
}

/** The REST record of a type of the schema. */
export type RowOf<Type> = Type extends keyof ResolversParentTypes
  ? Extract<ResolversParentTypes[Type], InCompany & { id: number }>
  : never;

const completeIn =
  <Row extends InCompany>(companyId: number) =>
  (row: Row): Row => {
    row.company_id = companyId;
    return row;
  };
