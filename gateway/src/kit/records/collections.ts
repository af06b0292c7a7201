// Declares where REST records are: lists, the records in them, and how mutations find them by their input.
import type { ResolversParentTypes } from '../../__generated__/resolvers.ts';
import { fieldName } from '../names.ts';
import { notFound } from '../rest/errors.ts';
import { below, path, type RestPath } from '../rest/path.ts';
import { type GlobalRef, requireGlobal, requireInCompany } from './ids.ts';

/** A REST list, and its records at `{path}/{id}`. */
export interface Collection<Row extends { id: number }> {
  readonly path: RestPath;
  /** Adds to a record of this list what only its path says. */
  readonly complete: (row: Row) => Row;
  /** The record that embeds the list, where the contract has no path for the list. */
  readonly within?: Embedding;
  /** The record that the list belongs to, where lists of many records can be read in one call. */
  readonly parent?: BatchParent;
}

/** A list embedded in a record. */
export interface Embedding {
  readonly path: RestPath;
  /** The name of the list in the record. */
  readonly name: string;
}

/** How the lists of many records are read in one call. */
export interface BatchParent {
  readonly id: number;
  /** The parameter that takes the ids of the records. */
  readonly by: string;
  /** The path of the batch read. */
  readonly path: RestPath;
}

/** The part of a list that belongs to one record: `by` is the parameter that takes its id. */
export const ofParent = <Row extends { id: number }>(
  collection: Collection<Row>,
  by: string,
  id: number,
): Collection<Row> => ({ ...collection, parent: { id, by, path: collection.path } });

/** A record that belongs to a company, which its global id and those of its parts contain. */
export interface InCompany {
  company_id: number;
}

/** A list that is found from its parent. */
export interface ListDeclaration<Row extends { id: number }, Parent> {
  readonly at: (parent: Parent) => Collection<Row>;
}

/** A parent record in a company. */
type Owner = InCompany & { readonly id: number };

/**
 * The collections of a type for mutations: found by the input type `List` for a list, by `One` for a record.
 */
export interface MutableCollection<Row extends { id: number }, Type extends string, List, One> {
  readonly type: Type;
  /** The route template of the list. */
  readonly route: RestPath['route'];
  /** The input fields that form the path; they are not sent in the body. */
  readonly inPath: readonly string[];
  /**
   * The route of the list for actions on a record, where the input may mean another one than `route`.
   */
  readonly routeOf?: (input: object) => RestPath['route'];
  readonly listOf: (input: List) => ListLocation<Row>;
  readonly recordOf: (input: One) => ListLocation<Row> & { readonly id: number };
}

/** A mutable collection whose list is also found from its parent. */
export interface DeclaredCollection<Row extends { id: number }, Type extends string, List, One>
  extends MutableCollection<Row, Type, List, One>, ListDeclaration<Row, Owner> {}

export interface ListLocation<Row extends { id: number }> {
  readonly collection: Collection<Row>;
  readonly companyId: number;
  /** The record that the list belongs to. */
  readonly owner: GlobalRef;
}

/**
 * A collection of a company: an input identifies a list by `companyId`, and a record by its global id alone.
 */
export interface CompanyCollection<
  Row extends { id: number },
  Type extends string,
> extends DeclaredCollection<Row, Type, { readonly companyId: string }, { readonly id: string }> {
  (companyId: number): Collection<Row>;
}

/** The collection `/companies/{companyId}/{name}`. */
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
 * `creates(createdUnder(bulletPoints, courses), …)`: a company's collection whose create input names the company
 * through a parent record, by its global id in `courseId`.
 */
export function createdUnder<Row extends { id: number }, Type extends string, Of extends string>(
  declared: CompanyCollection<Row, Type>,
  { type }: { readonly type: Of },
): DeclaredCollection<
  Row,
  Type,
  Readonly<Record<`${Uncapitalize<Of>}Id`, string>>,
  { readonly id: string }
> {
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

/**
 * A collection below a record, which an input identifies by its global id: `courseId` below courses.
 */
export interface CollectionBelow<
  Row extends { id: number },
  Type extends string,
  Of extends string,
> extends DeclaredCollection<
  Row,
  Type,
  Readonly<Record<`${Uncapitalize<Of>}Id`, string>>,
  Readonly<Record<`${Uncapitalize<Of>}Id` | 'id', string>>
> {
  (record: Owner): Collection<Row>;
}

/**
 * The collection `{path}/{id}/{name}` below the records of another one; `by` is the name of that id in the contract.
 */
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
      // `-` reads across collections, as in AIP-159.
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

/** A collection two records deep: an input identifies both, `courseId` and `lessonId`. */
export interface NestedCollection<
  Row extends { id: number },
  Type extends string,
  Outer extends string,
  Of extends string,
> extends MutableCollection<
  Row,
  Type,
  Readonly<Record<IdOf<Outer> | IdOf<Of>, string>>,
  Readonly<Record<IdOf<Outer> | IdOf<Of> | 'id', string>>
> {
  /** The list of the record `of`, which is itself below `outer`. */
  (outer: Owner, of: number): Collection<Row>;
}

type IdOf<Type extends string> = `${Uncapitalize<Type>}Id`;

/** The collection `{path}/{id}/{name}/{id}/{name}`, below records that are below others. */
export function nestedCollection<
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
): NestedCollection<Row, Type, Outer, Of> {
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
