// What teachers are paid for the lessons of an order.
import { BookOpen } from 'lucide-react';
import { graphql } from 'react-relay';
import { sumOf } from '@kafedra/common/prices';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  aPrice,
  Card,
  EmptyState,
  Form,
  formatPrice,
  Grid,
  priceOf,
  priceText,
  Stack,
  SubmitButton,
  Text,
  TextField,
  useAlerts,
} from '../../ui/index.ts';
import type { OrderLessons_order$key } from '../../__generated__/OrderLessons_order.graphql.ts';
import type { OrderLessonsMutation } from '../../__generated__/OrderLessonsMutation.graphql.ts';

export function OrderLessons({
  order: key,
  isReadOnly,
}: {
  order: OrderLessons_order$key;
  /** The order is in the trash. */
  isReadOnly: boolean;
}) {
  const alerts = useAlerts();
  const [commit] = useMutation<OrderLessonsMutation>(graphql`
    mutation OrderLessonsMutation($input: UpdateOrderLessonsInput!) {
      updateOrderLessons(input: $input) {
        order {
          updatedAt @catch(to: NULL)
          ...OrderLessons_order
        }
        ...userErrors_payload
      }
    }
  `);
  const { record: order, ...form } = useRecordForm({
    fragment: graphql`
      fragment OrderLessons_order on Order @throwOnFieldError {
        id
        version
        viewerCanUpdate @catch(to: NULL)
        lessons {
          lessonId
          name
          teacherPrice
        }
      }
    `,
    record: key,
    values: (now): Record<string, string> =>
      Object.fromEntries(
        (now?.lessons ?? []).map(({ lessonId, teacherPrice }) => [
          fieldOf(lessonId),
          priceText(teacherPrice),
        ]),
      ),
    input: (values): Record<string, string | null> =>
      Object.fromEntries(Object.entries(values).map(([field, price]) => [field, priceOf(price)])),
    update: ({ id }, { version, ...prices }) =>
      commit({
        variables: {
          input: {
            id,
            version: version ?? null,
            lessons: Object.entries(prices).map(([field, teacherPrice]) => ({
              lessonId: Number(field.slice(prefix.length)),
              teacherPrice: teacherPrice ?? null,
            })),
          },
        },
      }),
    onDone: alerts.saved,
  });
  const lessons = order?.lessons ?? [];
  if (lessons.length === 0) {
    return (
      <EmptyState
        kind="start"
        title="Уроков нет"
        text="Здесь стоят уроки курса или пакета из заявки и то, сколько за каждый получит преподаватель."
        icon={<BookOpen />}
      />
    );
  }
  const disabled = isReadOnly || order?.viewerCanUpdate === false;
  const prices = lessons.flatMap(({ teacherPrice }) => (teacherPrice ? [teacherPrice] : []));
  return (
    <Form {...form} guardUnsaved>
      <Card title="Оплата преподавателям">
        <Stack gap="4">
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' }} gap="4">
            {lessons.map(({ lessonId, name }) => (
              <TextField
                key={lessonId}
                name={fieldOf(lessonId)}
                label={name}
                inputMode="decimal"
                suffix="₽"
                rules={[aPrice]}
                disabled={disabled}
              />
            ))}
          </Grid>
          <Text>Всего: {prices.length > 0 ? formatPrice(sumOf(prices)) : '—'}</Text>
          {!disabled && (
            <div>
              <SubmitButton>Сохранить</SubmitButton>
            </div>
          )}
        </Stack>
      </Card>
    </Form>
  );
}

const prefix = 'lesson_';

const fieldOf = (lessonId: number): string => `${prefix}${lessonId}`;
