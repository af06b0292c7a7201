// A dialog that downloads a file from a URL into the storage.
import { graphql } from 'react-relay';
import { useCreate } from '../../kit/actions/useSubmit.ts';
import { FormModal, TextField, url, useForm } from '../../ui/index.ts';
import type { Folder } from './folders/folderTree.ts';
import type { FetchModalMutation } from '../../__generated__/FetchModalMutation.graphql.ts';

export function FetchModal({
  companyId,
  folder,
  onDone,
}: {
  companyId: string;
  /** Null is the top level. */
  folder: Folder | null;
  onDone: () => void;
}) {
  const fetchFile = useCreate<FetchModalMutation>(
    companyId,
    graphql`
      mutation FetchModalMutation($input: FetchFileStorageItemInput!) {
        fetchFileStorageItem(input: $input) {
          fileStorageItem {
            id
          }
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const form = useForm({ defaultValues: { url: '' } });
  return (
    <FormModal
      title="Файл по адресу"
      size="narrow"
      confirmLabel="Добавить"
      form={form}
      onSubmit={(values) => fetchFile({ url: values.url.trim(), folderId: folder?.id ?? null })}
    >
      <TextField
        name="url"
        label="Адрес"
        hint="Файл скопируется в хранилище: не больше 100 МБ."
        placeholder="https://"
        required
        rules={[url()]}
        initialFocus
      />
    </FormModal>
  );
}
