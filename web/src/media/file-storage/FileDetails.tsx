// The details of a file: preview, properties, URL and the records that use it.
import { graphql } from 'react-relay';
import { openFile } from '../../kit/files/signedUrls.ts';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { useNavigate } from 'react-router';
import {
  Button,
  chakra,
  CopyButton,
  countOf,
  DetailList,
  formatDateTime,
  formatSize,
  Heading,
  Modal,
  ModalBody,
  Stack,
  Text,
} from '../../ui/index.ts';
import { FilePicture } from '../../kit/files/FilePicture.tsx';
import { FilmPreview } from '../FilmPreview.tsx';
import { FileThumb, fileKindNames } from '../fileKinds.tsx';
import type { Folder } from './folders/folderTree.ts';
import type {
  FileDetailsQuery,
  FileUseKind,
} from '../../__generated__/FileDetailsQuery.graphql.ts';

export function FileDetails({
  id,
  code,
  folders,
  companyId,
  mayManage,
  onClose,
}: {
  id: string;
  /** The company's code, for addresses. */
  code: string;
  /** The folders from the top level to the file. */
  folders: readonly Folder[];
  companyId: string;
  mayManage: boolean;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const { node: item } = useLazyQuery<FileDetailsQuery>(
    graphql`
      query FileDetailsQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on FileStorageItem {
            name
            kind
            size
            copiesCount
            createdAt
            file {
              url
              mimeType
              ...FilePicture_file
              ...FilmPreview_file
            }
            uses {
              kind
              count
              records {
                databaseId
                name
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  const file = item?.file;
  if (!item?.name || !item.kind || !file) {
    return (
      <Modal title="Файл не найден" size="narrow">
        <ModalBody>
          <Text>Возможно, его только что удалили.</Text>
        </ModalBody>
      </Modal>
    );
  }
  const address = new URL(file.url, location.origin).href;
  const leave = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Modal title={item.name}>
      <ModalBody>
        <Stack gap="5">
          {item.kind === 'IMAGE' && (
            <Shown>
              <FilePicture file={file} sizes="(max-width: 720px) 100vw, 672px" alt={item.name} />
            </Shown>
          )}
          {item.kind === 'FILM' && (
            <FilmPreview file={file} companyId={companyId} mayChange={mayManage} />
          )}
          {item.kind === 'AUDIO' && (
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <chakra.audio src={file.url} controls preload="metadata" w="full" />
          )}
          {(item.kind === 'DOCUMENT' || item.kind === 'ARCHIVE') && (
            <FileThumb kind={item.kind} picture={null} isLarge />
          )}
          <DetailList
            facts={[
              { name: 'Вид', value: `${fileKindNames[item.kind]}, ${file.mimeType}` },
              { name: 'Размер', value: formatSize(item.size ?? 0) },
              { name: 'Добавлен', value: formatDateTime(item.createdAt) },
              { name: 'Папка', value: folders.map(({ name }) => name).join(' / ') || 'Файлы' },
              {
                name: 'Копии',
                value: item.copiesCount
                  ? countOf(item.copiesCount, ['копия', 'копии', 'копий'])
                  : 'Нет',
              },
            ]}
          />
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <CopyButton text={address}>Скопировать адрес на 6 часов</CopyButton>
            <Button onClick={() => openFile(file.url)}>Открыть</Button>
          </chakra.div>
          <section aria-label="Где используется">
            <Heading as="h3" size="card" mb="2">
              Где используется
            </Heading>
            {item.uses?.length === 0 && <Text tone="muted">Пока нигде.</Text>}
            <Uses>
              {item.uses?.map(({ kind, count, records }) => (
                <li key={kind}>
                  <Text as="span" tone="muted">
                    {useWords[kind]}
                    {count > records.length && ` (${count})`}
                    {records.length > 0 && ': '}
                  </Text>
                  {records.map((record, index) => (
                    <span key={record.databaseId}>
                      {index > 0 && ', '}
                      <Used
                        name={record.name}
                        path={pathOf[kind]?.(record.databaseId)}
                        open={(path) => leave(`/${code}/${path}`)}
                      />
                    </span>
                  ))}
                </li>
              ))}
            </Uses>
          </section>
        </Stack>
      </ModalBody>
    </Modal>
  );
}

function Used({
  name,
  path,
  open,
}: {
  name: string;
  path: string | undefined;
  open: (path: string) => void;
}) {
  if (path === undefined) return name;
  return (
    <button type="button" onClick={() => open(path)}>
      {name}
    </button>
  );
}

const useWords: Record<FileUseKind, string> = {
  COMPANY: 'Файлы компании',
  USER: 'Поля пользователей',
  COURSE: 'Обложки курсов',
  GALLERY: 'Галереи',
  LIBRARY: 'Библиотека',
  FILM: 'Обложки видео',
  INVITE: 'Тексты приглашений',
  LESSON: 'Уроки',
  EXTERNAL_WEBINAR: 'Внешние вебинары',
  TEST: 'Тесты',
  EXAM: 'Примеры заданий экзаменов',
  ORDER: 'Поля заявок',
};

/** Null for pages whose address needs more than the record's id. */
const pathOf: Record<FileUseKind, ((id: number) => string) | null> = {
  COMPANY: () => 'settings',
  USER: (id) => `users/${id}`,
  COURSE: (id) => `courses/${id}`,
  GALLERY: (id) => `galleries/${id}`,
  LIBRARY: () => 'library',
  FILM: () => 'file-storage',
  INVITE: (id) => `invites/${id}`,
  LESSON: null,
  EXTERNAL_WEBINAR: () => 'webinars?tab=external',
  TEST: (id) => `tests/${id}/questions`,
  EXAM: null,
  ORDER: (id) => `orders/${id}?tab=fields`,
};

const Shown = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    '& > img': { maxW: 'full', w: 'auto', h: 'auto', maxH: '320px', borderRadius: 'md' },
  },
});

const Uses = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyleType: 'none',
    fontSize: 'sm',
    '& li': { py: '1', overflowWrap: 'anywhere' },
    '& button': { color: 'primary', cursor: 'pointer', textAlign: 'start' },
    '& button:hover': { textDecoration: 'underline' },
  },
});
