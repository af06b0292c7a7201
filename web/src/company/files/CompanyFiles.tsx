// The company's own files: add, look at, delete.
import { useRef, useState, useTransition } from 'react';
import { FileText, FolderOpen, Trash2, Upload, X } from 'lucide-react';
import { graphql, useRefetchableFragment } from 'react-relay';
import { useAction, useRemoval } from '../../kit/useAction.ts';
import { uploadFile, UploadFailed, uploadLimits, uploadProblem } from '../../kit/upload.ts';
import {
  Box,
  Button,
  Card,
  chakra,
  formatDate,
  formatSize,
  IconButton,
  ProgressBar,
  Text,
  useAlerts,
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
        }
      }
    `,
    key,
  );
  const picker = useRef<HTMLInputElement>(null);
  const [, startTransition] = useTransition();
  const { uploads, add, cancel } = useUploads(company.id, () =>
    startTransition(() => {
      refetch({}, { fetchPolicy: 'network-only' });
    }),
  );
  const remove = useDeleteFile();
  const pick = usePicker(company.id);
  const [addPicked] = useAction<CompanyFilesAddMutation>(graphql`
    mutation CompanyFilesAddMutation($input: AddCompanyFilesInput!) {
      addCompanyFiles(input: $input) {
        company {
          ...CompanyFiles_company
        }
        userErrors {
          message
        }
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
          <Button
            size="sm"
            icon={<Upload size={16} aria-hidden />}
            onClick={() => picker.current?.click()}
          >
            Загрузить
          </Button>
        </>
      }
    >
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Файлы для загрузки"
        accept={uploadLimits.extensions.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {company.companyFiles.length === 0 && uploads.length === 0 && (
        <Text tone="muted" size="sm">
          Логотип и картинки для страниц компании. Не больше 100 МБ каждый.
        </Text>
      )}
      <chakra.ul m="0" p="0" listStyleType="none" display="flex" flexDirection="column" gap="2">
        {uploads.map(({ id, name, percent }) => (
          <Row key={id}>
            <Box flex="1" minW="0">
              <Text size="sm" truncate mb="1.5">
                {name}
              </Text>
              <ProgressBar label={`Загрузка: ${name}`} value={percent} />
            </Box>
            <IconButton
              size="sm"
              icon={<X />}
              label={`Отменить загрузку: ${name}`}
              onClick={() => cancel(id)}
            />
          </Row>
        ))}
        {company.companyFiles.map(({ id, fileName, mimeType, size, url, createdAt }) => (
          <Row key={id}>
            {mimeType.startsWith('image/') ? (
              <chakra.img
                src={url}
                alt=""
                loading="lazy"
                boxSize="40px"
                borderRadius="md"
                objectFit="cover"
              />
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
        ))}
      </chakra.ul>
    </Card>
  );
}

interface RunningUpload {
  id: number;
  name: string;
  percent: number;
  abort: () => void;
}

function useUploads(companyId: string, onUploaded: () => void) {
  const alerts = useAlerts();
  const lastId = useRef(0);
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([]);

  const send = async (file: File) => {
    const problem = uploadProblem(file);
    if (problem !== null) return alerts.error(`${file.name}: ${problem}`);
    const id = (lastId.current += 1);
    const abort = new AbortController();
    setUploads((all) => [...all, { id, name: file.name, percent: 0, abort: () => abort.abort() }]);
    try {
      await uploadFile({
        to: `/media/companies/${companyId}`,
        file,
        signal: abort.signal,
        onProgress: (percent) =>
          setUploads((all) =>
            all.map((upload) => (upload.id === id ? { ...upload, percent } : upload)),
          ),
      });
      onUploaded();
    } catch (error) {
      if (!abort.signal.aborted)
        alerts.error(error instanceof UploadFailed ? error.message : undefined);
    } finally {
      setUploads((all) => all.filter((upload) => upload.id !== id));
    }
  };

  return {
    uploads,
    add: (files: readonly File[]) => {
      for (const file of files) void send(file);
    },
    cancel: (id: number) => uploads.find((upload) => upload.id === id)?.abort(),
  };
}

type ListedFile = Pick<
  CompanyFiles_company$data['companyFiles'][number],
  'id' | 'fileName' | 'mimeType' | 'size'
>;

function useDeleteFile() {
  const remove = useRemoval<CompanyFilesDeleteMutation>(graphql`
    mutation CompanyFilesDeleteMutation($input: DeleteCompanyFileInput!) {
      deleteCompanyFile(input: $input) {
        company {
          ...CompanyFiles_company
        }
        userErrors {
          message
        }
      }
    }
  `);
  return ({ id, fileName, mimeType, size }: ListedFile) => {
    const { title, description } = mimeType.startsWith('image/') ? imageQuestion : fileQuestion;
    return remove({
      title,
      description: `«${fileName}», ${formatSize(size)}. ${description}`,
      variables: { input: { id } },
      done: 'Файл успешно удален',
    });
  };
}

const imageQuestion = {
  title: 'Вы точно хотите удалить изображение?',
  description: 'Восстановить его не получится.',
};

const fileQuestion = {
  title: 'Вы точно хотите удалить файл?',
  description: 'Восстановить его не получится',
};

const Row = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '44px' },
});
