// A dialog that creates or edits a package of a course.
import { graphql } from 'react-relay';
import { DescribedFields, describedInput } from '../../kit/record/described.tsx';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useSubmit, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import { aPrice, priceOf, priceText, Select, TextField } from '../../ui/index.ts';
import type { PackageModal_package$key } from '../../__generated__/PackageModal_package.graphql.ts';
import type { PackageModalCreateMutation } from '../../__generated__/PackageModalCreateMutation.graphql.ts';
import type { PackageModalUpdateMutation } from '../../__generated__/PackageModalUpdateMutation.graphql.ts';

type PackageDialog = Pick<RecordDialogProps<PackageModal_package$key>, 'record' | 'onDone'> & {
  courseId: string;
  branches: readonly { readonly id: string; readonly name: string }[];
  /** The branch of a new package. */
  branchId: string | null;
};

/** The value of the choice without a branch. */
const ofWhole = 'whole';

export function PackageModal({ courseId, branches, branchId, record, onDone }: PackageDialog) {
  const create = useSubmit<PackageModalCreateMutation>(
    graphql`
      mutation PackageModalCreateMutation($input: CreateCoursePackageInput!) {
        createCoursePackage(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    { onDone },
  );
  const [update] = useMutation<PackageModalUpdateMutation>(graphql`
    mutation PackageModalUpdateMutation($input: UpdateCoursePackageInput!) {
      updateCoursePackage(input: $input) {
        coursePackage {
          ...PackageModal_package
        }
        ...userErrors_payload
      }
    }
  `);
  const sold = useRecordForm({
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
    record,
    values: (now) => ({
      name: now?.name ?? '',
      description: now?.description ?? '',
      price: priceText(now?.price),
      oldPrice: priceText(now?.oldPrice),
      branch: (now ? now.branch?.id : branchId) ?? ofWhole,
    }),
    input: ({ price, oldPrice, branch, ...described }) => ({
      ...describedInput(described),
      price: priceOf(price),
      oldPrice: priceOf(oldPrice),
      branchId: branch === ofWhole ? null : branch,
    }),
    create: (input) => create({ courseId, ...input }),
    update: ({ id }, change) => update({ variables: { input: { courseId, id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...sold}
      creation={{ title: 'Новый пакет', label: 'Создать' }}
      changeTitle="Изменение пакета"
    >
      <DescribedFields />
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
    </RecordModal>
  );
}
