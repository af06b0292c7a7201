// The photo of the signed-in user: choose, crop and remove.
import { useRef } from 'react';
import { ImageUp, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../kit/actions/useAction.ts';
import { useFreshPage } from '../../../kit/pages/PageBoundary.tsx';
import { useDataModals } from '../../../kit/relay/useDataModals.tsx';
import { useFileDeletion } from '../../../kit/files/useFileDeletion.ts';
import { Avatar, Box, Button, Flex, lazyPart, Text, useAlerts } from '../../../ui/index.ts';
import { photoProblem, photoTypes } from './photoRules.ts';
import type { ProfilePhoto_viewer$key } from '../../../__generated__/ProfilePhoto_viewer.graphql.ts';
import type { ProfilePhotoMutation } from '../../../__generated__/ProfilePhotoMutation.graphql.ts';

const PhotoModal = lazyPart(() => import('./PhotoModal.tsx'), 'PhotoModal');

export function ProfilePhoto({ viewer: key }: { viewer: ProfilePhoto_viewer$key }) {
  const { name, surname, photo } = useFragment<ProfilePhoto_viewer$key>(
    graphql`
      fragment ProfilePhoto_viewer on Viewer {
        name
        surname
        photo
      }
    `,
    key,
  );
  const picker = useRef<HTMLInputElement>(null);
  const alerts = useAlerts();
  const { open } = useDataModals();
  const mutation = graphql`
    mutation ProfilePhotoMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        viewer {
          ...ProfilePhoto_viewer
        }
        ...userErrors_payload
      }
    }
  `;
  // The list of the profile's files changes, too.
  const refresh = useFreshPage();
  const [update, isUpdating] = useAction<ProfilePhotoMutation>(mutation, refresh);
  const remove = useFileDeletion<ProfilePhotoMutation>(mutation, refresh);

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const problem = photoProblem(file);
    if (problem !== null) return alerts.error(problem);
    await open((close) => (
      <PhotoModal
        file={file}
        onUploaded={async (address) => {
          if (await update({ variables: { input: { photo: address } } })) close();
        }}
      />
    ));
  };

  return (
    <Flex align="center" gap="4" wrap="wrap">
      <Avatar name={[name, surname].filter(Boolean).join(' ')} photo={photo ?? null} size={72} />
      <Box flex="1" minW="200px">
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            icon={<ImageUp aria-hidden />}
            loading={isUpdating}
            onClick={() => picker.current?.click()}
          >
            {photo ? 'Сменить фото' : 'Загрузить фото'}
          </Button>
          {photo && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Trash2 aria-hidden />}
              onClick={() => void remove(withoutPhoto)}
            >
              Удалить фото
            </Button>
          )}
        </Flex>
        <Text tone="muted" size="xs" mt="1.5">
          JPG, PNG, WebP или GIF, не больше 10&nbsp;МБ
        </Text>
      </Box>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Файл с фото"
        accept={photoTypes.join(',')}
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </Flex>
  );
}

const withoutPhoto = {
  file: { name: 'Фото профиля', kind: 'IMAGE' },
  note: 'Вместо него будут показаны ваши инициалы.',
  variables: { input: { photo: null } },
} as const;
