// The settings pages of an olympiad: tests, prizes with the ranking's rules, and history.
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { draftOwner } from '../../kit/drafts/draftOwner.ts';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { lazyPart, PageBody, PageHeader } from '../../ui/index.ts';
import { OlympiadNotFound } from '../OlympiadNotFound.tsx';
import { olympiadRoute } from './olympiadRoute.ts';
import { olympiadUrl, OlympiadTabs } from '../OlympiadTabs.tsx';
import { olympiadTab } from './olympiadTabs.ts';
import type { OlympiadScreen_company$key } from '../../__generated__/OlympiadScreen_company.graphql.ts';

const History = lazyPart(() => import('../../audits/lazy.ts'), 'History');
const PrizesTab = lazyPart(() => import('./PrizesTab.tsx'), 'PrizesTab');
const TestsTab = lazyPart(() => import('./TestsTab.tsx'), 'TestsTab');

export function OlympiadScreen() {
  const page = usePageData(olympiadRoute);
  const company = useFragment<OlympiadScreen_company$key>(
    graphql`
      fragment OlympiadScreen_company on Company @argumentDefinitions(folder: { type: "Int!" }) {
        ...Admin_company
        ...draftOwner_company
        testResultFolder(databaseId: $folder) {
          id
          databaseId
          name
          ...TestsTab_folder @include(if: $tests) @alias(as: "testsTab")
          ...PrizesTab_folder @include(if: $prizes) @alias(as: "prizesTab")
          ...History_record
            @arguments(filter: $changes)
            @include(if: $history)
            @alias(as: "history")
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code, may } = useAdmin(company);
  const draftOf = draftOwner(company);
  const tab = olympiadTab({ search: new URLSearchParams(useLocation().search) });
  const { testResultFolder: folder } = company;
  const at = olympiadUrl(code, folder?.databaseId ?? 0);
  usePageName(folder?.name, at);
  if (!folder) return <OlympiadNotFound />;
  return (
    <>
      <PageHeader sticky title={folder.name} tabs={<OlympiadTabs at={at} current={tab} />} />
      <PageBody>
        <PagePart>
          {folder.testsTab && (
            // The key resets the tab's state for another olympiad.
            <TestsTab
              key={folder.id}
              folder={folder.testsTab}
              place={{ companyId, at, draftOf }}
              maySeeTests={may('TESTS_SHOW_ALL') || may('TESTS_SHOW_MY')}
            />
          )}
          {folder.prizesTab && (
            <PrizesTab
              key={folder.id}
              folder={folder.prizesTab}
              place={{ companyId, draftOf }}
              seesPeople={may('USERS_SHOW')}
            />
          )}
          {folder.history && <History record={folder.history} />}
        </PagePart>
      </PageBody>
    </>
  );
}
