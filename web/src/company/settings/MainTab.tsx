// The settings tab «Компания»: name and address, files, and deleting the company.
import { graphql, useFragment } from 'react-relay';
import { Grid, Stack } from '../../ui/index.ts';
import { CompanyFiles } from '../files/CompanyFiles.tsx';
import { CompanyForm } from '../CompanyForm.tsx';
import { DangerCard } from '../removal/DangerCard.tsx';
import type { MainTab_company$key } from '../../__generated__/MainTab_company.graphql.ts';

export function MainTab({ company: key }: { company: MainTab_company$key }) {
  const company = useFragment<MainTab_company$key>(
    graphql`
      fragment MainTab_company on Company {
        ...CompanyForm_company
        ...CompanyFiles_company
        ...DangerCard_company
      }
    `,
    key,
  );
  return (
    <Grid
      templateColumns={{ base: '1fr', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="4"
      alignItems="start"
    >
      <Stack gap="4">
        <CompanyForm company={company} />
        <DangerCard company={company} />
      </Stack>
      <CompanyFiles company={company} />
    </Grid>
  );
}
