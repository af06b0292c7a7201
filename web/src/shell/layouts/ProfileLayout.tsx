// The layout outside of companies: my profile, my companies, new company.
import { Building2, Plus, UserRound } from 'lucide-react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { readSetting } from '../../kit/network/settings.ts';
import { Box, Button, Flex, IconButton, Brand } from '../../ui/index.ts';
import { useCreateCompany } from '../../company/index.ts';
import { EmailNotice } from '../../people/index.ts';
import { Frame } from './Frame.tsx';
import { MenuLinks } from '../menu/MenuLinks.tsx';
import { ProfileMenu } from '../menu/ProfileMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { UploadDock } from '../uploads/UploadDock.tsx';
import type { ProfileLayout_viewer$key } from '../../__generated__/ProfileLayout_viewer.graphql.ts';
import type { ProfileLayoutQuery } from '../../__generated__/ProfileLayoutQuery.graphql.ts';

export function ProfileLayout() {
  const viewer = useViewerOfPage();
  const createCompany = useCreateCompany();
  const lastCompany = readSetting('last_company');
  return (
    <Frame
      head={(place) => (
        <Flex px="2">
          <Brand markOnly={place === 'collapsed column'} />
        </Flex>
      )}
      menu={(collapsed) => (
        <>
          <MenuLinks label="Профиль и компании" groups={groups} collapsed={collapsed} />
          <Box mt="4">
            {collapsed ? (
              <IconButton
                icon={<Plus />}
                label="Добавить компанию"
                variant="secondary"
                onClick={() => void createCompany()}
              />
            ) : (
              <Button
                icon={<Plus size={16} aria-hidden />}
                full
                onClick={() => void createCompany()}
              >
                Добавить компанию
              </Button>
            )}
          </Box>
        </>
      )}
      bar={
        <TopBar
          backTo={
            lastCompany === null
              ? undefined
              : { label: 'К списку курсов', to: `/${lastCompany}/courses` }
          }
        >
          {viewer && <ProfileMenu viewer={viewer} />}
        </TopBar>
      }
      notice={viewer && <EmailNotice viewer={viewer} />}
      dock={viewer && <UploadDock personId={viewer.id} />}
    />
  );
}

const groups = [
  {
    title: 'Профиль',
    links: [
      { title: 'Мой профиль', to: '/profile', icon: UserRound },
      { title: 'Мои компании', to: '/companies', icon: Building2 },
    ],
  },
];

/**
 * The viewer from the page's query; null until it is loaded. Read from the store, like the company of AdminLayout.
 */
function useViewerOfPage() {
  const { viewer } = useLazyLoadQuery<ProfileLayoutQuery>(
    graphql`
      query ProfileLayoutQuery {
        viewer {
          ...ProfileLayout_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  );
  const data = useFragment<ProfileLayout_viewer$key>(
    graphql`
      fragment ProfileLayout_viewer on Viewer {
        id
        ...EmailNotice_viewer
        ...ProfileMenu_viewer
      }
    `,
    viewer ?? null,
  );
  return data ?? null;
}
