// The query of a generation's page.
import { graphql } from 'react-relay';
import { idAt } from '../kit/pages/addressParameters.ts';
import { companyPage } from '../kit/pages/Admin.ts';
import type { generatedQuestionsRouteQuery } from '../__generated__/generatedQuestionsRouteQuery.graphql.ts';

const testIdOf = idAt('test_id');
const generationIdOf = idAt('generation_id');

export const generatedQuestionsRoute = companyPage<generatedQuestionsRouteQuery>({
  query: graphql`
    query generatedQuestionsRouteQuery($company: String!, $test: Int!, $generation: Int!)
    @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...GeneratedQuestionsScreen_company @arguments(test: $test, generation: $generation)
      }
    }
  `,
  variables: (place) => ({
    // 0 is the id of no test: a malformed id in the URL finds nothing.
    test: testIdOf(place) ?? 0,
    generation: generationIdOf(place) ?? 0,
  }),
  screen: () =>
    import('./GeneratedQuestionsScreen.tsx').then((module) => module.GeneratedQuestionsScreen),
});
