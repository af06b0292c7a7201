// The operations that GraphiQL opens with: the way in, and the first things to do with it.
import type { Example } from './kit/graphiql.ts';

export const examples: readonly Example[] = [
  {
    query: `# The way in. Copy the access token from the answer into the header Authorization,
# as "Bearer <token>", in each tab that needs it: the headers stand at the bottom.
mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    accessToken
    viewer {
      name
      surname
    }
    userErrors {
      message
      field
      code
    }
  }
}
`,
    variables: { input: { login: 'admin@demo.school', password: 'kafedra-demo' } },
  },
  {
    query: `# Who is signed in, and where they belong. Needs a token.
query MyCompanies {
  viewer {
    name
    email
    unviewedReleaseCount
    companies(first: 10) {
      totalCount
      nodes {
        id
        code
        name
        viewerIsOwner
      }
    }
  }
}
`,
  },
  {
    query: `# The courses of a company, page by page: give pageInfo.endCursor as $after for the next one. Needs a token.
query Courses($code: String!, $after: String) {
  company(code: $code) {
    name
    adminProfile {
      roleLabel
      permissions
    }
    courses(
      first: 10
      after: $after
      filter: { status: [VISIBLE] }
      orderBy: { field: NAME, direction: ASC }
    ) {
      totalCount
      countByStatus {
        status
        count
      }
      nodes {
        id
        name
        price
        startDate
        studentsCount
        type {
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
`,
    variables: { code: 'demo', after: null },
  },
  {
    query: `# A new course; companyId is a company's global id, as MyCompanies shows it. Needs a token.
mutation CreateCourse($input: CreateCourseInput!) {
  createCourse(input: $input) {
    course {
      id
      name
      status
    }
    userErrors {
      message
      field
      code
    }
  }
}
`,
    variables: { input: { companyId: 'Q29tcGFueTox', name: 'Подготовка к ЕГЭ по физике' } },
  },
];
