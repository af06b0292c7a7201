// The tab «О курсе»: the form of a course in sections, saved at once.
import { useEffect, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { filePermissions } from '../../kit/files/filePermissions.ts';
import { useTextUploads } from '../../media/index.ts';
import { useAdmin } from '../../kit/pages/Admin.ts';
import { DraftNote } from '../../kit/drafts/DraftNote.tsx';
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';
import {
  belowHead,
  Box,
  Card,
  chakra,
  Form,
  Grid,
  Stack,
  SubmitButton,
  useAlerts,
} from '../../ui/index.ts';
import { publicPagePath, usePageLinks } from '../course/coursePage.ts';
import { CourseFacts } from './CourseFacts.tsx';
import { CourseParts } from './parts/CourseParts.tsx';
import { ImagesSection } from './images/ImagesSection.tsx';
import { readinessData } from './readinessData.ts';
import { publishes } from '../course/courseStatus.ts';
import { unmetRequirements } from './readiness.ts';
import { useConfirmPublishing } from './usePublishing.tsx';
import { LearningSection } from './sections/LearningSection.tsx';
import { MainSection } from './sections/MainSection.tsx';
import { PriceSection } from './sections/PriceSection.tsx';
import { TextsSection } from './sections/TextsSection.tsx';
import { TimeSection } from './sections/TimeSection.tsx';
import type { SettingsValues } from './settingsValues.ts';
import { useSettingsForm } from './useSettingsForm.ts';
import type { CourseSettings_company$key } from '../../__generated__/CourseSettings_company.graphql.ts';
import type { CourseSettings_course$key } from '../../__generated__/CourseSettings_course.graphql.ts';

export function CourseSettings({
  company: companyKey,
  course: courseKey,
  isDeleted,
  draftOf,
}: {
  company: CourseSettings_company$key;
  /** Null for a new course. */
  course: CourseSettings_course$key | null;
  isDeleted: boolean;
  draftOf: DraftOwner | undefined;
}) {
  const company = useFragment<CourseSettings_company$key>(
    graphql`
      fragment CourseSettings_company on Company {
        ...Admin_company
        ...useTextUploads_company
        ...readinessData_company
      }
    `,
    companyKey,
  );
  const course = useFragment<CourseSettings_course$key>(
    graphql`
      fragment CourseSettings_course on Course {
        id
        ...coursePage_course
        ...useSettingsForm_course
        ...readinessData_course
        ...CourseFacts_course
        ...CourseParts_course
      }
    `,
    courseKey,
  );
  const { companyId, code, may } = useAdmin(company);
  const uploads = useTextUploads(company);
  const alerts = useAlerts();
  const askToPublish = useConfirmPublishing();
  const pageLinks = usePageLinks();
  const { form, onSubmit, draft, status, readOnly, hasPlaces } = useSettingsForm({
    companyId,
    code,
    record: course ?? null,
    isDeleted,
    draftOf,
  });
  const courseId = readOnly ? null : (course?.id ?? null);
  const mayPick = !readOnly && filePermissions.some((flag) => may(flag));
  const showPageLink = ({ status: given, canBeBought }: SettingsValues) => {
    // The address of a new course's page isn't known here.
    const page = course ? publicPagePath(code, course, { status: given, canBeBought }) : null;
    const links = pageLinks(page);
    if (links.length > 0) alerts.withLinks('Курс опубликован.', links);
  };
  useAnchor();

  const sections: { id: string; title: string; content: ReactNode }[] = [
    {
      id: 'main',
      title: 'Основное',
      content: <MainSection companyId={companyId} isNew={status === null} hasPlaces={hasPlaces} />,
    },
    { id: 'texts', title: 'Тексты', content: <TextsSection {...{ uploads, readOnly }} /> },
    {
      id: 'images',
      title: 'Изображения',
      content: <ImagesSection {...{ companyId, courseId, mayPick }} />,
    },
    { id: 'price', title: 'Цена и скидки', content: <PriceSection /> },
    { id: 'time', title: 'Сроки и классы', content: <TimeSection /> },
    {
      id: 'learning',
      title: 'Обучение',
      content: <LearningSection {...{ companyId, mayPick }} />,
    },
  ];
  const links = [
    ...sections.map(({ id, title }) => ({ id, title })),
    ...(course ? [{ id: 'parts', title: 'Пункты и чаты' }] : []),
  ];

  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: '160px minmax(0, 1fr) 300px' }}
      gap="5"
      alignItems="start"
    >
      <Sections aria-label="Разделы">
        {links.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </Sections>
      <Stack gap="4" minW="0">
        <DraftNote offer={readOnly ? null : draft.offer} />
        <Form
          form={form}
          guardUnsaved={!readOnly && draft.keep}
          onSubmit={async (values) => {
            const { around, viewpoint } = readinessData(course ?? null, company);
            const isPublishing = publishes(status ?? 'DRAFT', values.status);
            if (
              isPublishing &&
              !(await askToPublish(unmetRequirements(values, around), viewpoint))
            ) {
              return [{ message: 'Курс не опубликован: дополните его', field: 'status' }];
            }
            const errors = await onSubmit(values);
            if (isPublishing && !errors?.length) showPageLink(values);
            return errors;
          }}
        >
          <fieldset disabled={readOnly} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            <Stack gap="4">
              {sections.map(({ id, title, content }) => (
                <Box key={id} id={id}>
                  <Card title={title}>{content}</Card>
                </Box>
              ))}
              {!readOnly && (
                <div>
                  <SubmitButton>{status === null ? 'Создать' : 'Сохранить'}</SubmitButton>
                </div>
              )}
            </Stack>
          </fieldset>
        </Form>
        {course && (
          <Box id="parts">
            <CourseParts course={course} readOnly={readOnly} />
          </Box>
        )}
      </Stack>
      {course && <CourseFacts course={course} code={code} showsPeople={may('USERS_SHOW')} />}
    </Grid>
  );
}

/** Scrolls to the field in the URL's fragment and focuses it. */
function useAnchor(): void {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    const place = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    if (place === null) return undefined;
    let frame = 0;
    const lead = () => {
      // A closing dialog that links here holds the focus until it is unmounted.
      if (place.closest('[inert], [aria-hidden=true]')) {
        frame = requestAnimationFrame(lead);
        return;
      }
      place.scrollIntoView();
      if (hash.startsWith('#field-')) {
        place.querySelector<HTMLElement>('input, textarea, button, [contenteditable]')?.focus();
      }
    };
    lead();
    return () => cancelAnimationFrame(frame);
  }, [location]);
}

const Sections = chakra('nav', {
  base: {
    display: { base: 'none', xl: 'grid' },
    position: 'sticky',
    top: `calc(${belowHead} + 20px)`,
    gap: '1',
    '& a': {
      px: '3',
      py: '1.5',
      borderRadius: 'md',
      color: 'muted',
      _hover: { bg: 'soft', color: 'ink' },
    },
  },
});
