// What is done with the cover of a course: uploaded, chosen among the files of the storage, and taken off.
import { FolderOpen, Trash2, Upload } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { imageWidget } from '../kit/uploads/limits.ts';
import { useUploads } from '../kit/uploads/useUploads.ts';
import { useAction } from '../kit/useAction.ts';
import { useFileRemoval } from '../kit/useFileRemoval.ts';
import { usePicker } from '../media/index.ts';
import { Button, chakra, FilePickButton, UploadList } from '../ui/index.ts';
import type { CourseCoverButtons_course$key } from '../__generated__/CourseCoverButtons_course.graphql.ts';
import type { CourseCoverButtonsMutation } from '../__generated__/CourseCoverButtonsMutation.graphql.ts';

export function CourseCoverButtons({
  course: key,
  companyId,
  mayPick,
  refresh,
}: {
  course: CourseCoverButtons_course$key;
  companyId: string;
  /** Whether the person sees the files of the storage. */
  mayPick: boolean;
  refresh: () => void;
}) {
  const { id, img } = useFragment<CourseCoverButtons_course$key>(
    graphql`
      fragment CourseCoverButtons_course on Course {
        id
        img {
          id
        }
      }
    `,
    key,
  );
  const { uploads, add } = useUploads({
    place: `cover ${id}`,
    to: `/media/courses/${id}`,
    field: 'image',
    limits: imageWidget,
    onDone: refresh,
  });
  const pick = usePicker(companyId);
  const [choose, isChoosing] = useAction<CourseCoverButtonsMutation>(changeCover);
  const remove = useFileRemoval<CourseCoverButtonsMutation>(changeCover);
  const pickOne = async () => {
    const [image] = await pick({ title: 'Обложка курса', kinds: ['IMAGE'] });
    if (!image) return;
    await choose({ variables: { input: { id, imgId: image.id } }, done: 'Обложка выбрана' });
  };
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <FilePickButton
          size="sm"
          icon={<Upload size={16} aria-hidden />}
          limits={imageWidget}
          onFiles={add}
        >
          Загрузить обложку
        </FilePickButton>
        {mayPick && (
          <Button
            size="sm"
            icon={<FolderOpen size={16} aria-hidden />}
            loading={isChoosing}
            onClick={() => void pickOne()}
          >
            Выбрать
          </Button>
        )}
        {img && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() =>
              void remove({
                file: { name: 'Обложка курса', kind: 'IMAGE' },
                variables: { input: { id, imgId: null } },
              })
            }
          >
            Убрать
          </Button>
        )}
      </chakra.div>
      <UploadList uploads={uploads} />
    </>
  );
}

const changeCover = graphql`
  mutation CourseCoverButtonsMutation($input: UpdateCourseInput!) {
    updateCourse(input: $input) {
      course {
        ...CourseCoverButtons_course
        ...CourseCoverImage_course
      }
      userErrors {
        message
      }
    }
  }
`;
