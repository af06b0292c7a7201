// Mutations that act on selected records below a parent record; the payload contains the parent, the number of changed
// records, and the skipped ones.
import { type RestPath, under } from '../rest/path.ts';
import type { WriteMethod } from '../rest/client.ts';
import { skippedOf, type BulkAnswer } from './bulk.ts';
import type { MutableCollection } from '../records/collections.ts';
import { toGlobalId } from '../records/ids.ts';
import { type Input, mutation } from './payload.ts';
import { inputIds } from './translations.ts';
import { selectedOwner } from './writes.ts';

interface NamedBelow<Field extends string, Counted extends string> {
  /** The last segment of the path; without it the list itself is called. */
  readonly action?: string;
  readonly method?: WriteMethod;
  /** The input field with their global ids. */
  readonly field: Field;
  /** The name of the ids in REST. */
  readonly ids: string;
  readonly unknown: string;
  /** The payload field with the number of changed records. */
  readonly counted: Counted;
}

interface NamedAnswer extends BulkAnswer {
  /** Ids of records that were not changed. */
  readonly wrong_ids?: readonly number[];
}

/** `activateTestQuestions: changesNamed(questionsBelow, { action: 'activate', … })` */
export function changesNamed<
  Row extends { id: number },
  Type extends string,
  List,
  One,
  const Field extends string,
  const Counted extends string,
>(
  declared: MutableCollection<Row, Type, List, One>,
  { action, method = 'POST', field, ids, unknown, counted }: NamedBelow<Field, Counted>,
) {
  const { type, route } = declared;
  const at = (path: RestPath) => (action === undefined ? path : under(path, `/${action}`));
  type Payload = ReturnType<typeof skippedOf> & { wrongIds: string[] | null } & Record<
      Counted,
      number
    >;
  const payload = (count: number, answer: NamedAnswer, wrongIds: string[] | null): Payload => ({
    ...skippedOf(answer),
    wrongIds,
    // TypeScript widens a computed name to string.
    ...({ [counted]: count } as Record<Counted, number>),
  });
  return mutation<Input & List & Readonly<Record<Field, readonly string[]>>, Payload>(
    {
      call: `${method} ${route}${action === undefined ? '' : `/${action}`}`,
      failed: payload(0, { skipped: [] }, []),
      fields: { [ids]: field },
    },
    async (input, context, info) => {
      const place = declared.listOf(input);
      const { companyId, collection } = place;
      const named = inputIds(companyId, type, input[field], field, unknown);
      const { data } = await context.rest.write<NamedAnswer | null>(method, at(collection.path), {
        [ids]: named,
      });
      // A response without a count means that all were changed.
      const wrong = data?.wrong_ids;
      const done = named.length - (wrong?.length ?? 0);
      const wrongIds = wrong?.map((id) => toGlobalId({ type, companyId, id })) ?? null;
      return {
        ...payload(data?.count ?? done, data ?? {}, wrongIds),
        ...(await selectedOwner(context, info, place)),
      };
    },
  );
}
