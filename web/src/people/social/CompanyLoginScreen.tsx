// The sign-in page of a company: by password or with its identity providers.
import { graphql, useFragment } from 'react-relay';
import { usePageData } from '../../kit/relay/pageData.ts';
import { LinkButton, Sheet } from '../../ui/index.ts';
import { LoginScreen } from '../account/sign-in/LoginScreen.tsx';
import { companyLoginRoute } from './companyLoginRoute.ts';
import { SocialButtons } from './SocialButtons.tsx';
import type { CompanyLoginScreen_query$key } from '../../__generated__/CompanyLoginScreen_query.graphql.ts';

export function CompanyLoginScreen() {
  const { registrationCompany: company } = useFragment<CompanyLoginScreen_query$key>(
    graphql`
      fragment CompanyLoginScreen_query on Query
      @argumentDefinitions(company: { type: "String!" }) {
        registrationCompany(code: $company) {
          name
          ...SocialButtons_company
        }
      }
    `,
    usePageData(companyLoginRoute),
  );
  if (!company) {
    return (
      <Sheet title="Такой школы нет" text="Проверьте ссылку: возможно, она скопирована не целиком.">
        <LinkButton to="/login">Войти в сервис</LinkButton>
      </Sheet>
    );
  }
  return <LoginScreen company={company.name} below={<SocialButtons company={company} />} />;
}
