// The form of an order: product, customer, price and manager.
import { graphql } from 'react-relay';
import { useCourseSearch } from '../../kit/choices/courseSearch.ts';
import { useCoursePackageSearch } from '../../courses/lazy.ts';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { usePeopleSearch } from '../../people/index.ts';
import {
  aPrice,
  priceOf,
  priceText,
  Card,
  ComboField,
  DateTimeField,
  Form,
  formatPhone,
  Grid,
  maxLength,
  maxLengthOrEmpty,
  Stack,
  SubmitButton,
  TextArea,
  TextField,
  useAlerts,
  type ChosenRecord,
} from '../../ui/index.ts';
import {
  useOrderFolderCreation,
  useOrderFolderSearch,
  useOrderManagerSearch,
  useOrderStatusSearch,
} from '../choices.ts';
import { ContactFields } from './ContactFields.tsx';
import type {
  OrderDetails_order$data,
  OrderDetails_order$key,
} from '../../__generated__/OrderDetails_order.graphql.ts';
import type { OrderDetailsMutation } from '../../__generated__/OrderDetailsMutation.graphql.ts';

export interface OrderTabProps {
  companyId: string;
  /** The order is in the trash. */
  isReadOnly: boolean;
  /** Which records the user may search. */
  sees: { people: boolean; courses: boolean };
  /** Whether the user may create a folder. */
  maySetUp: boolean;
}

export function OrderDetails({
  order: key,
  companyId,
  isReadOnly,
  sees,
  maySetUp,
}: OrderTabProps & { order: OrderDetails_order$key }) {
  const alerts = useAlerts();
  const [update] = useMutation<OrderDetailsMutation>(graphql`
    mutation OrderDetailsMutation($input: UpdateOrderInput!) {
      updateOrder(input: $input) {
        order {
          number
          ...OrderOverview_order
          ...OrderDetails_order
          status {
            ...OrderStatusBadge_status
          }
        }
        ...userErrors_payload
      }
    }
  `);
  const { record: order, ...form } = useRecordForm({
    fragment: graphql`
      fragment OrderDetails_order on Order {
        id
        version
        name
        description @catch(to: NULL)
        status {
          id
          adminName {
            value
          }
        }
        folder @catch(to: NULL) {
          id
          name
        }
        user @catch(to: NULL) {
          id
          fullName
        }
        contactName @catch(to: NULL)
        contactEmail @catch(to: NULL)
        contactPhone @catch(to: NULL)
        course @catch(to: NULL) {
          id
          name
        }
        coursePackage @catch(to: NULL) {
          id
          name
        }
        manager @catch(to: NULL) {
          userId
          fullName
        }
        nextCallAt @catch(to: NULL)
        price @catch(to: NULL)
        fixPrice @catch(to: NULL)
        viewerCanUpdate @catch(to: NULL)
      }
    `,
    record: key,
    values: valuesOf,
    input: (values) => ({
      statusId: values.statusId?.id ?? '',
      managerId: values.managerId?.id ?? null,
      folderId: values.folderId?.id ?? null,
      nextCallAt: values.nextCallAt,
      name: values.name.trim(),
      courseId: values.courseId?.id ?? null,
      coursePackageId: values.courseId && (values.coursePackageId?.id ?? null),
      price: priceOf(values.price),
      fixPrice: priceOf(values.fixPrice),
      userId: values.userId?.id ?? null,
      contactName: values.contactName.trim() || null,
      contactEmail: values.contactEmail.trim() || null,
      contactPhone: values.contactPhone.trim() || null,
      description: values.description.trim() || null,
    }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone: alerts.saved,
  });
  const folders = useOrderFolderCreation(companyId);
  const course = form.form.watch('courseId');
  const packages = useCoursePackageSearch(course?.id ?? '');
  const disabled = isReadOnly || order?.viewerCanUpdate === false;
  const two = { base: '1fr', md: '1fr 1fr' };
  return (
    <Form {...form} guardUnsaved>
      <Card title="Заявка">
        <Stack gap="4">
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr 1fr' }} gap="4">
            <ComboField
              name="statusId"
              label="Статус"
              placeholder="Название статуса"
              required
              disabled={disabled}
              search={useOrderStatusSearch(companyId)}
            />
            <ComboField
              name="managerId"
              label="Ответственный"
              placeholder="Никто"
              disabled={disabled}
              search={useOrderManagerSearch(companyId)}
            />
            <ComboField
              name="folderId"
              label="Папка"
              placeholder="Без папки"
              disabled={disabled}
              search={useOrderFolderSearch(companyId)}
              create={maySetUp ? folders : undefined}
            />
          </Grid>
          <Grid templateColumns={two} gap="4">
            <TextField
              name="name"
              label="Название"
              required
              rules={[maxLength(255)]}
              disabled={disabled}
            />
            <DateTimeField
              name="nextCallAt"
              label="Следующий звонок"
              hint="Напомним, когда придёт время"
              usualTime="10:00"
              disabled={disabled}
            />
          </Grid>
          <Grid templateColumns={two} gap="4">
            <ComboField
              name="courseId"
              label="Курс"
              placeholder="Название курса"
              disabled={disabled || !sees.courses}
              search={useCourseSearch(companyId)}
            />
            <ComboField
              // Each course has its own packages.
              key={course?.id}
              name="coursePackageId"
              label="Пакет"
              placeholder="Курс целиком"
              disabled={disabled || !course || !sees.courses}
              search={packages}
            />
            <TextField
              name="price"
              label="Цена"
              hint="Со скидками на день заявки"
              inputMode="decimal"
              suffix="₽"
              rules={[aPrice]}
              disabled={disabled}
            />
            <TextField
              name="fixPrice"
              label="Договорная цена"
              hint="Если договорились о другой"
              inputMode="decimal"
              suffix="₽"
              rules={[aPrice]}
              disabled={disabled}
            />
          </Grid>
          <ComboField
            name="userId"
            label="Клиент"
            placeholder="Имя, почта или телефон"
            disabled={disabled || !sees.people}
            search={usePeopleSearch(companyId)}
          />
          <ContactFields disabled={disabled} />
          <TextArea
            name="description"
            label="Описание"
            rules={[maxLengthOrEmpty(10_000)]}
            disabled={disabled}
          />
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

type Chosen = ChosenRecord | null;

function valuesOf(order: Omit<OrderDetails_order$data, ' $fragmentType'> | null) {
  const named = (one: { readonly id: string; readonly name?: string | null } | null | undefined) =>
    one ? { id: one.id, name: one.name ?? '' } : null;
  return {
    statusId: (order?.status
      ? { id: order.status.id, name: order.status.adminName.value }
      : null) as Chosen,
    managerId: (order?.manager
      ? { id: order.manager.userId, name: order.manager.fullName }
      : null) as Chosen,
    folderId: named(order?.folder) as Chosen,
    nextCallAt: order?.nextCallAt ?? null,
    name: order?.name ?? '',
    courseId: named(order?.course) as Chosen,
    coursePackageId: named(order?.coursePackage) as Chosen,
    price: priceText(order?.price),
    fixPrice: priceText(order?.fixPrice),
    userId: (order?.user ? { id: order.user.id, name: order.user.fullName } : null) as Chosen,
    contactName: order?.contactName ?? '',
    contactEmail: order?.contactEmail ?? '',
    contactPhone: formatPhone(order?.contactPhone),
    description: order?.description ?? '',
  };
}
