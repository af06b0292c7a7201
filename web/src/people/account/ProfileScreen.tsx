// The page «Мой профиль»: personal data, sign-in settings and sessions.
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { requireAdmission } from '../../kit/pages/Admin.ts';
import { Box, Card, Grid, lazyPart, PageHeader, PageBody } from '../../ui/index.ts';
import { EmailSetting } from './EmailSetting.tsx';
import { PasswordSetting } from './PasswordSetting.tsx';
import { ProfileFiles } from './ProfileFiles.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { profileRoute } from './profileRoute.ts';
import { SessionsCard } from './SessionsCard.tsx';
import { LinkedProvidersSetting } from '../social/LinkedProvidersSetting.tsx';
import { TwoStepSetting } from './two-step/TwoStepSetting.tsx';
import type { ProfileScreen_viewer$key } from '../../__generated__/ProfileScreen_viewer.graphql.ts';

export function ProfileScreen() {
  const data = usePageData(profileRoute);
  const viewer = useFragment<ProfileScreen_viewer$key>(
    graphql`
      fragment ProfileScreen_viewer on Viewer {
        ...ProfileForm_viewer
        ...EmailSetting_viewer
        ...TwoStepSetting_viewer
        ...LinkedProvidersSetting_viewer
        ...SessionsCard_viewer
        ...ProfileFiles_viewer
      }
    `,
    requireAdmission(data.viewer),
  );
  return (
    <>
      <PageHeader title="Мой профиль" />
      <PageBody>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          gap="4"
          alignItems="start"
          maxW="1200px"
        >
          <PagePart among>
            <ProfileForm viewer={viewer} />
          </PagePart>
          <Box gridRow={{ lg: 'span 2' }}>
            <Card title="Вход в сервис">
              <PagePart among>
                <EmailSetting viewer={viewer} />
              </PagePart>
              <PasswordSetting />
              <PagePart among>
                <TwoStepSetting viewer={viewer} />
              </PagePart>
              <PagePart among>
                <LinkedProvidersSetting viewer={viewer} />
              </PagePart>
            </Card>
          </Box>
          <PagePart among>
            <SessionsCard viewer={viewer} />
          </PagePart>
          <PagePart among>
            <ProfileFiles viewer={viewer} />
          </PagePart>
        </Grid>
        <Suspense>
          <ProfileHelp />
        </Suspense>
      </PageBody>
    </>
  );
}

const ProfileHelp = lazyPart(() => import('./ProfileHelp.tsx'), 'ProfileHelp');
