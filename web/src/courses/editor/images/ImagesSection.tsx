// The images of a course by where they are displayed.
import { Suspense } from 'react';
import { Grid, lazyPart } from '../../../ui/index.ts';
import { CourseField } from '../CourseField.tsx';
import { ImageField } from './ImageField.tsx';

// Loaded lazily: most users pick from the company's files instead.
const CoverUpload = lazyPart(() => import('./CoverUpload.tsx'), 'CoverUpload');

const images = [
  {
    name: 'imgId',
    column: 'img_id',
    label: 'Обложка',
    hint: 'В списках и на карточке курса',
    shape: { width: 16, height: 9, label: '16:9' },
  },
  {
    name: 'imgAnonsId',
    column: 'img_anons_id',
    label: 'Изображение анонса',
    hint: 'Рядом с анонсом',
    shape: { width: 4, height: 3, label: '4:3' },
  },
  {
    name: 'imgHeaderId',
    column: 'img_header_id',
    label: 'Изображение в шапке',
    hint: 'За названием на странице курса',
    shape: { width: 3, height: 1, label: '3:1' },
  },
  {
    name: 'imgBannerId',
    column: 'img_banner_id',
    label: 'Баннер',
    hint: 'На широких экранах',
    shape: { width: 4, height: 1, label: '4:1' },
  },
  {
    name: 'imgBannerMobileId',
    column: 'img_banner_mobile_id',
    label: 'Баннер для телефонов',
    hint: 'На узких экранах',
    shape: { width: 1, height: 1, label: '1:1' },
  },
  {
    name: 'imgVerticalBannerId',
    column: 'img_vertical_banner_id',
    label: 'Вертикальный баннер',
    hint: 'Сбоку от текста',
    shape: { width: 2, height: 3, label: '2:3' },
  },
] as const;

export function ImagesSection({
  companyId,
  courseId,
  mayPick,
}: {
  companyId: string;
  /** Null if no cover can be uploaded: the course is new or read-only. */
  courseId: string | null;
  mayPick: boolean;
}) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap="5"
      alignItems="start"
    >
      {images.map(({ column, ...image }) => (
        <CourseField key={column} name={column}>
          <ImageField companyId={companyId} mayPick={mayPick} {...image} />
          {column === 'img_id' && !mayPick && courseId && (
            <Suspense>
              <CoverUpload courseId={courseId} />
            </Suspense>
          )}
        </CourseField>
      ))}
    </Grid>
  );
}
