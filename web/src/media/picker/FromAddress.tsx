// The picker's tab that downloads a file from a URL into the storage and selects it.
import { useState, type KeyboardEvent } from 'react';
import { graphql } from 'react-relay';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { Button, chakra, FieldNote, Input, useAlerts } from '../../ui/index.ts';
import { thumbnailImageOf } from '../fileKinds.tsx';
import { ChosenFiles } from './ChosenFiles.tsx';
import type { PickerTabProps } from './PickerModal.tsx';
import type { FromAddressMutation } from '../../__generated__/FromAddressMutation.graphql.ts';

export function FromAddress({ companyId, kinds, chosen, toggle }: PickerTabProps) {
  const alerts = useAlerts();
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [fetchFile, isFetching] = useMutation<FromAddressMutation>(graphql`
    mutation FromAddressMutation($input: FetchFileStorageItemInput!) {
      fetchFileStorageItem(input: $input) {
        fileStorageItem {
          name
          kind
          file {
            id
            url
            ...fileKinds_file
          }
        }
        ...userErrors_payload
      }
    }
  `);
  const add = async () => {
    const { response, userErrors } = await fetchFile({
      variables: { input: { companyId, url: url.trim() } },
    });
    const [error] = userErrors;
    if (error || response === null) return setProblem(error?.message ?? 'Не получилось');
    const item = response.fetchFileStorageItem.fileStorageItem;
    if (!item?.file) return;
    setUrl('');
    if (kinds?.includes(item.kind) === false) {
      alerts.error(`«${item.name}» лежит в хранилище, но здесь не подходит`);
      return;
    }
    const { name, kind, file } = item;
    toggle({ id: file.id, name, kind, url: file.url, picture: thumbnailImageOf(kind, file) });
  };
  return (
    <chakra.div py="4">
      <chakra.label htmlFor="picker-address" fontSize="sm" fontWeight="medium">
        Адрес файла
      </chakra.label>
      <chakra.div display="flex" gap="2" mt="1">
        <Input
          id="picker-address"
          value={url}
          placeholder="https://"
          aria-invalid={problem !== null || undefined}
          aria-describedby="picker-address-note"
          onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => {
            setUrl(currentTarget.value);
            setProblem(null);
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' || url.trim() === '') return;
            event.preventDefault();
            void add();
          }}
        />
        <Button loading={isFetching} disabled={url.trim() === ''} onClick={() => void add()}>
          Добавить
        </Button>
      </chakra.div>
      <FieldNote
        id="picker-address-note"
        error={problem}
        hint="Файл скопируется в хранилище: не больше 100 МБ."
      />
      <chakra.div mt="4">
        <ChosenFiles chosen={chosen} toggle={toggle} />
      </chakra.div>
    </chakra.div>
  );
}
