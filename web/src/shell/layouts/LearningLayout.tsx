// The layout of the learning area: brand, link to the courses, profile, page.
import { Suspense, useEffect, useRef } from 'react';
import { GraduationCap, Users } from 'lucide-react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { Outlet, useLocation, useParams } from 'react-router';
import { LearnerOutboxProvider } from '../../lessons/index.ts';
import { EmailNotice, NotificationBell } from '../../people/index.ts';
import { Box, Brand, chakra, Flex, RouteLink } from '../../ui/index.ts';
import { ProfileMenu } from '../menu/ProfileMenu.tsx';
import type { LearningLayout_company$key } from '../../__generated__/LearningLayout_company.graphql.ts';
import type { LearningLayout_viewer$key } from '../../__generated__/LearningLayout_viewer.graphql.ts';
import type { LearningLayoutQuery } from '../../__generated__/LearningLayoutQuery.graphql.ts';

export function LearningLayout() {
  const { company: code } = useParams();
  const { viewer, company } = useAnswerOfPage(code);
  return (
    <Flex direction="column" minH="100dvh" bg="canvas">
      <SkipLink href="#page">К содержанию страницы</SkipLink>
      <Bar>
        <Home to="/courses">
          <chakra.span display={{ base: 'none', sm: 'inline-flex' }}>
            <Brand />
          </chakra.span>
          <chakra.span display={{ base: 'inline-flex', sm: 'none' }}>
            <Brand markOnly />
          </chakra.span>
          <chakra.span srOnly>Моё обучение</chakra.span>
        </Home>
        <chakra.nav aria-label="Обучение" flex="1" minW="0">
          <Courses to="/courses">
            <GraduationCap size={18} aria-hidden />
            Мои курсы
          </Courses>
          {viewer?.observes === true && (
            <Courses to="/courses/observed">
              <Users size={18} aria-hidden />
              Мои ученики
            </Courses>
          )}
        </chakra.nav>
        {company && (
          <Suspense fallback={<Box w="9" />}>
            <NotificationBell company={company} all={`/courses/${code}/notifications`} />
          </Suspense>
        )}
        {viewer && <ProfileMenu viewer={viewer} purchases={code && `/${code}/purchases`} />}
      </Bar>
      {viewer && <EmailNotice viewer={viewer} />}
      <PageArea>
        {viewer ? (
          <LearnerOutboxProvider personId={viewer.id}>
            <Outlet />
          </LearnerOutboxProvider>
        ) : (
          <Outlet />
        )}
      </PageArea>
    </Flex>
  );
}

/** Takes the focus on navigation, so that keyboard and screen reader users start there. */
function PageArea({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const area = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    area.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <chakra.main
      id="page"
      ref={area}
      tabIndex={-1}
      flex="1"
      w="full"
      minW="0"
      display="flex"
      flexDirection="column"
      outline="none"
    >
      {children}
    </chakra.main>
  );
}

/**
 * The viewer from the page's query, and the company if the page belongs to one; null until loaded. Read from the store,
 * like the company of AdminLayout.
 */
function useAnswerOfPage(code: string | undefined) {
  const { viewer, company } = useLazyLoadQuery<LearningLayoutQuery>(
    graphql`
      query LearningLayoutQuery($code: String!, $isOfSchool: Boolean!) {
        viewer {
          ...LearningLayout_viewer
        }
        company(code: $code) @include(if: $isOfSchool) {
          ...LearningLayout_company
        }
      }
    `,
    { code: code ?? '', isOfSchool: code !== undefined },
    { fetchPolicy: 'store-only' },
  );
  const school = useFragment<LearningLayout_company$key>(
    graphql`
      fragment LearningLayout_company on Company {
        # What is shown of the page counts days in it (pageData.ts).
        # eslint-disable-next-line relay/unused-fields
        timeZone @catch(to: NULL)
        ...NotificationBell_company
      }
    `,
    company ?? null,
  );
  const data = useFragment<LearningLayout_viewer$key>(
    graphql`
      fragment LearningLayout_viewer on Viewer {
        id
        observes @catch(to: NULL)
        ...EmailNotice_viewer
        ...ProfileMenu_viewer
      }
    `,
    viewer ?? null,
  );
  return { viewer: data ?? null, company: school ?? null };
}

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'alert',
    px: '4',
    py: '2',
    borderRadius: 'lg',
    bg: 'primary',
    color: 'onPrimary',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '6' },
    h: '56px',
    px: { base: '4', md: '6' },
    bg: 'surface',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
});

const Home = chakra(RouteLink, { base: { display: 'inline-flex', borderRadius: 'lg' } });

const Courses = chakra(RouteLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '40px',
    px: '3',
    borderRadius: 'lg',
    fontWeight: 'medium',
    color: 'ink',
    _hover: { bg: 'soft' },
  },
});
