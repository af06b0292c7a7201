// The layout of the back office: menu, top bar, page.
import { Suspense, useEffect } from 'react';
import { House } from 'lucide-react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { Navigate, useParams } from 'react-router';
import { JobsButton } from '../../jobs/index.ts';
import { writeSetting } from '../../kit/network/settings.ts';
import { Box, lazyPart } from '../../ui/index.ts';
import { EmailNotice, NotificationBell } from '../../people/index.ts';
import { companyCode } from '../../kit/pages/Admin.ts';
import { useDefaultViews } from '../../kit/list/views/useDefaultViews.ts';
import { SiteContext } from '../../kit/pages/breadcrumbs.tsx';
import { permittedAreas } from '../menu/areas.ts';
import { CompanySwitcher } from '../menu/CompanySwitcher.tsx';
import { Frame } from './Frame.tsx';
import { MenuLinks } from '../menu/MenuLinks.tsx';
import { useMenuPins } from '../menu/menuPins.ts';
import { MenuSkeleton } from '../menu/MenuSkeleton.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { ProfileMenu } from '../menu/ProfileMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { UploadDock } from '../uploads/UploadDock.tsx';
import type { AdminLayout_company$key } from '../../__generated__/AdminLayout_company.graphql.ts';
import type { AdminLayoutQuery } from '../../__generated__/AdminLayoutQuery.graphql.ts';

export function AdminLayout() {
  const code = companyCode({ params: useParams() });
  const company = useCompanyOfPage(code);
  const pins = useMenuPins(code);
  const profile = company?.adminProfile;
  useEffect(() => {
    if (profile) writeSetting('last_company', code);
  }, [profile, code]);

  if (company && profile === null) return <Navigate to="/login?reason=denied" replace />;
  const isLetIn = profile?.permissions.includes('ADMIN_PART_ACCESS') ?? false;
  const groups = permittedAreas(profile?.permissions ?? []).map(({ title, areas }) => ({
    title,
    links: areas.map(({ path, otherPaths = [], ...area }) => ({
      ...area,
      to: `/${code}/${path}`,
      otherPaths: otherPaths.map((other) => `/${code}/${other}`),
    })),
  }));
  const home = { title: '', links: [{ title: 'Главная', to: `/${code}`, icon: House }] };
  return (
    <SiteContext value={company?.name ?? code}>
      <Frame
        head={(place) => <CompanySwitcher code={code} name={company?.name ?? null} place={place} />}
        menu={(collapsed) =>
          profile ? (
            <MenuLinks
              label="Разделы компании"
              groups={isLetIn ? [home, ...groups] : []}
              collapsed={collapsed}
              pins={pins}
            />
          ) : (
            <MenuSkeleton collapsed={collapsed} />
          )
        }
        bar={
          <TopBar top={company?.name}>
            {company && profile && (
              <>
                {isLetIn && <PaletteButton code={code} permissions={profile.permissions} />}
                <JobsButton companyId={company.id} />
                <Suspense fallback={<Box w="9" />}>
                  <NotificationBell company={company} all={`/${code}/notifications`} />
                </Suspense>
                <ProfileMenu viewer={profile.viewer} roleLabel={profile.roleLabel} />
              </>
            )}
          </TopBar>
        }
        notice={profile && <EmailNotice viewer={profile.viewer} />}
        dock={profile && <UploadDock personId={profile.viewer.id} />}
        replacement={
          company &&
          profile &&
          !isLetIn && (
            <Suspense>
              <NoAdminPart
                company={company.name}
                roleLabel={profile.roleLabel}
                learns={learnerFlags.every((flag) => profile.permissions.includes(flag))}
              />
            </Suspense>
          )
        }
      />
    </SiteContext>
  );
}

const learnerFlags = ['LEARNING_PART_ACCESS', 'LEARN_COURSES'] as const;

const NoAdminPart = lazyPart(() => import('../NoAdminPart.tsx'), 'NoAdminPart');

/**
 * The company from the page's query; null until it is loaded. The layout reads it from the store instead of sending a
 * request, so it neither waits for the page nor fails with it.
 */
function useCompanyOfPage(code: string) {
  const { company } = useLazyLoadQuery<AdminLayoutQuery>(
    graphql`
      query AdminLayoutQuery($company: String!) {
        company(code: $company) {
          ...AdminLayout_company
        }
      }
    `,
    { company: code },
    { fetchPolicy: 'store-only' },
  );
  const data = useFragment<AdminLayout_company$key>(
    graphql`
      fragment AdminLayout_company on Company {
        id
        name
        # What is shown of the page counts days in it (pageData.ts).
        # eslint-disable-next-line relay/unused-fields
        timeZone @catch(to: NULL)
        ...useDefaultViews_company
        ...NotificationBell_company
        adminProfile {
          roleLabel
          permissions
          viewer {
            id
            ...EmailNotice_viewer
            ...ProfileMenu_viewer
          }
        }
      }
    `,
    company ?? null,
  );
  useDefaultViews(data ?? null);
  return data ?? null;
}
