// The page of a gallery: its images in order with their captions, and the courses that show it.
import { Eye, ImagePlus, Pencil } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { useAction } from '../../kit/actions/useAction.ts';
import { useDataModals, useRecordDialog } from '../../kit/relay/useDataModals.tsx';
import {
  Button,
  Card,
  countOf,
  Grid,
  lazyPart,
  PageBody,
  PageHeader,
  Stack,
  Text,
} from '../../ui/index.ts';
import { usePicker } from '../picker/index.ts';
import { GalleryCourses } from './GalleryCourses.tsx';
import { GalleryImages } from './GalleryImages.tsx';
import { galleryRoute } from './galleryRoute.ts';
import type { GalleryScreen_company$key } from '../../__generated__/GalleryScreen_company.graphql.ts';
import type { GalleryScreenAddMutation } from '../../__generated__/GalleryScreenAddMutation.graphql.ts';

const GalleryModal = lazyPart(() => import('./GalleryModal.tsx'), 'GalleryModal');
const GalleryPreview = lazyPart(() => import('./GalleryPreview.tsx'), 'GalleryPreview');

export function GalleryScreen() {
  const page = usePageData(galleryRoute);
  const company = useFragment<GalleryScreen_company$key>(
    graphql`
      fragment GalleryScreen_company on Company
      @argumentDefinitions(id: { type: "Int!" })
      @throwOnFieldError {
        ...Admin_company
        gallery(databaseId: $id) {
          id
          name
          description
          imagesCount
          viewerCanUpdate @catch(to: NULL)
          ...GalleryModal_gallery
          ...GalleryImages_gallery
          ...GalleryCourses_gallery
          ...GalleryPreview_gallery
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code, may } = useAdmin(company);
  const { gallery } = company;
  const refresh = useFreshPage();
  const modals = useDataModals();
  const pick = usePicker(companyId);
  const edit = useRecordDialog(GalleryModal, { companyId, onDone: refresh });
  const [add, isAdding] = useAction<GalleryScreenAddMutation>(graphql`
    mutation GalleryScreenAddMutation($input: AddGalleryImagesInput!) {
      addGalleryImages(input: $input) {
        gallery {
          imagesCount
          ...GalleryImages_gallery
          ...GalleryPreview_gallery
        }
        ...userErrors_payload
      }
    }
  `);
  usePageName(gallery?.name);
  if (!gallery) {
    return <NotFoundHere title="Галерея не найдена" text="Возможно, её удалили." />;
  }
  const mayUpdate = gallery.viewerCanUpdate === true;
  const addImages = async () => {
    const picked = await pick({ title: 'Изображения галереи', kinds: ['IMAGE'], isMultiple: true });
    if (picked.length === 0) return;
    await add({
      variables: { input: { galleryId: gallery.id, fileIds: picked.map(({ id }) => id) } },
      done: `Добавлено: ${countOf(picked.length, ['изображение', 'изображения', 'изображений'])}`,
    });
  };
  return (
    <>
      <PageHeader
        title={gallery.name}
        count={gallery.imagesCount}
        actions={
          <>
            {gallery.imagesCount > 0 && (
              <Button
                icon={<Eye size={16} aria-hidden />}
                onClick={() => void modals.open(() => <GalleryPreview gallery={gallery} />)}
              >
                Посмотреть
              </Button>
            )}
            {mayUpdate && (
              <>
                <Button icon={<Pencil size={16} aria-hidden />} onClick={() => edit(gallery)}>
                  Изменить
                </Button>
                <Button
                  variant="primary"
                  icon={<ImagePlus size={16} aria-hidden />}
                  loading={isAdding}
                  onClick={() => void addImages()}
                >
                  Добавить изображения
                </Button>
              </>
            )}
          </>
        }
      />
      <PageBody>
        <Stack gap="5">
          {gallery.description && <Text tone="muted">{gallery.description}</Text>}
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
            gap="5"
            alignItems="start"
          >
            <Card title="Изображения">
              <GalleryImages gallery={gallery} mayUpdate={mayUpdate} />
            </Card>
            <GalleryCourses
              gallery={gallery}
              companyId={companyId}
              code={code}
              mayTie={may('COURSES_UPDATE_ALL') || may('COURSES_UPDATE_MY')}
              refresh={refresh}
            />
          </Grid>
        </Stack>
      </PageBody>
    </>
  );
}
