// A dialog that adds files to a shelf of the library.
import { graphql } from 'react-relay';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import { countOf, FormModal, plural, Select, Text, useAlerts, useForm } from '../../ui/index.ts';
import { fileShelves, shelves } from './shelves.ts';
import type { ShelfModalMutation } from '../../__generated__/ShelfModalMutation.graphql.ts';

type FileShelf = (typeof fileShelves)[number];

export function ShelfModal({
  companyId,
  files,
  shelf,
  onDone,
}: {
  companyId: string;
  files: readonly { readonly id: string; readonly kind: string }[];
  /** The open shelf, if it holds files. */
  shelf?: FileShelf | undefined;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const areFilms = files.every(({ kind }) => kind === 'FILM');
  const offered = fileShelves.filter((each) => each !== 'VIDEO' || areFilms);
  const usual = areFilms ? 'VIDEO' : 'MATERIAL_FILES';
  const form = useForm<{ type: FileShelf }>({
    defaultValues: { type: shelf && offered.includes(shelf) ? shelf : usual },
  });
  const words = countOf(files.length, ['файл', 'файла', 'файлов']);
  const add = useSubmit<ShelfModalMutation>(
    graphql`
      mutation ShelfModalMutation($input: AddLibraryFilesInput!) {
        addLibraryFiles(input: $input) {
          libraryEntries {
            id
          }
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: () => {
        alerts.success(`В библиотеке: ${words}`);
        onDone();
      },
    },
  );
  return (
    <FormModal
      title="В библиотеку"
      size="narrow"
      confirmLabel="Положить на полку"
      form={form}
      onSubmit={({ type }) => add({ companyId, fileIds: files.map(({ id }) => id), type })}
    >
      <Text tone="muted">
        {words} {plural(files.length, ['останется', 'останутся', 'останутся'])} и в хранилище.
      </Text>
      <Select
        name="type"
        label="Полка"
        options={offered.map((value) => ({ value, label: shelves[value] }))}
      />
    </FormModal>
  );
}
