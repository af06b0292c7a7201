// The company's own files: upload, preview, delete.
import { useTransition } from 'react';
import { FileText, FolderOpen, Trash2, Upload } from 'lucide-react';
import { graphql, useRefetchableFragment } from 'react-relay';
import { FilePicture } from '../../kit/files/FilePicture.tsx';
import { fullWidget } from '../../kit/uploads/limits.ts';
import { useUploads } from '../../kit/uploads/useUploads.ts';
import { useAction } from '../../kit/actions/useAction.ts';
import { useFileDeletion } from '../../kit/files/useFileDeletion.ts';
import {
  Box,
  Button,
  Card,
  chakra,
  DropZone,
  FilePickButton,
  formatDate,
  formatSize,
  IconButton,
  Text,
  UploadList,
} from '../../ui/index.ts';
import { usePicker } from '../../media/index.ts';
import type { CompanyFilesAddMutation } from '../../__generated__/CompanyFilesAddMutation.graphql.ts';
import type {
  CompanyFiles_company$data,
  CompanyFiles_company$key,
} from '../../__generated__/CompanyFiles_company.graphql.ts';
import type { CompanyFilesDeleteMutation } from '../../__generated__/CompanyFilesDeleteMutation.graphql.ts';
import type { CompanyFilesRefetchQuery } from '../../__generated__/CompanyFilesRefetchQuery.graphql.ts';

export function CompanyFiles({ company: key }: { company: CompanyFiles_company$key }) {
  const [company, refetch] = useRefetchableFragment<
    CompanyFilesRefetchQuery,
    CompanyFiles_company$key
  >(
    graphql`
      fragment CompanyFiles_company on Company
      @refetchable(queryName: "CompanyFilesRefetchQuery")
      @throwOnFieldError {
        id
        companyFiles {
          id
          fileName
          mimeType
          size
          url
          createdAt
          ...FilePicture_file
        }
      }
    `,
    key,
  );
  const [, startTransition] = useTransition();
  const { uploads, add } = useUploads({
    place: `company ${company.id}`,
    to: `/media/companies/${company.id}`,
    films: `/media/companies/${company.id}/video`,
    limits: fullWidget,
    onDone: () =>
      startTransition(() => {
        refetch({}, { fetchPolicy: 'network-only' });
      }),
  });
  const remove = useDeleteFile();
  const pick = usePicker(company.id);
  const [addPicked] = useAction<CompanyFilesAddMutation>(graphql`
    mutation CompanyFilesAddMutation($input: AddCompanyFilesInput!) {
      addCompanyFiles(input: $input) {
        company {
          ...CompanyFiles_company
        }
        ...userErrors_payload
      }
    }
  `);
  const choose = async () => {
    const picked = await pick({ title: 'Файлы компании', isMultiple: true });
    if (picked.length === 0) return;
    const fileIds = picked.map(({ id }) => id);
    await addPicked({
      variables: { input: { companyId: company.id, fileIds } },
      done: 'Файлы добавлены',
    });
  };

  return (
    <Card
      title="Файлы компании"
      actions={
        <>
          <Button
            size="sm"
            icon={<FolderOpen size={16} aria-hidden />}
            onClick={() => void choose()}
          >
            Выбрать
          </Button>
          <FilePickButton
            size="sm"
            icon={<Upload size={16} aria-hidden />}
            limits={fullWidget}
            onFiles={add}
          >
            Загрузить
          </FilePickButton>
        </>
      }
    >
      <DropZone onFiles={add}>
        {company.companyFiles.length === 0 && uploads.length === 0 && (
          <Text tone="muted" size="sm">
            Логотип и картинки для страниц компании. Их можно перетащить сюда.
          </Text>
        )}
        <UploadList uploads={uploads} />
        <chakra.ul m="0" p="0" listStyleType="none" display="flex" flexDirection="column" gap="2">
          {company.companyFiles.map((file) => {
            const { id, fileName, mimeType, size, url, createdAt } = file;
            return (
              <Row key={id}>
                {mimeType.startsWith('image/') ? (
                  <Small>
                    <FilePicture file={file} sizes="40px" />
                  </Small>
                ) : (
                  <chakra.span
                    aria-hidden
                    display="grid"
                    placeItems="center"
                    boxSize="40px"
                    color="muted"
                  >
                    <FileText size={20} />
                  </chakra.span>
                )}
                <Box flex="1" minW="0">
                  <chakra.a
                    href={url}
                    target="_blank"
                    rel="noreferrer"
                    display="block"
                    truncate
                    color="primary"
                  >
                    {fileName}
                  </chakra.a>
                  <Text size="xs" tone="muted">
                    {formatSize(size)}, {formatDate(createdAt)}
                  </Text>
                </Box>
                <IconButton
                  size="sm"
                  icon={<Trash2 />}
                  label={`Удалить: ${fileName}`}
                  onClick={() => void remove({ id, fileName, mimeType, size })}
                />
              </Row>
            );
          })}
        </chakra.ul>
      </DropZone>
    </Card>
  );
}

type ListedFile = Pick<
  CompanyFiles_company$data['companyFiles'][number],
  'id' | 'fileName' | 'mimeType' | 'size'
>;

function useDeleteFile() {
  const remove = useFileDeletion<CompanyFilesDeleteMutation>(graphql`
    mutation CompanyFilesDeleteMutation($input: DeleteCompanyFileInput!) {
      deleteCompanyFile(input: $input) {
        company {
          ...CompanyFiles_company
        }
        ...userErrors_payload
      }
    }
  `);
  return ({ id, fileName, mimeType, size }: ListedFile) =>
    remove({
      file: { name: fileName, kind: mimeType.startsWith('image/') ? 'IMAGE' : 'DOCUMENT' },
      note: `${formatSize(size)}.`,
      variables: { input: { id } },
    });
}

const Small = chakra('span', {
  base: {
    boxSize: '40px',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'md',
    '& > img': { boxSize: 'full', objectFit: 'cover' },
  },
});

const Row = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '44px' },
});
