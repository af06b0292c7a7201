// The page of a learner for their observer: progress in courses, homework and results of tests.
import { graphql, useFragment } from 'react-relay';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { lazyPart, Stack, Text, TextLink } from '../../ui/index.ts';
import { ObservedAttempts, ObservedHomeworks } from './observerParts.ts';
import { ObserverPage } from './ObserverPage.tsx';
import { observedUserRoute } from './observedUserRoute.ts';
import type { ObservedUserScreen_company$key } from '../../__generated__/ObservedUserScreen_company.graphql.ts';

export function ObservedUserScreen() {
  const page = usePageData(observedUserRoute);
  const company = useFragment<ObservedUserScreen_company$key>(
    graphql`
      fragment ObservedUserScreen_company on Company
      @argumentDefinitions(user: { type: "Int!" })
      @throwOnFieldError {
        name
        observedUser(databaseId: $user) {
          fullName
          ...ObservedCourses_user
          ...ObservedHomeworks_user
          ...ObservedAttempts_user
        }
      }
    `,
    page.company ?? null,
  );
  const user = company?.observedUser;
  usePageName(user?.fullName);
  if (!company || !user) {
    return (
      <NotFoundHere
        title="Ученик не найден"
        text="Возможно, школа его с вами ещё не связала или уже отвязала."
      />
    );
  }
  return (
    <ObserverPage title={user.fullName}>
      <Stack gap="5">
        <Text size="sm" tone="muted">
          <TextLink to="/courses/observed">← Мои ученики</TextLink> · {company.name}
        </Text>
        <ObservedCourses user={user} />
        <ObservedHomeworks user={user} />
        <ObservedAttempts user={user} />
      </Stack>
    </ObserverPage>
  );
}

const ObservedCourses = lazyPart(() => import('./ObservedCourses.tsx'), 'ObservedCourses');
