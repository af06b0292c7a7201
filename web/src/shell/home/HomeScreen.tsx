// The home page of a company: notices for the user, and links to recent records.
import { graphql, useFragment } from 'react-relay';
import { homeParts, useHomeParts } from './homeParts.ts';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { Grid, PageBody, PageHeader, Stack } from '../../ui/index.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { homeRoute } from './homeRoute.ts';
import { Notices } from './Notices.tsx';
import type { HomeScreen_company$key } from '../../__generated__/HomeScreen_company.graphql.ts';

export function HomeScreen() {
  const page = usePageData(homeRoute);
  const company = useFragment<HomeScreen_company$key>(
    graphql`
      fragment HomeScreen_company on Company @argumentDefinitions(since: { type: "Date!" }) {
        ...Admin_company
        adminProfile {
          viewer {
            name
          }
        }
        ...homeParts_company @arguments(since: $since)
      }
    `,
    requireAdmission(page.company),
  );
  const parted = useHomeParts(company);
  const { code, may } = useAdmin(company);
  const { viewer } = requireAdmission(company.adminProfile);
  const parts = homeParts.filter((part) => part.permissions.some(may));
  return (
    <>
      <PageHeader
        title={`Здравствуйте, ${viewer.name}`}
        actions={parts.map(({ id, Action }) => Action && <Action key={id} company={parted} />)}
      />
      <PageBody>
        <Stack gap="4">
          <Notices notices={parts.flatMap(({ notices }) => notices?.(parted) ?? [])} />
          {may('COMPANY_SETTINGS') && (
            <FirstSteps
              code={code}
              steps={parts.flatMap(({ firstSteps }) => firstSteps?.(parted) ?? [])}
            />
          )}
          <Grid
            templateColumns="repeat(auto-fit, minmax(min(340px, 100%), 1fr))"
            gap="4"
            alignItems="start"
          >
            {parts.map(
              ({ id, Card }) =>
                Card && (
                  <PagePart key={id} among>
                    <Card company={parted} />
                  </PagePart>
                ),
            )}
          </Grid>
        </Stack>
      </PageBody>
    </>
  );
}
