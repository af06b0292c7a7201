// What is done with many records that stand below another one, those that are named: the payload shows that one, how many
// of them there were, and what came of the others.
import { type RestPath, under } from '../rest/path.ts';
import type { WriteMethod } from '../rest/client.ts';
import { skipsOf, type BulkAnswer } from './bulk.ts';
import type { Written } from '../records/collections.ts';
import { toGlobalId } from '../records/ids.ts';
import { type Input, mutation } from './payload.ts';
import { inputIds } from './translations.ts';
import { ownerShown } from './writes.ts';

interface NamedBelow<Field extends string, Counted extends string> {
  /** The last part of the path; the list itself takes the call where there is none. */
  readonly action?: string;
  readonly method?: WriteMethod;
  /** The field of the input that names them by global ids. */
  readonly field: Field;
  /** The ids' name in REST. */
  readonly ids: string;
  readonly unknown: string;
  /** What the payload calls their number. */
  readonly counted: Counted;
}

interface NamedAnswer extends BulkAnswer {
  /** Those of which nothing came. */
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
  declared: Written<Row, Type, List, One>,
  { action, method = 'POST', field, ids, unknown, counted }: NamedBelow<Field, Counted>,
) {
  const { type, route } = declared;
  const at = (path: RestPath) => (action === undefined ? path : under(path, `/${action}`));
  type Told = ReturnType<typeof skipsOf> & { wrongIds: string[] | null } & Record<Counted, number>;
  const payload = (count: number, answer: NamedAnswer, wrongIds: string[] | null): Told => ({
    ...skipsOf(answer),
    wrongIds,
    // TypeScript takes a name that is put together for any name.
    ...({ [counted]: count } as Record<Counted, number>),
  });
  return mutation<Input & List & Readonly<Record<Field, readonly string[]>>, Told>(
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
      // A server that only says that it is done means all of them.
      const wrong = data?.wrong_ids;
      const done = named.length - (wrong?.length ?? 0);
      const wrongIds = wrong?.map((id) => toGlobalId({ type, companyId, id })) ?? null;
      return {
        ...payload(data?.count ?? done, data ?? {}, wrongIds),
        ...(await ownerShown(context, info, place)),
      };
    },
  );
}
