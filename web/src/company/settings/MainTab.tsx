// Settings, «Компания»: its name, description and address, its files.
import { graphql, useFragment } from 'react-relay';
import { Grid } from '../../ui/index.ts';
import { CompanyFiles } from '../CompanyFiles.tsx';
import { CompanyForm } from '../CompanyForm.tsx';
import type { MainTab_company$key } from './__generated__/MainTab_company.graphql.ts';

export function MainTab({ company: key }: { company: MainTab_company$key }) {
  const company = useFragment<MainTab_company$key>(
    graphql`
      fragment MainTab_company on Company {
        ...CompanyForm_company
        ...CompanyFiles_company
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
      <CompanyForm company={company} />
      <CompanyFiles company={company} />
    </Grid>
  );
}
