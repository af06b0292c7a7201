// A dialog that creates or edits a package of a course.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { describedFields, type Described } from '../../kit/record/described.tsx';
import { aPrice, priceOf, priceText, Select, TextField } from '../../ui/index.ts';
import type { PackageModal_package$key } from '../../__generated__/PackageModal_package.graphql.ts';
import type { PackageModalCreateMutation } from '../../__generated__/PackageModalCreateMutation.graphql.ts';
import type { PackageModalUpdateMutation } from '../../__generated__/PackageModalUpdateMutation.graphql.ts';

interface Values extends Described {
  price: string;
  oldPrice: string;
  branch: string;
}

interface Props {
  courseId: string;
  branches: readonly { readonly id: string; readonly name: string }[];
  /** The branch of a new package. */
  branchOfNew: string | null;
}

const described = describedFields();

/** The value of the choice without a branch. */
const ofWhole = 'whole';

export const PackageModal = entityModal<
  PackageModal_package$key,
  PackageModalCreateMutation,
  PackageModalUpdateMutation,
  Values,
  Props
>({
  owner: 'courseId',
  creation: { title: 'Новый пакет', label: 'Создать' },
  changeTitle: 'Изменение пакета',
  fragment: graphql`
    fragment PackageModal_package on CoursePackage {
      id
      version
      name
      description
      price
      oldPrice
      branch {
        id
      }
    }
  `,
  create: graphql`
    mutation PackageModalCreateMutation($input: CreateCoursePackageInput!) {
      createCoursePackage(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation PackageModalUpdateMutation($input: UpdateCoursePackageInput!) {
      updateCoursePackage(input: $input) {
        coursePackage {
          ...PackageModal_package
        }
        ...userErrors_payload
      }
    }
  `,
  updateInput: (change, { courseId }) => ({ courseId, ...change }),
  values: (now, { branchOfNew }) => ({
    ...described.values(now),
    price: priceText(now?.price),
    oldPrice: priceText(now?.oldPrice),
    branch: (now ? now.branch?.id : branchOfNew) ?? ofWhole,
  }),
  input: ({ price, oldPrice, branch, ...values }) => ({
    ...described.input(values),
    price: priceOf(price),
    oldPrice: priceOf(oldPrice),
    branchId: branch === ofWhole ? null : branch,
  }),
  fields: (_record, { branches }) => (
    <>
      {described.fields()}
      {branches.length > 0 && (
        <Select
          name="branch"
          label="Ветка"
          options={[
            { value: ofWhole, label: 'Курс целиком' },
            ...branches.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <TextField
        name="price"
        label="Цена, ₽"
        hint="Пусто — бесплатно"
        inputMode="decimal"
        rules={[aPrice]}
      />
      <TextField name="oldPrice" label="Старая цена, ₽" inputMode="decimal" rules={[aPrice]} />
    </>
  ),
});
