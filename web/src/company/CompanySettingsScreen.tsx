// The settings of a company: its name, description and address, its files, and the services that people sign in through.
import { graphql, useFragment } from 'react-relay';
import { usePageData } from '../kit/pageData.ts';
import { admitted } from '../shell/Admin.ts';
import { PageBody } from '../shell/PageBody.tsx';
import { Grid, PageHeader, Stack } from '../ui/index.ts';
import { CompanyFiles } from './CompanyFiles.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { companySettingsRoute } from './companySettingsRoute.ts';
import { SocialSettings } from './social/SocialSettings.tsx';
import type { CompanySettingsScreen_company$key } from './__generated__/CompanySettingsScreen_company.graphql.ts';

export function CompanySettingsScreen() {
  const page = usePageData(companySettingsRoute);
  const company = useFragment<CompanySettingsScreen_company$key>(
    graphql`
      fragment CompanySettingsScreen_company on Company {
        id
        ...CompanyForm_company
        ...CompanyFiles_company
        ...SocialSettings_company
      }
    `,
    admitted(page.company),
  );
  return (
    <>
      <PageHeader title="Настройки компании" />
      <PageBody>
        <Grid
          templateColumns={{ base: '1fr', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          gap="4"
          alignItems="start"
        >
          {/* Another company starts with its own values. */}
          <CompanyForm key={company.id} company={company} />
          <Stack gap="4">
            <CompanyFiles company={company} />
            <SocialSettings company={company} />
          </Stack>
        </Grid>
      </PageBody>
    </>
  );
}
