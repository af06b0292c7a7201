// The route of the registration page: its query for the form, the invite of the link and the signed-in user.
import { graphql } from 'react-relay';
import { companyHost } from '../../kit/network/host.ts';
import type { Page } from '../../kit/pages/page.tsx';
import type { registrationFormRouteQuery } from '../../__generated__/registrationFormRouteQuery.graphql.ts';

export const registrationFormRoute: Page<registrationFormRouteQuery> = {
  open: true,
  query: graphql`
    query registrationFormRouteQuery($company: String!, $form: String!, $invite: String) {
      ...RegistrationFormScreen_query @arguments(company: $company, form: $form, invite: $invite)
    }
  `,
  variables: ({ params, search }) => ({
    company: params['companyName'] ?? companyHost?.company ?? '',
    form: params['formId'] ?? '',
    invite: search.get('invite'),
  }),
  screen: () =>
    import('./RegistrationFormScreen.tsx').then((module) => module.RegistrationFormScreen),
};
