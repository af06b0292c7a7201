// The example operations that GraphiQL opens with. Arguments are inline, since GraphiQL ignores variables of its first
// tab.
export const examples: readonly string[] = [
  `# The way in. The access token of the answer goes into the field
# above by itself, for all tabs.
mutation SignIn {
  signIn(input: { login: "admin@demo.school", password: "kafedra-demo" }) {
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
  `# Who is signed in, and where they belong. Needs a token.
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
  `# The courses of a company, page by page: pageInfo.endCursor
# is $after of the next one. Needs a token.
query Courses($code: String! = "demo", $after: String) {
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
  `# A new course in the company with this global id, which
# MyCompanies shows. Needs a token.
mutation CreateCourse {
  createCourse(input: { companyId: "Q29tcGFueTox", name: "Подготовка к ЕГЭ по физике" }) {
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
  `# A file of the courses, made while other things go on. The plan
# beside this and Ctrl+Enter take the operation under the cursor.
# Needs a token.
mutation ExportCourses {
  exportCourses(input: { companyId: "Q29tcGFueTox", format: CSV }) {
    courseExport {
      job {
        id
      }
    }
    userErrors {
      message
      field
      code
    }
  }
}

# How far it is, each time that it has moved on: with the job's
# id from the answer.
subscription FollowJob {
  jobUpdated(id: "") {
    status
    doneCount
    totalCount
    file {
      url
    }
  }
}
`,
];
