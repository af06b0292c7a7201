// A video player with a poster image that can be chosen and removed.
import { ImageOff, ImagePlus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useAction, useUnlink } from '../kit/actions/useAction.ts';
import { Button, chakra, pictureInWidth, Text } from '../ui/index.ts';
import { thumbnailImageOf } from './fileKinds.tsx';
import { usePicker } from './picker/index.ts';
import type { FilmPreview_file$key } from '../__generated__/FilmPreview_file.graphql.ts';
import type { FilmPreviewRemoveMutation } from '../__generated__/FilmPreviewRemoveMutation.graphql.ts';
import type { FilmPreviewSetMutation } from '../__generated__/FilmPreviewSetMutation.graphql.ts';

export function FilmPreview({
  file: key,
  companyId,
  mayChange,
}: {
  file: FilmPreview_file$key;
  companyId: string;
  /** Whether the user may choose the poster. */
  mayChange: boolean;
}) {
  const file = useFragment<FilmPreview_file$key>(
    graphql`
      fragment FilmPreview_file on UploadedFile {
        id
        url
        ...fileKinds_file
        poster {
          id
        }
      }
    `,
    key,
  );
  const { id, url, poster } = file;
  const picture = thumbnailImageOf('FILM', file);
  const pick = usePicker(companyId);
  const [set, isSetting] = useAction<FilmPreviewSetMutation>(setPoster);
  const remove = useUnlink<FilmPreviewRemoveMutation, FilmPreviewSetMutation>(
    removePoster,
    setPoster,
  );
  const choose = async () => {
    const [image] = await pick({ title: 'Обложка видео', kinds: ['IMAGE'] });
    if (!image) return;
    await set({
      variables: { input: { fileId: id, posterId: image.id } },
      done: 'Обложка выбрана',
    });
  };
  return (
    <div>
      {/* Uploaded videos have no separate captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <chakra.video
        key={poster?.id}
        src={url}
        poster={picture ? pictureInWidth(picture.url, 960) : undefined}
        controls
        preload="metadata"
        // A fixed ratio keeps the content below from moving when the video or the poster loads.
        aspectRatio="16 / 9"
        maxH="320px"
        w="full"
      />
      {mayChange && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="2">
          <Button
            size="sm"
            icon={<ImagePlus size={16} aria-hidden />}
            loading={isSetting}
            onClick={() => void choose()}
          >
            {poster ? 'Другая обложка' : 'Выбрать обложку'}
          </Button>
          {poster && (
            <Button
              size="sm"
              variant="ghost"
              icon={<ImageOff size={16} aria-hidden />}
              onClick={() => {
                const variables = { input: { fileId: id, posterId: poster.id } };
                void remove({ variables, back: variables, done: 'Обложка убрана' });
              }}
            >
              Убрать обложку
            </Button>
          )}
          <Text as="span" size="xs" tone="muted">
            JPG или PNG, до 1 Мб
          </Text>
        </chakra.div>
      )}
    </div>
  );
}

const setPoster = graphql`
  mutation FilmPreviewSetMutation($input: SetFilmPosterInput!) {
    setFilmPoster(input: $input) {
      file {
        ...FilmPreview_file
      }
      ...userErrors_payload
    }
  }
`;

const removePoster = graphql`
  mutation FilmPreviewRemoveMutation($input: RemoveFilmPosterInput!) {
    removeFilmPoster(input: $input) {
      file {
        ...FilmPreview_file
      }
      ...userErrors_payload
    }
  }
`;
