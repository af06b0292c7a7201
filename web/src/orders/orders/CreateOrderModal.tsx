// A dialog that creates an order from a customer and a course; the other fields are on the order's page.
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import { useCourseSearch } from '../../kit/choices/courseSearch.ts';
import { useCoursePackageSearch } from '../../courses/lazy.ts';
import { useCreate } from '../../kit/actions/useSubmit.ts';
import { usePeopleSearch } from '../../people/index.ts';
import {
  aPrice,
  priceOf,
  ComboField,
  FormModal,
  Grid,
  maxLengthOrEmpty,
  required,
  TextArea,
  TextField,
  useForm,
  type ChosenRecord,
} from '../../ui/index.ts';
import { useOrderManagerSearch } from '../choices.ts';
import { ContactFields } from './ContactFields.tsx';
import type { CreateOrderModalMutation } from '../../__generated__/CreateOrderModalMutation.graphql.ts';

interface Values {
  courseId: ChosenRecord | null;
  coursePackageId: ChosenRecord | null;
  name: string;
  userId: ChosenRecord | null;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  managerId: ChosenRecord | null;
  fixPrice: string;
  description: string;
}

export function CreateOrderModal({
  companyId,
  sees,
  onDone,
}: {
  companyId: string;
  /** Which records the user may search. */
  sees: { people: boolean; courses: boolean };
  /** Receives the REST id of the new order; null when the server doesn't return it. */
  onDone: (databaseId: number | null) => void;
}) {
  const unreachable = `Укажите ${sees.people ? 'клиента, ' : ''}почту или телефон`;
  const create = useCreate<CreateOrderModalMutation>(
    companyId,
    graphql`
      mutation CreateOrderModalMutation($input: CreateOrderInput!) {
        createOrder(input: $input) {
          order {
            databaseId
          }
          ...userErrors_payload
        }
      }
    `,
    ({ createOrder }) => onDone(createOrder.order?.databaseId ?? null),
  );
  const form = useForm<Values>({
    defaultValues: {
      courseId: null,
      coursePackageId: null,
      name: '',
      userId: null,
      contactName: '',
      contactEmail: '',
      contactPhone: '',
      managerId: null,
      fixPrice: '',
      description: '',
    },
  });
  const [course, customer, phone] = form.watch(['courseId', 'userId', 'contactPhone']);
  const isKnownOtherwise = customer !== null || phone.trim() !== '';
  const { isSubmitted } = form.formState;
  const { trigger } = form;
  // Another contact makes the email address optional: validate it again to clear its error.
  useEffect(() => {
    if (isSubmitted && isKnownOtherwise) void trigger('contactEmail');
  }, [isKnownOtherwise, isSubmitted, trigger]);
  const courses = useCourseSearch(companyId);
  const people = usePeopleSearch(companyId);
  const packages = useCoursePackageSearch(course?.id ?? '');
  return (
    <FormModal
      title="Новая заявка"
      confirmLabel="Создать"
      form={form}
      guardUnsaved
      onSubmit={(values) =>
        create({
          name: values.name.trim() || undefined,
          courseId: values.courseId?.id ?? null,
          coursePackageId: values.courseId && (values.coursePackageId?.id ?? null),
          userId: values.userId?.id ?? null,
          contactName: values.contactName.trim() || null,
          contactEmail: values.contactEmail.trim() || null,
          contactPhone: values.contactPhone.trim() || null,
          managerId: values.managerId?.id ?? null,
          fixPrice: priceOf(values.fixPrice),
          description: values.description.trim() || null,
        })
      }
    >
      {sees.courses && (
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <ComboField name="courseId" label="Курс" placeholder="Название курса" search={courses} />
          {course && (
            <ComboField
              // Each course has its own packages.
              key={course.id}
              name="coursePackageId"
              label="Пакет"
              placeholder="Курс целиком"
              search={packages}
            />
          )}
        </Grid>
      )}
      <TextField
        name="name"
        label="Название"
        hint={course ? 'Пусто: как у курса' : undefined}
        rules={[maxLengthOrEmpty(255)]}
      />
      {sees.people && (
        <ComboField
          name="userId"
          label="Клиент"
          placeholder="Имя, почта или телефон"
          search={people}
        />
      )}
      <ContactFields
        nameHint={customer ? 'Пусто: как у клиента' : undefined}
        emailHint={isKnownOtherwise ? undefined : 'Нужна почта или телефон'}
        emailRules={isKnownOtherwise ? [] : [required(unreachable)]}
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <ComboField
          name="managerId"
          label="Ответственный"
          placeholder="Имя"
          search={useOrderManagerSearch(companyId)}
        />
        <TextField
          name="fixPrice"
          label="Договорная цена"
          hint="Пусто: сколько стоит курс со скидками"
          inputMode="decimal"
          suffix="₽"
          rules={[aPrice]}
        />
      </Grid>
      <TextArea name="description" label="Описание" rules={[maxLengthOrEmpty(10_000)]} />
    </FormModal>
  );
}
